import "server-only";
import { readApart } from "@/lib/db/read-apart";
import type { ContactDto } from "./schema";
import type { ContactFilter } from "./search-schema";
import type { Paging } from "@/lib/core/page-schema";
import { contactFields, forEachField } from "./fields";
import { contactWhere, fieldColumnsSql, newestFirstSql, sliceSql, sql } from "./filter";
import type { Page } from "@/lib/db/pagination";

type Row = { total: bigint | number } & (ContactDto | { id: null });

const isThere = (row: Row): row is Row & ContactDto => row.id !== null;

/**
 * Leads in which each word of a text occurs, newest first. The table is read once: what is found
 * is kept to be counted, and its page taken from it (docs/decisions/0023).
 */
export async function searchContacts(
  choice: ContactFilter,
  paging: Paging,
): Promise<Page<ContactDto>> {
  const rows = await readApart<Row>(sql`
    WITH "found" AS MATERIALIZED (
      SELECT "id", "createdAt" FROM "Contact" WHERE ${contactWhere(choice)} ${newestFirstSql}
    ), "page" AS (
      SELECT "id", "createdAt" FROM "found" ${newestFirstSql} ${sliceSql(paging)}
    )
    SELECT "counted"."total", "Contact"."id", ${fieldColumnsSql}
    FROM (SELECT COUNT(*) AS "total" FROM "found") AS "counted"
    LEFT JOIN "page" ON TRUE
    LEFT JOIN "Contact" ON "Contact"."id" = "page"."id"
    ORDER BY "page"."createdAt" DESC, "page"."id" DESC`);
  const items = rows.filter(isThere).map((row) => ({
    id: row.id,
    ...forEachField(contactFields, ({ name }) => row[name]),
  }));
  // There is a row at least: the total is told also where the page has nothing.
  return { items, total: Number(rows[0]!.total) };
}
