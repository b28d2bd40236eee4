import "server-only";
import { Prisma } from "@/prisma/generated/sqlite/client";
import { weekFrom } from "@/lib/core/weeks";
import { getDb } from "@/lib/db/client";
import { joinWithAnd, buildWordConditions, type Sql } from "@/lib/db/search";
import type { Paging } from "@/lib/core/page-schema";
import { toSlice } from "@/lib/db/pagination";
import { contactFields, mapFields } from "./fields";
import { toSearchTerms } from "./search-text";
import type { ContactFilter } from "./schema";

export const { sql } = Prisma;

export const contactColumns = { id: true, ...mapFields(contactFields, () => true as const) };

export const fieldColumnsSql = Prisma.raw(
  contactFields.map(({ name }) => `"Contact"."${name}"`).join(", "),
);

export const newestFirstSql = sql`ORDER BY "createdAt" DESC, "id" DESC`;

/** The page that brought a lead: the page before the contact page if known, otherwise the form's page (`origin`). */
export const sourceSql = sql`COALESCE("previousPage", "origin")`;

const openFilterSql = sql`"answeredAt" IS NULL`;
const answeredFilterSql = sql`"answeredAt" IS NOT NULL`;

export function buildContactCondition(filter: ContactFilter): Sql {
  const { text = "", spam, answered, week, since, source } = filter;
  const span = week === undefined ? null : weekFrom(week);
  return joinWithAnd([
    ...(spam === undefined ? [] : [sql`"isSpam" = ${spam}`]),
    ...(answered === undefined ? [] : [answered ? answeredFilterSql : openFilterSql]),
    ...(span ? [sql`"createdAt" >= ${span.from} AND "createdAt" < ${span.to}`] : []),
    ...(since === undefined ? [] : [sql`"createdAt" >= ${weekFrom(since).from}`]),
    ...(source === undefined ? [] : [sql`${sourceSql} = ${source}`]),
    ...buildWordConditions(toSearchTerms(text)),
  ]);
}

export function toSliceSql(paging: Paging): Sql {
  const { skip = 0, take } = toSlice(paging);
  return take === undefined ? sql`` : sql`LIMIT ${take} OFFSET ${skip}`;
}

/** Counts in SQL because Prisma's `count` is slow (see `countAll`). */
export async function countContacts(condition: Sql): Promise<number> {
  const [row] = await getDb().$queryRaw<{ total: bigint | number }[]>`
    SELECT COUNT(*) AS "total" FROM "Contact" WHERE ${condition}`;
  return Number(row?.total);
}
