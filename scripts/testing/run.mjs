import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { ensureBuild, ensureClients, ensureDependencies, fail } from "../setup/steps.mjs";
import { ensureBrowser, ensureSlowPrograms } from "../setup/browser.mjs";
import { findServices } from "./services.mjs";
import { slowSuites, suitesWithChanges, stampPassed } from "./slow-suites.mjs";
import { readJest, readPlaywright } from "./reports.mjs";

const REPORTS = "test-results";
const SLOWEST = 20;
const LINES_OF_A_FAILURE = 15;
/** Of a page's end, where dialogs and toasts are. */
const LINES_OF_WHAT_WAS_SEEN = 60;

const [first, ...rest] = process.argv.slice(2);
const flag = first?.startsWith("--") ? first : undefined;
const onlyStage = flag ? undefined : first;
const patterns = flag ? [] : rest;

const started = performance.now();
const total = { passed: 0, failed: 0, skipped: 0 };
const stages = [];
const tests = [];
let variables = {};

/** Runs a program of node_modules; what it prints shows at once, or as a whole when it has ended. */
function node(args, { isQuiet = false, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: isQuiet ? ["ignore", "pipe", "pipe"] : "inherit",
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...variables, ...env },
    });
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    child.on("exit", (code) => resolve({ ok: code === 0, output }));
  });
}

async function timed(name, work) {
  console.log(`\n=== ${name}`);
  const begun = performance.now();
  const result = await work();
  stages.push({ name, seconds: (performance.now() - begun) / 1_000 });
  return result;
}

const STATIC_CHECKS = {
  types: ["node_modules/typescript/bin/tsc", "--noEmit"],
  lint: ["node_modules/eslint/bin/eslint.js", ".", "--max-warnings=0"],
  format: [
    "node_modules/prettier/bin/prettier.cjs",
    "--check",
    "--log-level=warn",
    "--cache",
    "--cache-location=node_modules/.cache/prettier.json",
    ".",
  ],
  "lint of compose.yaml": [
    "node_modules/dclint/bin/dclint.cjs",
    "compose.yaml",
    "--config=deploy/dclint.json",
    "--max-warnings=0",
  ],
};

/** Format, lint and types, two at a time. One that fails ends the run. */
async function runStaticChecks() {
  await node(["node_modules/next/dist/bin/next", "typegen"], { isQuiet: true });
  const waiting = Object.entries(STATIC_CHECKS);
  async function work() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, args] = next;
      const { ok, output } = await node(args, { isQuiet: true });
      total[ok ? "passed" : "failed"] += 1;
      console.log(ok ? `${name}: passed` : `${name}: failed\n${output}`);
    }
  }
  await Promise.all([work(), work()]);
  if (total.failed > 0) end();
}

/** Adds what a runner counted; one that ends badly without a failed test counts as failed. */
function add(report, ok) {
  const { passed, failed, skipped } = report;
  total.passed += passed;
  total.failed += failed === 0 && !ok ? 1 : failed;
  total.skipped += skipped;
  tests.push(...report.tests);
  return ok && failed === 0;
}

