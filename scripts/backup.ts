import "./load-env";
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { providerOf, sqliteFile } from "../lib/db/database-url";
import { openSound } from "./database/open-sound";

// npm run backup -- FILE
// Writes every row of a SQLite database, as it is at one moment, to a new file, while the site runs.
// How PostgreSQL is backed up, and how either comes back: docs/operate.md §4.

/** Waits until a file's content, or a folder's list of names, is on the disk. */
function sync(fileOrFolder: string) {
  const opened = openSync(fileOrFolder, "r");
  fsyncSync(opened);
  closeSync(opened);
}

function requireFree(file: string) {
  if (existsSync(file)) throw new Error(`${file} already exists and was not changed.`);
}

function backUp(databaseUrl: string, file: string): string {
  requireFree(file);
  const partial = `${file}.partial-${process.pid}`;
  // It holds every lead and password hash.
  process.umask(0o077);
  const db = openSound(sqliteFile(databaseUrl));
  try {
    // One read transaction, for which nobody waits; it leaves out free pages (docs/decisions/0030).
    db.prepare("VACUUM INTO ?").run(partial);
    sync(partial);
    requireFree(file);
    renameSync(partial, file);
  } finally {
    db.close();
    rmSync(partial, { force: true });
  }
  sync(path.dirname(file));
  return `Wrote ${file}: ${Math.ceil(statSync(file).size / 1024)} KB.`;
}

try {
  const { DATABASE_URL: databaseUrl = "" } = process.env;
  if (providerOf(databaseUrl) === "postgresql") {
    throw new Error("PostgreSQL is backed up by its own pg_dump: see docs/operate.md §4.");
  }
  const [file, ...more] = process.argv.slice(2);
  if (!file || file.startsWith("-") || more.length > 0)
    throw new Error("Usage: npm run backup -- FILE");
  console.log(backUp(databaseUrl, file));
  process.exit(0);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
