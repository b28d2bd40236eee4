import { closeSync, existsSync, openSync, readSync, statSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import Database from "better-sqlite3";
import { sqliteFile } from "../../lib/db/database-url";
import { BackupError } from "./backup-error";
import { type BackupContents, isCounted, MIGRATIONS_TABLE } from "./contents";

// The file format: https://www.sqlite.org/fileformat2.html#the_database_header
const MAGIC = "SQLite format 3\0";
const WRITE_VERSION_AT = 18;
const WRITE_VERSION_WAL = 2;

/**
 * Writes a copy of the database as it is at one moment: one file that needs no other, without the
 * free pages, where older versions of the site left what was erased.
 * @throws BackupError when there is no database, or a damaged one.
 */
export async function writeSqliteBackup(databaseUrl: string, file: string): Promise<void> {
  const source = sqliteFile(databaseUrl);
  if (!existsSync(source)) throw new BackupError(`There is no database at ${source}.`);
  const live = new Database(source, { fileMustExist: true });
  try {
    // Each row is written anew, so a page that is damaged could come out looking sound.
    requireSound(live, "The database");
    // One read transaction: writers don't wait, since the site is in WAL mode.
    live.prepare("VACUUM INTO ?").run(file);
    // A signal that came meanwhile is heard now, before the file gets its name.
    await setImmediate();
  } finally {
    live.close();
  }
}

/** @throws BackupError, its message beginning with `subject`, for a damaged file. */
function requireSound(db: Database.Database, subject: string): void {
  const found = String(db.pragma("integrity_check(1)", { simple: true }));
  // Where it found something stands in the lines before the last.
  if (found !== "ok") throw new BackupError(`${subject} is damaged: ${found.split("\n").at(-1)}`);
}

function readHeader(file: string): Buffer {
  const header = Buffer.alloc(WRITE_VERSION_AT + 1);
  const opened = openSync(file, "r");
  try {
    readSync(opened, header);
  } finally {
    closeSync(opened);
  }
  return header;
}

/** The names of a database's tables, without SQLite's own. */
function listTables(db: Database.Database): string[] {
  const named = `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`;
  return db.prepare(named).pluck().all() as string[];
}

function contentsOf(db: Database.Database): BackupContents {
  const all = listTables(db);
  const tables = all.filter(isCounted);
  const countRows = (table: string) =>
    db.prepare(`SELECT COUNT(*) FROM "${table}"`).pluck().get() as number;
  const migrations = `SELECT migration_name FROM "${MIGRATIONS_TABLE}" WHERE rolled_back_at IS NULL`;
  return {
    tables: tables.length,
    rows: tables.reduce((rows, table) => rows + countRows(table), 0),
    migrations: all.includes(MIGRATIONS_TABLE)
      ? (db.prepare(migrations).pluck().all() as string[])
      : [],
  };
}

/**
 * Checks a backup from end to end and says what it holds.
 * @throws BackupError, its message beginning with `subject`, when it is none or damaged.
 */
export async function readSqliteBackup(file: string, subject: string): Promise<BackupContents> {
  const header = readHeader(file);
  if (header.toString("latin1", 0, MAGIC.length) !== MAGIC) {
    throw new BackupError(`${subject} is not a backup of a SQLite database.`);
  }
  if (header[WRITE_VERSION_AT] === WRITE_VERSION_WAL) {
    throw new BackupError(
      `${subject} is a database file in use, which may lack its latest rows. Restore a file that npm run backup has written.`,
    );
  }
  const db = new Database(file, { readonly: true });
  try {
    requireSound(db, subject);
    return contentsOf(db);
  } catch (error) {
    if (!(error instanceof Database.SqliteError)) throw error;
    throw new BackupError(`${subject} is damaged: ${error.message}`);
  } finally {
    db.close();
  }
}

/** Whether there is anything to lose: what cannot be read as a database counts as something. */
export async function sqliteHasTables(databaseUrl: string): Promise<boolean> {
  const file = sqliteFile(databaseUrl);
  if (!statSync(file, { throwIfNoEntry: false })?.size) return false;
  const db = new Database(file);
  try {
    return listTables(db).length > 0;
  } catch (error) {
    if (error instanceof Database.SqliteError) return true;
    throw error;
  } finally {
    db.close();
  }
}
