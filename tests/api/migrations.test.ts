import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, jest, test } from "@jest/globals";
import { toSearchText } from "@/lib/contacts/search-text";
import { FOLDING_MARK } from "@/lib/core/search-text";
import { listMigrations } from "../../scripts/database/folders";
import { MigrationLockError, withMigrationLock } from "../../scripts/database/migration-lock";
import {
  countRows,
  createEmptyDatabase,
  type DatabaseKind,
  migrate,
  type TestDatabase,
  testedKinds,
} from "../../tools/site/databases";
import { migrateTo } from "../support/older-version";
import { runProgram, startProgram, type StartedProgram } from "../../tools/site/programs";
import { skipUnless } from "../support/skip-unless";

/** Those that refer to others come before them. */
const referring = ["Session", "RecoveryCode", "Invitation", "ContactMail", "ContactNote"];
const others = [
  "User",
  "Blog",
  "MediaItem",
  "Offer",
  "EntryVersion",
  "EntryKey",
  "Contact",
  "AuditEntry",
  "Marker",
];
const tables = [...referring, ...others];

/** SQLite keeps a table's definition as it was written; a column that was added stands in its line. */
const withoutLayout = (sql: unknown) =>
  typeof sql === "string" ? sql.replace(/\s+/g, " ").replace(/ ?([(),]) ?/g, "$1") : sql;

