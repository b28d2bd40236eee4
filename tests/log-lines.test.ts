import { describe, expect, test } from "@jest/globals";
import { readdirSync, readFileSync } from "node:fs";
import { logCodes } from "@/lib/log";
import { listMigrations, NAMES_FILE } from "../scripts/database/folders";

const sources = readdirSync("lib", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && file !== "log.ts")
  .map((file) => readFileSync(`lib/${file}`, "utf8"))
  .join("\n");

/** The first cell of each row of the table. */
const explained = [...readFileSync("docs/log-lines.md", "utf8").matchAll(/^\| `(\w+)`/gm)].map(
  ([, code]) => code,
);

describe("docs/log-lines.md", () => {
  test("explains each code that a line can have, once, and no other", () => {
    expect([...explained].sort()).toEqual([...logCodes].sort());
  });

  test.each(logCodes)("%s is a code that something logs", (code) => {
    expect(sources).toMatch(new RegExp(`"${code}"|\\b${code}: \\(`));
  });
});

describe(NAMES_FILE, () => {
  test("names the migrations that there are: npm run db:new-migration writes it", () => {
    expect(JSON.parse(readFileSync(NAMES_FILE, "utf8"))).toEqual({
      sqlite: listMigrations("sqlite"),
      postgresql: listMigrations("postgresql"),
    });
  });
});
