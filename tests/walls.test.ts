import { describe, expect, test } from "@jest/globals";
import { execFileSync } from "node:child_process";
import { globSync, readdirSync } from "node:fs";
import { build } from "esbuild";

// ESLint is asked about files that do not exist, one for each wall of the layout.

const forbidden = [
  { from: "lib/core/x.ts", imports: "@/app/layout" },
  { from: "lib/core/x.ts", imports: "@/components/ui/theme" },
  { from: "lib/core/x.ts", imports: "@/lib/db/client" },
  { from: "lib/http/x.ts", imports: "@/lib/contacts/data" },
  { from: "lib/entries/blog/x.ts", imports: "@/lib/contacts/data" },
  { from: "lib/entries/x.ts", imports: "@/lib/seo/feed" },
  { from: "lib/entries/x-schema.ts", imports: "next/server" },
  { from: "lib/entries/x.ts", imports: "@/scripts/database/folders" },
  { from: "lib/entries/x.ts", imports: "@/tools/site/site" },
  { from: "scripts/x.ts", imports: "@/tools/site/site" },
  { from: "scripts/x.ts", imports: "@/tests/support/failures" },
  { from: "tools/x.ts", imports: "@/tests/support/failures" },
  { from: "components/ui/x.tsx", imports: "@/app/layout" },
  { from: "components/ui/x.tsx", imports: "@/components/site/layout/site-header" },
  { from: "components/ui/x.tsx", imports: "@/components/portal/shell/portal" },
  { from: "components/site/x.tsx", imports: "@/components/portal/shell/portal" },
  { from: "components/portal/x.tsx", imports: "@/components/site/layout/site-header" },
  { from: "components/site/x.tsx", imports: "@/lib/db/client" },
  { from: "app/x.ts", imports: "@/lib/db/client" },
  { from: "content/x.ts", imports: "@/lib/core/paths" },
  { from: "content/x.ts", imports: "@/components/ui/theme" },
];

const allowed = [
  { from: "app/x.tsx", imports: "@/components/site/layout/site-header" },
  { from: "components/site/x.tsx", imports: "@/components/ui/theme" },
  { from: "components/portal/x.tsx", imports: "@/lib/entries/blog/schema" },
  { from: "lib/contacts/x.ts", imports: "@/lib/db/client" },
  { from: "lib/server/x.ts", imports: "@/lib/contacts/data" },
  { from: "tools/x.ts", imports: "@/scripts/database/folders" },
  { from: "content/x.ts", imports: "./types" },
  { from: "lib/entries/x-schema.ts", imports: "zod" },
];

const program = `
  import { ESLint } from "eslint";
  const eslint = new ESLint();
  const answers = [];
  for (const { from, imports } of JSON.parse(process.argv[1])) {
    const [{ messages }] = await eslint.lintText(
      'import * as other from "' + imports + '";\\nexport { other };\\n',
      { filePath: from },
    );
    answers.push(messages.map(({ ruleId }) => ruleId));
  }
  console.log(JSON.stringify(answers));
`;

function rulesBroken(cases: typeof forbidden): string[][] {
  const printed = execFileSync(
    process.execPath,
    ["--input-type=module", "-e", program, JSON.stringify(cases)],
    { encoding: "utf8" },
  );
  return JSON.parse(printed) as string[][];
}

describe("the walls between the folders", () => {
  const broken = rulesBroken([...forbidden, ...allowed]);

  test.each(forbidden.map((each, index) => ({ ...each, rules: broken[index] })))(
    "$from must not import $imports",
    ({ rules }) => expect(rules?.join()).toMatch(/no-restricted-(paths|imports)/),
  );

  test.each(allowed.map((each, index) => ({ ...each, rules: broken[forbidden.length + index] })))(
    "$from may import $imports",
    ({ rules }) => expect(rules).toEqual([]),
  );
});

/** The files of the product, each with those that it imports at run time. */
async function readImports(): Promise<Map<string, string[]>> {
  const { metafile } = await build({
    entryPoints: globSync("{app,components,content,lib}/**/*.{ts,tsx,mjs}"),
    outdir: "unwritten",
    write: false,
    bundle: true,
    metafile: true,
    packages: "external",
    external: ["/art/*"],
    platform: "node",
    format: "esm",
    jsx: "automatic",
    loader: { ".css": "empty", ".woff2": "empty" },
  });
  return new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [
      file,
      imports.filter(({ external }) => !external).map(({ path }) => path),
    ]),
  );
}

/** A path that leads back to the file that it begins with, or nothing. */
function findCycle(imports: Map<string, string[]>): string[] | undefined {
  const done = new Set<string>();
  const walk = (file: string, path: string[]): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of imports.get(file) ?? []) {
      const cycle = walk(next, [...path, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of imports.keys()) {
    const cycle = walk(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}

test("no files import each other in a circle", async () => {
  const imports = await readImports();
  expect(imports.size).toBeGreaterThan(300);
  expect(findCycle(imports)).toBeUndefined();
  expect(
    findCycle(
      new Map([
        ["a", ["b"]],
        ["b", ["a"]],
      ]),
    ),
  ).toEqual(["a", "b", "a"]);
});

test("every folder of lib is a room with a place in the order, and no file lies beside them", async () => {
  const { rooms } = (await import("../eslint.config.mjs")) as { rooms: string[] };
  expect(readdirSync("lib").sort()).toEqual([...rooms].sort());
});
