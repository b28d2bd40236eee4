import "server-only";
import { runSlowQuery } from "@/lib/db/slow-query";
import type { ContactDto, ContactFilter } from "./schema";
import type { Paging } from "@/lib/core/page-schema";
import { contactFields, mapFields } from "./fields";
import { buildContactCondition, fieldColumnsSql, newestFirstSql, toSliceSql, sql } from "./filter";
import type { Page } from "@/lib/db/pagination";

type Row = { total: bigint | number } & (ContactDto | { id: null });

const hasContact = (row: Row): row is Row & ContactDto => row.id !== null;

/** Returns a page of leads, newest first, and the total. Searches the table only once, for both. */
export async function searchContacts(
  filter: ContactFilter,
  paging: Paging,
): Promise<Page<ContactDto>> {
  const rows = await runSlowQuery<Row>(sql`
    WITH "found" AS MATERIALIZED (
      SELECT "id", "createdAt" FROM "Contact" WHERE ${buildContactCondition(filter)} ${newestFirstSql}
    ), "page" AS (
      SELECT "id", "createdAt" FROM "found" ${newestFirstSql} ${toSliceSql(paging)}
    )
    SELECT "counted"."total", "Contact"."id", ${fieldColumnsSql}
    FROM (SELECT COUNT(*) AS "total" FROM "found") AS "counted"
    LEFT JOIN "page" ON TRUE
    LEFT JOIN "Contact" ON "Contact"."id" = "page"."id"
    ORDER BY "page"."createdAt" DESC, "page"."id" DESC`);
  const items = rows.filter(hasContact).map((row) => ({
    id: row.id,
    ...mapFields(contactFields, ({ name }) => row[name]),
  }));
  // The outer join returns a row with the total even for an empty page.
  return { items, total: Number(rows[0]!.total) };
}
