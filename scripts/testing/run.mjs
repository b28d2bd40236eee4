import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { ensureBrowser, ensureSlowTestPrograms } from "../setup/browser.mjs";
import { ensureBuild, ensureClients, ensureDependencies, fail } from "../setup/steps.mjs";
import { findMissingServices } from "./services.mjs";

const REPORTS = "test-results";

const [stageName = "everyday", ...words] = process.argv.slice(2);
const counts = { passed: 0, failed: 0, skipped: 0 };
const times = [];
const variables = { NEXT_TELEMETRY_DISABLED: "1" };

function runNode(args, { isQuiet = false, env } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: isQuiet ? "pipe" : "inherit",
      env: { ...process.env, ...variables, ...env },
    });
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    child.on("close", (status) => resolve({ ok: status === 0, output }));
  });
}

async function runTimed(name, work) {
  console.log(`\n=== ${name}`);
  const startedAt = performance.now();
  await work();
  times.push([name, performance.now() - startedAt]);
}

const PRETTIER_CACHE = "--cache --cache-location=node_modules/.cache/prettier.json";
const staticChecks = {
  types: "typescript/bin/tsc --noEmit",
  lint: "eslint/bin/eslint.js . --max-warnings=0",
  format: `prettier/bin/prettier.cjs --check --log-level=warn ${PRETTIER_CACHE} .`,
  "unused code": "knip/bin/knip.js --no-progress --cache",
  "lint of compose.yaml":
    "dclint/bin/dclint.cjs compose.yaml --config=deploy/dclint.json --max-warnings=0",
};

async function runStaticChecks() {
  await runNode(["node_modules/next/dist/bin/next", "typegen"], { isQuiet: true });
  const queue = Object.entries(staticChecks);
  async function work() {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [name, command] = next;
      const { ok, output } = await runNode(`node_modules/${command}`.split(" "), { isQuiet: true });
      counts[ok ? "passed" : "failed"] += 1;
      console.log(ok ? `${name}: passed` : `${name}: failed\n${output}`);
    }
  }
  await Promise.all([work(), work()]);
  if (counts.failed > 0) end();
}

/** Runs Jest or Playwright and adds its counts. If it fails but reports no failed test, counts one failure. */
async function runTests(args, report, readCounts, env) {
  const { ok } = await runNode(args, { env });
  const reportCounts = existsSync(report)
    ? readCounts(JSON.parse(readFileSync(report, "utf8")))
    : {};
  counts.passed += reportCounts.passed ?? 0;
  counts.failed += reportCounts.failed || (ok ? 0 : 1);
  counts.skipped += reportCounts.skipped ?? 0;
}

const countJest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests,
});

const runJest = (projects, { workers = 2, files = words } = {}) =>
  runTimed(projects.join(", "), () => {
    const report = `${REPORTS}/${projects.join("-").replaceAll(" ", "-")}.json`;
    const options = ["--ci", `--maxWorkers=${workers}`, "--passWithNoTests", "--json"];
    // Open handles of a failed test would keep Jest from exiting.
    options.push("--forceExit", `--outputFile=${report}`);
    const program = "node_modules/jest/bin/jest.js";
    const args = [program, "--selectProjects", ...projects, ...options, "--", ...files];
    return runTests(args, report, countJest);
  });

const countPlaywright = ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  skipped: stats.skipped,
});

const runPlaywright = (project, files = words) =>
  runTimed(project, () => {
    const report = `${REPORTS}/${project}.json`;
    // Playwright empties its output folder, so the report is outside it.
    const options = [`--project=${project}`, `--output=${REPORTS}/${project}`];
    const program = ["node_modules/@playwright/test/cli.js", "test", "--pass-with-no-tests"];
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    return runTests([...program, ...options, ...files], report, countPlaywright, env);
  });

const stages = {
  static: () => runTimed("static", runStaticChecks),
  unit: () => runJest(["unit"]),
  check: async () => {
    await stages.static();
    await stages.unit();
  },
  api: async () => {
    await runJest(["api"]);
    await runJest(["api alone"], { workers: 1 });
  },
  nginx: () => runJest(["nginx"]),
  browser: () => runPlaywright("browser"),
  everyday: async () => {
    // Runs both projects together, with a third worker, because the nginx suites mostly wait.
    await runJest(variables.TEST_WITHOUT_NGINX ? ["api"] : ["api", "nginx"], { workers: 3 });
    await runJest(["api alone"], { workers: 1 });
    await stages.browser();
  },
  slow: async () => {
    ensureSlowTestPrograms();
    await runJest(["slow"]);
    await runJest(["slow alone"], { workers: 1 });
    await runPlaywright("slow-browser");
  },
  all: async () => {
    await stages.everyday();
    await stages.slow();
  },
};

function findSlowSuite(name) {
  const files = [`/${name}\\.`];
  if (existsSync(`tests/slow-browser/${name}.spec.ts`)) {
    return () => runPlaywright("slow-browser", files);
  }
  if (!["slow", "browsers"].some((folder) => existsSync(`tests/${folder}/${name}.test.ts`))) return;
  return async () => {
    ensureSlowTestPrograms();
    await runJest(["slow", "slow alone"], { workers: 1, files });
  };
}

function end() {
  console.log("\n=== Seconds");
  for (const [name, time] of times)
    console.log(`${(time / 1_000).toFixed(1).padStart(7)}  ${name}`);
  const { passed, failed, skipped } = counts;
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
  process.exit(failed === 0 ? 0 : 1);
}

console.log(`Dependencies: ${ensureDependencies("all") ? "installed" : "up to date"}`);
console.log(`Database clients: ${ensureClients() ? "generated" : "up to date"}`);
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const stage = stages[stageName] ?? findSlowSuite(stageName);
if (!stage)
  fail(
    `There is no stage or slow suite "${stageName}". The stages are ${Object.keys(stages).join(", ")}.`,
  );
if (["everyday", "all"].includes(stageName)) await stages.check();
if (!["static", "unit", "check"].includes(stageName)) {
  Object.assign(variables, await findMissingServices());
  const browser = ensureBrowser();
  if (browser === null) fail("Chromium is required: install it, or set CHROMIUM_PATH.");
  if (browser) variables.CHROMIUM_PATH = browser;
  await runTimed("production build", () => console.log(ensureBuild() ? "Built" : "Up to date"));
}
await stage();
end();
