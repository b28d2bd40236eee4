import { existsSync } from "node:fs";
import { run } from "./steps.mjs";

// The headless shell comes before Chromium, because it is the same browser and uses half the CPU time.
const KNOWN_PATHS = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Debian packages that the slow tests need, and the file that each one installs. */
const SLOW_PROGRAMS = {
  "default-jre-headless": "/usr/bin/java",
  "firefox-esr": "/usr/bin/firefox-esr",
  "webkit2gtk-driver": "/usr/bin/WebKitWebDriver",
  xvfb: "/usr/bin/Xvfb",
};

const isRootOnDebian = () => process.getuid?.() === 0 && run("apt-get", ["--version"]).ok;

function installPackages(...packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  run("apt-get", ["update", "-qq"], { env });
  run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], { env });
}

const findBrowser = () => KNOWN_PATHS.find((file) => file && existsSync(file));

/**
 * Returns the path of Chromium (installs Debian's package if necessary), an empty path for Playwright's
 * build, or null if no browser can be installed.
 */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  if (isRootOnDebian()) {
    installPackages("chromium-headless-shell", "fonts-liberation");
    const installed = findBrowser();
    if (installed) return installed;
  }
  const playwright = ["node_modules/@playwright/test/cli.js", "install", "chromium"];
  return run(process.execPath, playwright).ok ? "" : null;
}

export function ensureSlowTestPrograms() {
  const missing = Object.keys(SLOW_PROGRAMS).filter((name) => !existsSync(SLOW_PROGRAMS[name]));
  if (missing.length > 0 && isRootOnDebian()) installPackages(...missing);
}
