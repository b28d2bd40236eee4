import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "@jest/globals";
import { listMigrations } from "../../scripts/database/folders";
import { backUp, listBackupKinds, restore } from "../support/backups";
import {
  createEmptyDatabase,
  type DatabaseKind,
  migrate,
  type TestDatabase,
  testedDatabaseKinds,
} from "../../tools/site/databases";
import { type RowsByTable, readEveryRow } from "../support/every-row";
import { fillEveryTable, migrateTo, listOlderVersions } from "../support/older-version";

const databases: TestDatabase[] = [];
const folder = mkdtempSync(path.join(tmpdir(), "arthora-upgrades-"));
afterAll(async () => {
  await Promise.all(databases.map((database) => database.drop()));
  rmSync(folder, { recursive: true });
});

/** Columns that a later version renamed. */
const newColumnNames = new Map([
  ["address", "ip"],
  ["cameFrom", "previousPage"],
  ["answeredHow", "answerMethod"],
  ["bound", "isCookieBound"],
  ["touchedAt", "updatedAt"],
  ["madeById", "createdById"],
]);

const renameColumns = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [newColumnNames.get(column) ?? column, value]),
  );

async function createOlderDatabase(kind: DatabaseKind, version: string) {
  const database = await createEmptyDatabase(kind);
  databases.push(database);
  migrateTo(kind, database.url, version);
  await fillEveryTable(kind, database);
  const tables = await readEveryRow(kind, database);
  // A later version drops this table.
  delete tables.Lease;
  for (const [table, rows] of Object.entries(tables)) tables[table] = rows.map(renameColumns);
  expect(tables._prisma_migrations).toHaveLength(listMigrations(kind).indexOf(version) + 1);
  delete tables._prisma_migrations;
  for (const [table, rows] of Object.entries(tables)) {
    expect({ table, rows: rows.length }).toEqual({ table, rows: 3 });
  }
  return { database, tables };
}

function expectUnchanged(before: RowsByTable, after: RowsByTable) {
  for (const [table, rows] of Object.entries(before)) {
    const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== "searchText");
    const [expected, found] = [rows, after[table]!].map((each) =>
      each.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]]))),
    );
    expect({ table, found }).toEqual({ table, found: expect.arrayContaining(expected!) });
  }
}

// Every fourth older version and the newest one suffice, because an upgrade also applies all later migrations.
const versions = testedDatabaseKinds.flatMap((kind) =>
  listOlderVersions(kind)
    .filter((_, index, { length }) => index % 4 === 0 || index === length - 1)
    .map((version) => [kind, version] as const),
);

test.each(versions)(
  "keeps every value except search texts, and keeps the audit log append-only, when a %s database is upgraded from %s",
  async (kind, version) => {
    const { database, tables } = await createOlderDatabase(kind, version);
    migrate(database.url);
    const after = await readEveryRow(kind, database);
    expectUnchanged(tables, after);
    expect(after._prisma_migrations).toHaveLength(listMigrations(kind).length);
    for (const sql of [`UPDATE "AuditEntry" SET "action" = 'x'`, `DELETE FROM "AuditEntry"`]) {
      await expect(database.query(sql)).rejects.toMatchObject({
        message: expect.stringContaining("append-only"),
      });
    }
  },
);

test.each(listBackupKinds())("restores a backup of the first version on %s", async (kind) => {
  const { database, tables } = await createOlderDatabase(kind, listOlderVersions(kind)[0]!);
  const file = path.join(folder, `${kind}.backup`);
  expect(await backUp(database, file)).toMatchObject({ status: 0, stderr: "" });
  const { restored, ...outcome } = await restore(kind, file);
  databases.push(restored);
  expect(outcome).toMatchObject({ status: 0, stderr: "" });
  const after = await readEveryRow(kind, restored);
  expectUnchanged({ ...tables, Session: [], Invitation: [] }, after);
  expect([after.Session, after.Invitation]).toEqual([[], []]);
  expect(after._prisma_migrations).toHaveLength(listMigrations(kind).length);
});
