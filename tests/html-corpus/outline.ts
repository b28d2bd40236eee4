import type { Page } from "@playwright/test";

// Next may add these elements at any time.
const LOADED = "script[src^='/_next/static/'], link[href^='/_next/static/'], next-route-announcer";

// Links to other posts differ between posts.
const OTHER_POSTS = "section[aria-labelledby='next-title']";

/** Lists the page's elements, one per line, without the content of `selector`. Masks values that vary. */
export function outlineOutside(page: Page, selector: string, id: string): Promise<string[]> {
  return page.evaluate(
    ({ within, loaded, otherPosts, entry }) => {
      const lines: string[] = [];
      const variableText = /\d{4}-\d\d-\d\dT[\d:.]+Z|\bmantine-[a-z\d]{9}\b|\?v=\d+/g;
      const walk = (element: Element, depth: number) => {
        if (element.matches(loaded) || element.matches(otherPosts)) return;
        const attributes = [...element.attributes].map(
          ({ name, value }) => ` ${name}="${value.replaceAll(entry, "ID")}"`,
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
    { within: selector, loaded: LOADED, otherPosts: OTHER_POSTS, entry: id },
  );
}

export function describeFirstDifference(outline: string[], harmless: string[]): string[] {
  const firstDifference = outline.findIndex((line, index) => line !== harmless[index]);
  if (firstDifference === -1 && outline.length === harmless.length) return [];
  const position = firstDifference === -1 ? outline.length : firstDifference;
  const [found, expected] = [outline[position] ?? "nothing", harmless[position] ?? "nothing"];
  return [`the page around the content has ${found.trim()} instead of ${expected.trim()}`];
}
