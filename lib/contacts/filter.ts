import "server-only";
import { Prisma } from "@/prisma/generated/sqlite/client";
import { weekFrom } from "@/lib/core/weeks";
import { getDb } from "@/lib/db/client";
import { allOf, hasWords, type Sql } from "@/lib/db/search";
import type { Paging } from "@/lib/core/page-schema";
import { sliceOf } from "@/lib/db/pagination";
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

/** What brought a lead: the page before the contact page, or the one that its form stood on. */
export const sourceSql = sql`COALESCE("cameFrom", "origin")`;

const isOpenSql = sql`"answeredAt" IS NULL`;
const isAnsweredSql = sql`"answeredAt" IS NOT NULL`;

/** The condition of the leads that are chosen. */
export function contactWhere(filter: ContactFilter): Sql {
  const { text = "", spam, answered, week, since, source } = filter;
  const days = week === undefined ? null : weekFrom(week);
  return allOf([
    ...(spam === undefined ? [] : [sql`"isSpam" = ${spam}`]),
    ...(answered === undefined ? [] : [answered ? isAnsweredSql : isOpenSql]),
    ...(days ? [sql`"createdAt" >= ${days.from} AND "createdAt" < ${days.to}`] : []),
    ...(since === undefined ? [] : [sql`"createdAt" >= ${weekFrom(since).from}`]),
    ...(source === undefined ? [] : [sql`${sourceSql} = ${source}`]),
    ...hasWords(searchTerms(text)),
  ]);
}

/** The part of a list that is asked for. */
export function sliceSql(paging: Paging): Sql {
  const { skip = 0, take } = sliceOf(paging);
  return take === undefined ? sql`` : sql`LIMIT ${take} OFFSET ${skip}`;
}

/** Counted by the database, as `countAll` is, and for the same reason. */
export async function countContacts(chosen: Sql): Promise<number> {
  const [row] = await getDb().$queryRaw<{ total: bigint | number }[]>`
    SELECT COUNT(*) AS "total" FROM "Contact" WHERE ${chosen}`;
  return Number(row?.total);
}
