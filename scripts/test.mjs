import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureBrowser } from "./setup/browser.mjs";
import { ensureBuild, ensureClients, ensureDependencies, fail } from "./setup/steps.mjs";

// The whole chain: format, lint, types, unit and API tests, a production build, browser tests.
// Every part runs even when one before it failed; the last line counts them all.

const reports = mkdtempSync(path.join(tmpdir(), "arthora-reports-"));
const total = { passed: 0, failed: 0 };

function announce(title) {
  console.log(`\n=== ${title}`);
}

function node(args, variables = {}) {
  const { status } = spawnSync(process.execPath, args, {
    stdio: "inherit",
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...variables },
  });
  return status === 0;
}

/** A check that counts as one. */
function check(title, args) {
  announce(title);
  const ok = node(args);
  total[ok ? "passed" : "failed"] += 1;
}

/** Adds what a test runner counted; one that ends badly without a failed test counts as failed. */
function count({ passed, failed }, ok) {
  total.passed += passed;
  total.failed += failed === 0 && !ok ? 1 : failed;
}

function readReport(file, read) {
  const none = { passed: 0, failed: 0 };
  return existsSync(file) ? read(JSON.parse(readFileSync(file, "utf8"))) : none;
}

function jest(project, variables) {
  announce(`Tests: ${project}`);
  const file = path.join(reports, `${project}.json`);
  const args = ["--selectProjects", project, "--runInBand", "--json", `--outputFile=${file}`];
  const ok = node(["node_modules/jest/bin/jest.js", ...args], variables);
  const counted = readReport(file, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  }));
  count(counted, ok);
}

function playwright(variables) {
  announce("Tests: browser");
  const file = path.join(reports, "browser.json");
  const ok = node(["node_modules/@playwright/test/cli.js", "test"], {
    ...variables,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const counted = readReport(file, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  }));
  count(counted, ok);
}

function listens(host, port) {
  return new Promise((resolve) => {
    const socket = createConnection({ host, port, timeout: 2_000 });
    const end = (answer) => () => {
      socket.destroy();
      resolve(answer);
    };
    socket.on("connect", end(true)).on("error", end(false)).on("timeout", end(false));
  });
}

announce("What is needed");
console.log(`Dependencies: ${ensureDependencies() ? "installed" : "there"}`);
console.log(`Database clients: ${ensureClients() ? "generated" : "there"}`);

const postgres = new URL(process.env.TEST_POSTGRES_URL ?? "postgresql://127.0.0.1:5432/test");
const withPostgres = await listens(postgres.hostname, Number(postgres.port || 5432));
if (!withPostgres) {
  const reason = `PostgreSQL does not answer at ${postgres.host}`;
  if (process.env.REQUIRE_SERVICES === "1") fail(`${reason}, and it is required.`);
  console.log(`${reason}: the suites run on SQLite alone. TEST_POSTGRES_URL names another.`);
}
const redis = new URL(process.env.TEST_REDIS_URL ?? "redis://127.0.0.1:6379");
const withRedis = await listens(redis.hostname, Number(redis.port || 6379));
if (!withRedis) {
  const reason = `Redis does not answer at ${redis.host}`;
  if (process.env.REQUIRE_SERVICES === "1") fail(`${reason}, and it is required.`);
  console.log(`${reason}: limits are tested in memory alone. TEST_REDIS_URL names another.`);
}

const withNginx = ["/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin"].some((folder) =>
  existsSync(path.join(folder, "nginx")),
);
if (!withNginx) {
  const reason = "nginx is not installed";
  if (process.env.REQUIRE_SERVICES === "1") fail(`${reason}, and it is required.`);
  console.log(
    `${reason}: what stands before the site is not tested. Debian: apt-get install nginx`,
  );
}

const variables = {
  ...(!withPostgres && { TEST_WITHOUT_POSTGRES: "1" }),
  ...(!withRedis && { TEST_WITHOUT_REDIS: "1" }),
};

const browser = ensureBrowser();
console.log(
  browser === null ? "Browser: none can be had" : `Browser: ${browser || "Playwright's"}`,
);

check("Format", ["node_modules/prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."]);
check("Lint", ["node_modules/eslint/bin/eslint.js", ".", "--max-warnings", "0"]);
const compose = ["compose.yaml", "--config", "deploy/dclint.json", "--max-warnings", "0"];
check("Lint of compose.yaml", ["node_modules/dclint/bin/dclint.cjs", ...compose]);
node(["node_modules/next/dist/bin/next", "typegen"]);
check("Types", ["node_modules/typescript/bin/tsc", "--noEmit"]);
jest("unit", variables);

announce("Production build");
console.log(ensureBuild() ? "Built" : "There");
jest("api", variables);
if (withNginx) jest("edge", variables);

if (browser === null) {
  console.log("\nThe browser tests need Chromium: install it, or name it in CHROMIUM_PATH.");
  total.failed += 1;
} else {
  playwright({ ...variables, ...(browser && { CHROMIUM_PATH: browser }) });
}
jest("first-run", variables);
jest("image", variables);

rmSync(reports, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
