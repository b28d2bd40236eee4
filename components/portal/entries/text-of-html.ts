const BLOCKS = "p, h1, h2, h3, h4, h5, h6, li, blockquote, pre, br";

/**
 * The text of stored HTML on one line, blocks apart by a space. The document that is parsed
 * into is never shown, runs no script and loads no picture.
 */
export function textOfHtml(html: string): string {
  const template = document.createElement("template");
  template.innerHTML = html;
  // A fragment: no element in it can take the place of what it is asked for.
  const { content } = template;
  for (const block of content.querySelectorAll(BLOCKS)) block.after(" ");
  return (content.textContent ?? "").replace(/\s+/g, " ").trim();
}
