import type { Page } from "@playwright/test";

// What the framework puts into a page when it needs it, sooner or later.
const LOADED = "script[src^='/_next/static/'], link[href^='/_next/static/'], next-route-announcer";

// What helps next, of which each post has its own. It shows titles and summaries of others.
const NEXT = "section[aria-labelledby='next-title']";

/**
 * The page around the elements of a selector: every other element with all its attributes, in
 * order, one a line. `id` is the id of the entry that it shows; it may differ, as times and what
 * is drawn by lot may.
 */
export function outlineAround(page: Page, selector: string, id: string): Promise<string[]> {
  return page.evaluate(
    ({ within, loaded, next, entry }) => {
      const lines: string[] = [];
      const chance = /\d{4}-\d\d-\d\dT[\d:.]+Z|\bmantine-[a-z\d]{9}\b/g;
      const walk = (element: Element, depth: number) => {
        if (element.matches(loaded) || element.matches(next)) return;
        const attributes = [...element.attributes].map(
          ({ name, value }) => ` ${name}="${value.replaceAll(entry, "ID")}"`,
        );
        const line = `${" ".repeat(depth)}${element.localName}${attributes.join("")}`;
        lines.push(line.replace(chance, "ANY"));
        if (element.matches(within)) return;
        const children = [...element.children];
        // A title may come before or after the rest of a head: it is sent when it is known.
        if (element.localName === "head") {
          children.sort((one, other) => (one.outerHTML < other.outerHTML ? -1 : 1));
        }
        for (const child of children) walk(child, depth + 1);
      };
      walk(document.documentElement, 0);
      return lines;
    },
    { within: selector, loaded: LOADED, next: NEXT, entry: id },
  );
}

/** Where two outlines part, in words; nothing where they are the same. */
export function differenceOf(outline: string[], harmless: string[]): string[] {
  const at = outline.findIndex((line, index) => line !== harmless[index]);
  if (at === -1 && outline.length === harmless.length) return [];
  const where = at === -1 ? outline.length : at;
  const [found, meant] = [outline[where] ?? "nothing", harmless[where] ?? "nothing"];
  return [`the page around it has ${found.trim()} in place of ${meant.trim()}`];
}
