import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { databaseFiles, listMigrations } from "../../scripts/database/folders";
import type { DatabaseKind, TestDatabase } from "../../tools/site/databases";
import { type Column, listColumns } from "./every-row";

/** Lists all migrations except the newest. Each name stands for the schema that the migration leaves. */
export const listOlderVersions = (kind: DatabaseKind) => listMigrations(kind).slice(0, -1);

export function migrateTo(kind: DatabaseKind, url: string, lastMigration: string): void {
  const folder = mkdtempSync(path.join(tmpdir(), "arthora-older-"));
  try {
    const { migrations } = databaseFiles[kind];
    for (const name of [...listMigrations(kind), "migration_lock.toml"]) {
      if (name > lastMigration && name !== "migration_lock.toml") continue;
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

/** Disables foreign keys, so that tables can be filled in any order. */
const foreignKeyStatements = {
  sqlite: "PRAGMA foreign_keys = OFF",
  postgresql: "SET session_replication_role = replica",
} satisfies Record<DatabaseKind, string>;

const ROWS = [1, 2, 3];

/** Characters that break careless quoting in SQL, a dump or a shell. */
export const ODD_TEXT = "₹ “é” 👍\u2028line\nnext\ttab \\. \\N 'one' \"two\" ;-- $1 ? %s";

/** Values for text columns that accept only certain values. */
const allowedValues: Record<string, string> = {
  mediaType: "file",
  category: "loan",
  state: "sent",
  validUntil: "2028-02-29",
};

/** Nullable columns that a later migration makes NOT NULL, because the site always filled them. */
const filledColumns = ["searchText"];

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

function createLiteral({ column, type, nullable }: Column, row: number): string {
  if (nullable && row === ROWS.at(-1) && !filledColumns.includes(column)) return "NULL";
  if (type === "integer") return String(row);
  if (type === "boolean") return row % 2 === 0 ? "TRUE" : "FALSE";
  if (type === "datetime") return `'2026-02-0${row}T03:04:05.678+00:00'`;
  if (type.startsWith("timestamp")) return `'2026-02-0${row} 03:04:05.678'`;
  if (type !== "text") throw new Error(`No value is known for ${column} of type ${type}`);
  // A foreign key refers to the row with the same number.
  if (/^id$|Id$/.test(column)) return quote(`row-${row}`);
  return quote(allowedValues[column] ?? `${column} ${row} ${ODD_TEXT}`);
}

/** Inserts three rows into every table. The last row has NULL in nullable columns, except in `filledColumns`. */
export async function fillEveryTable(kind: DatabaseKind, database: TestDatabase): Promise<void> {
  const tables = await listColumns(kind, database);
  tables.delete("_prisma_migrations");
  const inserts = [...tables].flatMap(([table, tableColumns]) =>
    ROWS.map((row) => {
      const names = tableColumns.map(({ column }) => `"${column}"`).join(", ");
      const values = tableColumns.map((column) => createLiteral(column, row)).join(", ");
      return `INSERT INTO "${table}" (${names}) VALUES (${values})`;
    }),
  );
  await database.execute([foreignKeyStatements[kind], ...inserts].join(";\n"));
}
