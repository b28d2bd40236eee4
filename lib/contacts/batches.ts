import "server-only";
import { getDb } from "@/lib/db/client";
import type { Sql } from "@/lib/db/search";
import { newestFirstSql, sql } from "./filter";

/** The number of leads that one query reads. Limits memory, because a message may take 30 KB. */
const BATCH_SIZE = 250;

export type Cursor = { createdAt: Date; id: string };

/** Matches the lead at the cursor, if it still exists, and all leads after it in the list. */
export const matchFromCursor = ({ createdAt, id }: Cursor): Sql =>
  sql`"createdAt" <= ${createdAt} AND ("createdAt" < ${createdAt} OR "id" <= ${id})`;

const isAfter = (one: Cursor, other: Cursor) =>
  one.createdAt < other.createdAt || (+one.createdAt === +other.createdAt && one.id < other.id);

const matchAfterCursor = (last: Cursor): Sql =>
  sql`${matchFromCursor(last)} AND "id" <> ${last.id}`;

/** Reads the ids, times and `columns` of leads in batches on demand, newest first. */
export async function* readContactBatches<Row>(
  columns: Sql,
  condition: Sql,
): AsyncGenerator<(Cursor & Row)[]> {
  let last: Cursor | undefined;
  for (;;) {
    const batch = await getDb().$queryRaw<(Cursor & Row)[]>`
      SELECT "id", "createdAt", ${columns} FROM "Contact"
      WHERE ${condition} AND ${last ? matchAfterCursor(last) : sql`TRUE`} ${newestFirstSql} LIMIT ${BATCH_SIZE}`;
    // If a time were stored in another format, this loop could read the same leads forever.
    if (last && batch[0] && !isAfter(batch[0], last)) throw new Error("Leads are out of order");
    if (batch.length > 0) yield batch;
    if (batch.length < BATCH_SIZE) return;
    last = batch.at(-1)!;
  }
}
