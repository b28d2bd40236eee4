/**
 * Removes the names of elements: fields take the place of the properties of their form (one named
 * nextSibling leads round for ever), forms and images of those of the document.
 */
export function removeNames(root: ParentNode): void {
  // What is in forms first: only then do forms have their own methods again.
  for (const element of root.querySelectorAll("[id]:not(form), [name]:not(form)")) remove(element);
  for (const form of root.querySelectorAll("form")) remove(form);
}

function remove(element: Element): void {
  for (const name of ["id", "name", "form"]) element.removeAttribute(name);
}
