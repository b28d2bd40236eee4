import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import { isDatabaseUnavailable } from "./errors";
import { sqliteAdapter } from "./sqlite-adapter";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "arthora-errors-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("isDatabaseUnavailable", () => {
  test.each<[string, (file: string) => void]>([
    ["a new file", () => undefined],
    ["a file that is no database", (file) => writeFileSync(file, "no database ".repeat(1_000))],
    [
      "a file that was cut off",
      (file) => {
        const db = new Database(file);
        db.exec("CREATE TABLE a (b); CREATE TABLE c (d); CREATE TABLE e (f)");
        db.close();
        truncateSync(file, 5_000);
      },
    ],
    ["a folder that is missing", () => rmSync(folder, { recursive: true })],
  ])("is true of %s", async (_, damage) => {
    const file = path.join(folder, "test.db");
    damage(file);
    const reading = sqliteAdapter(file)
      .connect()
      .then((adapter) =>
        adapter.queryRaw({ sql: 'SELECT "id" FROM "User"', args: [], argTypes: [] }),
      );
    const error: unknown = await reading.catch((thrown: unknown) => thrown);
    expect({ error, is: isDatabaseUnavailable(error) }).toEqual({ error, is: true });
  });
});
