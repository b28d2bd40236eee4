import { inBrackets } from "./brackets";
import { flattenRaised } from "./raised-html";
import { readLength, readStyle } from "./style";

/**
 * Writes the boxes of KaTeX as a line of text: a selection within a formula has them without the
 * MathML beside them, the denominator before the numerator.
 */
export function flattenKatex(root: Element | DocumentFragment): number {
  let changed = 0;
  // Innermost first: a fraction can stand in an exponent.
  for (const box of [...root.querySelectorAll(".mfrac, .msupsub, .sqrt")].reverse()) {
    const text = (element: Element) => element.textContent?.replace(/[\s\u200b]/g, "") ?? "";
    const shown = [...box.querySelectorAll(".vlist > *")];
    for (const element of shown) changed += flattenRaised(element);
    const parts = shown
      .map((element) => ({ element, top: readLength(readStyle(element).get("top")) }))
      .filter((part): part is { element: Element; top: number } => part.top !== null)
      .filter(({ element }) => text(element) !== "")
      .sort((one, other) => one.top - other.top)
      .map(({ element, top }) => ({ element, words: text(element), isHigh: top < SUP_TOP }));
    if (parts.length === 0) continue;
    if (box.matches(".mfrac")) {
      box.textContent = parts.map(({ words }) => inBrackets(words)).join("/");
    } else if (box.matches(".sqrt")) {
      box.textContent = `√${inBrackets(parts.map(({ words }) => words).join(""))}`;
    } else {
      const scripts = parts.reverse().map(({ element, isHigh }) => {
        const script = box.ownerDocument.createElement(isHigh ? "sup" : "sub");
        script.append(...element.childNodes);
        return script;
      });
      box.replaceChildren(...scripts);
    }
  }
  return changed;
}

/** In px: KaTeX sets a superscript 3 em and a subscript 2.5 em above the foot of its box. */
const SUP_TOP = -2.8 * 16;
