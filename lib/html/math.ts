import { isBlockTag } from "./block-tags";
import { addBrackets } from "./brackets";
import { flattenKatex } from "./katex";
import { type Direction, writeRaised } from "./raised";

/** Replaces formulas with text of the same value. Returns how many need a notation such as `^` or "choose". */
export function flattenMath(root: Element | DocumentFragment): number {
  let substituteCount = 0;
  for (const math of root.querySelectorAll("math")) {
    const writer = new MathWriter();
    const text = writer
      .write(math)
      .replace(/[ \t\r\n\f]+/g, " ")
      .trim();
    if (writer.usesSubstitutes) substituteCount += 1;
    const span = math.ownerDocument.createElement("span");
    span.textContent = text;
    findFormula(math, root).replaceWith(span);
  }
  return substituteCount + flattenKatex(root);
}

// Returns the outermost element that contains only the MathML and hidden copies of it (KaTeX, MathJax, Wikipedia).
function findFormula(math: Element, root: Element | DocumentFragment): Element {
  let formula = math;
  for (;;) {
    const parent = formula.parentElement;
    if (parent === null || parent === root || isBlockTag(parent)) return formula;
    const isPartOfFormula = (node: ChildNode) =>
      node === formula ||
      (node.nodeType === 1
        ? (node as Element).matches("[aria-hidden='true'], script, .MathJax_Preview")
        : node.nodeType !== 3 || !node.textContent?.trim());
    if (![...parent.childNodes].every(isPartOfFormula)) return formula;
    formula = parent;
  }
}

const INVISIBLE_TIMES = "\u2062";
const APPLY_FUNCTION = "\u2061";

const ACCENTS = new Map(
  Object.entries({
    "¯": "\u0304",
    "‾": "\u0304",
    _: "\u0304",
    "^": "\u0302",
    ˆ: "\u0302",
    "~": "\u0303",
    "˜": "\u0303",
    "→": "\u20d7",
    "⃗": "\u20d7",
    "˙": "\u0307",
    ".": "\u0307",
    "¨": "\u0308",
  }),
);

const isWord = (text: string) => /^\p{L}[\p{L}\p{M}]+$/u.test(text);

class MathWriter {
  usesSubstitutes = false;

  write(element: Element): string {
    const children = [...element.children];
    const [first, second, third] = children.map((child) => () => this.write(child));
    const text = () => (element.textContent ?? "").replace(/[ \t\r\n\f]+/g, " ").trim();
    switch (element.localName) {
      case "mi":
      case "mn":
      case "ms":
        return text();
      case "mo":
        return text() === APPLY_FUNCTION ? " " : text().replace(/[\u2061-\u2064]/g, "");
      case "mtext":
        return (element.textContent ?? "").replace(/[ \t\r\n\f\u00a0]+/g, " ");
      case "mspace":
        return " ";
      case "mphantom":
      case "annotation":
      case "annotation-xml":
      case "none":
      case "mprescripts":
        return "";
      case "semantics":
      case "maction":
        return first?.() ?? "";
      case "mfrac":
        return this.writeFraction(element, first?.() ?? "", second?.() ?? "");
      case "msup":
        return this.writeScript(first, "sup", second);
      case "msub":
        return this.writeScript(first, "sub", second);
      case "msubsup":
      case "munderover":
        return this.addScript(this.writeScript(first, "sub", second), "sup", third?.() ?? "");
      case "munder":
        return this.writeScript(first, "sub", second);
      case "mover":
        return this.writeOver(first, second);
      case "msqrt":
        return `√${addBrackets(this.writeRow(children))}`;
      case "mroot":
        return this.writeRoot(first?.() ?? "", second?.() ?? "");
      case "mfenced":
        return this.writeFenced(element, children);
      case "mmultiscripts":
        return this.writeMultiscripts(children);
      case "mtable":
        return this.writeTable(element, children);
      default:
        return this.writeRow(children);
    }
  }

  private writeRow(children: Element[]): string {
    let output = "";
    let previous = "";
    for (const child of children) {
      const text = this.write(child);
      const needsSpace =
        (/\p{Nd}$/u.test(previous) && /^[\p{Nd}.]/u.test(text)) ||
        (/\p{L}$/u.test(previous) && /^\p{L}/u.test(text) && (isWord(previous) || isWord(text)));
      output += needsSpace ? ` ${text}` : text;
      previous = text;
    }
    return output;
  }

