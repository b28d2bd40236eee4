import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { SqlDriverAdapter, SqlQuery } from "@prisma/driver-adapter-utils";
import Database from "better-sqlite3";
import { sqliteAdapter } from "./sqlite-adapter";

let folder: string;
let adapter: SqlDriverAdapter;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "arthora-adapter-"));
  adapter = await sqliteAdapter(path.join(folder, "test.db")).connect();
  await adapter.executeScript("CREATE TABLE notes (text TEXT NOT NULL)");
});

afterEach(async () => {
  await adapter.dispose();
  rmSync(folder, { recursive: true });
});

const sql = (text: string): SqlQuery => ({ sql: text, args: [], argTypes: [] });
const buildInsert = (text: string) => sql(`INSERT INTO notes VALUES ('${text}')`);

/** Reads the file through a second connection. */
function readNotes(): unknown[] {
  const db = new Database(path.join(folder, "test.db"), { readonly: true });
  const rows = db.prepare("SELECT text FROM notes ORDER BY rowid").pluck().all();
  db.close();
  return rows;
}

test.each([
  ["journal_mode", "wal"],
  ["synchronous", 2],
  ["secure_delete", 1],
  ["foreign_keys", 1],
  ["busy_timeout", 0],
])("sets %s to %s on the connection", async (name, value) => {
  expect((await adapter.queryRaw(sql(`PRAGMA ${name}`))).rows).toEqual([[value]]);
});

test("hides rolled-back rows from a concurrent read, and keeps a concurrent write (ASVS 2.3.3)", async () => {
  const transaction = await adapter.startTransaction();
  await transaction.executeRaw(buildInsert("rolled back"));
  const pendingRead = adapter.queryRaw(sql("SELECT text FROM notes"));
  const pendingWrite = adapter.executeRaw(buildInsert("acknowledged"));
  await transaction.executeRaw(sql("ROLLBACK"));
  await transaction.rollback();
  expect((await pendingRead).rows).toEqual([]);
  await pendingWrite;
  expect(readNotes()).toEqual(["acknowledged"]);
});

test("starts a second transaction only after the first ends", async () => {
  const first = await adapter.startTransaction();
  const order: string[] = [];
  const second = adapter.startTransaction().then(async (transaction) => {
    order.push("second begins");
    await transaction.executeRaw(buildInsert("second"));
    await transaction.executeRaw(sql("COMMIT"));
    await transaction.commit();
  });
  await first.executeRaw(buildInsert("first"));
  order.push("first ends");
  await first.executeRaw(sql("COMMIT"));
  await first.commit();
  await second;
  expect(order).toEqual(["first ends", "second begins"]);
  expect(readNotes()).toEqual(["first", "second"]);
});

test("releases the connection when a query fails", async () => {
  await expect(adapter.queryRaw(sql("SELECT nothing"))).rejects.toThrow();
  await expect(adapter.executeRaw(sql("INSERT INTO nowhere VALUES (1)"))).rejects.toThrow();
  await adapter.executeRaw(buildInsert("after"));
  expect(readNotes()).toEqual(["after"]);
});

test.each([
  ["a statement", () => adapter.executeRaw(buildInsert("later"))],
  [
    "a transaction",
    async () => {
      const transaction = await adapter.startTransaction();
      await transaction.executeRaw(buildInsert("later"));
      await transaction.executeRaw(sql("COMMIT"));
      await transaction.commit();
    },
  ],
])("answers reads while %s waits for the lock of another connection", async (_, startWrite) => {
  const otherConnection = new Database(path.join(folder, "test.db"));
  otherConnection.exec("BEGIN IMMEDIATE");
  const pendingWrite = startWrite();
  const first = await Promise.race([pendingWrite, adapter.queryRaw(sql("SELECT text FROM notes"))]);
  expect(first).toMatchObject({ rows: [] });
  otherConnection.exec("ROLLBACK");
  otherConnection.close();
  await pendingWrite;
  expect(readNotes()).toEqual(["later"]);
});

test("refuses writes while the database file is moved away", async () => {
  const file = path.join(folder, "test.db");
  renameSync(file, `${file}.away`);
  await expect(adapter.executeRaw(buildInsert("lost"))).rejects.toThrow();
  await expect(adapter.startTransaction()).rejects.toThrow();
  renameSync(`${file}.away`, file);
  await adapter.executeRaw(buildInsert("back"));
  expect(readNotes()).toEqual(["back"]);
});
