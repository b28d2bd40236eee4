/** Scripts of India, each with the language that is most often written in it. */
const scripts: [RegExp, string][] = [
  [/\p{Script=Devanagari}/gu, "hi"],
  [/\p{Script=Bengali}/gu, "bn"],
  [/\p{Script=Gurmukhi}/gu, "pa"],
  [/\p{Script=Gujarati}/gu, "gu"],
  [/\p{Script=Oriya}/gu, "or"],
  [/\p{Script=Tamil}/gu, "ta"],
  [/\p{Script=Telugu}/gu, "te"],
  [/\p{Script=Kannada}/gu, "kn"],
  [/\p{Script=Malayalam}/gu, "ml"],
  [/\p{Script=Arabic}/gu, "ur"],
];

/** Hebrew, Arabic and the scripts around them. */
const rightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const rightToLeftLetters = new RegExp(rightToLeft, "gu");
const letters = /[\p{L}\p{M}]/gu;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Returns the language that most of a text is written in (BCP 47); undefined in Latin letters. */
export function writtenLanguage(text: string): string | undefined {
  const half = count(text, letters) / 2;
  return scripts.find(([script]) => count(text, script) > half)?.[1];
}

/** Returns true if any letter of a text goes from right to left. */
export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text);

/**
 * Returns the direction of most letters. Not that of the first letter, as `dir="auto"` does: Urdu often
 * begins with EMI or SIP. Undefined where a text has no letters.
 */
export function writtenDirection(text: string): "ltr" | "rtl" | undefined {
  const all = count(text, letters);
  if (all === 0) return undefined;
  return count(text, rightToLeftLetters) > all / 2 ? "rtl" : "ltr";
}
