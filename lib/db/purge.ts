import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import Database from "better-sqlite3";
import { providerOf, sqliteFile } from "./database-url";
import { getDb } from "./client";
import { getEnv } from "@/lib/core/env";
import { errorText, log } from "@/lib/core/log";
import { outsideRequests } from "@/lib/core/outside-requests";

// What is deleted is gone from every query at once, and not yet from the disk. SQLite overwrites the
// row (secure_delete, lib/db/sqlite-adapter.ts), but its write-ahead log has the pages from before.
// PostgreSQL keeps the row's bytes until it vacuums the table (docs/security.md §1).

/** How long an erasure waits for others that use the log, in milliseconds, and how often it looks. */
const PATIENCE_MS = 3_000;
const POLL_MS = 50;
const AGAIN_MS = 60_000;

/** Empties the log of a SQLite file. False while somebody else reads or writes: nobody waits here. */
function emptyLog(file: string): boolean {
  const db = new Database(file, { timeout: 0, fileMustExist: true });
  try {
    const [done] = db.pragma("wal_checkpoint(TRUNCATE)") as { busy: number }[];
    return done?.busy === 0;
  } finally {
    db.close();
  }
}

async function purgeSqlite(file: string): Promise<boolean> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await pause(POLL_MS)) {
    if (emptyLog(file)) return true;
  }
  return false;
}

/** Whoever may not vacuum a table gets a warning of PostgreSQL's, and no error. */
async function purgePostgresql(): Promise<boolean> {
  await getDb().$executeRaw`VACUUM "Contact", "ContactMail", "ContactNote"`;
  return true;
}

/**
 * Takes deleted leads off the disk, as far as the database can. What cannot be done at once, such as
 * while a backup is read, is said in the log and tried again every minute.
 */
export async function purgeDeletedContacts(): Promise<void> {
  const { DATABASE_URL } = getEnv();
  let error: string | undefined;
  try {
    const purge =
      providerOf(DATABASE_URL) === "sqlite"
        ? purgeSqlite(sqliteFile(DATABASE_URL))
        : purgePostgresql();
    if (await purge) return;
  } catch (thrown) {
    error = errorText(thrown);
  }
  log("warn", { code: "purge_pending", error });
  outsideRequests(() => setTimeout(() => void purgeDeletedContacts(), AGAIN_MS).unref());
}
