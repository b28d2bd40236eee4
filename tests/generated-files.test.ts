import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { listMigrations, NAMES_FILE } from "@/scripts/database/folders";
import { typescriptFlags } from "../scripts/setup/steps.mjs";

// Runs in a separate process, because jest cannot load Prettier.
const program = `import { generateFiles } from "./scripts/generate/files.ts";
  console.log(JSON.stringify(await generateFiles("2026-01-01")));`;
const files = JSON.parse(
  execFileSync(process.execPath, [
    ...typescriptFlags,
    "--input-type=module",
    "-e",
    program,
  ]).toString(),
) as Record<string, string>;

test.each(Object.entries(files))(
  "keeps %s identical to the output of npm run generate",
  (file, content) => {
    expect(readFileSync(file, "utf8")).toBe(content);
  },
);

test("lists the migration folders of both databases in names.json", () => {
  expect(JSON.parse(readFileSync(NAMES_FILE, "utf8"))).toEqual({
    sqlite: listMigrations("sqlite"),
    postgresql: listMigrations("postgresql"),
  });
});
