import "./load-env";
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { getProvider, getSqliteFile } from "../lib/db/database-url";
import { openCheckedDatabase } from "./database/open-checked-database";
import { runScript } from "./run-script";

// npm run backup -- FILE
// Writes a consistent snapshot of a SQLite database to a new file while the site runs.
// docs/operate.md explains how to restore it, and how to back up PostgreSQL.

/** Flushes a file's content, or a folder's list of names, to disk. */
function sync(fileOrFolder: string) {
  const descriptor = openSync(fileOrFolder, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}

function requireNewFile(file: string) {
  if (existsSync(file)) throw new Error(`${file} already exists. Name a new file.`);
}

function backUp(databaseUrl: string, file: string): string {
  requireNewFile(file);
  const partial = `${file}.partial-${process.pid}`;
  // The backup holds every lead and password hash.
  process.umask(0o077);
  const db = openCheckedDatabase(getSqliteFile(databaseUrl));
  try {
    // VACUUM INTO blocks no reads or writes and omits free pages (docs/decisions/0030).
    db.prepare("VACUUM INTO ?").run(partial);
    sync(partial);
    requireNewFile(file);
    renameSync(partial, file);
  } finally {
    db.close();
    rmSync(partial, { force: true });
  }
  sync(path.dirname(file));
  return `Wrote ${file}: ${Math.ceil(statSync(file).size / 1024)} KB.`;
}

await runScript(() => {
  const { DATABASE_URL: databaseUrl = "" } = process.env;
  if (getProvider(databaseUrl) === "postgresql") {
    throw new Error("Back up PostgreSQL with pg_dump: see docs/operate.md §4.");
  }
  const [file, ...extraArgs] = process.argv.slice(2);
  if (!file || file.startsWith("-") || extraArgs.length > 0)
    throw new Error("Usage: npm run backup -- FILE");
  return backUp(databaseUrl, file);
});
