import "server-only";
import { Prisma } from "@/prisma/generated/sqlite/client";

/** A part of a query, in words that both databases know. */
export type Sql = Prisma.Sql;

/** What a person types is looked for as it is: % and _ stand for themselves. */
const patternOf = (word: string) => `%${word.replace(/[\\%_]/g, "\\$&")}%`;

/** One of some conditions, of which there is one at least. */
export const anyOf = (conditions: Sql[]): Sql => Prisma.join(conditions, " OR ");

const hasText = (text: string) => Prisma.sql`"searchText" LIKE ${patternOf(text)} ESCAPE '\\'`;

/**
 * For each folded word the condition that a row's search text has it (lib/core/search-text.ts). Of a word
 * that had a hyphen or an apostrophe, "tax saving", the text may have it as one word.
 */
export const hasWords = (words: string[]): Sql[] =>
  words.map((word) =>
    word.includes(" ")
      ? Prisma.sql`(${anyOf([word, word.replaceAll(" ", "")].map(hasText))})`
      : hasText(word),
  );

/** All of some conditions; none is true of every row. */
export const allOf = (conditions: Sql[]): Sql =>
  conditions.length === 0 ? Prisma.sql`TRUE` : Prisma.join(conditions, " AND ");
