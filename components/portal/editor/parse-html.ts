import { removeNames } from "@/lib/html/names";

/**
 * A document for HTML from anywhere, without names. It is never shown: it runs no script and loads
 * no picture.
 */
export function parseHtml(html: string): Document {
  const template = document.createElement("template");
  // Half a surrogate pair cannot be stored.
  template.innerHTML = html.toWellFormed();
  const { content } = template;
  removeNames(content);
  const parsed = document.implementation.createHTMLDocument();
  parsed.body.append(content);
  return parsed;
}
