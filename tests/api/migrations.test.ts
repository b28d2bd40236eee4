import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, jest, test } from "@jest/globals";
import { toSearchText } from "@/lib/contacts/search-text";
import { FOLDING_MARK } from "@/lib/core/fold-text";
import { listMigrations } from "../../scripts/database/folders";
import { MigrationLockError, withMigrationLock } from "../../scripts/database/migration-lock";
import {
  countRows,
  createEmptyDatabase,
  type DatabaseKind,
  migrate,
  type TestDatabase,
  testedDatabaseKinds,
} from "../../tools/site/databases";
import { insertContacts } from "../support/many-contacts";
import { skipUnless } from "../support/skip-unless";
import { runProgram, startProgram, type StartedProgram } from "../../tools/site/programs";

/** Tables with foreign keys come first, so that tables can be dropped in this order. */
const referencingTables = ["Session", "RecoveryCode", "Invitation", "ContactMail", "ContactNote"];
const otherTables = [
  "User",
  "Blog",
  "MediaItem",
  "Offer",
  "EntryVersion",
  "Firm",
  "EntryKey",
  "Contact",
];
const tables = [...referencingTables, ...otherTables, "AuditEntry", "Marker"];

/** Normalises whitespace, because SQLite stores a table's definition as it was typed. */
const normalizeWhitespace = (sql: unknown) =>
  typeof sql === "string" ? sql.replace(/\s+/g, " ").replace(/ ?([(),]) ?/g, "$1") : sql;

const catalogReaders: Record<DatabaseKind, (database: TestDatabase) => Promise<unknown>> = {
  sqlite: async ({ query }) =>
    (
      await query(
        `SELECT type, name, tbl_name, sql FROM sqlite_master
         WHERE tbl_name <> '_prisma_migrations' AND type <> 'trigger' ORDER BY type, name`,
      )
    ).map((row) => ({ ...row, sql: normalizeWhitespace(row.sql) })),
  postgresql: async ({ query }) => ({
    columns: await query(
      `SELECT table_name, column_name, ordinal_position, column_default, is_nullable, data_type,
         datetime_precision
       FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name <> '_prisma_migrations' ORDER BY 1, 3`,
    ),
    indexes: await query(
      `SELECT tablename, indexname, indexdef FROM pg_indexes
       WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' ORDER BY 2`,
    ),
    constraints: await query(
      `SELECT conrelid::regclass::text AS table_name, conname, pg_get_constraintdef(oid) AS definition
       FROM pg_constraint WHERE connamespace = 'public'::regnamespace
         AND conrelid::regclass::text <> '_prisma_migrations' ORDER BY 1, 2`,
    ),
  }),
};

async function failOnEnd({ outcome }: StartedProgram): Promise<never> {
  throw new Error(`The process ended without waiting: ${JSON.stringify(await outcome)}`);
}

