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

/** Browser tests against the production build; each worker starts a site of its own. */
export default defineConfig({
  fullyParallel: false,
  workers: 2,
  projects: [
    // A new page starts a process, which takes more than what most tests do in it.
    { name: "browser", testDir: "tests/e2e", use: { reuseContext: true } },
    { name: "slow", testDir: "tests/slow-browser" },
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
    // A trace records every test: TRACE=1 asks for it.
    trace: process.env.TRACE === "1" ? "retain-on-failure" : "off",
  },
});
