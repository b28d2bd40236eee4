import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import Database from "better-sqlite3";
import { getProvider, getSqliteFile } from "./database-url";
import { getDb } from "./client";
import { getEnv } from "@/lib/core/env";
import { formatError, log } from "@/lib/core/log";
import { runOutsideRequests } from "@/lib/core/outside-requests";

// A deleted row can stay on the disk. SQLite overwrites it in the database file (secure_delete), but not in the
// write-ahead log. PostgreSQL frees its space with the next vacuum (docs/security.md, "Erased data").

const TIMEOUT_MS = 3_000;
const POLL_MS = 50;
const RETRY_MS = 60_000;

/** Returns false while another connection uses the log. Does not wait, because waiting blocks the process. */
function truncateWriteAheadLog(file: string): boolean {
  const db = new Database(file, { timeout: 0, fileMustExist: true });
  try {
    const [checkpoint] = db.pragma("wal_checkpoint(TRUNCATE)") as { busy: number }[];
    return checkpoint?.busy === 0;
  } finally {
    db.close();
  }
}

async function purgeSqlite(file: string): Promise<boolean> {
  for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; await pause(POLL_MS)) {
    if (truncateWriteAheadLog(file)) return true;
  }
  return false;
}

// If the role may not vacuum a table, PostgreSQL only warns, so this still returns true.
async function purgePostgresql(): Promise<boolean> {
  await getDb().$executeRaw`VACUUM "Contact", "ContactMail", "ContactNote"`;
  return true;
}

/** Removes deleted leads from SQLite's log, or vacuums PostgreSQL's tables. After a failure, retries every minute. */
export async function purgeDeletedContacts(): Promise<void> {
  const { DATABASE_URL } = getEnv();
  let error: string | undefined;
  try {
    const purge =
      getProvider(DATABASE_URL) === "sqlite"
        ? purgeSqlite(getSqliteFile(DATABASE_URL))
        : purgePostgresql();
    if (await purge) return;
  } catch (cause) {
    error = formatError(cause);
  }
  log("warn", { code: "purge_pending", error });
  runOutsideRequests(() => setTimeout(() => void purgeDeletedContacts(), RETRY_MS).unref());
}
