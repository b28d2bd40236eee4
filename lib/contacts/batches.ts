import "server-only";
import { getDb } from "@/lib/db/client";
import type { Sql } from "@/lib/db/search";
import { newestFirstSql, sql } from "./filter";

/** Limits memory, because a message may take 32 KB. */
const BATCH_SIZE = 250;

export type Cursor = { createdAt: Date; id: string };

/** Matches the lead at the cursor and all leads after it in the list, even if the lead at the cursor was erased. */
export const matchFromCursor = ({ createdAt, id }: Cursor): Sql =>
  sql`"createdAt" <= ${createdAt} AND ("createdAt" < ${createdAt} OR "id" <= ${id})`;

const isAfter = (one: Cursor, other: Cursor) =>
  one.createdAt < other.createdAt || (+one.createdAt === +other.createdAt && one.id < other.id);

const matchAfterCursor = (last: Cursor): Sql =>
  sql`${matchFromCursor(last)} AND "id" <> ${last.id}`;

/** Reads leads in batches on demand, newest first. @param columns in addition to "id" and "createdAt" */
export async function* readContactBatches<Row>(
  columns: Sql,
  condition: Sql,
): AsyncGenerator<(Cursor & Row)[]> {
  let last: Cursor | undefined;
  for (;;) {
    const batch = await getDb().$queryRaw<(Cursor & Row)[]>`
      SELECT "id", "createdAt", ${columns} FROM "Contact"
      WHERE ${condition} AND ${last ? matchAfterCursor(last) : sql`TRUE`} ${newestFirstSql} LIMIT ${BATCH_SIZE}`;
    // A time stored in another format could make this loop read the same leads forever.
    if (last && batch[0] && !isAfter(batch[0], last)) throw new Error("Leads are out of order");
    if (batch.length > 0) yield batch;
    if (batch.length < BATCH_SIZE) return;
    last = batch.at(-1)!;
  }
}
