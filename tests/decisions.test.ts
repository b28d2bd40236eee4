import { describe, expect, test } from "@jest/globals";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

const folder = "docs/decisions";

describe("docs/decisions/README.md", () => {
  test("lists exactly the existing decisions, with title and date", () => {
    const rows = readFileSync(`${folder}/README.md`, "utf8").matchAll(/^\| \[0.*$/gm);
    const decisions = globSync(`${folder}/0*.md`).map((file) => {
      const headPattern = /^# (\d+)\. (.+)\n\nStatus: in force · Date: (\d{4}-\d{2}-\d{2})\n/;
      const [, number = "", title, date] = headPattern.exec(readFileSync(file, "utf8")) ?? [];
      return [`[${number.padStart(4, "0")}](${path.basename(file)})`, title, date];
    });
    const indexed = Array.from(rows, ([row]) => row.split("|").map((cell) => cell.trim()));
    expect(indexed.map((cells) => cells.slice(1, 4))).toEqual(decisions.sort());
  });
});
