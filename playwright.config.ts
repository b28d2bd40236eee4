import "./scripts/setup/require-node.mjs";
import { defineConfig } from "@playwright/test";

const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Runs browser tests against the production build; each worker starts its own site. */
export default defineConfig({
  fullyParallel: false,
  workers: 2,
  projects: [
    // Reuses the browser context: opening a new one starts a process and takes longer than most tests.
    { name: "browser", testDir: "tests/e2e", use: { reuseContext: true } },
    { name: "slow-browser", testDir: "tests/slow-browser" },
  ],
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? "test-results/report.json" }],
  ],
  use: {
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: chromiumArguments,
    },
    // Off by default, because Playwright would record every test to keep the traces of failed ones.
    trace: process.env.TRACE === "1" ? "retain-on-failure" : "off",
  },
});
