import { execFileSync } from "node:child_process";
import { globSync, readdirSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { build } from "esbuild";

// ESLint checks imaginary files, at least one for each import rule between folders.

const forbidden = [
  { from: "lib/core/x.ts", imports: "@/app/layout" },
  { from: "lib/core/x.ts", imports: "@/components/ui/theme" },
  { from: "lib/http/x.ts", imports: "@/lib/contacts/data" },
  { from: "lib/entries/x.ts", imports: "@/lib/seo/feed" },
  { from: "lib/entries/x-schema.ts", imports: "next/server" },
  { from: "lib/entries/x.ts", imports: "@/tools/site/site" },
  { from: "scripts/x.ts", imports: "@/tools/site/site" },
  { from: "tools/x.ts", imports: "@/tests/support/failures" },
  { from: "components/ui/x.tsx", imports: "@/components/portal/shell/portal" },
  { from: "components/site/x.tsx", imports: "@/components/portal/shell/portal" },
  { from: "components/portal/x.tsx", imports: "@/components/site/layout/site-header" },
  { from: "app/x.ts", imports: "@/lib/db/client" },
  { from: "content/x.ts", imports: "@/lib/core/paths" },
];

const allowed = [
  { from: "app/x.tsx", imports: "@/components/site/layout/site-header" },
  { from: "components/portal/x.tsx", imports: "@/lib/entries/blog/schema" },
  { from: "lib/server/x.ts", imports: "@/lib/contacts/data" },
  { from: "tools/x.ts", imports: "@/scripts/database/folders" },
  { from: "lib/entries/x-schema.ts", imports: "zod" },
];

const program = `
  import { ESLint } from "eslint";
  const eslint = new ESLint();
  const refused = [];
  for (const each of JSON.parse(process.argv[1])) {
    const text = 'import * as other from "' + each.imports + '";\\nexport { other };\\n';
    const [{ messages }] = await eslint.lintText(text, { filePath: each.from });
    if (messages.some(({ ruleId }) => /no-restricted-(paths|imports)/.test(ruleId))) refused.push(each);
  }
  console.log(JSON.stringify(refused));
`;

test("refuses in ESLint exactly the imports that the folder rules forbid", () => {
  const cases = JSON.stringify([...forbidden, ...allowed]);
  const args = ["--input-type=module", "-e", program, cases];
  const output = execFileSync(process.execPath, args, { encoding: "utf8" });
  expect(JSON.parse(output)).toEqual(forbidden);
});

test("has no circular imports in app, components, content and lib", async () => {
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
  const unvisited = new Map(Object.entries(metafile.inputs));
  expect(unvisited.size).toBeGreaterThan(300);
  // A file that imports none of the remaining files is in no cycle.
  for (let previousSize = 0; previousSize !== unvisited.size;) {
    previousSize = unvisited.size;
    for (const [file, { imports }] of unvisited) {
      if (!imports.some(({ path, external }) => !external && unvisited.has(path)))
        unvisited.delete(file);
    }
  }
  expect([...unvisited.keys()]).toEqual([]);
});

test("lists every folder of lib in eslint.config.mjs, and has no files directly in lib", async () => {
  const { rooms } = (await import("../eslint.config.mjs")) as { rooms: string[] };
  expect(readdirSync("lib").sort()).toEqual([...rooms].sort());
});
