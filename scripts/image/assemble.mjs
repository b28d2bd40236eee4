import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { build, ensureClients, fail } from "../setup/steps.mjs";
import { bundleOperatorPrograms, keptPackages } from "./operator-programs.mjs";

// node scripts/image/assemble.mjs FOLDER
// Builds the site and puts all that a container needs into a new folder: the Dockerfile takes this
// step, and so do the tests (tests/slow/container.test.ts), which then run what is in the folder.

const [target] = parseArgs({ allowPositionals: true }).positionals;
if (!target) fail("Usage: node scripts/image/assemble.mjs FOLDER");
if (existsSync(target)) fail(`${target} already exists; name a new folder.`);

const inTarget = (...names) => path.join(target, ...names);
const copy = (from, to) => cpSync(from, to, { recursive: true, verbatimSymlinks: true });

function buildStandalone() {
  // What quickstart would take for its own build.
  rmSync(".next/built", { force: true });
  build({ env: { BUILD_STANDALONE: "1" } });
}

/** Adds the static files, which Next leaves out, and the files that the server loads by path. */
function addFiles() {
  copy("public", inTarget("public"));
  copy(".next/static", inTarget(".next/static"));
  copy("prisma/migrations", inTarget("prisma/migrations"));
  copy("lib/db/read-thread.mjs", inTarget("lib/db/read-thread.mjs"));
}

/** Whole: Next's copies of packages have only the files that the server was seen to need. */
function addPackages() {
  for (const name of keptPackages) {
    const folder = inTarget("node_modules", name);
    if (!existsSync(folder)) copy(path.join("node_modules", name), folder);
  }
}

/** Of better-sqlite3 what this platform runs: it ships SQLite's source, and a build for each platform. */
function trimSqlite() {
  const inPackage = (...names) => inTarget("node_modules/better-sqlite3", ...names);
  for (const name of ["deps", "src"]) rmSync(inPackage(name), { recursive: true, force: true });
  const own = `${process.platform}-${process.arch}.node`;
  for (const name of readdirSync(inPackage("prebuilds"))) {
    if (name !== own) rmSync(inPackage("prebuilds", name));
  }
}

/** Every file and folder of the tree that is not reached through a link. */
function* entriesOf(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const found = path.join(folder, entry.name);
    yield found;
    if (entry.isDirectory()) yield* entriesOf(found);
  }
}

/**
 * No configuration (Next copies a .env that it finds) and no source maps; and nothing that only the
 * builder may read, as on a machine whose umask is strict, or that others may write.
 */
function tidy() {
  for (const found of entriesOf(target)) {
    const name = path.basename(found);
    if (name.startsWith(".env") || name.endsWith(".map")) {
      rmSync(found);
      continue;
    }
    const { mode } = statSync(found);
    chmodSync(found, mode & 0o100 ? 0o755 : 0o644);
  }
  chmodSync(target, 0o755);
}

ensureClients();
buildStandalone();
mkdirSync(path.dirname(path.resolve(target)), { recursive: true });
copy(".next/standalone", target);
rmSync(".next/standalone", { recursive: true });
addFiles();
addPackages();
trimSqlite();
await bundleOperatorPrograms(inTarget("operate"));
tidy();
console.log(`Assembled ${target}`);
