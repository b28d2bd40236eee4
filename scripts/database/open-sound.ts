import { existsSync } from "node:fs";
import Database from "better-sqlite3";

/** Opens a SQLite file after reading all of it. @throws in one line when it is missing or damaged. */
export function openSound(file: string): Database.Database {
  if (!existsSync(file)) throw new Error(`There is no database at ${file}.`);
  const db = new Database(file);
  try {
    const found = String(db.pragma("integrity_check(1)", { simple: true }));
    // Where it found something stands in the lines before the last.
    if (found !== "ok") throw new Error(found.split("\n").at(-1));
    return db;
  } catch (error) {
    db.close();
    throw new Error(`${file} is damaged: ${(error as Error).message}`);
  }
}
