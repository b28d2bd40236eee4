import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { linkNode } from "./bring-node.mjs";

// What quickstart and the tests both need before anything runs. Only Node's own modules: this
// is read before the dependencies are there. Each step knows whether it is done, from a stamp
// that is written when it has finished: interrupted, it is simply done again.

export const npm = process.platform === "win32" ? "npm.cmd" : "npm";

/** Stops with one line for the person at the keyboard. */
export function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

/** Runs a command to its end; returns its exit status and what it printed. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { encoding: "utf8", maxBuffer: 1 << 28, ...options });
  return {
    ok: result.status === 0,
    output: `${result.stdout ?? ""}${result.stderr ?? ""}${result.error ?? ""}`,
  };
}

/** Runs npm. `npm run --silent` would silence this one too, and the reason of a failure with it. */
const runNpm = (...args) =>
  run(npm, args, { env: { ...process.env, npm_config_loglevel: "notice" } });

/** The path of a command-line program among the dependencies, to be run by this Node. */
export const programs = {
  next: "node_modules/next/dist/bin/next",
};

/** What has Node run a program in TypeScript. */
export const typescript = ["--import", "./scripts/setup/typescript.mjs"];

/** A hash of the names and contents of files. */
export function hashOf(files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

const isStamped = (stamp, hash) => existsSync(stamp) && readFileSync(stamp, "utf8") === hash;

/** Does a step unless its stamp says that it is done for these very files; true when it ran. */
function once(stamp, files, work) {
  const hash = hashOf(files);
  if (isStamped(stamp, hash)) return false;
  work();
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  return true;
}

/** npm's own error lines, without the help that it prints after them. */
function errorLines(output) {
  return output
    .split("\n")
    .filter((line) => line.startsWith("npm error"))
    .slice(0, 12)
    .join("\n");
}

/**
 * Installs from the lock file, without install scripts: what the site is built from and runs on, or
 * all that its development needs. What production has is left in place.
 */
export function ensureDependencies(wanted = "production") {
  const files = ["package-lock.json", "package.json", ".npmrc"];
  const stamp = "node_modules/.installed";
  const hash = hashOf(files);
  const hasAll = isStamped(`${stamp}-all`, hash);
  const hasProduction = isStamped(`${stamp}-production`, hash);
  const installs = hasAll
    ? false
    : once(`${stamp}-${wanted}`, files, () => {
        if (wanted === "all") console.error("Installing the development packages …");
        // `npm ci` removes all packages first.
        const command = hasProduction ? ["install", "--no-save"] : ["ci"];
        const omit = wanted === "production" ? ["--omit=dev"] : [];
        const installed = runNpm(
          ...command,
          "--ignore-scripts",
          "--no-audit",
          "--no-fund",
          ...omit,
        );
        if (!installed.ok) fail(`npm ${command[0]} failed:\n${errorLines(installed.output)}`);
      });
  linkNode();
  return installs;
}

/** Generates both database clients. */
export function ensureClients() {
  const schemas = ["prisma/schema.prisma", "prisma/schema.postgresql.prisma", "package-lock.json"];
  return once("prisma/generated/.generated", schemas, () => {
    const made = run(process.execPath, ["scripts/generate-clients.mjs"]);
    if (!made.ok) fail(`The database clients could not be generated:\n${made.output}`);
  });
}

/** Everything that a build reads. */
const BUILD_SOURCES = [
  "app",
  "components",
  "content",
  "lib",
  "prisma",
  "scripts/compile-ahead.mjs",
  "instrumentation.ts",
  "middleware.ts",
  "next.config.mjs",
  "postcss.config.mjs",
  "package-lock.json",
  "package.json",
  "tsconfig.json",
];

/** Every file below a folder, or the file itself. */
export function filesBelow(entry) {
  if (!existsSync(entry)) return [];
  if (statSync(entry).isFile()) return [entry];
  return readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => path.join(found.parentPath ?? found.path, found.name))
    .sort();
}

/** Builds for production, after a check of content/; needs neither a database nor a configuration. */
export function build({ args = [], env, stdio } = {}) {
  const checked = run(process.execPath, [...typescript, "scripts/check-content.ts"]);
  if (!checked.ok) fail(checked.output.trim());
  const built = run(process.execPath, [programs.next, "build", ...args], {
    stdio,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...env },
  });
  if (!built.ok) fail(`The build failed:\n${built.output.slice(-4_000)}`);
}

const BUILD_STAMP = ".next/built";

/** Builds where a source has changed since the last build. */
export const ensureBuild = () => once(BUILD_STAMP, BUILD_SOURCES.flatMap(filesBelow), build);

/** Builds in any case, and shows what Next prints. */
export function buildAgain(args) {
  rmSync(BUILD_STAMP, { force: true });
  once(BUILD_STAMP, BUILD_SOURCES.flatMap(filesBelow), () => build({ args, stdio: "inherit" }));
}
