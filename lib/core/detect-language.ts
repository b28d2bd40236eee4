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

const rightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const rightToLeftLetters = new RegExp(rightToLeft, "gu");
const letters = /[\p{L}\p{M}]/gu;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Returns a BCP 47 language if more than half of the letters belong to its script, and otherwise undefined. */
export function detectLanguage(text: string): string | undefined {
  const half = count(text, letters) / 2;
  return scripts.find(([script]) => count(text, script) > half)?.[1];
}

export const hasRightToLeftLetter = (text: string): boolean => rightToLeft.test(text);

/** Returns the direction of most letters. `dir="auto"` uses the first letter, but Urdu texts may begin with "EMI". */
export function detectDirection(text: string): "ltr" | "rtl" | undefined {
  const letterCount = count(text, letters);
  if (letterCount === 0) return undefined;
  return count(text, rightToLeftLetters) > letterCount / 2 ? "rtl" : "ltr";
}
