import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { isDatabaseUnavailable } from "./errors";
import { sqliteAdapter } from "./sqlite-adapter";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "arthora-errors-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("isDatabaseUnavailable", () => {
  test.each<[string, (file: string) => void]>([
    ["an empty database", () => undefined],
    ["a file that is not a database", (file) => writeFileSync(file, "no database ".repeat(1_000))],
    ["a missing folder", () => rmSync(folder, { recursive: true })],
  ])("returns true for the error that %s causes", async (_, damage) => {
    const file = path.join(folder, "test.db");
    damage(file);
    const reading = sqliteAdapter(file)
      .connect()
      .then((adapter) =>
        adapter.queryRaw({ sql: 'SELECT "id" FROM "User"', args: [], argTypes: [] }),
      );
    const error: unknown = await reading.catch((caught: unknown) => caught);
    const isUnavailable = isDatabaseUnavailable(error);
    expect({ error, isUnavailable }).toEqual({ error, isUnavailable: true });
  });
});
