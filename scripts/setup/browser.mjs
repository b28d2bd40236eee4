import { existsSync } from "node:fs";
import { run } from "./steps.mjs";

const KNOWN_PLACES = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const find = () => KNOWN_PLACES.find((place) => place && existsSync(place));

/**
 * The path of a Chromium for the browser tests: one that is there, else Debian's package,
 * else Playwright's own build (an empty path: Playwright knows where it is). Null for none.
 */
export function ensureBrowser() {
  const found = find();
  if (found) return found;
  if (process.getuid?.() === 0 && run("apt-get", ["--version"]).ok) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    run("apt-get", ["update", "-qq"], { env });
    run("apt-get", ["install", "-y", "-qq", "chromium", "fonts-liberation"], { env });
    const installed = find();
    if (installed) return installed;
  }
  const playwright = ["node_modules/@playwright/test/cli.js", "install", "chromium"];
  return run(process.execPath, playwright).ok ? "" : null;
}
