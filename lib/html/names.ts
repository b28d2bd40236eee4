/**
 * Removes the names of elements: fields take the place of the properties of their form (one named
 * nextSibling leads round for ever), forms and images of those of the document.
 */
export function removeNames(root: ParentNode): void {
  // Fields first: a field named `removeAttribute` would hide that method of its form.
  for (const element of root.querySelectorAll("[id]:not(form), [name]:not(form)")) remove(element);
  for (const form of root.querySelectorAll("form")) remove(form);
}

function remove(element: Element): void {
  for (const name of ["id", "name", "form"]) element.removeAttribute(name);
}
