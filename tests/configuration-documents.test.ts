import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { parseEnv } from "@/lib/env";
import { envVariables } from "@/lib/env-variables";

// Prettier, which lays out the table, is no module for jest: the program itself says what it writes.
const documents = JSON.parse(
  execFileSync(process.execPath, [
    "node_modules/tsx/dist/cli.mjs",
    "-e",
    `import { configurationDocuments } from "./scripts/configuration/documents";
     configurationDocuments().then((made) => console.log(JSON.stringify(made)));`,
  ]).toString(),
) as Record<string, string>;

test.each(Object.keys(documents))("%s says what the code says: npm run config:docs", (file) => {
  expect(readFileSync(file, "utf8")).toBe(documents[file]);
});

test("every variable that is read is told of, and no other", () => {
  const read = parseEnv({ DATABASE_URL: "file:./a.db", NEXTAUTH_SECRET: "x".repeat(32) });
  expect(Object.keys(envVariables)).toEqual(expect.arrayContaining(Object.keys(read)));
  const source = readFileSync("lib/env.ts", "utf8");
  for (const name of Object.keys(envVariables)) expect(source).toContain(`${name}:`);
});
