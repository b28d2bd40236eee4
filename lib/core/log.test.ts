import { expect, test } from "@jest/globals";
import { readFileSync } from "node:fs";
import { logCodes } from "./log";

test("documents each log code exactly once in docs/log-lines.md", () => {
  const rows = readFileSync("docs/log-lines.md", "utf8").matchAll(/^\| `(\w+)`/gm);
  expect(Array.from(rows, ([, code]) => code).sort()).toEqual([...logCodes].sort());
});
