import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import Database from "better-sqlite3";
import { Prisma } from "@/prisma/generated/sqlite/client";
import { isDatabaseUnavailable } from "./errors";
import { createReader } from "./read-apart";

const folder = mkdtempSync(path.join(tmpdir(), "arthora-reader-"));
const file = path.join(folder, "test.db");
const read = createReader(file);
const { sql } = Prisma;

let db: Database.Database;
beforeAll(() => {
  db = new Database(file);
  db.exec("PRAGMA journal_mode = WAL; CREATE TABLE notes (text TEXT, at DATETIME)");
});
afterAll(() => {
  db.close();
  rmSync(folder, { recursive: true });
});

describe("createReader", () => {
  test("lets the process go on while a query runs", async () => {
    const count = sql`WITH RECURSIVE counted (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted)
      SELECT MAX(n) AS "n" FROM (SELECT n FROM counted LIMIT 1000000)`;
    let turns = 0;
    let isAnswered = false;
    const answer = read(count).finally(() => (isAnswered = true));
    for (; !isAnswered; turns += 1) await turn();
    expect(await answer).toEqual([{ n: 1_000_000 }]);
    expect(turns).toBeGreaterThan(100);
  });

  test("reads the last commit, with dates and booleans as parameters", async () => {
    db.exec("INSERT INTO notes VALUES ('new', '2026-01-01T00:00:00.000+00:00')");
    const at = new Date("2026-01-01T00:00:00Z");
    expect(await read(sql`SELECT text FROM notes WHERE at = ${at} AND ${true}`)).toEqual([
      { text: "new" },
    ]);
  });

  test("rejects as unavailable when a table is missing, and answers the next query", async () => {
    const thrown: unknown = await read(sql`SELECT * FROM missing`).catch((error: unknown) => error);
    expect(isDatabaseUnavailable(thrown)).toBe(true);
    await expect(read(sql`DELETE FROM notes RETURNING 1`)).rejects.toThrow("readonly");
    expect(await read(sql`SELECT 1 AS "one"`)).toEqual([{ one: 1 }]);
  });
});
