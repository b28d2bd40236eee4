import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { databaseFiles, listMigrations } from "../../scripts/database/folders";
import type { DatabaseKind, TestDatabase } from "../../tools/site/databases";

/** Every migration after which a version of the site may have been in use, but for the newest. */
export const olderVersions = (kind: DatabaseKind) => listMigrations(kind).slice(0, -1);

/** Brings a database to what it was after a migration, as `npm run db:migrate` did at that time. */
export function migrateTo(kind: DatabaseKind, url: string, newest: string): void {
  const folder = mkdtempSync(path.join(tmpdir(), "arthora-older-"));
  try {
    const { migrations } = databaseFiles[kind];
    for (const name of [...listMigrations(kind), "migration_lock.toml"]) {
      if (name > newest && name !== "migration_lock.toml") continue;
      const copy = path.join(folder, migrations, name);
      cpSync(path.join(migrations, name), copy, { recursive: true });
    }
    const command = ["node_modules/tsx/dist/cli.mjs", "tests/support/apply-migrations.ts"];
    execFileSync(
      process.execPath,
      command.map((file) => path.resolve(file)),
      {
        cwd: folder,
        env: { ...process.env, DATABASE_URL: url },
        stdio: ["ignore", "ignore", "inherit"],
      },
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Column = { table: string; column: string; type: string; nullable: boolean };

const columnsOf = {
  sqlite: `SELECT m.name AS "table", c.name AS "column", lower(c.type) AS "type",
      (c."notnull" = 0 AND c.pk = 0) AS "nullable"
    FROM sqlite_master m JOIN pragma_table_info(m.name) c
    WHERE m.type = 'table' AND m.name NOT IN ('_prisma_migrations', 'sqlite_sequence')`,
  postgresql: `SELECT table_name AS "table", column_name AS "column", data_type AS "type",
      is_nullable = 'YES' AS "nullable"
    FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name <> '_prisma_migrations'`,
} satisfies Record<DatabaseKind, string>;

/** What a script that writes rows has to do first, so that their order does not matter. */
const withoutReferences = {
  sqlite: "PRAGMA foreign_keys = OFF",
  postgresql: "SET session_replication_role = replica",
} satisfies Record<DatabaseKind, string>;

const ROWS = [1, 2, 3];

/** What a row that is written by SQL and another program would stumble over. */
const ODD_TEXT = "₹ “é” 👍\u2028line\nnext\ttab \\. 'one' \"two\" ;-- $1 %s";

/** Text that only some values are right for. */
const allowed: Record<string, string> = {
  mediaType: "file",
  category: "loan",
  state: "sent",
  validUntil: "2028-02-29",
};

/** What each version wrote, although its database took NULL, and a later one requires. */
const written = ["searchText"];

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

function literal({ column, type, nullable }: Column, row: number): string {
  if (nullable && row === ROWS.at(-1) && !written.includes(column)) return "NULL";
  if (type === "integer") return String(row);
  // SQLite has no booleans of its own.
  if (type === "boolean") return row % 2 === 0 ? "TRUE" : "FALSE";
  if (type === "datetime") return `'2026-02-0${row}T03:04:05.678+00:00'`;
  if (type.startsWith("timestamp")) return `'2026-02-0${row} 03:04:05.678'`;
  if (type !== "text") throw new Error(`No value is known for ${column} of type ${type}`);
  // A row refers to the row of the same number.
  if (/^id$|Id$/.test(column)) return quoted(`row-${row}`);
  return quoted(allowed[column] ?? `${column} ${row} ${ODD_TEXT}`);
}

/** Writes rows into every table, with a value in every column: one row has NULL wherever it may. */
export async function fillEveryTable(kind: DatabaseKind, database: TestDatabase): Promise<void> {
  const columns = (await database.query(columnsOf[kind])) as Column[];
  const tables = Map.groupBy(columns, ({ table }) => table);
  const inserts = [...tables].flatMap(([table, ofTable]) =>
    ROWS.map((row) => {
      const names = ofTable.map(({ column }) => `"${column}"`).join(", ");
      const values = ofTable.map((column) => literal(column, row)).join(", ");
      return `INSERT INTO "${table}" (${names}) VALUES (${values})`;
    }),
  );
  await database.execute([withoutReferences[kind], ...inserts].join(";\n"));
}
