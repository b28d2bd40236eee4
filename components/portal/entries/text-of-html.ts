const BLOCKS = "p, h1, h2, h3, h4, h5, h6, li, blockquote, pre, br";

/**
 * The text of stored HTML on one line, blocks apart by a space. The document that is parsed
 * into is never shown, runs no script and loads no picture.
 */
export function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const block of body.querySelectorAll(BLOCKS)) block.after(" ");
  return (body.textContent ?? "").replace(/\s+/g, " ").trim();
}
