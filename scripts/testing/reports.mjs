import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const NONE = { passed: 0, failed: 0, skipped: 0, tests: [] };

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null);

/** What jest's --json file counts, with each test's seconds and, where it failed, why. */
export function readJest(file) {
  const report = read(file);
  if (report === null) return NONE;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
    tests: report.testResults.flatMap(({ name, message, assertionResults }) => {
      const file = path.relative(process.cwd(), name);
      if (assertionResults.length === 0) return [{ file, title: "", seconds: 0, failure: message }];
      return assertionResults.map(({ fullName, duration, failureMessages }) => ({
        file,
        title: fullName,
        seconds: (duration ?? 0) / 1_000,
        failure: failureMessages.join("\n"),
      }));
    }),
  };
}

function specsOf({ suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** What Playwright saw when a test failed: the element that was asked for, or without it the page. */
function seenIn({ attachments = [] }) {
  const noted = attachments.find(({ name }) => name === "error-context")?.path;
  if (noted === undefined || !existsSync(noted)) return "";
  return /```yaml\n(.*?)\n```/s.exec(readFileSync(noted, "utf8"))?.[1] ?? "";
}

/** The same of Playwright's JSON reporter, and what was seen then. */
export function readPlaywright(file) {
  const report = read(file);
  if (report === null) return NONE;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected,
    failed: unexpected + flaky,
    skipped,
    tests: specsOf(report).map(({ file, title, tests }) => {
      const results = tests.flatMap((test) => test.results);
      return {
        file,
        title,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1_000,
        failure: results.flatMap(({ errors }) => errors.map(({ message }) => message)).join("\n"),
        seen: results.map(seenIn).join("\n"),
      };
    }),
  };
}
