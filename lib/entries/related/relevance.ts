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

/** Words that a post or an offer has, each with its points by where it stands. */
export type Found = ReadonlyMap<string, number>;

/** Returns a search for words or phrases in texts that are folded (lib/core/search-text.ts). */
export function findWords(words: readonly string[]): (folded: Texts) => Found {
  const patterns = words.map((word) => ({ word, within: foldText(word), whole: patternOf(word) }));
  return ({ title, summary, text }) => {
    const places: [string, number][] = [
      [title, IN_TITLE],
      [summary, IN_SUMMARY],
      [text, IN_TEXT],
    ];
    const found = patterns.flatMap(({ word, within, whole }): [string, number][] => {
      // Most words are in no place, which the pattern would take long to see.
      const place = places.find(([text]) => text.includes(within) && whole.test(text));
      return place ? [[word, place[1]]] : [];
    });
    return new Map(found);
  };
}

type Row = { id: string; version: number; updatedAt: Date };

/** So many texts are in memory at once: a hundred can be a hundred megabytes. */
const READ_AT_ONCE = 10;

/**
 * Returns a search for words in listed rows. A publish has every page made again and a text can have a
 * megabyte: each text is read once, and what it has stays in memory while its row is listed.
 */
export function createFinder<T extends Row>(
  find: (folded: Texts) => Found,
  readTexts: (rows: T[]) => Promise<Texts[]>,
): (rows: T[]) => Promise<(T & { found: Found })[]> {
  let known = new Map<string, Promise<Found>>();
  const toKey = ({ id, version, updatedAt }: T) => `${id} ${version} ${updatedAt.getTime()}`;

  function findInAll(rows: T[]): Promise<Found>[] {
    const unknown = rows.filter((row) => !known.has(toKey(row)));
    const reading = unknown.length === 0 ? Promise.resolve([]) : readTexts(unknown);
    unknown.forEach((row, at) => {
      const key = toKey(row);
      const found = reading.then((texts) => find(texts[at]!));
      found.catch(() => known.delete(key));
      known.set(key, found);
    });
    return rows.map((row) => known.get(toKey(row))!);
  }

  return async (rows) => {
    const keys = new Set(rows.map(toKey));
    known = new Map([...known].filter(([key]) => keys.has(key)));
    const listed: (T & { found: Found })[] = [];
    for (let at = 0; at < rows.length; at += READ_AT_ONCE) {
      const some = rows.slice(at, at + READ_AT_ONCE);
      const found = await Promise.all(findInAll(some));
      listed.push(...some.map((row, index) => ({ ...row, found: found[index]! })));
    }
    return listed;
  };
}

/**
 * How much a post or an offer is about a subject that some words name, the most telling first: the
 * sum of where each word is found. 0 where it is about something else and only mentions the subject.
 */
export function relevance(found: Found, words: readonly string[]): number {
  const score = words
    .map((word) => found.get(word) ?? 0)
    .map((points, at) => points + (at === 0 && points > IN_TEXT ? FOREMOST : 0))
    .reduce((sum, points) => sum + points, 0);
  return score < ENOUGH ? 0 : score;
}

/** The most relevant of some, in their own order where they are equally so. */
export const mostRelevant = <T>(items: T[], relevanceOf: (item: T) => number, count: number): T[] =>
  items
    .map((item) => ({ item, score: relevanceOf(item) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, count)
    .map(({ item }) => item);
