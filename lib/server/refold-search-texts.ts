import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { contactFields } from "@/lib/contacts/fields";
import { toSearchText } from "@/lib/contacts/search-text";
import type { ContactInput } from "@/lib/contacts/input-schema";
import { formatError, log } from "@/lib/core/log";
import { FOLDING_MARK } from "@/lib/core/fold-text";
import { type Db, getDb } from "@/lib/db/client";
import { runSlowQuery } from "@/lib/db/slow-query";
import type { Sql } from "@/lib/db/search";
import { blogKind } from "@/lib/entries/blog/kind";
import {
  type EntryDto,
  type EntryInput,
  type EntryKind,
  toEntrySearchText,
} from "@/lib/entries/kind";
import { mediaKind } from "@/lib/entries/media/kind";
import { offerKind } from "@/lib/entries/offer/kind";
import { Prisma } from "@/prisma/generated/sqlite/client";

const { sql, raw } = Prisma;

type Row = { id: string; searchText: string };

type SearchedTable = { table: string; columns: string[]; toText: (row: never) => string };

const toSearchedTable = <Input extends EntryInput, Dto extends EntryDto>(
  kind: EntryKind<Input, Dto>,
): SearchedTable => ({
  table: kind.table,
  columns: Object.keys(kind.select).filter((column) => column !== "createdAt"),
  toText: (row: Input) => toEntrySearchText(kind, row),
});

const tables: SearchedTable[] = [
  toSearchedTable(blogKind),
  toSearchedTable(mediaKind),
  toSearchedTable(offerKind),
  {
    table: "Contact",
    columns: ["id", ...contactFields.map(({ name }) => name)],
    toText: (row: ContactInput) => toSearchText(row),
  },
];

const BATCH = 20;

type Options = { read: (query: Sql) => Promise<unknown[]>; pauseMs: number };

/** Rewrites texts that another version of lib/core/fold-text.ts folded. May be interrupted or run in parallel. */
export async function refoldSearchTexts(
  db: Db,
  { read, pauseMs }: Options = { read: (query) => db.$queryRaw(query), pauseMs: 0 },
): Promise<number> {
  let total = 0;
  for (const { table, columns, toText } of tables) {
    const names = raw([...columns, "searchText"].map((column) => `"${column}"`).join(", "));
    for (let lastId = ""; ; await pause(pauseMs)) {
      const rows = (await read(sql`
        SELECT ${names} FROM ${raw(`"${table}"`)}
        WHERE "id" > ${lastId} AND "searchText" NOT LIKE ${`${FOLDING_MARK}%`}
        ORDER BY "id" LIMIT ${BATCH}`)) as Row[];
      if (rows.length === 0) break;
      const rewritten = await db.$transaction(
        rows.map(
          (row) => db.$executeRaw`
            UPDATE ${raw(`"${table}"`)} SET "searchText" = ${toText(row as never)}
            WHERE "id" = ${row.id} AND "searchText" = ${row.searchText}`,
        ),
      );
      total += rewritten.reduce((sum, count) => sum + count, 0);
      lastId = rows.at(-1)!.id;
    }
  }
  return total;
}

const FIRST_DELAY_MS = 60_000;
const INTERVAL_MS = 60 * 60_000;
const PAUSE_MS = 50;

async function refold(): Promise<void> {
  try {
    const rewritten = await refoldSearchTexts(getDb(), { read: runSlowQuery, pauseMs: PAUSE_MS });
    if (rewritten > 0) log("info", { code: "search_texts_rewritten", rewritten });
  } catch (error) {
    log("error", { code: "search_texts_failed", error: formatError(error) });
  }
}

/** Refolds after a minute and then hourly: during an upgrade, the old release still stores texts with its folding. */
export function scheduleRefolding(): void {
  setTimeout(() => void refold(), FIRST_DELAY_MS).unref();
  setInterval(() => void refold(), INTERVAL_MS).unref();
}
