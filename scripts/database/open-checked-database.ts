import { existsSync } from "node:fs";
import Database from "better-sqlite3";

/** Opens a SQLite file and checks its integrity. @throws a one-line Error if it is missing or damaged */
export function openCheckedDatabase(file: string): Database.Database {
  if (!existsSync(file)) throw new Error(`There is no database at ${file}.`);
  const db = new Database(file);
  try {
    const result = String(db.pragma("integrity_check(1)", { simple: true }));
    // The last line names the problem; earlier lines give its location.
    if (result !== "ok") throw new Error(result.split("\n").at(-1));
    return db;
  } catch (error) {
    db.close();
    const { code = "SQLITE_CORRUPT", message } = error as Error & { code?: string };
    // SQLITE_BUSY, for example, says nothing about the file.
    if (!/^SQLITE_(CORRUPT|NOTADB)/.test(code)) throw error;
    throw new Error(`${file} is damaged: ${message}`);
  }
}
