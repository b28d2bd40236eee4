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

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Returns the language that most of a text is written in (BCP 47); undefined in Latin letters. */
export function writtenLanguage(text: string): string | undefined {
  const half = count(text, /[\p{L}\p{M}]/gu) / 2;
  return scripts.find(([script]) => count(text, script) > half)?.[1];
}
