import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { linkNode } from "./bring-node.mjs";

// This module imports no packages, because it runs before they are installed. A step writes its stamp (a
// file with a hash of its sources) last, so an interrupted step runs again.

const npm = process.platform === "win32" ? "npm.cmd" : "npm";

export function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { encoding: "utf8", maxBuffer: 1 << 28, ...options });
  return {
    ok: result.status === 0,
    output: `${result.stdout ?? ""}${result.stderr ?? ""}${result.error ?? ""}`,
  };
}

/** Sets the log level, because npm would otherwise inherit `--silent` from `npm run` and print no errors. */
const runNpm = (...args) =>
  run(npm, args, { env: { ...process.env, npm_config_loglevel: "notice" } });

export const NEXT_PROGRAM = "node_modules/next/dist/bin/next";

export const typescriptFlags = ["--import", "./scripts/setup/typescript.mjs"];

function hashFiles(files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(fs.readFileSync(file));
  return hash.digest("hex");
}

const isStamped = (stamp, hash) => fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8") === hash;

/** Runs `work` unless the stamp has the hash of these files. Returns true if it ran. */
function runOnce(stamp, files, work) {
  const hash = hashFiles(files);
  if (isStamped(stamp, hash)) return false;
  work();
  fs.mkdirSync(path.dirname(stamp), { recursive: true });
  fs.writeFileSync(stamp, hash);
  return true;
}

/** Returns npm's first error lines, without the help that follows them. */
const findErrorLines = (output) =>
  output
    .match(/^npm error.*$/gm)
    ?.slice(0, 12)
    .join("\n") ?? output;

/**
 * Installs the production packages, or with `all` also the development packages, from the lock file
 * and without install scripts. Returns true if it installed any.
 */
export function ensureDependencies(kind = "production") {
  const files = ["package-lock.json", "package.json", ".npmrc"];
  const stamp = "node_modules/.installed";
  const hash = hashFiles(files);
  const hasAll = isStamped(`${stamp}-all`, hash);
  const hasProduction = isStamped(`${stamp}-production`, hash);
  const hasInstalled = hasAll
    ? false
    : runOnce(`${stamp}-${kind}`, files, () => {
        if (kind === "all") console.error("Installing the development packages …");
        // Keeps the production packages, which `npm ci` would remove and install again.
        const command = hasProduction ? ["install", "--no-save"] : ["ci"];
        const flags = ["--ignore-scripts", "--no-audit", "--no-fund"];
        if (kind === "production") flags.push("--omit=dev");
        const installResult = runNpm(...command, ...flags);
        if (!installResult.ok)
          fail(`npm ${command[0]} failed:\n${findErrorLines(installResult.output)}`);
      });
  linkNode();
  return hasInstalled;
}

export function ensureClients() {
  const schemas = ["prisma/schema.prisma", "prisma/schema.postgresql.prisma", "package-lock.json"];
  return runOnce("prisma/generated/.generated", schemas, () => {
    const result = run(process.execPath, ["scripts/generate-clients.mjs"]);
    if (!result.ok) fail(`The database clients could not be generated:\n${result.output}`);
  });
}

const BUILD_SOURCES = `app components content lib prisma public scripts/precompile.mjs
  scripts/compress-files.mjs instrumentation.ts middleware.ts next.config.mjs postcss.config.mjs
  package-lock.json package.json tsconfig.json`.split(/\s+/);

export function listFiles(entry) {
  if (!fs.existsSync(entry)) return [];
  if (fs.statSync(entry).isFile()) return [entry];
  return fs
    .readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((dirent) => dirent.isFile())
    .map((dirent) => path.join(dirent.parentPath ?? dirent.path, dirent.name))
    .sort();
}

/** Checks content/ and builds for production. Needs neither a database nor a configuration. */
export function build({ args = [], env, stdio } = {}) {
  const checkResult = run(process.execPath, [...typescriptFlags, "scripts/check-content.ts"]);
  if (!checkResult.ok) fail(checkResult.output.trim());
  const buildResult = run(process.execPath, [NEXT_PROGRAM, "build", ...args], {
    stdio,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...env },
  });
  if (!buildResult.ok) fail(`The build failed:\n${buildResult.output.slice(-4_000)}`);
  const compressResult = run(process.execPath, ["scripts/compress-files.mjs"]);
  if (!compressResult.ok)
    fail(`The static files could not be compressed:\n${compressResult.output}`);
}

const BUILD_STAMP = ".next/built";

export function ensureBuild(options) {
  const sources = BUILD_SOURCES.flatMap(listFiles).filter((file) => !/\.test\.tsx?$/.test(file));
  return runOnce(BUILD_STAMP, sources, () => build(options));
}

/** Builds unconditionally and shows Next's output. */
export function rebuild(args) {
  fs.rmSync(BUILD_STAMP, { force: true });
  ensureBuild({ args, stdio: "inherit" });
}
