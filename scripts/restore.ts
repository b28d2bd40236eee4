import "./load-env";
import { statSync } from "node:fs";
import { parseArgs } from "node:util";
import { providerOf } from "../lib/db/database-url";
import { BackupError } from "./backup/backup-error";
import { answerOperator, requireDatabaseUrl } from "./backup/command";
import { backupKindFor } from "./backup/kinds";
import { listMigrations } from "./database/folders";

// npm run restore -- FILE [--overwrite]
// Puts what `npm run backup` has written into the database of DATABASE_URL, whole or not at all,
// and brings it up to date. A database that has tables is replaced only with --overwrite. All
// sessions end. Stop the site before and start it afterwards: its cached pages are in its memory.

const USAGE = "Use: npm run restore -- FILE [--overwrite]";

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { overwrite: { type: "boolean", default: false } },
    });
    const [file, ...more] = positionals;
    if (file && more.length === 0) return { file, overwrite: values.overwrite };
  } catch {
    // An option that there is not.
  }
  throw new BackupError(USAGE);
}

/** Refuses what is not the site's, or comes from a version that knows more than this one. */
function checkMigrations(file: string, migrations: string[], known: string[]) {
  if (migrations.length === 0) {
    throw new BackupError(`${file} is not a backup of the site: it has no migrations.`);
  }
  const unknown = migrations.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new BackupError(
    `${file} is from a newer version of the site: this one does not have the migration ${unknown}.`,
  );
}

await answerOperator(async () => {
  const { file, overwrite } = readArguments();
  const databaseUrl = requireDatabaseUrl();
  const kind = backupKindFor(databaseUrl);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    throw new BackupError(`There is no file ${file}.`);
  }
  const { rows, tables, migrations } = await kind.read(file, file);
  checkMigrations(file, migrations, listMigrations(providerOf(databaseUrl)));
  if (!overwrite && (await kind.hasTables(databaseUrl))) {
    throw new BackupError(
      "The database already has tables and was not changed. To replace all of it, add --overwrite.",
    );
  }
  const applied = await kind.replace(databaseUrl, file);
  return (
    `Restored ${file}: ${rows} rows of ${tables} tables, migrations applied: ${applied.length}. ` +
    "All sessions are ended. Uploads are not in a backup: see that UPLOADS_DIR has them. " +
    "Start the site now. If it kept running, restart it, or it will show its old pages."
  );
});