describe.each(testedDatabaseKinds)("The migration script on %s", (kind) => {
  const databases: TestDatabase[] = [];
  const createTracked = async () => {
    const database = await createEmptyDatabase(kind);
    databases.push(database);
    return database;
  };
  afterAll(() => Promise.all(databases.map((database) => database.drop())));

  test("creates exactly the schema of the models, changes nothing when repeated, and resumes after an interruption", async () => {
    const modelDatabase = await createTracked();
    const { stdout, status } = await runProgram("tests/support/models-sql.ts", {
      variables: { DATABASE_URL: modelDatabase.url },
    });
    expect(status).toBe(0);
    await modelDatabase.execute(stdout);
    const expected = await catalogReaders[kind](modelDatabase);
    for (const table of tables) expect(JSON.stringify(expected)).toContain(`"${table}"`);

    const database = await createTracked();
    const readApplied = () => database.query(`SELECT * FROM "_prisma_migrations" ORDER BY "id"`);
    migrate(database.url);
    expect(await catalogReaders[kind](database)).toEqual(expected);
    const appliedBefore = await readApplied();
    migrate(database.url);
    expect(await readApplied()).toEqual(appliedBefore);
    // Simulates a power cut: the migrations are recorded as started, but their transactions are lost.
    await database.execute(tables.map((table) => `DROP TABLE "${table}";`).join("\n"));
    await database.execute(
      `UPDATE "_prisma_migrations" SET finished_at = NULL, applied_steps_count = 0`,
    );
    migrate(database.url);
    expect(await catalogReaders[kind](database)).toEqual(expected);
    const unfinished = `"finished_at" IS NULL AND "rolled_back_at" IS NULL`;
    expect(await countRows(database, "_prisma_migrations", unfinished)).toBe(0);
  });

  test("applies each migration once when six processes start together", async () => {
    const database = await createTracked();
    const start = () =>
      startProgram("scripts/database/migrate.ts", { variables: { DATABASE_URL: database.url } });
    const startedProcesses = await withMigrationLock(database.url, async () => {
      const processes = Array.from({ length: 6 }, start);
      while (!processes.every(({ readStderr }) => readStderr().includes("waiting for it"))) {
        await Promise.race([sleep(50), ...processes.map(failOnEnd)]);
      }
      return processes;
    });
    const outcomes = await Promise.all(startedProcesses.map(({ outcome }) => outcome));
    expect(outcomes.map(({ status }) => status)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(await countRows(database, "_prisma_migrations", `"finished_at" IS NOT NULL`)).toBe(
      listMigrations(kind).length,
    );
  });

  test("stops waiting for another migration after the time limit", async () => {
    jest.spyOn(console, "error").mockReturnValueOnce(undefined);
    const { url } = await createTracked();
    await withMigrationLock(url, async () => {
      const second = withMigrationLock(url, async () => "migrated", 300);
      await expect(second).rejects.toThrow(MigrationLockError);
    });
    expect(await withMigrationLock(url, async () => "migrated")).toBe("migrated");
  });

  test("creates an audit whose entries cannot be changed or deleted, even by the owner of the database (ASVS 16.4.2)", async () => {
    const { execute, query, url } = await createTracked();
    migrate(url);
    await execute(
      `INSERT INTO "AuditEntry" ("id", "action", "entity") VALUES ('an id', 'create', 'blog')`,
    );
    const readAudit = () => query(`SELECT * FROM "AuditEntry"`);
    const original = await readAudit();
    for (const statement of [
      `UPDATE "AuditEntry" SET "actorName" = 'somebody else'`,
      `DELETE FROM "AuditEntry"`,
      ...(kind === "postgresql" ? [`TRUNCATE "AuditEntry"`] : []),
    ]) {
      await expect(execute(statement)).rejects.toMatchObject({
        message: expect.stringContaining("AuditEntry is append-only"),
      });
    }
    expect(await readAudit()).toEqual(original);
  });

  test("rewrites only the outdated search texts of leads and entries", async () => {
    const database = await createTracked();
    migrate(database.url);
    const readRows = () => database.query(`SELECT * FROM "Blog" ORDER BY "id"`);
    for (let index = 0; index < 45; index += 1) {
      await database.query(
        `INSERT INTO "Blog" ("id", "title", "content", "authorName", "short_desc", "searchText")
         VALUES (?, 'The bank’s “rate”', '<p>José &amp; Asha</p>', 'Ravi', '8½%', 'the bank’s rate')`,
        [`post-${index}`],
      );
    }
    const [lead] = await insertContacts(database, [{ searchText: "as it is" }]);
    const rowsBefore = await readRows();
    migrate(database.url);
    const searchText = `${FOLDING_MARK}the bank s "rate"\nravi\n8.5%\njose & asha\nbanks`;
    expect(await readRows()).toEqual(rowsBefore.map((row) => ({ ...row, searchText })));
    const texts = await database.query(`SELECT "searchText" FROM "Contact"`);
    expect(texts).toEqual([{ searchText: toSearchText(lead!) }]);
    // Texts with the current mark are not rewritten; otherwise each start would rewrite every row.
    const currentText = `${FOLDING_MARK}unchanged`;
    await database.query(`UPDATE "Blog" SET "searchText" = ?`, [currentText]);
    migrate(database.url);
    expect(new Set((await readRows()).map((row) => row.searchText))).toEqual(
      new Set([currentText]),
    );
  });
});

skipUnless(
  test,
  testedDatabaseKinds.includes("postgresql"),
  "PostgreSQL is not available",
)("ends a migration whose lock connection is lost", async () => {
  const database = await createEmptyDatabase("postgresql");
  const terminateOthers = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`;
  const work = async () => {
    await database.query(terminateOthers);
    await sleep(10_000, undefined, { ref: false });
  };
  await expect(withMigrationLock(database.url, work)).rejects.toThrow(MigrationLockError);
  await database.drop();
});

test("creates a SQLite file that only its owner can read", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "arthora-made-"));
  const file = path.join(folder, "data", "site.db");
  migrate(`file:${file}`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
  rmSync(folder, { recursive: true });
});
