import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "@jest/globals";
import { listMigrations } from "../../scripts/database/folders";
import { backUp, kindsToBackUp, restore } from "../harness/backups";
import { call } from "../harness/calls";
import {
  createEmptyDatabase,
  type DatabaseKind,
  migrate,
  type TestDatabase,
  testedKinds,
} from "../harness/databases";
import { type EveryRow, readEveryRow } from "../harness/every-row";
import { fillEveryTable, migrateTo, olderVersions } from "../harness/older-version";
import { startSite } from "../harness/site";

// What an upgrade finds is a database that has been in use: no row and no value may be lost.

const opened: TestDatabase[] = [];
const folder = mkdtempSync(path.join(tmpdir(), "arthora-upgrades-"));
afterAll(async () => {
  await Promise.all(opened.map((database) => database.drop()));
  rmSync(folder, { recursive: true });
});

async function open(kind: DatabaseKind): Promise<TestDatabase> {
  const database = await createEmptyDatabase(kind);
  opened.push(database);
  return database;
}

/** A database of an earlier version with rows in every table, and those rows. */
async function openOlder(kind: DatabaseKind, version: string) {
  const database = await open(kind);
  migrateTo(kind, database.url, version);
  await fillEveryTable(kind, database);
  const rows = await readEveryRow(kind, database);
  const { _prisma_migrations: applied, ...tables } = rows;
  expect(applied?.map((row) => String(row.migration_name)).sort()).toEqual(
    listMigrations(kind)
      .filter((name) => name <= version)
      .map((name) => (kind === "sqlite" ? `'${name}'` : name)),
  );
  for (const [table, ofTable] of Object.entries(tables)) {
    expect({ table, rows: ofTable.length }).toEqual({ table, rows: 3 });
  }
  return { database, tables };
}

/** The rows of a table without what another version has added to them. */
function withoutNewColumns(before: EveryRow, after: EveryRow): EveryRow {
  const known = (table: string) => Object.keys(before[table]?.[0] ?? {});
  return Object.fromEntries(
    Object.keys(before).map((table) => [
      table,
      (after[table] ?? [])
        .map((row) => Object.fromEntries(known(table).map((column) => [column, row[column]])))
        .map((row) => [JSON.stringify(row), row] as const)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([, row]) => row),
    ]),
  );
}

const versions = (kinds: readonly DatabaseKind[]) =>
  kinds.flatMap((kind) => olderVersions(kind).map((version) => [kind, version] as const));

describe.each(versions(testedKinds))(
  "On %s, an upgrade from the version of %s",
  (kind, version) => {
    test("keeps every value of every row of every table", async () => {
      const { database, tables } = await openOlder(kind, version);
      migrate(database.url);
      const after = await readEveryRow(kind, database);
      expect(withoutNewColumns(tables, after)).toEqual(tables);
      expect(after._prisma_migrations).toHaveLength(listMigrations(kind).length);

      const site = await startSite(database.url);
      try {
        for (const entries of ["/api/blogs", "/api/media", "/api/offers"]) {
          const response = await call(site.url, entries);
          expect(await response.json()).toHaveLength(3);
        }
      } finally {
        await site.stop();
      }
    });

    test("still refuses to change the audit", async () => {
      const { database } = await openOlder(kind, version);
      migrate(database.url);
      for (const change of [`UPDATE "AuditEntry" SET "action" = 'x'`, `DELETE FROM "AuditEntry"`]) {
        await expect(database.query(change)).rejects.toMatchObject({
          message: expect.stringContaining("append-only"),
        });
      }
    });
  },
);

test.each(versions(kindsToBackUp()))(
  "on %s, a backup of the version of %s comes back with every row, but for sessions",
  async (kind, version) => {
    const { database, tables } = await openOlder(kind, version);
    const file = path.join(folder, `${kind}-${version}.backup`);
    expect(await backUp(database, file)).toMatchObject({ status: 0, stderr: "" });
    const restored = await open(kind);
    expect(await restore(restored, file)).toMatchObject({ status: 0, stderr: "" });
    const after = await readEveryRow(kind, restored);
    expect(withoutNewColumns(tables, after)).toEqual({ ...tables, Session: [] });
    expect(after._prisma_migrations).toHaveLength(listMigrations(kind).length);
  },
);
