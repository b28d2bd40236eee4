import "server-only";
import { getDb } from "@/lib/db/client";
import { toSearchText } from "./search-text";
import { join, sql } from "./filter";

/** What was filled in, and from where on to go on; null at the end. */
export type FilledIn = { count: number; last: string | null };

/**
 * Fills in the search text of leads that an earlier version wrote: of so many at once, in the
 * order of their ids. Several instances may do it: a text that is there stays, and each would
 * write the same.
 */
export async function fillInSearchTexts(after: string, most: number): Promise<FilledIn> {
  const rows = await getDb().contact.findMany({
    where: { searchText: null, id: { gt: after } },
    select: { id: true, name: true, email: true, phone: true, message: true },
    orderBy: { id: "asc" },
    take: most,
  });
  if (rows.length === 0) return { count: 0, last: null };
  const texts = join(rows.map((row) => sql`(${row.id}, ${toSearchText(row)})`));
  // Both databases call the columns of VALUES so.
  const count = await getDb().$executeRaw`
    UPDATE "Contact" SET "searchText" = "filled"."column2"
    FROM (VALUES ${texts}) AS "filled"
    WHERE "Contact"."id" = "filled"."column1" AND "Contact"."searchText" IS NULL`;
  return { count, last: rows.length < most ? null : rows.at(-1)!.id };
}
