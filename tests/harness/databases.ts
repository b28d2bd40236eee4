import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import { Client } from "pg";

type Row = Record<string, unknown>;

/** A database of a test's own, and a way past the site to its rows. */
export type TestDatabase = {
  url: string;
  /** Runs SQL with `?` placeholders. */
  query: (sql: string, values?: unknown[]) => Promise<Row[]>;
  /** Runs any number of statements. */
  execute: (script: string) => Promise<void>;
  drop: () => Promise<void>;
};

export const databaseKinds = ["sqlite", "postgresql"] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

const postgresUrl = process.env.TEST_POSTGRES_URL ?? "postgresql://postgres@127.0.0.1:5432/test";

/** Brings a database up to date as `npm run db:migrate` does. */
export function migrate(url: string): void {
  execFileSync(process.execPath, ["node_modules/tsx/dist/cli.mjs", "scripts/database/migrate.ts"], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

function onSqlite<T>(file: string, work: (db: Database.Database) => T): T {
  const db = new Database(file, { timeout: 5_000 });
  try {
    return work(db);
  } finally {
    db.close();
  }
}

function createSqlite(): TestDatabase {
  const folder = mkdtempSync(path.join(tmpdir(), "arthora-test-"));
  const file = path.join(folder, "test.db");
  return {
    url: `file:${file}`,
    query: async (sql, values = []) =>
      onSqlite(file, (db) => {
        const statement = db.prepare(sql);
        if (statement.reader) return statement.all(values) as Row[];
        statement.run(values);
        return [];
      }),
    execute: async (script) => onSqlite(file, (db) => void db.exec(script)),
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function onPostgres<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function createPostgresql(): Promise<TestDatabase> {
  const name = `arthora_test_${randomBytes(6).toString("hex")}`;
  await onPostgres(postgresUrl, (client) => client.query(`CREATE DATABASE ${name}`));
  const address = new URL(postgresUrl);
  address.pathname = `/${name}`;
  const url = address.href;
  return {
    url,
    query: (sql, values = []) =>
      onPostgres(url, async (client) => {
        let position = 0;
        const numbered = sql.replace(/\?/g, () => `$${(position += 1)}`);
        return (await client.query(numbered, values)).rows as Row[];
      }),
    execute: (script) =>
      onPostgres(url, async (client) => {
        await client.query(script);
      }),
    drop: () =>
      onPostgres(postgresUrl, async (client) => {
        await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      }),
  };
}

/** A database without tables: SQLite in a folder of its own, PostgreSQL under a name of its own. */
export async function createEmptyDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  return kind === "sqlite" ? createSqlite() : createPostgresql();
}

/** A migrated database without rows. */
export async function createDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  const database = await createEmptyDatabase(kind);
  migrate(database.url);
  return database;
}

/** How many rows a table has, of those that a condition picks. */
export async function countRows(
  database: TestDatabase,
  table: string,
  condition = "TRUE",
): Promise<number> {
  const rows = await database.query(`SELECT COUNT(*) AS total FROM "${table}" WHERE ${condition}`);
  return Number(rows[0]?.total);
}

/** The kinds that this run tests; scripts/test.mjs asks first whether PostgreSQL answers. */
export const testedKinds: readonly DatabaseKind[] =
  process.env.TEST_WITHOUT_POSTGRES === "1" ? ["sqlite"] : databaseKinds;
