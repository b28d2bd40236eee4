import type { Page } from "@playwright/test";

// Next may add these elements at any time.
const NEXT_ELEMENTS =
  "script[src^='/_next/static/'], link[href^='/_next/static/'], next-route-announcer";

// Links to other posts differ between posts.
const OTHER_POSTS = "section[aria-labelledby='next-title']";

/** Lists the page's elements, one per line, except those inside `selector`. Masks values that vary. */
export function outlineOutside(page: Page, selector: string, id: string): Promise<string[]> {
  return page.evaluate(
    ({ within, nextElements, otherPosts, entryId }) => {
      const lines: string[] = [];
      const variableText = /\d{4}-\d\d-\d\dT[\d:.]+Z|\bmantine-[a-z\d]{9}\b|\?v=\d+/g;
      const walk = (element: Element, depth: number) => {
        if (element.matches(nextElements) || element.matches(otherPosts)) return;
        const attributes = [...element.attributes].map(
          ({ name, value }) => ` ${name}="${value.replaceAll(entryId, "ID")}"`,
        );
        const description = `${" ".repeat(depth)}${element.localName}${attributes.join("")}`;
        lines.push(description.replace(variableText, "ANY"));
        if (element.matches(within)) return;
        const children = [...element.children];
        // Next streams the title when it is ready, so the title's position varies.
        if (element.localName === "head") {
          children.sort((one, other) => (one.outerHTML < other.outerHTML ? -1 : 1));
        }
        for (const child of children) walk(child, depth + 1);
      };
      walk(document.documentElement, 0);
      return lines;
    },
    { within: selector, nextElements: NEXT_ELEMENTS, otherPosts: OTHER_POSTS, entryId: id },
  );
}

export function describeFirstDifference(outline: string[], harmlessOutline: string[]): string[] {
  const firstDifferentIndex = outline.findIndex((line, index) => line !== harmlessOutline[index]);
  if (firstDifferentIndex === -1 && outline.length === harmlessOutline.length) return [];
  const position = firstDifferentIndex === -1 ? outline.length : firstDifferentIndex;
  const [found, expected] = [
    outline[position] ?? "nothing",
    harmlessOutline[position] ?? "nothing",
  ];
  return [`the page around the content has ${found.trim()} instead of ${expected.trim()}`];
}
