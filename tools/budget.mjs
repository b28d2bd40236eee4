import { spawnSync } from "node:child_process";
import { ensureBrowser } from "../scripts/setup/browser.mjs";
import { ensureBuild, ensureClients, ensureDependencies, fail } from "../scripts/setup/steps.mjs";

// npm run budget: builds, loads each kind of page in the real browser, prints what each costs and
// fails where one costs more than it may (tests/slow-browser/budget.spec.ts, of the slow tier too).

ensureDependencies();
ensureClients();
ensureBuild();
const browser = ensureBrowser();
if (browser === null) fail("The budget needs Chromium: install it, or name it in CHROMIUM_PATH.");
const { status } = spawnSync(
  process.execPath,
  [
    "node_modules/@playwright/test/cli.js",
    "test",
    "budget.spec.ts",
    "--project=slow",
    "--reporter=line",
  ],
  { stdio: "inherit", env: { ...process.env, ...(browser && { CHROMIUM_PATH: browser }) } },
);
process.exit(status ?? 1);
