import { existsSync } from "node:fs";
import type { ElementHandle, PuppeteerNode } from "puppeteer-core";
import { type Driver, makeDriver } from "./driver";

const PATHS = [
  process.env.FIREFOX_PATH,
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];

export const findFirefox = () => PATHS.find((file) => file && existsSync(file));

declare global {
  /** Set by puppeteer-environment.mjs. */
  var launchBrowser: PuppeteerNode["launch"];
}

/**
 * Runs before each page's scripts. Logs errors as text, because Puppeteer shows error objects only as handles.
 * Ignores errors once the browser starts to leave the page, because it then cancels the page's requests.
 */
function writeErrorsAsText() {
  const { error } = console;
  let isLeaving = false;
  addEventListener("beforeunload", () => (isLeaving = true));
  for (const event of ["error", "unhandledrejection"]) {
    addEventListener(event, (errorEvent) => isLeaving && errorEvent.preventDefault());
  }
  console.error = (...args: unknown[]) => {
    if (!isLeaving) error(args.map(String).join(" "));
  };
}

export async function startFirefox(siteUrl: string): Promise<Driver> {
  const browser = await launchBrowser({
    browser: "firefox",
    executablePath: findFirefox(),
    headless: true,
    extraPrefsFirefox: {
      "ui.prefersReducedMotion": 1,
      // Suggestions of earlier input would cover the form.
      "browser.formfill.enable": false,
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
    findElement: async (expression) =>
      (await page.evaluateHandle(expression)).asElement() as ElementHandle | null,
    click: (element) => element.click(),
    hover: (element) => element.hover(),
    type: (element, text) => element.type(text),
    press: (element, key) => element.press(key),
    choose: (element, file) => (element as ElementHandle<HTMLInputElement>).uploadFile(file),
    readErrors: () => errors,
    close: () => browser.close(),
  });
}
