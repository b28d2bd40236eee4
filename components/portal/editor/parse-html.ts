/**
 * A document for HTML from anywhere. It is never shown: it runs no script and loads no picture.
 * Nothing in it has a name: fields would take the place of the properties of their form (one
 * named nextSibling leads round for ever), forms and pictures of those of the document.
 */
export function parseHtml(html: string): Document {
  const template = document.createElement("template");
  // Half a surrogate pair cannot be stored.
  template.innerHTML = html.toWellFormed();
  const { content } = template;
  // What is in forms first: only then do forms have their own methods again.
  for (const element of content.querySelectorAll("[id]:not(form), [name]:not(form)")) {
    dropNames(element);
  }
  for (const form of content.querySelectorAll("form")) dropNames(form);
  const parsed = document.implementation.createHTMLDocument();
  parsed.body.append(content);
  return parsed;
}

function dropNames(element: Element): void {
  for (const name of ["id", "name", "form"]) element.removeAttribute(name);
}
