import { expect, test } from "@jest/globals";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

// docs/decisions/README.md is the index of the decisions beside it.

const folder = "docs/decisions";

/** What the head of a decision says of it: "# 12. Title", then "Status: … · Date: …". */
function headOf(file: string) {
  const head = /^# (\d+)\. (.+)\n\nStatus: (.+) · Date: (\d{4}-\d{2}-\d{2})\n/;
  const [, number, title, status, date] = head.exec(readFileSync(file, "utf8")) ?? [];
  return { number: number?.padStart(4, "0"), title, status, date };
}

test("each decision stands in the index with its number, title, status and date, and nothing else does", () => {
  const files = globSync(`${folder}/0*.md`).sort();
  const rows = readFileSync(`${folder}/README.md`, "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| [0"))
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .map(([, link, title, status, date, inShort]) => ({ link, title, status, date, inShort }));
  expect(rows).toEqual(
    files.map((file) => {
      const { number, ...head } = headOf(file);
      return {
        link: `[${number}](${path.basename(file)})`,
        ...head,
        inShort: expect.stringMatching(/\w/),
      };
    }),
  );
});

test.each(globSync(`${folder}/0*.md`).sort())(
  "%s is in force, or names the decision that replaces it",
  (file) => {
    const { status = "" } = headOf(file);
    const replacement = /^(?:partly )?replaced by \[(\d{4})\]\((\1-.+\.md)\)$/.exec(status)?.[2];
    const replacements = replacement ? globSync(`${folder}/${replacement}`) : [];
    expect(status === "in force" || replacements.length === 1).toBe(true);
  },
);
