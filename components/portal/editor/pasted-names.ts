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

const headingTag = (level: string) => `h${Math.min(6, Math.max(1, Number(level) || 2))}`;

/** Another tag around the same content. Its own look goes with the old one: it was the tag's. */
function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
