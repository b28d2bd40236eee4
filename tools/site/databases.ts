import { execFileSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import { Client } from "pg";
import { typescript } from "../../scripts/setup/steps.mjs";

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
  const command = ["--conditions=react-server", ...typescript, "scripts/database/migrate.ts"];
  execFileSync(process.execPath, command, {
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

function createSqlite(template?: string): TestDatabase {
  const folder = mkdtempSync(path.join(tmpdir(), "arthora-test-"));
  const file = path.join(folder, "test.db");
  if (template !== undefined) copyFileSync(template, file);
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

/** Runs SQL outside the databases of the tests, such as for roles, which all databases share. */
export async function executeOnServer(script: string): Promise<void> {
  await onPostgres(postgresUrl, (client) => client.query(script));
}

const randomName = () => `arthora_test_${randomBytes(6).toString("hex")}`;

function urlOfPostgresql(name: string): string {
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** A PostgreSQL database that is there, or will be. */
export function postgresqlNamed(name: string): TestDatabase {
  const url = urlOfPostgresql(name);
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

async function createPostgresql(template?: string): Promise<TestDatabase> {
  const name = randomName();
  const source = template === undefined ? "" : ` TEMPLATE ${template}`;
  await onPostgres(postgresUrl, (client) => client.query(`CREATE DATABASE ${name}${source}`));
  return postgresqlNamed(name);
}

/** A database without tables: SQLite in a folder of its own, PostgreSQL under a name of its own. */
export async function createEmptyDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  return kind === "sqlite" ? createSqlite() : createPostgresql();
}

/** What a migrated database depends on, as a name. */
function versionOf(kind: DatabaseKind): string {
  const hash = createHash("sha256").update(readFileSync("scripts/database/migrate.ts"));
  const folder = path.join("prisma/migrations", kind);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".sql"))
    .sort();
  for (const file of files) hash.update(file).update(readFileSync(path.join(folder, file)));
  return hash.digest("hex").slice(0, 16);
}

/** The file of a migrated SQLite database, which each test copies. Made once for each version. */
function sqliteTemplate(): string {
  const folder = path.resolve("node_modules/.cache/arthora");
  const template = path.join(folder, `template-${versionOf("sqlite")}.db`);
  if (existsSync(template)) return template;
  mkdirSync(folder, { recursive: true });
  const draft = `${template}.${process.pid}`;
  migrate(`file:${draft}`);
  // Everything is in the one file, and none in its log.
  onSqlite(draft, (db) => db.pragma("journal_mode = DELETE"));
  renameSync(draft, template);
  return template;
}

/** The name of a migrated PostgreSQL database, likewise; two workers do not make it at once. */
async function postgresqlTemplate(): Promise<string> {
  const template = `arthora_template_${versionOf("postgresql")}`;
  await onPostgres(postgresUrl, async (client) => {
    await client.query("SELECT pg_advisory_lock(1)");
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [
      template,
    ]);
    if (rowCount !== 0) return;
    const draft = randomName();
    await client.query(`CREATE DATABASE ${draft}`);
    migrate(urlOfPostgresql(draft));
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${template}`);
  });
  return template;
}

/** A migrated database without rows. */
export async function createDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  return kind === "sqlite"
    ? createSqlite(sqliteTemplate())
    : createPostgresql(await postgresqlTemplate());
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
