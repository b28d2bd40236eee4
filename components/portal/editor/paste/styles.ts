/** What of a pasted look tells something about the text; all else of it is left behind. */
const TELLING = [
  "clip",
  "clip-path",
  "display",
  "font-feature-settings",
  "font-size",
  "font-style",
  "font-variant-position",
  "font-weight",
  "height",
  "left",
  "list-style-type",
  "max-height",
  "opacity",
  "overflow",
  "position",
  "text-decoration-line",
  "text-indent",
  "top",
  "vertical-align",
  "visibility",
  "white-space",
  "width",
];

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
      const declarations = TELLING.map((name) => [name, rule.style.getPropertyValue(name)])
        .filter(([, value]) => value)
        .map(([name, value]) => `${name}:${value};`)
        .join("");
      for (const element of document.body.querySelectorAll(rule.selectorText)) {
        given.set(element, (given.get(element) ?? "") + declarations);
      }
    }
  }
  for (const [element, declarations] of given) {
    element.setAttribute("style", declarations + (element.getAttribute("style") ?? ""));
  }
}
