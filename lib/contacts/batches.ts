import "server-only";
import { getDb } from "@/lib/db/client";
import type { Sql } from "@/lib/db/search";
import { newestFirstSql, sql } from "./filter";

/** How many leads are in memory at once: long messages are 32 KB each. */
const BATCH = 250;

/** Where a lead stands in the list. */
export type Place = { createdAt: Date; id: string };

/** The lead at a place and those after it; by its values, since it may be erased meanwhile. */
export const fromPlace = ({ createdAt, id }: Place): Sql =>
  sql`"createdAt" <= ${createdAt} AND ("createdAt" < ${createdAt} OR "id" <= ${id})`;

const isAfter = (one: Place, other: Place) =>
  one.createdAt < other.createdAt || (+one.createdAt === +other.createdAt && one.id < other.id);

const after = (last: Place): Sql => sql`${fromPlace(last)} AND "id" <> ${last.id}`;

/**
 * The leads that a condition holds for, the newest first, some at a time: the next are read when they are
 * asked for.
 * @param columns of each beside "id" and "createdAt"
 */
export async function* contactsInBatches<Row>(
  columns: Sql,
  chosen: Sql,
): AsyncGenerator<(Place & Row)[]> {
  let last: Place | undefined;
  for (;;) {
    const batch = await getDb().$queryRaw<(Place & Row)[]>`
      SELECT "id", "createdAt", ${columns} FROM "Contact"
      WHERE ${chosen} AND ${last ? after(last) : sql`TRUE`} ${newestFirstSql} LIMIT ${BATCH}`;
    // Times that are written in another way than ours would bring the same leads for ever.
    if (last && batch[0] && !isAfter(batch[0], last)) throw new Error("Leads are out of order");
    if (batch.length > 0) yield batch;
    if (batch.length < BATCH) return;
    last = batch.at(-1)!;
  }
}