  private writeFraction(element: Element, above: string, below: string): string {
    if (/^0+(\.0+)?([a-z%]*)$/.test(element.getAttribute("linethickness") ?? "")) {
      this.usesSubstitutes = true;
      return `${above} choose ${below}`;
    }
    const text = `${addBrackets(above)}/${addBrackets(below)}`;
    const [previous, next] = [findNeighbour(element, -1), findNeighbour(element, 1)];
    // Writes a mixed number as 2 1/2, because 2(1/2) would be a product.
    const isMixed = previous?.localName === "mn" && /^\d+\/\d+$/.test(text) && !isFactor(next);
    return !isMixed && (isFactor(previous) || isFactor(next)) ? `(${text})` : text;
  }

  private writeScript(
    base: (() => string) | undefined,
    direction: Direction,
    script: (() => string) | undefined,
  ): string {
    return this.addScript(base?.() ?? "", direction, script?.() ?? "");
  }

  private addScript(base: string, direction: Direction, script: string): string {
    if (script === "") return base;
    const isSingle = base === "" || /^.$/u.test(base) || /[\u2070-\u209c¹²³]$/.test(base);
    const term = isSingle ? base : addBrackets(base);
    const { parts, usesSubstitutes } = writeRaised([script], direction, term || "x", "x");
    if (usesSubstitutes) this.usesSubstitutes = true;
    return term + parts[0]!;
  }

  private writeOver(base: (() => string) | undefined, over: (() => string) | undefined): string {
    const [below, above] = [base?.() ?? "", over?.() ?? ""];
    const accent = ACCENTS.get(above);
    if (accent !== undefined && [...below].length === 1) return below + accent;
    if (/^[\u23de\u23df\u23b4\u23b5]$/.test(above)) return below;
    return this.addScript(below, "sup", above);
  }

  private writeRoot(base: string, index: string): string {
    const { parts, usesSubstitutes } = writeRaised([index], "sup", "");
    if (!usesSubstitutes && parts[0] !== index) return `${parts[0]!}√${addBrackets(base)}`;
    if (index === "") return `√${addBrackets(base)}`;
    this.usesSubstitutes = true;
    return `${addBrackets(base)}^(1/${addBrackets(index)})`;
  }

  private writeFenced(element: Element, children: Element[]): string {
    const separators = [...(element.getAttribute("separators") ?? ",").replace(/\s/g, "")];
    const texts = children.map((child, index) => {
      const separator = separators[Math.min(index, separators.length - 1)];
      return this.write(child) + (index < children.length - 1 && separator ? `${separator} ` : "");
    });
    const [open, close] = [
      element.getAttribute("open") ?? "(",
      element.getAttribute("close") ?? ")",
    ];
    return open + texts.join("") + close;
  }

  private writeMultiscripts([base, ...scripts]: Element[]): string {
    this.usesSubstitutes = true;
    let text = base ? this.write(base) : "";
    const dividerIndex = scripts.findIndex(({ localName }) => localName === "mprescripts");
    const afterBase = dividerIndex < 0 ? scripts : scripts.slice(0, dividerIndex);
    const beforeBase = dividerIndex < 0 ? [] : scripts.slice(dividerIndex + 1);
    for (const [index, script] of afterBase.entries()) {
      text = this.addScript(text, index % 2 === 0 ? "sub" : "sup", this.write(script));
    }
    const prefixes = beforeBase.map((script, index) =>
      writeRaised([this.write(script)], index % 2 === 0 ? "sub" : "sup", "x").parts.join(""),
    );
    return prefixes.join("") + text;
  }

  private writeTable(element: Element, rows: Element[]): string {
    if (rows.length > 1 || (rows[0]?.children.length ?? 0) > 1) this.usesSubstitutes = true;
    const isAligned = /\bright left\b/.test(element.getAttribute("columnalign") ?? "");
    const texts = rows.map((row) =>
      [...row.children]
        .map((cell) => this.writeRow([...cell.children]))
        .join(isAligned ? "" : ", "),
    );
    return texts.join("; ");
  }
}

function findNeighbour(element: Element, step: -1 | 1): Element | null {
  for (let at = element; ; at = at.parentElement!) {
    if (!/^(math|semantics|mrow|mstyle|mpadded)$/.test(at.parentElement?.localName ?? ""))
      return null;
    const sibling = step < 0 ? at.previousElementSibling : at.nextElementSibling;
    if (sibling !== null) return sibling;
  }
}

const isFactor = (sibling: Element | null): boolean =>
  sibling !== null &&
  (sibling.localName === "mo"
    ? sibling.textContent?.trim() === INVISIBLE_TIMES
    : !/^(mspace|mtext|mphantom|annotation)/.test(sibling.localName));
