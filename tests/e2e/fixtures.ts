import { expect, type Page, test as base } from "@playwright/test";
import { admin, signIn, registerAdmin } from "../../tools/site/calls";
import { createDatabase, type TestDatabase } from "../../tools/site/databases";
import { startSite, type TestSite } from "../../tools/site/site";
import { untilAwake } from "./awake";

type WorkerFixtures = { database: TestDatabase; site: TestSite; token: string };

type Fixtures = {
  /** Answers that a test brings about on purpose, such as a 404. */
  expectedStatuses: number[];
  /** What a page writes to the console on purpose, as an error. */
  expectedErrors: RegExp[];
  /** Fails a test on console errors, page errors and failed requests. */
  quiet: void;
};

// Chromium says this of every answer that is not OK; the status itself is judged below.
const FAILED_RESOURCE = /^Failed to load resource: the server responded with a status of/;

/** The browser tests' own `test`: a site with one administrator, and a quiet console. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  database: [
    async ({}, use) => {
      const database = await createDatabase("sqlite");
      await use(database);
      await database.drop();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ database }, use) => {
      const site = await startSite(database.url);
      await use(site);
      await site.kill();
    },
    { scope: "worker" },
  ],
  token: [
    async ({ site }, use) => {
      await registerAdmin(site.url);
      await use((await signIn(site.url)).token);
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  // A slow machine shows a page long before its scripts run, and tests would press what does not
  // answer yet. Who asks for less than the page's load wants less than an awake page, too.
  page: async ({ page, javaScriptEnabled }, use) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    const isWaiting = (options?: { waitUntil?: string }) =>
      javaScriptEnabled && options?.waitUntil !== "commit";
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (isWaiting(options)) await untilAwake(page);
      return response;
    };
    page.reload = async (options) => {
      const response = await reload(options);
      if (isWaiting(options)) await untilAwake(page);
      return response;
    };
    await use(page);
    if (page.isClosed()) return;
    // What a test keeps from being answered may still be on its way when the page closes.
    await page.unrouteAll({ behavior: "ignoreErrors" });
    // A page whose clock was moved is not used again: its scripts would look for that clock.
    const isClockMoved = await page.evaluate(() => "__pwClock" in window).catch(() => false);
    if (isClockMoved) await page.context().close();
  },
  expectedStatuses: [[], { option: true }],
  expectedErrors: [[], { option: true }],
  quiet: [
    async ({ page, expectedStatuses, expectedErrors, javaScriptEnabled }, use) => {
      const noise: string[] = [];
      page.on("console", (message) => {
        if (message.type() !== "error") return;
        if (FAILED_RESOURCE.test(message.text())) return;
        if (expectedErrors.some((expected) => expected.test(message.text()))) return;
        noise.push(`console: ${message.text()}`);
      });
      page.on("pageerror", (error) => noise.push(`page error: ${error.message}`));
      page.on("requestfailed", (request) => {
        // Cancelled by the page itself: a prefetch that is no longer wanted, a page left behind.
        if (request.failure()?.errorText === "net::ERR_ABORTED") return;
        // Without JavaScript the browser refuses to load any script.
        if (!javaScriptEnabled && request.resourceType() === "script") return;
        noise.push(`request failed: ${request.url()}`);
      });
      page.on("response", (response) => {
        const status = response.status();
        if (status < 400 || expectedStatuses.includes(status)) return;
        noise.push(`${status}: ${response.url()}`);
      });
      await use();
      expect(noise).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Signs in at /login as a person does. */
export async function signInAs(page: Page, credentials = admin): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Username").fill(credentials.username);
  await page.getByLabel("Password").fill(credentials.password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL("**/admin");
  await untilAwake(page);
}
