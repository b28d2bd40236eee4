import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import { Builder, Key as Keys, type WebElement } from "selenium-webdriver";
import { findFreePort } from "../../tools/site/site";
import { type Driver, makeDriver } from "./driver";

const DRIVER = "/usr/bin/WebKitWebDriver";
const DISPLAY_SERVER = "/usr/bin/Xvfb";

const findMiniBrowser = () =>
  globSync("/usr/lib/*/{webkit2gtk-4.*,webkitgtk-6.*}/MiniBrowser").sort().at(-1);

export const hasWebkit = () =>
  existsSync(DRIVER) && existsSync(DISPLAY_SERVER) && findMiniBrowser() !== undefined;

/** Starts Xvfb on the first free display number. */
async function startDisplay(): Promise<{ server: ChildProcess; display: string }> {
  const server = spawn(DISPLAY_SERVER, ["-displayfd", "3", "-screen", "0", "1600x1200x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [displayNumber] = (await once(server.stdio[3] as Readable, "data")) as [Buffer];
  return { server, display: `:${displayNumber.toString().trim()}` };
}

async function waitUntilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const { ok } = await fetch(`${url}/status`).catch(() => ({ ok: false }));
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("WebKitWebDriver does not answer");
}

export async function startWebkit(siteUrl: string): Promise<Driver> {
  const settingsFolder = mkdtempSync(path.join(tmpdir(), "arthora-webkit-"));
  // Sets prefers-reduced-motion for all pages.
  for (const toolkit of ["gtk-3.0", "gtk-4.0"]) {
    mkdirSync(path.join(settingsFolder, toolkit));
    const file = path.join(settingsFolder, toolkit, "settings.ini");
    writeFileSync(file, "[Settings]\ngtk-enable-animations=0\n");
  }
  const { server, display } = await startDisplay();
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const driverProcess = spawn(DRIVER, [`--port=${port}`, "--host=127.0.0.1"], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: settingsFolder, GDK_BACKEND: "x11" },
  });
  const stopProcesses = async () => {
    for (const child of [driverProcess, server]) child.kill();
    rmSync(settingsFolder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(url);
    const browser = await new Builder()
      .usingServer(url)
      .withCapabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": { binary: findMiniBrowser(), args: ["--automation"] },
      })
      .build();
    return makeDriver<WebElement>({
      open: (to) => browser.get(siteUrl + to),
      back: () => browser.navigate().back(),
      resize: async (width, height) =>
        void (await browser.manage().window().setRect({ width, height, x: 0, y: 0 })),
      evaluate: (expression) => browser.executeScript(`return ${expression}`),
      findElement: async (expression) =>
        (await browser.executeScript<WebElement | null>(`return ${expression}`)) ?? null,
      // The driver does not scroll to some buttons below the window, such as the contact form's.
      click: async (element) => {
        await browser.executeScript(`arguments[0].scrollIntoView({ block: "center" })`, element);
        await element.click();
      },
      hover: (element) => browser.actions().move({ origin: element }).perform(),
      type: (element, text) => element.sendKeys(text),
      press: (element, key) =>
        element.sendKeys({ Enter: Keys.ENTER, Escape: Keys.ESCAPE, Tab: Keys.TAB }[key]),
      choose: (element, file) => element.sendKeys(file),
      // WebDriver does not report console messages.
      readErrors: () => [],
      close: async () => {
        await browser.quit().finally(stopProcesses);
      },
    });
  } catch (error) {
    await stopProcesses();
    throw error;
  }
}
