import { execFileSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import fs from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import { Client } from "pg";
import { typescriptFlags } from "../../scripts/setup/steps.mjs";

type Row = Record<string, unknown>;

export type TestDatabase = {
  url: string;
  /** Runs SQL with `?` placeholders. */
  query: (sql: string, values?: unknown[]) => Promise<Row[]>;
  execute: (script: string) => Promise<void>;
  drop: () => Promise<void>;
};

const databaseKinds = ["sqlite", "postgresql"] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

const postgresUrl = process.env.TEST_POSTGRES_URL ?? "postgresql://postgres@127.0.0.1:5432/test";

export function migrate(url: string): void {
  const command = ["--conditions=react-server", ...typescriptFlags, "scripts/database/migrate.ts"];
  execFileSync(process.execPath, command, {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

function withSqlite<T>(file: string, work: (db: Database.Database) => T): T {
  const db = new Database(file, { timeout: 5_000 });
  try {
    return work(db);
  } finally {
    db.close();
  }
}

function createSqlite(template?: string): TestDatabase {
  const folder = fs.mkdtempSync(path.join(tmpdir(), "arthora-test-"));
  const file = path.join(folder, "test.db");
  if (template !== undefined) fs.copyFileSync(template, file);
  return {
    url: `file:${file}`,
    query: async (sql, values = []) =>
      withSqlite(file, (db) => {
        const statement = db.prepare(sql);
        if (statement.reader) return statement.all(values) as Row[];
        statement.run(values);
        return [];
      }),
    execute: async (script) => withSqlite(file, (db) => void db.exec(script)),
    drop: async () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}

async function withPostgres<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs SQL outside the test databases, for example to create roles, which belong to the server. */
export async function executeOnServer(script: string): Promise<void> {
  await withPostgres(postgresUrl, (client) => client.query(script));
}

const createRandomName = () => `arthora_test_${randomBytes(6).toString("hex")}`;

function buildPostgresqlUrl(name: string): string {
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Returns a handle for a PostgreSQL database, which need not exist yet. */
export function createPostgresqlHandle(name: string): TestDatabase {
  const url = buildPostgresqlUrl(name);
  return {
    url,
    query: (sql, values = []) =>
      withPostgres(url, async (client) => {
        let position = 0;
        const numbered = sql.replace(/\?/g, () => `$${(position += 1)}`);
        return (await client.query(numbered, values)).rows as Row[];
      }),
    execute: (script) => withPostgres(url, async (client) => void (await client.query(script))),
    drop: () => executeOnServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

async function createPostgresql(template?: string): Promise<TestDatabase> {
  const name = createRandomName();
  await executeOnServer(`CREATE DATABASE ${name}${template ? ` TEMPLATE ${template}` : ""}`);
  return createPostgresqlHandle(name);
}

export async function createEmptyDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  return kind === "sqlite" ? createSqlite() : createPostgresql();
}

function hashMigrations(kind: DatabaseKind): string {
  const hash = createHash("sha256").update(fs.readFileSync("scripts/database/migrate.ts"));
  const folder = path.join("prisma/migrations", kind);
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".sql"))
    .sort();
  for (const file of files) hash.update(file).update(fs.readFileSync(path.join(folder, file)));
  return hash.digest("hex").slice(0, 16);
}

/** Creates a migrated file once per version of the migrations, for tests to copy. */
function ensureSqliteTemplate(): string {
  const folder = path.resolve("node_modules/.cache/arthora");
  const template = path.join(folder, `template-${hashMigrations("sqlite")}.db`);
  if (fs.existsSync(template)) return template;
  fs.mkdirSync(folder, { recursive: true });
  const draft = `${template}.${process.pid}`;
  migrate(`file:${draft}`);
  // Moves everything from the write-ahead log into the file.
  withSqlite(draft, (db) => db.pragma("journal_mode = DELETE"));
  fs.renameSync(draft, template);
  return template;
}

/** Creates a migrated template database once; the lock prevents workers from creating it twice. */
async function ensurePostgresqlTemplate(): Promise<string> {
  const template = `arthora_template_${hashMigrations("postgresql")}`;
  await withPostgres(postgresUrl, async (client) => {
    await client.query("SELECT pg_advisory_lock(1)");
    const templateQuery = "SELECT 1 FROM pg_database WHERE datname = $1";
    if ((await client.query(templateQuery, [template])).rowCount !== 0) return;
    const draft = createRandomName();
    await client.query(`CREATE DATABASE ${draft}`);
    migrate(buildPostgresqlUrl(draft));
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${template}`);
  });
  return template;
}

export async function createDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  return kind === "sqlite"
    ? createSqlite(ensureSqliteTemplate())
    : createPostgresql(await ensurePostgresqlTemplate());
}

export async function countRows(
  database: TestDatabase,
  table: string,
  condition = "TRUE",
): Promise<number> {
  const rows = await database.query(`SELECT COUNT(*) AS total FROM "${table}" WHERE ${condition}`);
  return Number(rows[0]?.total);
}

/** scripts/testing/services.mjs sets TEST_WITHOUT_POSTGRES when PostgreSQL does not answer. */
export const testedDatabaseKinds: readonly DatabaseKind[] =
  process.env.TEST_WITHOUT_POSTGRES === "1" ? ["sqlite"] : databaseKinds;
