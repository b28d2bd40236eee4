import "./load-env";
import { statSync } from "node:fs";
import { parseArgs } from "node:util";
import { recordBackup } from "@/lib/server/backups";
import { BackupError } from "./backup/backup-error";
import { answerOperator, requireDatabaseUrl } from "./backup/command";
import { backupKindFor } from "./backup/kinds";
import { writeNewFile } from "./backup/whole-file";

// npm run backup -- FILE
// Writes every row of the database of DATABASE_URL, as it is at one moment, to a new file; the
// site goes on meanwhile, and notes it in the audit: a site that starts looks for that note. SQLite: a database file. PostgreSQL: pg_dump's custom format.

const USAGE = "Use: npm run backup -- FILE";

function readFileName(): string {
  try {
    const { positionals } = parseArgs({ allowPositionals: true });
    if (positionals.length === 1 && positionals[0]) return positionals[0];
  } catch {
    // An option, of which there are none.
  }
  throw new BackupError(USAGE);
}

/** What follows when the note could not be made. The backup is none the worse for it. */
const UNRECORDED =
  " The database could not record it, so the site will warn at its start that there is no backup.";

await answerOperator(async () => {
  const file = readFileName();
  const databaseUrl = requireDatabaseUrl();
  const kind = backupKindFor(databaseUrl);
  const { rows, tables } = await writeNewFile(file, async (partial) => {
    await kind.write(databaseUrl, partial);
    const contents = await kind.read(partial, "The copy of the database");
    if (contents.migrations.length > 0) return contents;
    throw new BackupError("This is not the site’s database: it has no migrations.");
  });
  const kilobytes = Math.ceil(statSync(file).size / 1024);
  const isRecorded = await recordBackup(databaseUrl, rows).then(
    () => true,
    () => false,
  );
  const made = `Wrote ${file}: ${rows} rows of ${tables} tables, ${kilobytes} KB.`;
  return isRecorded ? made : `${made}${UNRECORDED}`;
});
