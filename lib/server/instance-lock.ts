import "server-only";
import Database from "better-sqlite3";
import { singleton } from "@/lib/core/singleton.mjs";

const held = singleton("instance lock", () => ({}) as { lock?: Database.Database });

/**
 * Takes a SQLite database's only place for this process, and says whether it was free: another
 * process that serves the same file holds it until it ends, however it ends. The place is an empty
 * file beside the database, because a lock on the database itself would shut out backups.
 * @param file path of the database
 */
export function acquireInstanceLock(file: string): boolean {
  if (held.lock) return true;
  try {
    const place = new Database(`${file}-instance`, { timeout: 0 });
    try {
      place.exec("BEGIN EXCLUSIVE");
      held.lock = place;
    } catch (error) {
      place.close();
      throw error;
    }
    return true;
  } catch (error) {
    // Where no such file can be made nobody knows, and nothing is claimed.
    return !(error instanceof Database.SqliteError && error.code.startsWith("SQLITE_BUSY"));
  }
}
