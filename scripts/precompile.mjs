// @ts-check
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Makes V8 compile the whole script while it loads. Otherwise, V8 compiles each function when it is first called,
 * which blocks the page (https://v8.dev/blog/explicit-compile-hints). Browsers without V8 ignore the hint.
 */
const HINT = "//# allFunctionsCalledOnLoad\n";

/**
 * Adds the hint to the scripts that every page loads first: React's and Next's.
 * @param {string} distDir Next's build folder
 */
export async function precompile(distDir) {
  const manifest = await readFile(path.join(distDir, "build-manifest.json"), "utf8");
  const { rootMainFiles } = /** @type {{ rootMainFiles: string[] }} */ (JSON.parse(manifest));
  for (const name of rootMainFiles) {
    const file = path.join(distDir, name);
    const script = await readFile(file, "utf8");
    if (!script.startsWith(HINT)) await writeFile(file, HINT + script);
  }
}
