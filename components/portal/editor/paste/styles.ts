/** Properties that affect meaning or visibility. All others in style sheets are ignored. */
const MEANINGFUL_PROPERTIES = [
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

/** Copies style sheets into style attributes, because Apple programs set bold by class. Inline styles take precedence. */
export function inlineStyleSheets(document: Document): void {
  const sheetStyles = new Map<Element, string>();
  for (const { textContent } of document.querySelectorAll("style")) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(textContent ?? "");
    for (const rule of sheet.cssRules) {
      // querySelectorAll throws for a selector that uses a namespace of the style sheet.
      if (!(rule instanceof CSSStyleRule) || !CSS.supports(`selector(${rule.selectorText})`)) {
        continue;
      }
      const declarations = MEANINGFUL_PROPERTIES.map((name) => [
        name,
        rule.style.getPropertyValue(name),
      ])
        .filter(([, value]) => value)
        .map(([name, value]) => `${name}:${value};`)
        .join("");
      for (const element of document.body.querySelectorAll(rule.selectorText)) {
        sheetStyles.set(element, (sheetStyles.get(element) ?? "") + declarations);
      }
    }
  }
  for (const [element, declarations] of sheetStyles) {
    element.setAttribute("style", declarations + (element.getAttribute("style") ?? ""));
  }
}
