import { foldText } from "@/lib/core/search-text";

/** The texts of a post or an offer, the most telling apart. */
export type Texts = { title: string; summary: string; text: string };

const IN_TITLE = 4;
const IN_SUMMARY = 2;
const IN_TEXT = 1;

/** For the most telling word, where it is more than mentioned. */
const FOREMOST = 1;

/** A word in the title or the summary, or more than one in the text. */
const ENOUGH = 2;

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Whether a text has a word or phrase, as a whole, in one or in many. Both are folded. */
const patternOf = (word: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(foldText(word))}s?(?![\\p{L}\\p{N}])`, "u");

/**
 * How much a post or an offer is about a subject that some words name, the most telling first: the
 * sum of where each word is found. 0 where it is about something else and only mentions the subject.
 * Its texts are folded (lib/core/search-text.ts).
 */
export function relevanceTo(words: readonly string[]): (folded: Texts) => number {
  const patterns = words.map(patternOf);
  return ({ title, summary, text }) => {
    const places: [string, number][] = [
      [title, IN_TITLE],
      [summary, IN_SUMMARY],
      [text, IN_TEXT],
    ];
    const score = patterns
      .map((pattern) => places.find(([place]) => pattern.test(place))?.[1] ?? 0)
      .map((points, at) => points + (at === 0 && points > IN_TEXT ? FOREMOST : 0))
      .reduce((sum, points) => sum + points, 0);
    return score < ENOUGH ? 0 : score;
  };
}

/** The most relevant of some, in their own order where they are equally so. */
export const mostRelevant = <T>(items: T[], relevanceOf: (item: T) => number, count: number): T[] =>
  items
    .map((item) => ({ item, score: relevanceOf(item) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, count)
    .map(({ item }) => item);
