import { expect, test } from "@jest/globals";
import { readFileSync } from "node:fs";
import { derivePostgresqlSchema, readSourceSchema } from "@/scripts/database/derive-schema";
import { databaseFiles } from "@/scripts/database/folders";

test("the two schemas have the same models, to the letter", () => {
  const models = (file: string) => readFileSync(file, "utf8").split(/^(?=\/\/\/ A person)/m)[1];
  expect(models(databaseFiles.sqlite.schema)).toContain("model Marker");
  expect(models(databaseFiles.postgresql.schema)).toBe(models(databaseFiles.sqlite.schema));
});

test("a source that cannot be derived is refused", () => {
  const source = `${readSourceSchema()}\n// only in sqlite\n`;
  expect(() => derivePostgresqlSchema(source)).toThrow("cannot be derived");
});

test.each([
  /^enum /m,
  /\b(String|Int|BigInt|Float|Decimal|Boolean|DateTime|Json|Bytes)\[\]/,
  /insensitive/,
])("the models use nothing that one of the databases lacks: %s", (forbidden) => {
  expect(readSourceSchema().replace(/^\s*\/\/.*$/gm, "")).not.toMatch(forbidden);
});

const TIMES = ["createdAt", "updatedAt", "touchedAt"];

const columnsOf = (model: string) =>
  [...model.matchAll(/^ +(\w+) +(?:String|Int|Boolean|DateTime)\b/gm)].map(([, name]) => name!);

test("the drawing of the data has every column but the times of creation and change", () => {
  const drawn = readFileSync("docs/architecture.md", "utf8");
  const models = [...readSourceSchema().matchAll(/^model (\w+) \{\n(.*?)^\}/gms)];
  expect(models.length).toBeGreaterThan(8);
  for (const [, name, body] of models) {
    const [, fields = ""] = new RegExp(`^  ${name} \\{\\n(.*?)^  \\}`, "ms").exec(drawn) ?? [];
    const columns = [...fields.matchAll(/^ +\w+ (\w+)/gm)].map(([, column]) => column);
    expect([name, columns]).toEqual([
      name,
      columnsOf(body!).filter((column) => !TIMES.includes(column)),
    ]);
  }
});
