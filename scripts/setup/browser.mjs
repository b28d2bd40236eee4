import { existsSync } from "node:fs";
import { run } from "./steps.mjs";

// The shell without a window comes first: it is the same browser, and takes half of the processor.
const KNOWN_PLACES = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Debian's packages that the slow suites need, and a program of each. */
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

const find = () => KNOWN_PLACES.find((place) => place && existsSync(place));

/**
 * The path of a Chromium for the browser tests: one that is there, else Debian's package,
 * else Playwright's own build (an empty path: Playwright knows where it is). Null for none.
 */
export function ensureBrowser() {
  const found = find();
  if (found) return found;
  if (isRootOnDebian()) {
    installPackages("chromium-headless-shell", "fonts-liberation");
    const installed = find();
    if (installed) return installed;
  }
  const playwright = ["node_modules/@playwright/test/cli.js", "install", "chromium"];
  return run(process.execPath, playwright).ok ? "" : null;
}

/** Installs Firefox, WebKit and Java from Debian's packages where they are missing and may be installed. */
export function ensureSlowPrograms() {
  const missing = Object.keys(SLOW_PROGRAMS).filter((name) => !existsSync(SLOW_PROGRAMS[name]));
  if (missing.length > 0 && isRootOnDebian()) installPackages(...missing);
}
