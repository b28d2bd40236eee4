import { expect, test } from "@jest/globals";
import { readFileSync } from "node:fs";
import { logCodes } from "./log";

test("docs/log-lines.md explains each code that a line can have, once, and no other", () => {
  // The first cell of each row of the table.
  const rows = readFileSync("docs/log-lines.md", "utf8").matchAll(/^\| `(\w+)`/gm);
  expect(Array.from(rows, ([, code]) => code).sort()).toEqual([...logCodes].sort());
});