/** A runner's own arguments, the file that it reports to, and how that is read. */
const runners = {
  jest: (project, file, files, workers) => ({
    args: [
      "node_modules/jest/bin/jest.js",
      "--selectProjects",
      ...[project].flat(),
      `--maxWorkers=${workers}`,
      "--json",
      // What a test that failed has left running does not hold up the rest.
      "--forceExit",
      `--outputFile=${file}`,
      "--passWithNoTests",
      "--",
      ...files,
    ],
    read: readJest,
  }),
  // Playwright empties the folder that it puts its files into.
  playwright: (project, file, files, workers) => ({
    args: [
      "node_modules/@playwright/test/cli.js",
      "test",
      `--project=${project}`,
      `--workers=${workers}`,
      `--output=${file.replace(".json", "")}`,
      ...files,
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    read: readPlaywright,
  }),
};

/** Runs a stage with one of the runners and counts its tests; whether all is well. */
function runTests(name, runner, { project = name, files = patterns, workers = 2, isQuiet } = {}) {
  return timed(name, async () => {
    const file = path.join(REPORTS, `${name.replace(/\W+/g, "-")}.json`);
    const { args, env, read } = runners[runner](project, file, files, workers);
    const { ok, output } = await node(args, { env, isQuiet });
    if (isQuiet) console.log(`\n--- ${name}\n${output}`);
    return add(read(file), ok);
  });
}

const build = () =>
  timed("production build", async () => console.log(ensureBuild() ? "Built" : "There"));

const runAlone = () => runTests("alone", "jest", { workers: 1 });

const everyday = {
  static: () => timed("static", runStaticChecks),
  unit: () => runTests("unit", "jest"),
  api: async () => {
    await runTests("api", "jest");
    await runAlone();
  },
  nginx: () => runTests("nginx", "jest"),
  browser: () => runTests("browser", "playwright"),
};

/** One slow suite; its pass is remembered together with the files that it is about. */
async function runSlowSuite(suite) {
  const { name, runner, files } = suite;
  const options = { project: "slow", files, workers: 1, isQuiet: true };
  if (await runTests(name, runner, options)) stampPassed(suite);
}

async function runSlow(suites) {
  if (suites.length > 0) ensureSlowPrograms();
  const waiting = suites.filter(({ isAlone }) => !isAlone);
  async function work() {
    for (let next = waiting.shift(); next; next = waiting.shift()) await runSlowSuite(next);
  }
  await Promise.all([work(), work()]);
  for (const suite of suites.filter(({ isAlone }) => isAlone)) await runSlowSuite(suite);
}

function end() {
  const slowest = tests.sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  console.log("\n=== Time of each stage");
  for (const { name, seconds } of stages)
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
  console.log(`${((performance.now() - started) / 1_000).toFixed(1).padStart(7)} s  together`);
  if (slowest.length > 0) console.log(`\n=== The slowest tests`);
  for (const { seconds, file, title } of slowest) {
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}: ${title}`);
  }
  const failures = tests.filter(({ failure }) => failure);
  if (failures.length > 0) console.log("\n=== What failed");
  for (const { file, title, failure, seen } of failures) {
    console.log(`${file}: ${title}`);
    console.log(failure.split("\n").slice(0, LINES_OF_A_FAILURE).join("\n"));
    if (seen) console.log(`Seen:\n${seen.split("\n").slice(-LINES_OF_WHAT_WAS_SEEN).join("\n")}`);
  }
  const { passed, failed, skipped } = total;
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
  process.exit(failed === 0 ? 0 : 1);
}

await timed("what is needed", async () => {
  console.log(`Dependencies: ${ensureDependencies("all") ? "installed" : "there"}`);
  console.log(`Database clients: ${ensureClients() ? "generated" : "there"}`);
});
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

if (flag === "--check") {
  await everyday.static();
  await everyday.unit();
  end();
}
variables = await findServices();
const browser = ensureBrowser();
if (browser === null)
  fail("The browser tests need Chromium: install it, or name it in CHROMIUM_PATH.");
if (browser) variables.CHROMIUM_PATH = browser;

if (onlyStage) {
  const slow = slowSuites.filter(({ name }) => onlyStage === "slow" || name === onlyStage);
  if (!everyday[onlyStage] && slow.length === 0) {
    const known = [...Object.keys(everyday), "slow", ...slowSuites.map(({ name }) => name)];
    fail(`There is no stage ${onlyStage}: ${known.join(", ")}`);
  }
  if (!["static", "unit"].includes(onlyStage)) await build();
  if (everyday[onlyStage]) await everyday[onlyStage]();
  else await runSlow(slow);
  end();
}

if (flag !== "--slow") {
  await everyday.static();
  await everyday.unit();
  await build();
  // Together: the suites of nginx wait more than they work.
  await runTests("api, nginx", "jest", {
    project: variables.TEST_WITHOUT_NGINX ? "api" : ["api", "nginx"],
  });
  await runAlone();
  await everyday.browser();
  if (flag !== "--all") await runSlow(suitesWithChanges());
}
if (flag === "--slow" || flag === "--all") {
  await build();
  await runSlow(slowSuites);
}
end();
