import "server-only";
import { getDb } from "@/lib/db/client";
import type { Sql } from "@/lib/db/search";
import { newestFirstSql, sql } from "./filter";

/** Limits memory, because a message may take 32 KB. */
const BATCH = 250;

export type Place = { createdAt: Date; id: string };

/** Matches the lead at the cursor and all leads after it in the list, even if the lead at the cursor was erased. */
export const matchFromPlace = ({ createdAt, id }: Place): Sql =>
  sql`"createdAt" <= ${createdAt} AND ("createdAt" < ${createdAt} OR "id" <= ${id})`;

const isAfter = (one: Place, other: Place) =>
  one.createdAt < other.createdAt || (+one.createdAt === +other.createdAt && one.id < other.id);

const afterPlace = (last: Place): Sql => sql`${matchFromPlace(last)} AND "id" <> ${last.id}`;

/** Reads leads in batches on demand, newest first. @param columns in addition to "id" and "createdAt" */
export async function* readContactBatches<Row>(
  columns: Sql,
  condition: Sql,
): AsyncGenerator<(Place & Row)[]> {
  let last: Place | undefined;
  for (;;) {
    const batch = await getDb().$queryRaw<(Place & Row)[]>`
      SELECT "id", "createdAt", ${columns} FROM "Contact"
      WHERE ${condition} AND ${last ? afterPlace(last) : sql`TRUE`} ${newestFirstSql} LIMIT ${BATCH}`;
    // A time stored in another format could make this loop read the same leads forever.
    if (last && batch[0] && !isAfter(batch[0], last)) throw new Error("Leads are out of order");
    if (batch.length > 0) yield batch;
    if (batch.length < BATCH) return;
    last = batch.at(-1)!;
  }
}
