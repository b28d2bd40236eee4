import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, describe, expect, jest, test } from "@jest/globals";
import Database from "better-sqlite3";
import { Prisma } from "@/prisma/generated/sqlite/client";
import { isDatabaseUnavailable } from "./errors";
import { createReader } from "./slow-query";

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
  test("does not block the event loop while a query runs", async () => {
    const slowQuery = sql`WITH RECURSIVE counted (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted)
      SELECT MAX(n) AS "n" FROM (SELECT n FROM counted LIMIT 1000000)`;
    let iterations = 0;
    let isAnswered = false;
    const answer = read(slowQuery).finally(() => (isAnswered = true));
    for (; !isAnswered; iterations += 1) await yieldToEventLoop();
    expect(await answer).toEqual([{ n: 1_000_000 }]);
    expect(iterations).toBeGreaterThan(100);
  });

  test("reads the latest commit and accepts dates and booleans as parameters", async () => {
    db.exec("INSERT INTO notes VALUES ('new', '2026-01-01T00:00:00.000+00:00')");
    const at = new Date("2026-01-01T00:00:00Z");
    expect(await read(sql`SELECT text FROM notes WHERE at = ${at} AND ${true}`)).toEqual([
      { text: "new" },
    ]);
  });

  test("reports the database as unavailable if a table is missing, rejects writes and then answers the next query", async () => {
    const caught: unknown = await read(sql`SELECT * FROM missing`).catch((error: unknown) => error);
    expect(isDatabaseUnavailable(caught)).toBe(true);
    await expect(read(sql`DELETE FROM notes RETURNING 1`)).rejects.toThrow("readonly");
    expect(await read(sql`SELECT 1 AS "one"`)).toEqual([{ one: 1 }]);
  });

  test("answers a read of the new thread although the failed thread exits later", async () => {
    const threads: Worker[] = [];
    const post = jest.spyOn(Worker.prototype, "postMessage").mockImplementation(function (
      this: Worker,
    ) {
      threads.push(this);
    });
    const readFromFailing = createReader(file);
    const failed = expect(readFromFailing(sql`SELECT 1`)).rejects.toThrow("Out of memory");
    threads[0]!.emit("error", new Error("Out of memory"));
    await failed;
    const answer = readFromFailing(sql`SELECT 2`);
    threads[0]!.emit("exit", 1);
    threads[1]!.emit("message", { id: 2, rows: [{ two: 2 }] });
    expect(await answer).toEqual([{ two: 2 }]);
    post.mockRestore();
    await Promise.all(threads.map((thread) => thread.terminate()));
  });
});
