import { existsSync } from "node:fs";
import type { ElementHandle, PuppeteerNode } from "puppeteer-core";
import { type Driver, makeDriver } from "./driver";

const PLACES = [
  process.env.FIREFOX_PATH,
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];

/** Where Firefox is, or undefined. */
export const firefoxPath = () => PLACES.find((place) => place && existsSync(place));

declare global {
  /** Of puppeteer-environment.mjs. */
  var launchBrowser: PuppeteerNode["launch"];
}

/**
 * Runs in each page before its scripts: an error is written as text, because its handle does not
 * tell it. What a page still asks for fails when it is left, and is no error.
 */
function writeErrorsAsText() {
  const { error } = console;
  let isLeft = false;
  addEventListener("beforeunload", () => (isLeft = true));
  for (const event of ["error", "unhandledrejection"]) {
    addEventListener(event, (failure) => isLeft && failure.preventDefault());
  }
  console.error = (...args: unknown[]) => {
    if (!isLeft) error(args.map(String).join(" "));
  };
}

/** Starts Firefox, over WebDriver BiDi. */
export async function startFirefox(siteUrl: string): Promise<Driver> {
  const browser = await launchBrowser({
    browser: "firefox",
    executablePath: firefoxPath(),
    headless: true,
    extraPrefsFirefox: {
      // Nothing moves by itself, and pages stand where they are scrolled to at once.
      "ui.prefersReducedMotion": 1,
      // No list of what was typed before lies over a form.
      "browser.formfill.enable": false,
      // The player's host is this machine, where nothing answers.
      "network.dns.localDomains": "www.youtube-nocookie.com",
    },
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  await page.evaluateOnNewDocument(writeErrorsAsText);
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  return makeDriver<ElementHandle>({
    open: async (to) => void (await page.goto(siteUrl + to)),
    back: async () => void (await page.goBack()),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (expression) => page.evaluate(expression),
    element: async (expression) =>
      (await page.evaluateHandle(expression)).asElement() as ElementHandle | null,
    click: (element) => element.click(),
    hover: (element) => element.hover(),
    type: (element, text) => element.type(text),
    press: (element, key) => element.press(key),
    choose: (element, file) => (element as ElementHandle<HTMLInputElement>).uploadFile(file),
    errors: () => errors,
    close: () => browser.close(),
  });
}
