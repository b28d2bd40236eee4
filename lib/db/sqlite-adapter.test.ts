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
const write = (text: string) => sql(`INSERT INTO notes VALUES ('${text}')`);

/** What another process finds in the file. */
function stored(): unknown[] {
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
])("the connection answers %s = %s", async (name, value) => {
  expect((await adapter.queryRaw(sql(`PRAGMA ${name}`))).rows).toEqual([[value]]);
});

test("the settings hold inside a transaction and after it", async () => {
  const transaction = await adapter.startTransaction();
  expect((await transaction.queryRaw(sql("PRAGMA synchronous"))).rows).toEqual([[2]]);
  await transaction.executeRaw(sql("COMMIT"));
  await transaction.commit();
  expect((await adapter.queryRaw(sql("PRAGMA synchronous"))).rows).toEqual([[2]]);
  expect((await adapter.queryRaw(sql("PRAGMA foreign_keys"))).rows).toEqual([[1]]);
});

test("a write beside an open transaction survives the transaction's rollback", async () => {
  const transaction = await adapter.startTransaction();
  await transaction.executeRaw(write("rolled back"));
  const beside = adapter.executeRaw(write("acknowledged"));
  await transaction.executeRaw(sql("ROLLBACK"));
  await transaction.rollback();
  await beside;
  expect(stored()).toEqual(["acknowledged"]);
});

test("a query beside an open transaction does not see what is not committed", async () => {
  const transaction = await adapter.startTransaction();
  await transaction.executeRaw(write("rolled back"));
  const beside = adapter.queryRaw(sql("SELECT text FROM notes"));
  await transaction.executeRaw(sql("ROLLBACK"));
  await transaction.rollback();
  expect((await beside).rows).toEqual([]);
});

test("a second transaction waits for the first", async () => {
  const first = await adapter.startTransaction();
  const order: string[] = [];
  const second = adapter.startTransaction().then(async (transaction) => {
    order.push("second begins");
    await transaction.executeRaw(write("second"));
    await transaction.executeRaw(sql("COMMIT"));
    await transaction.commit();
  });
  await first.executeRaw(write("first"));
  order.push("first ends");
  await first.executeRaw(sql("COMMIT"));
  await first.commit();
  await second;
  expect(order).toEqual(["first ends", "second begins"]);
  expect(stored()).toEqual(["first", "second"]);
});

test("a query that fails gives its turn back", async () => {
  await expect(adapter.queryRaw(sql("SELECT nothing"))).rejects.toThrow();
  await expect(adapter.executeRaw(sql("INSERT INTO nowhere VALUES (1)"))).rejects.toThrow();
  await adapter.executeRaw(write("after"));
  expect(stored()).toEqual(["after"]);
});

test.each([
  ["a statement", () => adapter.executeRaw(write("later"))],
  [
    "a transaction",
    async () => {
      const transaction = await adapter.startTransaction();
      await transaction.executeRaw(write("later"));
      await transaction.executeRaw(sql("COMMIT"));
      await transaction.commit();
    },
  ],
])("lets reads go on while %s waits for a lock of another process", async (_, begin) => {
  const other = new Database(path.join(folder, "test.db"));
  other.exec("BEGIN IMMEDIATE");
  const writing = begin();
  const first = await Promise.race([writing, adapter.queryRaw(sql("SELECT text FROM notes"))]);
  expect(first).toMatchObject({ rows: [] });
  other.exec("ROLLBACK");
  other.close();
  await writing;
  expect(stored()).toEqual(["later"]);
});

test("refuses to write into a file that was moved away", async () => {
  const file = path.join(folder, "test.db");
  renameSync(file, `${file}.away`);
  await expect(adapter.executeRaw(write("lost"))).rejects.toThrow();
  await expect(adapter.startTransaction()).rejects.toThrow();
  renameSync(`${file}.away`, file);
  await adapter.executeRaw(write("back"));
  expect(stored()).toEqual(["back"]);
});

test("a file that cannot be opened is said at once", async () => {
  await expect(
    sqliteAdapter(path.join(folder, "no", "such", "folder.db")).connect(),
  ).rejects.toThrow();
});
