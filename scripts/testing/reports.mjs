import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const NONE = { passed: 0, failed: 0, skipped: 0, tests: [] };

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null);

/** What jest's --json file counts, with each test's seconds. */
export function readJest(file) {
  const report = read(file);
  if (report === null) return NONE;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
    tests: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        file: path.relative(process.cwd(), name),
        title: fullName,
        seconds: (duration ?? 0) / 1_000,
      })),
    ),
  };
}

function specsOf({ suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** The same of Playwright's JSON reporter. */
export function readPlaywright(file) {
  const report = read(file);
  if (report === null) return NONE;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected,
    failed: unexpected + flaky,
    skipped,
    tests: specsOf(report).map(({ file: spec, title, tests }) => ({
      file: spec,
      title,
      seconds:
        tests.flatMap(({ results }) => results).reduce((sum, each) => sum + each.duration, 0) /
        1_000,
    })),
  };
}
