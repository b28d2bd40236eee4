import { addBrackets } from "./brackets";
import { flattenRaised } from "./raised-html";
import { readLength, readStyle } from "./style";

/**
 * Flattens KaTeX's HTML without MathML: fractions and roots become text, and superscripts and subscripts become `sup`
 * and `sub`. Returns how many `^` and `_` it writes.
 */
export function flattenKatex(root: Element | DocumentFragment): number {
  let substituteCount = 0;
  // Innermost first, because an exponent can contain a fraction.
  for (const box of [...root.querySelectorAll(".mfrac, .msupsub, .sqrt")].reverse()) {
    const readText = (element: Element) => element.textContent?.replace(/[\s\u200b]/g, "") ?? "";
    const layers = [...box.querySelectorAll(".vlist > *")];
    for (const element of layers) substituteCount += flattenRaised(element);
    const parts = layers
      .map((element) => ({ element, top: readLength(readStyle(element).get("top")) }))
      .filter((part): part is { element: Element; top: number } => part.top !== null)
      .filter(({ element }) => readText(element) !== "")
      // From top to bottom, because KaTeX's HTML has each denominator before its numerator.
      .sort((one, other) => one.top - other.top)
      .map(({ element, top }) => ({ element, text: readText(element), isHigh: top < SUP_TOP }));
    if (parts.length === 0) continue;
    if (box.matches(".mfrac")) {
      box.textContent = parts.map(({ text }) => addBrackets(text)).join("/");
    } else if (box.matches(".sqrt")) {
      box.textContent = `√${addBrackets(parts.map(({ text }) => text).join(""))}`;
    } else {
      const scripts = parts.reverse().map(({ element, isHigh }) => {
        const script = box.ownerDocument.createElement(isHigh ? "sup" : "sub");
        script.append(...element.childNodes);
        return script;
      });
      box.replaceChildren(...scripts);
    }
  }
  return substituteCount;
}

/** Threshold in px. KaTeX sets `top` to about -3 em for superscripts and -2.5 em for subscripts. */
const SUP_TOP = -2.8 * 16;
