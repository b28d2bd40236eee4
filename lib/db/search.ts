import "server-only";
import { Prisma } from "@/prisma/generated/sqlite/client";

export type Sql = Prisma.Sql;

const toLikePattern = (word: string) => `%${word.replace(/[\\%_]/g, "\\$&")}%`;

/** Requires at least one condition. */
export const joinWithOr = (conditions: Sql[]): Sql => Prisma.join(conditions, " OR ");

const buildTextCondition = (text: string) =>
  Prisma.sql`"searchText" LIKE ${toLikePattern(text)} ESCAPE '\\'`;

/** Returns a condition per folded word. "tax-saving" arrives as one word, "tax saving", and also finds "taxsaving". */
export const buildWordConditions = (words: string[]): Sql[] =>
  words.map((word) =>
    word.includes(" ")
      ? Prisma.sql`(${joinWithOr([word, word.replaceAll(" ", "")].map(buildTextCondition))})`
      : buildTextCondition(word),
  );

export const joinWithAnd = (conditions: Sql[]): Sql =>
  conditions.length === 0 ? Prisma.sql`TRUE` : Prisma.join(conditions, " AND ");
