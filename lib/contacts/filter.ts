import "server-only";
import { Prisma } from "@/prisma/generated/sqlite/client";
import { getDb } from "@/lib/db/client";
import { allOf, hasWords, type Sql } from "@/lib/db/search";
import { contactFields, forEachField } from "./fields";
import { searchTerms } from "./search-text";
import type { ContactFilter } from "./search-schema";

export const { sql } = Prisma;

/** What is read of a lead for a list. */
export const contactColumns = { id: true, ...forEachField(contactFields, () => true as const) };

/** The columns of its fields. */
export const fieldColumnsSql = Prisma.raw(
  contactFields.map(({ name }) => `"Contact"."${name}"`).join(", "),
);

/** Newest first, as the list is (lib/db/pagination.ts). */
export const newestFirstSql = sql`ORDER BY "createdAt" DESC, "id" DESC`;

/** The condition of the leads that are chosen. */
export function contactWhere({ text = "", spam }: ContactFilter): Sql {
  const isAsked = spam === undefined ? [] : [sql`"isSpam" = ${spam}`];
  return allOf([...isAsked, ...hasWords(searchTerms(text))]);
}

/** Counted by the database, as `countAll` is, and for the same reason. */
export async function countContacts(chosen: Sql): Promise<number> {
  const [row] = await getDb().$queryRaw<{ total: bigint | number }[]>`
    SELECT COUNT(*) AS "total" FROM "Contact" WHERE ${chosen}`;
  return Number(row?.total);
}
