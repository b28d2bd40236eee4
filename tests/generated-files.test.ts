import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { listMigrations, NAMES_FILE } from "@/scripts/database/folders";
import { typescript } from "../scripts/setup/steps.mjs";

// Prettier, which lays them out, is no module for jest: a program of its own makes the files.
const program = `import { generatedFiles } from "./scripts/generate/files.ts";
  console.log(JSON.stringify(await generatedFiles("the day of the change")));`;
const files = JSON.parse(
  execFileSync(process.execPath, [...typescript, "--input-type=module", "-e", program]).toString(),
) as Record<string, string>;

test.each(Object.entries(files))("%s is what npm run generate makes", (file, made) => {
  expect(readFileSync(file, "utf8")).toBe(made);
});

test("the names of the migrations are those of their folders", () => {
  expect(JSON.parse(readFileSync(NAMES_FILE, "utf8"))).toEqual({
    sqlite: listMigrations("sqlite"),
    postgresql: listMigrations("postgresql"),
  });
});
