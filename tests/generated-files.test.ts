/** @jest-environment-options {"customExportConditions": ["node", "require"]} */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import dates from "@/content/change-dates.json";
import { derivePostgresqlSchema, readSourceSchema } from "@/scripts/database/derive-schema";
import { databaseFiles, listMigrations, NAMES_FILE } from "@/scripts/database/folders";
import { datedAnew } from "../scripts/content/fingerprints";
import { typescript } from "../scripts/setup/steps.mjs";
import { licencesPage } from "../scripts/supply/licences";
import { readLock } from "../scripts/supply/locked";
import { themeCss } from "../scripts/theme/css";

// Prettier, which lays out the table, is no module for jest: a program of its own makes these.
const configuration = `import { configurationDocuments } from "./scripts/configuration/documents.ts";
  console.log(JSON.stringify(await configurationDocuments()));`;
const documents = JSON.parse(
  execFileSync(process.execPath, [
    ...typescript,
    "--input-type=module",
    "-e",
    configuration,
  ]).toString(),
) as Record<string, string>;

const json = (value: unknown) => JSON.stringify(value);
const migrations = { sqlite: listMigrations("sqlite"), postgresql: listMigrations("postgresql") };

/** What each command would write, and where. Of JSON the layout does not count. */
const generated: [file: string, command: string, made: string][] = [
  ["components/ui/theme.css", "theme", themeCss()],
  [databaseFiles.postgresql.schema, "db:schema", derivePostgresqlSchema(readSourceSchema())],
  [NAMES_FILE, "db:new-migration", json(migrations)],
  ["content/change-dates.json", "content:dates", json(datedAnew(dates, "the day of the change"))],
  ["docs/licences.md", "licences", licencesPage(readLock())],
  ...Object.entries(documents).map(
    ([file, made]) => [file, "config:docs", made] satisfies [string, string, string],
  ),
];

test.each(generated)("%s is what npm run %s makes of its sources", (file, _, made) => {
  const written = readFileSync(file, "utf8");
  expect(file.endsWith(".json") ? json(JSON.parse(written)) : written).toBe(made);
});
