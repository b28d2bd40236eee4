import "server-only";
import Database from "better-sqlite3";
import { singleton } from "@/lib/core/singleton.mjs";

const state = singleton("instance lock", () => ({}) as { lock?: Database.Database });

/** Returns false if another process holds the lock. Locks a separate file: a lock on the database would block backups. */
export function acquireInstanceLock(file: string): boolean {
  if (state.lock) return true;
  try {
    const database = new Database(`${file}-instance`, { timeout: 0 });
    try {
      database.exec("BEGIN EXCLUSIVE");
      state.lock = database;
    } catch (error) {
      database.close();
      throw error;
    }
    return true;
  } catch (error) {
    // Other errors, such as a folder without write access, do not show that another process runs.
    return !(error instanceof Database.SqliteError && error.code.startsWith("SQLITE_BUSY"));
  }
}
