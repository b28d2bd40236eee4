import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { build, ensureClients, fail } from "../setup/steps.mjs";
import { bundleOperatorPrograms, externalPackages } from "./operator-programs.mjs";

// Builds the site and collects the container's files in a new folder, for the Dockerfile and
// tests/slow/container.test.ts.

const [target] = parseArgs({ allowPositionals: true }).positionals;
if (!target) fail("Usage: node scripts/image/assemble.mjs FOLDER");
if (existsSync(target)) fail(`${target} already exists; name a new folder.`);

const inTarget = (...names) => path.join(target, ...names);
const copy = (from, to) => cpSync(from, to, { recursive: true, verbatimSymlinks: true });

function buildStandalone() {
  // Removes the stamp, so that quickstart does not reuse this build.
  rmSync(".next/built", { force: true });
  build({ env: { BUILD_STANDALONE: "1" } });
}

/** Adds the static files, which Next leaves out, and files that the server or the operator programs load by path. */
function addFiles() {
  copy("public", inTarget("public"));
  copy(".next/static", inTarget(".next/static"));
  copy(".next/files", inTarget(".next/files"));
  copy("prisma/migrations", inTarget("prisma/migrations"));
  copy("lib/db/read-thread.mjs", inTarget("lib/db/read-thread.mjs"));
}

/** Copies whole packages, because Next copies only the files that it traces. */
function addPackages() {
  for (const name of externalPackages) {
    const folder = inTarget("node_modules", name);
    if (!existsSync(folder)) copy(path.join("node_modules", name), folder);
  }
}

/** Removes SQLite's source and the builds for other platforms. */
function trimSqlite() {
  const inPackage = (...names) => inTarget("node_modules/better-sqlite3", ...names);
  for (const name of ["deps", "src"]) rmSync(inPackage(name), { recursive: true, force: true });
  const currentPlatform = `${process.platform}-${process.arch}.node`;
  for (const name of readdirSync(inPackage("prebuilds"))) {
    if (name !== currentPlatform) rmSync(inPackage("prebuilds", name));
  }
}

/** Removes the source maps and .env files that Next copies. Makes all other files writable only by the owner. */
function tidy() {
  for (const entry of readdirSync(target, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink()) continue;
    if (entry.name.startsWith(".env") || entry.name.endsWith(".map")) rmSync(file);
    else chmodSync(file, statSync(file).mode & 0o100 ? 0o755 : 0o644);
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
