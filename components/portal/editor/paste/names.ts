// Programs name some paragraphs by class or role that HTML has a tag for.

/** Gives headings and quotes of Word and of web applications their tags. */
export function nameBlocks(body: HTMLElement): void {
  for (const heading of body.querySelectorAll('[role="heading"]')) {
    if (!/^h[1-6]$/.test(heading.localName)) {
      rename(heading, headingTag(heading.getAttribute("aria-level") ?? "2"));
    }
  }
  for (const paragraph of body.querySelectorAll("p[class]")) {
    const [, level] = /^MsoHeading(\d)$/.exec(paragraph.className) ?? [];
    if (level) rename(paragraph, headingTag(level));
    if (paragraph.className.startsWith("MsoTitle")) rename(paragraph, "h1");
    if (/^Mso(Intense)?Quote/.test(paragraph.className)) rename(paragraph, "blockquote");
  }
}

/**
 * Moves the headings of a text that has a Heading 1 down, so that the largest is a Heading 2 and
 * none is skipped: the page's own title is its one Heading 1.
 */
export function lowerHeadings(body: HTMLElement): void {
  const headings = [...body.querySelectorAll("h1, h2, h3, h4, h5, h6")];
  const tags = [...new Set(headings.map(({ localName }) => localName))].sort();
  if (tags[0] !== "h1") return;
  for (const heading of headings) rename(heading, headingTag(tags.indexOf(heading.localName) + 2));
}

const headingTag = (level: string | number) => `h${Math.min(6, Math.max(1, Number(level) || 2))}`;

/** Another tag around the same content. Its own look goes with the old one: it was the tag's. */
function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
