import { type AdvertisingRule, advertisingRules } from "@/content/advertising-rules";
import { toAsciiDigits } from "@/lib/core/fold-text";
import { removeInvisible } from "@/lib/core/invisible";

/** Forbidden words as written in the text, each once. */
export type Finding = { rule: AdvertisingRule; words: string[] };

const START = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const END = String.raw`(?![\p{L}\p{M}\p{N}]|[.,]\p{N})`;
// Up to four words of the same sentence. The limits keep the search linear.
const FEW_WORDS = String.raw`:?[ -](?:[^\s!?;:]{1,30}(?<![.।]) ){0,4}?`;

const buildAlternatives = (words: string[]): string =>
  words
    .map((word) =>
      word
        .split(" … ")
        .map((part) => part.replaceAll(" ", "[ -]?"))
        .join(FEW_WORDS),
    )
    .join("|");

/** Matches harmless phrases too, so that it skips the forbidden words within them. */
function buildPattern({ words, except = [] }: AdvertisingRule): RegExp {
  const found = `(?<found>${buildAlternatives(words)})`;
  return new RegExp(
    `${START}(?:${[buildAlternatives(except), found].filter(Boolean).join("|")})${END}`,
    "giu",
  );
}

const rules = advertisingRules.map((rule) => ({
  rule,
  pattern: buildPattern(rule),
  warning: rule.unless && new RegExp(`${START}(?:${buildAlternatives(rule.unless)})${END}`, "iu"),
}));

const NEGATION = String.raw`against|avoid|beware of|cannot|neither|never|no|nor|not|nothing|without|\p{L}+n’t|no(?: [\p{L}-]+){1,3} (?:are|can|could|gives?|is|may|offers?|promises?|provides?|should|will)|बिना`;
const FILLERS =
  "an?|any|always|are|as|assured?|be|been|can|could|even|ever|fixed|gives?|guaranteed?|guarantees|has|have|in|is|nor|of|offers?|one|or|our|promises?|provides?|such|that|the|their|to|us|way|we|will|you|your|किसी";
/** Matches "does not give any" before "guaranteed returns". */
const negatedBefore = new RegExp(`${START}(?:${NEGATION}) (?:(?:${FILLERS}) ){0,5}$`, "iu");
/** Hindi negates after the noun: "गारंटी नहीं है". */
const negatedAfter = new RegExp(String.raw`^(?: [\p{L}\p{M}]+){0,3} (?:नहीं|नही)${END}`, "u");
/** Long enough for a negation and its fillers, in characters. */
const REACH = 80;

function isNegated(text: string, start: number, end: number): boolean {
  return (
    negatedBefore.test(text.slice(Math.max(0, start - REACH), start)) ||
    negatedAfter.test(text.slice(end, end + REACH))
  );
}

const toPlainLine = (text: string): string =>
  toAsciiDigits(removeInvisible(text))
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replaceAll("'", "’")
    .replace(/\s+/g, " ");

/** Finds the words in plain texts that advertising codes forbid, for staff to check. */
export function findForbiddenWords(texts: string[]): Finding[] {
  // Phrases contain no line break, so none spans two texts.
  const text = texts.map(toPlainLine).join("\n");
  return rules.flatMap(({ rule, pattern, warning }) => {
    if (warning?.test(text)) return [];
    const words = new Map<string, string>();
    for (const { groups, index } of text.matchAll(pattern)) {
      const word = groups?.found;
      if (!word || isNegated(text, index, index + word.length)) continue;
      const key = word.toLowerCase();
      if (!words.has(key)) words.set(key, word);
    }
    return words.size > 0 ? [{ rule, words: [...words.values()] }] : [];
  });
}
