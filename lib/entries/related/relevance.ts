import { foldText } from "@/lib/core/fold-text";

export type Texts = { title: string; summary: string; text: string };

export const foldTexts = ({ title, summary, text }: Texts): Texts => ({
  title: foldText(title),
  summary: foldText(summary),
  text: foldText(text),
});

const IN_TITLE = 4;
const IN_SUMMARY = 2;
const IN_TEXT = 1;

/** Added for the most significant word, if it is in the title or summary. */
const FIRST_WORD_BONUS = 1;

/** The score of a word in the summary, or of two words in the text. */
const MIN_SCORE = 2;

const escapePattern = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Matches a whole word or phrase, with or without a plural s, in folded text. */
const createWordPattern = (word: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(foldText(word))}s?(?![\\p{L}\\p{N}])`, "u");

export type FoundWords = ReadonlyMap<string, number>;

/** Returns a function that maps each word or phrase found in folded texts (lib/core/fold-text.ts) to its points. */
export function createWordFinder(words: readonly string[]): (folded: Texts) => FoundWords {
  const patterns = words.map((word) => ({
    word,
    foldedWord: foldText(word),
    pattern: createWordPattern(word),
  }));
  return ({ title, summary, text }) => {
    const weightedTexts: [string, number][] = [
      [title, IN_TITLE],
      [summary, IN_SUMMARY],
      [text, IN_TEXT],
    ];
    const found = patterns.flatMap(({ word, foldedWord, pattern }): [string, number][] => {
      // Rules out most words before the slow pattern runs.
      const match = weightedTexts.find(([text]) => text.includes(foldedWord) && pattern.test(text));
      if (match === undefined) return [];
      const [, points] = match;
      return [[word, points]];
    });
    return new Map(found);
  };
}

type Row = { id: string; version: number; updatedAt: Date };

/** Maximum number of texts in memory at a time. A hundred texts can take a hundred megabytes. */
const BATCH_SIZE = 10;

/** Returns a function that finds words in rows. Caches each row's result, because every publish renders pages again. */
export function createCachedFinder<T extends Row>(
  find: (folded: Texts) => FoundWords,
  readTexts: (rows: T[]) => Promise<Texts[]>,
): (rows: T[]) => Promise<(T & { found: FoundWords })[]> {
  let cache = new Map<string, Promise<FoundWords>>();
  const toKey = ({ id, version, updatedAt }: T) => `${id} ${version} ${updatedAt.getTime()}`;

  function findInAll(rows: T[]): Promise<FoundWords>[] {
    const uncached = rows.filter((row) => !cache.has(toKey(row)));
    const reading = uncached.length === 0 ? Promise.resolve([]) : readTexts(uncached);
    uncached.forEach((row, index) => {
      const key = toKey(row);
      const found = reading.then((texts) => find(texts[index]!));
      found.catch(() => cache.delete(key));
      cache.set(key, found);
    });
    return rows.map((row) => cache.get(toKey(row))!);
  }

  return async (rows) => {
    const keys = new Set(rows.map(toKey));
    cache = new Map([...cache].filter(([key]) => keys.has(key)));
    const results: (T & { found: FoundWords })[] = [];
    for (let start = 0; start < rows.length; start += BATCH_SIZE) {
      const batch = rows.slice(start, start + BATCH_SIZE);
      const found = await Promise.all(findInAll(batch));
      results.push(...batch.map((row, index) => ({ ...row, found: found[index]! })));
    }
    return results;
  };
}

/** Adds up the points of `words` (most significant first). Returns 0 below the minimum score. */
export function scoreRelevance(found: FoundWords, words: readonly string[]): number {
  const score = words
    .map((word) => found.get(word) ?? 0)
    .map((points, index) => points + (index === 0 && points > IN_TEXT ? FIRST_WORD_BONUS : 0))
    .reduce((sum, points) => sum + points, 0);
  return score < MIN_SCORE ? 0 : score;
}

/** Returns the most relevant items; equal scores keep their order. */
export const selectMostRelevant = <T>(
  items: T[],
  getRelevance: (item: T) => number,
  count: number,
): T[] =>
  items
    .map((item) => ({ item, score: getRelevance(item) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, count)
    .map(({ item }) => item);
