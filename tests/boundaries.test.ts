import { globSync, readdirSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { build } from "esbuild";

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
  const remainingFiles = new Map(Object.entries(metafile.inputs));
  expect(remainingFiles.size).toBeGreaterThan(300);
  // A file that imports no remaining file is not part of a circular import.
  for (let previousSize = 0; previousSize !== remainingFiles.size;) {
    previousSize = remainingFiles.size;
    for (const [file, { imports }] of remainingFiles) {
      if (!imports.some(({ path, external }) => !external && remainingFiles.has(path)))
        remainingFiles.delete(file);
    }
  }
  expect([...remainingFiles.keys()]).toEqual([]);
});

test("lists every folder of lib in eslint.config.mjs, and has no files directly in lib", async () => {
  const { layers } = (await import("../eslint.config.mjs")) as { layers: string[] };
  expect(readdirSync("lib").sort()).toEqual([...layers].sort());
});
