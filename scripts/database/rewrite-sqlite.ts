import Database from "better-sqlite3";

/** `user_version` of a file whose every page was written since deleted rows are overwritten. */
const REWRITTEN = 1;

/** Waits this long, in milliseconds, for a lock that another process holds on the file. */
const BUSY_TIMEOUT_MS = 5_000;

/**
 * Rewrites a SQLite file of an earlier version, once: those left what was erased in free pages and
 * between the rows. While somebody else reads the file, its log cannot be emptied: then the next
 * call does it all again.
 */
export function rewriteOnce(file: string): void {
  const db = new Database(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    if (Number(db.pragma("user_version", { simple: true })) >= REWRITTEN) return;
    db.pragma("secure_delete = ON");
    db.exec("VACUUM");
    const [done] = db.pragma("wal_checkpoint(TRUNCATE)") as { busy: number }[];
    if (done?.busy === 0) db.pragma(`user_version = ${REWRITTEN}`);
  } finally {
    db.close();
  }
}
