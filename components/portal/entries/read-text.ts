const BLOCKS = "p, h1, h2, h3, h4, h5, h6, li, blockquote, pre, br, td, th";

/** Returns the text of HTML on one line. Uses a template element, which runs no scripts and loads no images. */
export function readText(html: string): string {
  const template = document.createElement("template");
  template.innerHTML = html;
  // A fragment is safe from DOM clobbering.
  const { content } = template;
  for (const block of content.querySelectorAll(BLOCKS)) block.after(" ");
  return (content.textContent ?? "").replace(/\s+/g, " ").trim();
}
