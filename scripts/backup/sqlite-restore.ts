import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { sqliteFile } from "../../lib/db/database-url";
import { applyMigrations } from "../database/engine";
import { BackupError } from "./backup-error";
import { holdMails } from "./contents";
import { inPrivateFolder } from "./private-folder";
import { syncToDisk } from "./whole-file";

/** Waits this long, in milliseconds, for others to close the file. */
const BUSY_TIMEOUT_MS = 1_000;

/** Ends what must not go on where a backup left it. */
function settle(file: string) {
  const db = new Database(file);
  try {
    db.exec(`DELETE FROM "Session"; ${holdMails('"ContactMail"')}`);
  } finally {
    db.close();
  }
}

/** Gives the new file the owner and the mode of the old one: the site may run as another user. */
function makeAlike(file: string, old: string) {
  const { mode, uid, gid } = statSync(old);
  const own = statSync(file);
  if (own.uid !== uid || own.gid !== gid) chownSync(file, uid, gid);
  chmodSync(file, mode & 0o777);
}

/**
 * Takes a database for this process alone, and its -wal file into it: SQLite leaves WAL mode only
 * when nobody else has the file open. Returns a function that lets go. One that cannot be read
 * is in nobody's use.
 * @throws BackupError while another process has it open.
 */
function takeAlone(file: string): () => void {
  const db = new Database(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    db.pragma("journal_mode = DELETE");
    db.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    const { code = "" } = error as { code?: string };
    if (code === "SQLITE_NOTADB" || code.startsWith("SQLITE_CORRUPT")) return () => db.close();
    db.close();
    if (!code.startsWith("SQLITE_BUSY")) throw error;
    throw new BackupError(`${file} is in use. Stop the site, then restore.`);
  }
  return () => db.close();
}

/** Puts a file in the place of a database, in one step. */
function putInPlace(file: string, target: string) {
  const letGo = existsSync(target) ? takeAlone(target) : () => undefined;
  try {
    // Of a database that could not be read: SQLite would apply them to the new one.
    for (const ending of ["-wal", "-shm", "-journal"]) rmSync(target + ending, { force: true });
    renameSync(file, target);
  } finally {
    letGo();
  }
  syncToDisk(path.dirname(target));
}

/**
 * Puts a backup in the place of the database: copied, brought up to date, without sessions and with
 * its mails held beside it first, then renamed. Returns the migrations that it lacked.
 * @throws BackupError while the database is in use.
 */
export async function replaceSqlite(databaseUrl: string, file: string): Promise<string[]> {
  const named = sqliteFile(databaseUrl);
  const target = existsSync(named) ? realpathSync(named) : named;
  mkdirSync(path.dirname(target), { recursive: true });
  return inPrivateFolder(target, async (folder) => {
    const copy = path.join(folder, "copy.db");
    copyFileSync(file, copy);
    chmodSync(copy, 0o600);
    const applied = await applyMigrations(`file:${copy}`);
    settle(copy);
    if (existsSync(target)) makeAlike(copy, target);
    syncToDisk(copy);
    putInPlace(copy, target);
    return applied;
  });
}
