import { readStyle } from "@/lib/html/style";

/** Stored lists support only bullets and decimal numbers; other markers, such as "b.", become text. */
export type Marker =
  { kind: "bullet" } | { kind: "number"; number: number } | { kind: "text"; text: string };

/** Attribute that holds the marker text of a Word list item. */
export const MARKER_ATTRIBUTE = "data-marker";

const NUMBER_MAX = 9_999;

const STYLE_BY_TYPE = new Map([
  ["1", "decimal"],
  ["a", "lower-alpha"],
  ["A", "upper-alpha"],
  ["i", "lower-roman"],
  ["I", "upper-roman"],
]);

const BULLETS = new Set(["disc", "circle", "square", "disclosure-open", "disclosure-closed"]);

const ALPHABETS = new Map([
  ["alpha", "abcdefghijklmnopqrstuvwxyz"],
  ["latin", "abcdefghijklmnopqrstuvwxyz"],
  ["greek", "αβγδεζηθικλμνξοπρστυφχψω"],
]);

/** Unicode numbering systems by CSS counter style. */
const NUMBERING_SYSTEMS = new Map([
  ["arabic-indic", "arab"],
  ["bengali", "beng"],
  ["devanagari", "deva"],
  ["gujarati", "gujr"],
  ["gurmukhi", "guru"],
  ["kannada", "knda"],
  ["malayalam", "mlym"],
  ["oriya", "orya"],
  ["persian", "arabext"],
  ["tamil", "tamldec"],
  ["telugu", "telu"],
]);

export function readMarkers(list: Element, items: Element[]): Marker[] {
  const isReversed = list.hasAttribute("reversed");
  const step = isReversed ? -1 : 1;
  let number = readInteger(list.getAttribute("start")) ?? (isReversed ? items.length : 1);
  return items.map((item) => {
    number = readInteger(item.getAttribute("value")) ?? number;
    const marker = readMarker(item, list, number, isReversed);
    number += step;
    return marker;
  });
}

function readMarker(item: Element, list: Element, number: number, isReversed: boolean): Marker {
  const marker = item.getAttribute(MARKER_ATTRIBUTE);
  if (marker !== null) return { kind: "text", text: marker };
  const type = readType(item) ?? readType(list) ?? (list.localName === "ol" ? "decimal" : "disc");
  if (BULLETS.has(type)) return { kind: "bullet" };
  const text = formatNumber(number, type);
  if (text !== null) return { kind: "text", text: `${text}.` };
  if (list.localName !== "ol") return { kind: "bullet" };
  const isStorable = !isReversed && number >= 0 && number <= NUMBER_MAX;
  return isStorable ? { kind: "number", number } : { kind: "text", text: `${number}.` };
}

export function readType(element: Element): string | undefined {
  const style = readStyle(element);
  const shorthand = style.get("list-style")?.split(/\s+/) ?? [];
  return (
    style.get("list-style-type") ??
    shorthand.find((word) => !/^(inside|outside|none|initial|url\()/.test(word)) ??
    STYLE_BY_TYPE.get(element.getAttribute("type") ?? "")
  );
}

/** Returns the number in letters, Roman numerals or the digits of another script, or null if it stays in ASCII digits. */
export function formatNumber(number: number, type: string): string | null {
  const [, letterCase, name = ""] = /^(lower|upper)-(\w+)$/.exec(type) ?? [];
  const numberingSystem = NUMBERING_SYSTEMS.get(type);
  if (numberingSystem) {
    const locale = new Intl.Locale("en", { numberingSystem });
    return number.toLocaleString(locale, { useGrouping: false });
  }
  if (number < 1) return null;
  const alphabet = ALPHABETS.get(name);
  const text = alphabet ? toLetters(number, alphabet) : name === "roman" ? toRoman(number) : null;
  return letterCase === "upper" ? (text?.toUpperCase() ?? null) : text;
}

function toLetters(number: number, alphabet: string): string {
  const last = (number - 1) % alphabet.length;
  const leading = Math.floor((number - 1) / alphabet.length);
  return (leading > 0 ? toLetters(leading, alphabet) : "") + alphabet[last];
}

const ROMAN: [number, string][] = [
  [1000, "m"],
  [900, "cm"],
  [500, "d"],
  [400, "cd"],
  [100, "c"],
  [90, "xc"],
  [50, "l"],
  [40, "xl"],
  [10, "x"],
  [9, "ix"],
  [5, "v"],
  [4, "iv"],
  [1, "i"],
];

function toRoman(number: number): string {
  let [remainder, text] = [number % 4_000, ""];
  for (const [value, letters] of ROMAN) {
    text += letters.repeat(Math.floor(remainder / value));
    remainder %= value;
  }
  return text;
}

const readInteger = (text: string | null): number | null =>
  /^\s*[+-]?\d{1,9}\s*$/.test(text ?? "") ? Number(text) : null;
