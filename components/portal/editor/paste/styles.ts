/** What of a pasted look tells something about the text; all else of it is left behind. */
const TELLING = ["display", "font-style", "font-weight", "text-decoration-line", "visibility"];

/**
 * Writes the rules of pasted style sheets onto the elements that they are for, weaker than what
 * stands there: Apple's programs and spreadsheets say by class what is bold.
 */
export function applySheets(document: Document): void {
  const given = new Map<Element, string>();
  for (const { textContent } of document.querySelectorAll("style")) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(textContent ?? "");
    for (const rule of sheet.cssRules) {
      // A sheet can have selectors that only it understands, such as ones with a namespace.
      if (!(rule instanceof CSSStyleRule) || !CSS.supports(`selector(${rule.selectorText})`)) {
        continue;
      }
      const told = TELLING.map((name) => `${name}:${rule.style.getPropertyValue(name)};`).join("");
      for (const element of document.body.querySelectorAll(rule.selectorText)) {
        given.set(element, (given.get(element) ?? "") + told);
      }
    }
  }
  for (const [element, told] of given) {
    element.setAttribute("style", told + (element.getAttribute("style") ?? ""));
  }
}

/**
 * The declarations of an element's style attribute, by name and in lower case. Read as text:
 * browsers forget what they do not know, and Word's own names say what is a list.
 */
export function styleOf(element: Element): ReadonlyMap<string, string> {
  const declarations = new Map<string, string>();
  for (const declaration of (element.getAttribute("style") ?? "").split(";")) {
    const [name = "", ...value] = declaration.split(":");
    const told = value.join(":").trim().toLowerCase();
    if (told) declarations.set(name.trim().toLowerCase(), told);
  }
  return declarations;
}
