import { readStyle } from "@/lib/html/style";

/** The marker of a list item: a bullet, a number that stored lists have, or a text such as "b.". */
export type Marker =
  { kind: "bullet" } | { kind: "number"; number: number } | { kind: "text"; text: string };

/** Holds the text of a marker that Word wrote. */
export const MARKER = "data-marker";

/** The highest number that a stored list begins with. */
const NUMBER_MAX = 9_999;

const BY_ATTRIBUTE = new Map([
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

/** The digits of CSS's counter styles, by their names in Unicode. */
const DIGITS = new Map([
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

/** Returns the marker that a reader saw before each item. */
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
  const given = item.getAttribute(MARKER);
  if (given !== null) return { kind: "text", text: given };
  const type = readType(item) ?? readType(list) ?? (list.localName === "ol" ? "decimal" : "disc");
  if (BULLETS.has(type)) return { kind: "bullet" };
  const text = formatNumber(number, type);
  if (text !== null) return { kind: "text", text: `${text}.` };
  if (list.localName !== "ol") return { kind: "bullet" };
  const isStorable = !isReversed && number >= 0 && number <= NUMBER_MAX;
  return isStorable ? { kind: "number", number } : { kind: "text", text: `${number}.` };
}

/** Returns the counter style of a list or item, if it says one. */
export function readType(element: Element): string | undefined {
  const style = readStyle(element);
  const shorthand = style.get("list-style")?.split(/\s+/) ?? [];
  return (
    style.get("list-style-type") ??
    shorthand.find((word) => !/^(inside|outside|none|initial|url\()/.test(word)) ??
    BY_ATTRIBUTE.get(element.getAttribute("type") ?? "")
  );
}

/** Returns a number as a counter style writes it; null for the digits of stored lists. */
export function formatNumber(number: number, type: string): string | null {
  const [, size, name = ""] = /^(lower|upper)-(\w+)$/.exec(type) ?? [];
  const digits = DIGITS.get(type);
  if (digits) {
    const locale = new Intl.Locale("en", { numberingSystem: digits });
    return number.toLocaleString(locale, { useGrouping: false });
  }
  if (number < 1) return null;
  const alphabet = ALPHABETS.get(name);
  const text = alphabet ? toLetters(number, alphabet) : name === "roman" ? toRoman(number) : null;
  return size === "upper" ? (text?.toUpperCase() ?? null) : text;
}

function toLetters(number: number, alphabet: string): string {
  const rest = (number - 1) % alphabet.length;
  const before = Math.floor((number - 1) / alphabet.length);
  return (before > 0 ? toLetters(before, alphabet) : "") + alphabet[rest];
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
  let [rest, text] = [number % 4_000, ""];
  for (const [value, letters] of ROMAN) {
    text += letters.repeat(Math.floor(rest / value));
    rest %= value;
  }
  return text;
}

const readInteger = (text: string | null): number | null =>
  /^\s*[+-]?\d{1,9}\s*$/.test(text ?? "") ? Number(text) : null;
