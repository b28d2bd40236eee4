/** Removes ids and names, which can hide DOM properties: a field named `nextSibling` makes a tree walk endless. */
export function removeNames(root: ParentNode): void {
  // Handles forms last: a field named `removeAttribute` would hide that method of its form.
  for (const element of root.querySelectorAll("[id]:not(form), [name]:not(form)")) strip(element);
  for (const form of root.querySelectorAll("form")) strip(form);
}

function strip(element: Element): void {
  for (const name of ["id", "name", "form"]) element.removeAttribute(name);
}
