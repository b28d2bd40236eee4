import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { BackupError } from "./backup-error";
import { type BackupContents, isCounted, MIGRATIONS_TABLE } from "./contents";
import { connectionTo, startProgram } from "./postgresql-programs";

/**
 * Writes a dump in pg_dump's custom format: one snapshot, which nobody waits for.
 * @throws BackupError when pg_dump is missing, older than the server, or fails.
 */
export async function writePostgresqlBackup(databaseUrl: string, file: string): Promise<void> {
  const connection = connectionTo(databaseUrl);
  const { ended } = startProgram(
    "pg_dump",
    [
      ...connection.arguments,
      ...["--format=custom", "--no-owner", "--no-privileges", `--file=${file}`],
    ],
    connection.variables,
  );
  await ended;
}

/** The columns of a `COPY table (columns) FROM stdin;` line, and whose they are. */
function readCopyLine(line: string) {
  const copy = /^COPY (?:[^ .]+\.)?"?([^ "]+)"? \((.*)\) FROM stdin;$/.exec(line);
  return copy && { table: copy[1]!, columns: copy[2]!.split(", ") };
}

/** The name in a row of the migrations' table; undefined for one that was rolled back. */
function migrationIn(row: string, columns: string[]): string | undefined {
  const values = row.split("\t");
  const rolledBack = values[columns.indexOf("rolled_back_at")] !== "\\N";
  return rolledBack ? undefined : values[columns.indexOf("migration_name")];
}

/**
 * Reads a dump from end to end and says what it holds: its list alone is whole in one that was
 * cut off behind it.
 * @throws BackupError, its message beginning with `subject`, when it is none or damaged.
 */
export async function readPostgresqlBackup(file: string, subject: string): Promise<BackupContents> {
  const { child, ended } = startProgram("pg_restore", ["--data-only", "--file=-", file]);
  const contents: BackupContents = { tables: 0, rows: 0, migrations: [] };
  let copying: ReturnType<typeof readCopyLine> = null;
  // As bytes: a row is a line, but readline would also end one at U+2028.
  const lines = createInterface({ input: child.stdout.setEncoding("latin1") });
  for await (const line of lines) {
    if (copying === null) {
      copying = readCopyLine(line);
      if (copying !== null && isCounted(copying.table)) contents.tables += 1;
    } else if (line === "\\.") {
      copying = null;
    } else if (copying.table === MIGRATIONS_TABLE) {
      const name = migrationIn(line, copying.columns);
      if (name !== undefined) contents.migrations.push(name);
    } else if (isCounted(copying.table)) {
      contents.rows += 1;
    }
  }
  await ended.catch((error: Error) => {
    throw error.message.startsWith("pg_restore failed")
      ? new BackupError(
          `${subject} is not a complete backup of a PostgreSQL database (${error.message})`,
        )
      : error;
  });
  return contents;
}

/** Whether there is anything to lose. Throws BackupError when psql is missing or fails. */
export async function postgresqlHasTables(databaseUrl: string): Promise<boolean> {
  const connection = connectionTo(databaseUrl);
  const asked = `SELECT COUNT(*) FROM pg_catalog.pg_tables
    WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`;
  const { child, ended } = startProgram(
    "psql",
    [...connection.arguments, "--no-psqlrc", "--no-align", "--tuples-only", `--command=${asked}`],
    connection.variables,
  );
  const answer = await text(child.stdout);
  await ended;
  return Number(answer) > 0;
}
