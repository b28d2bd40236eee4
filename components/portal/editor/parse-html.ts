import { removeNames } from "@/lib/html/names";

/** Parses untrusted HTML and removes its ids and names. Runs no scripts and loads no images. */
export function parseHtml(html: string): Document {
  const template = document.createElement("template");
  // Lone surrogates cannot be stored.
  template.innerHTML = html.toWellFormed();
  const { content } = template;
  removeNames(content);
  const parsed = document.implementation.createHTMLDocument();
  parsed.body.append(content);
  return parsed;
}
