import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "@jest/globals";
import { listMigrations } from "../../scripts/database/folders";
import { backUp, kindsToBackUp, restore } from "../support/backups";
import { call } from "../../tools/site/calls";
import {
  createEmptyDatabase,
  type DatabaseKind,
  migrate,
  type TestDatabase,
  testedKinds,
} from "../../tools/site/databases";
import { type EveryRow, readEveryRow } from "../support/every-row";
import { fillEveryTable, migrateTo, olderVersions } from "../support/older-version";
import { startSite } from "../../tools/site/site";

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

/** They are made again by each folding. */
const withoutSearchTexts = (tables: EveryRow): EveryRow =>
  Object.fromEntries(
    Object.entries(tables).map(([table, rows]) => [
      table,
      rows.map((row) =>
        Object.fromEntries(Object.entries(row).filter(([column]) => column !== "searchText")),
      ),
    ]),
  );

/** A database of an earlier version with rows in every table, and those rows. */
async function openOlder(kind: DatabaseKind, version: string) {
  const database = await open(kind);
  migrateTo(kind, database.url, version);
  await fillEveryTable(kind, database);
  const rows = await readEveryRow(kind, database);
  // Who was sending mails at the time: no later version has that table.
  delete rows.Lease;
  // The column's name until then; the first version had none.
  rows.AuditEntry = rows.AuditEntry!.map(({ address, ...row }) =>
    address === undefined ? row : { ip: address, ...row },
  );
  const { _prisma_migrations: applied, ...tables } = withoutSearchTexts(rows);
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
  "on %s, a backup of the version of %s comes back with every row, but for sessions and invitations",
  async (kind, version) => {
    const { database, tables } = await openOlder(kind, version);
    const file = path.join(folder, `${kind}-${version}.backup`);
    expect(await backUp(database, file)).toMatchObject({ status: 0, stderr: "" });
    const { restored, ...outcome } = await restore(kind, file);
    opened.push(restored);
    expect(outcome).toMatchObject({ status: 0, stderr: "" });
    const { AuditEntry: audit, ...others } = await readEveryRow(kind, restored);
    const isRestore = ({ action }: Record<string, unknown>) => String(action).includes("restore");
    expect(audit?.filter(isRestore)).toHaveLength(1);
    const after: EveryRow = { ...others, AuditEntry: audit!.filter((row) => !isRestore(row)) };
    const ended = { Session: [], ...(tables.Invitation && { Invitation: [] }) };
    expect(withoutNewColumns(tables, after)).toEqual({ ...tables, ...ended });
    expect(after._prisma_migrations).toHaveLength(listMigrations(kind).length);
  },
);

test.each(testedKinds)("on %s, a mail that was in hand waits, and spam has none", async (kind) => {
  const database = await open(kind);
  migrateTo(kind, database.url, "20261123135652_lead_limits");
  const lead = (id: string, isSpam: boolean, state: string) =>
    `INSERT INTO "Contact" ("id", "name", "email", "phone", "message", "isSpam")
       VALUES ('${id}', 'Meera', 'meera@example.in', '9876543210', 'Hello', ${isSpam});
     INSERT INTO "ContactMail" ("contactId", "state") VALUES ('${id}', '${state}')`;
  const leads = [
    lead("in-hand", false, "handing"),
    lead("refused", false, "failed"),
    lead("spam-in-hand", true, "handing"),
    lead("spam-refused", true, "failed"),
    lead("spam-sent", true, "sent"),
  ];
  await database.execute(leads.join(";\n"));
  migrate(database.url);
  expect(
    await database.query(`SELECT "contactId", "state" FROM "ContactMail" ORDER BY "contactId"`),
  ).toEqual([
    { contactId: "in-hand", state: "waiting" },
    { contactId: "refused", state: "failed" },
    { contactId: "spam-sent", state: "sent" },
  ]);
});
