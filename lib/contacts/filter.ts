import "server-only";
import { Prisma } from "@/prisma/generated/sqlite/client";
import { getDb } from "@/lib/db/client";
import { searchTerms } from "./search-text";
import type { ContactFilter } from "./search-schema";

/** A part of a query, in words that both databases know. */
export type Sql = Prisma.Sql;
export const { sql, join } = Prisma;

/** Newest first, as the list is (lib/db/pagination.ts). */
export const newestFirstSql = sql`ORDER BY "createdAt" DESC, "id" DESC`;

/** What a person types is looked for as it is: % and _ stand for themselves. */
const patternOf = (term: string) => `%${term.replace(/[\\%_]/g, "\\$&")}%`;

/** The condition of the leads that are chosen. */
export function contactWhere({ text = "", spam }: ContactFilter): Sql {
  const conditions = searchTerms(text).map(
    (term) => sql`"searchText" LIKE ${patternOf(term)} ESCAPE '\\'`,
  );
  if (spam !== undefined) conditions.unshift(sql`"isSpam" = ${spam}`);
  return conditions.length === 0 ? sql`TRUE` : join(conditions, " AND ");
}

/** Counted by the database, as `countAll` is, and for the same reason. */
export async function countContacts(chosen: Sql): Promise<number> {
  const [row] = await getDb().$queryRaw<{ total: bigint | number }[]>`
    SELECT COUNT(*) AS "total" FROM "Contact" WHERE ${chosen}`;
  return Number(row?.total);
}