/** Everything that a catalog says of our tables but their triggers, in an order of its own. */
const catalogs: Record<DatabaseKind, (database: TestDatabase) => Promise<unknown>> = {
  sqlite: async ({ query }) => {
    const each = async (pragma: string) =>
      Promise.all(
        tables.map(async (table) => [table, await query(`PRAGMA ${pragma}("${table}")`)]),
      );
    return {
      made: (
        await query(
          `SELECT type, name, tbl_name, sql FROM sqlite_master
           WHERE tbl_name <> '_prisma_migrations' AND type <> 'trigger' ORDER BY type, name`,
        )
      ).map((row) => ({ ...row, sql: withoutLayout(row.sql) })),
      columns: await each("table_info"),
      indexes: await each("index_list"),
      references: await each("foreign_key_list"),
    };
  },
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

async function refuseToEnd({ ended }: StartedProgram): Promise<never> {
  throw new Error(`did not wait: ${JSON.stringify(await ended)}`);
}

describe.each(testedKinds)("The migrations on %s", (kind) => {
  const opened: TestDatabase[] = [];
  const open = async () => {
    const database = await createEmptyDatabase(kind);
    opened.push(database);
    return database;
  };
  afterAll(() => Promise.all(opened.map((database) => database.drop())));

  let migrated: TestDatabase;
  beforeAll(async () => {
    migrated = await open();
    migrate(migrated.url);
  });

  test("lead to exactly the models", async () => {
    const modelled = await open();
    const { stdout, stderr, status } = await runProgram("tests/support/models-sql.ts", {
      variables: { DATABASE_URL: modelled.url },
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    await modelled.execute(stdout);
    const catalog = catalogs[kind];
    const expected = await catalog(modelled);
    for (const table of tables) expect(JSON.stringify(expected)).toContain(`"${table}"`);
    expect(await catalog(migrated)).toEqual(expected);
  });

  test("are applied once: a second run changes nothing", async () => {
    const rows = () => migrated.query(`SELECT * FROM "_prisma_migrations" ORDER BY "id"`);
    const before = await rows();
    expect(before.length).toBeGreaterThan(0);
    migrate(migrated.url);
    expect(await rows()).toEqual(before);
  });

  test("one that was interrupted is finished by the next run", async () => {
    const database = await open();
    migrate(database.url);
    const expected = await catalogs[kind](database);
    // As a power cut leaves it: begun and on record, its transaction gone.
    await database.execute(tables.map((table) => `DROP TABLE "${table}";`).join("\n"));
    await database.execute(
      `UPDATE "_prisma_migrations" SET finished_at = NULL, applied_steps_count = 0`,
    );
    migrate(database.url);
    expect(await catalogs[kind](database)).toEqual(expected);
    const unfinished = `SELECT migration_name FROM "_prisma_migrations"
      WHERE finished_at IS NULL AND rolled_back_at IS NULL`;
    expect(await database.query(unfinished)).toEqual([]);
  });

  test("six processes that start together apply each migration once", async () => {
    const database = await open();
    const start = () =>
      startProgram("scripts/database/migrate.ts", { variables: { DATABASE_URL: database.url } });
    const started = await withMigrationLock(database.url, async () => {
      const six = Array.from({ length: 6 }, start);
      // None goes on while another has the lock.
      while (!six.every(({ complaints }) => complaints().includes("waiting for it"))) {
        await Promise.race([sleep(50), ...six.map(refuseToEnd)]);
      }
      return six;
    });
    const outcomes = await Promise.all(started.map(({ ended }) => ended));
    expect(outcomes.map(({ status }) => status)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(
      outcomes.map(({ stdout }) => /^(Applied|The database)/.exec(stdout)?.[0]).sort(),
    ).toEqual(["Applied", ...Array.from({ length: 5 }, () => "The database")]);
    const applied = await database.query(
      `SELECT migration_name FROM "_prisma_migrations" WHERE finished_at IS NOT NULL ORDER BY 1`,
    );
    expect(applied.map((row) => row.migration_name)).toEqual(listMigrations(kind));
    expect(await countRows(database, "_prisma_migrations")).toBe(applied.length);
  });

  test("one that waits for too long says so, and has changed nothing", async () => {
    jest.spyOn(console, "error").mockReturnValueOnce(undefined);
    const database = await open();
    await withMigrationLock(database.url, async () => {
      const second = withMigrationLock(database.url, async () => "migrated", 300);
      await expect(second).rejects.toThrow(MigrationLockError);
      await expect(second).rejects.toThrow("has been migrating this database for 0.3 s");
    });
    await expect(withMigrationLock(database.url, async () => "migrated")).resolves.toBe("migrated");
  });

  test("rewrites the search text of a lead from an earlier release", async () => {
    const database = await open();
    const required = listMigrations(kind).findIndex((name) => name.endsWith("_text_required"));
    migrateTo(kind, database.url, listMigrations(kind)[required - 1]!);
    const lead = {
      name: "Meera Iyer",
      email: "meera@example.in",
      phone: "+91 98765-43210",
      message: "Zebrafish",
    };
    const insert = (id: string, searchText: string | null) =>
      database.query(
        `INSERT INTO "Contact" ("id", "name", "email", "phone", "message", "searchText")
         VALUES (?, ?, ?, ?, ?, ?)`,
        [id, lead.name, lead.email, lead.phone, lead.message, searchText],
      );
    await insert("old", null);
    await insert("new", "as it is");
    migrate(database.url);
    const texts = await database.query(`SELECT "searchText" FROM "Contact" ORDER BY "id"`);
    expect(texts).toEqual([{ searchText: toSearchText(lead) }, { searchText: toSearchText(lead) }]);
    await expect(insert("without", null)).rejects.toThrow(/not.null/i);
    if (kind === "postgresql") return;
    // The table was made anew: the old one is not left in the file.
    await database.execute(`PRAGMA secure_delete = ON; DELETE FROM "Contact"`);
    expect(readFileSync(database.url.replace("file:", ""), "latin1")).not.toMatch(/zebrafish/i);
  });

  test("rewrites the search text of an entry, and nothing else", async () => {
    const database = await open();
    migrate(database.url);
    const rows = () => database.query(`SELECT * FROM "Blog" ORDER BY "id"`);
    const insert = (id: string, searchText: string) =>
      database.query(
        `INSERT INTO "Blog" ("id", "title", "content", "authorName", "short_desc", "searchText")
         VALUES (?, ?, ?, ?, ?, ?)`,
        [id, "The bank’s “rate”", "<p>José &amp; Asha</p>", "Ravi", "8½%", searchText],
      );
    // More than one batch has.
    for (let at = 0; at < 45; at += 1) await insert(`post-${at}`, `the bank’s rate ${at}`);
    const before = await rows();
    migrate(database.url);
    const searchText = `${FOLDING_MARK}the bank s "rate"\nravi\n8.5%\njose & asha\nbanks`;
    const rewritten = await rows();
    expect(rewritten).toEqual(before.map((row) => ({ ...row, searchText })));
    // The same text again would be a write, and a rewrite of each row at each start.
    await database.query(`UPDATE "Blog" SET "searchText" = ?`, [`${FOLDING_MARK}kept`]);
    migrate(database.url);
    expect(new Set((await rows()).map((row) => row.searchText))).toEqual(
      new Set([`${FOLDING_MARK}kept`]),
    );
  });

  test("a lead that a bot sent, and an entry of the audit, of an earlier version keep what they say", async () => {
    const database = await open();
    const renaming = listMigrations(kind).findIndex((name) => name.endsWith("_plain_names"));
    migrateTo(kind, database.url, listMigrations(kind)[renaming - 1]!);
    await database.execute(`
      INSERT INTO "Contact" ("id", "name", "email", "phone", "message", "searchText", "spamReasons")
        VALUES ('c', 'Meera', 'a@example.in', '9876543210', 'A trap', 'x', 'trap fast');
      INSERT INTO "AuditEntry" ("id", "action", "entity", "address")
        VALUES ('a', 'create', 'blog', '192.0.2.1')`);
    migrate(database.url);
    expect(await database.query(`SELECT "message", "spamReasons" FROM "Contact"`)).toEqual([
      { message: "A trap", spamReasons: "honeypot fast" },
    ]);
    expect(await database.query(`SELECT "ip" FROM "AuditEntry"`)).toEqual([{ ip: "192.0.2.1" }]);
    await expect(database.execute(`DELETE FROM "AuditEntry"`)).rejects.toThrow();
  });

  test("deleting a user ends the user's sessions", async () => {
    await migrated.execute(`
      INSERT INTO "User" ("id", "username", "usernameKey", "passwordHash") VALUES ('u', 'U', 'u', 'x');
      INSERT INTO "Session" ("id", "tokenHash", "bound", "userId", "expiresAt")
        VALUES ('s', 'x', TRUE, 'u', CURRENT_TIMESTAMP);
      DELETE FROM "User" WHERE "id" = 'u'`);
    expect(await migrated.query(`SELECT * FROM "Session"`)).toEqual([]);
  });

  test("two names that differ in case only cannot both be stored", async () => {
    const insert = (id: string) =>
      migrated.execute(
        `INSERT INTO "User" ("id", "username", "usernameKey", "passwordHash") VALUES ('${id}', 'Asha', 'asha', 'x')`,
      );
    await insert("one");
    await expect(insert("two")).rejects.toMatchObject({
      message: expect.stringMatching(/unique/i),
    });
  });
});

const testOnPostgresql = skipUnless(
  test,
  testedKinds.includes("postgresql"),
  "the lock of a migration needs PostgreSQL, which does not answer",
);

testOnPostgresql(
  "a connection that is lost while it keeps the lock ends the migration",
  async () => {
    const database = await createEmptyDatabase("postgresql");
    const endOthers = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`;
    let ending: Promise<unknown> | undefined;
    const work = async () => {
      ending = database.query(endOthers);
      await ending;
      await sleep(10_000, undefined, { ref: false });
    };
    await expect(withMigrationLock(database.url, work)).rejects.toThrow(MigrationLockError);
    // The lock's connection may learn of it first, and dropping the database ends whoever is left.
    await ending;
    await database.drop();
  },
);

test("a SQLite file is made for its owner alone", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "arthora-made-"));
  const file = path.join(folder, "data", "site.db");
  migrate(`file:${file}`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
  rmSync(folder, { recursive: true });
});

test("a SQLite file of an earlier version is rewritten once, without what was erased from it", async () => {
  const database = await createEmptyDatabase("sqlite");
  const file = database.url.replace("file:", "");
  const hasText = () => readFileSync(file, "latin1").includes("zebrafish");
  migrate(database.url);
  // Such as earlier versions left it.
  await database.execute(`
    PRAGMA user_version = 0;
    PRAGMA secure_delete = OFF;
    INSERT INTO "Marker" ("key") VALUES ('zebrafish');
    DELETE FROM "Marker";
    PRAGMA wal_checkpoint(TRUNCATE)`);
  expect(hasText()).toBe(true);
  migrate(database.url);
  expect(hasText()).toBe(false);
  expect(await database.query("PRAGMA user_version")).toEqual([{ user_version: 1 }]);
  const { mtimeMs } = statSync(file);
  migrate(database.url);
  expect(statSync(file).mtimeMs).toBe(mtimeMs);
  await database.drop();
});
