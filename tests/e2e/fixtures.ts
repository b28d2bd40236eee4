import { expect, type Page, test as base } from "@playwright/test";
import {
  adminCredentials,
  call,
  type CallOptions,
  registerAdmin,
  signIn,
} from "../../tools/site/calls";
import { createDatabase, type TestDatabase } from "../../tools/site/databases";
import { startSite, type TestSite } from "../../tools/site/site";
import { publishBlog, publishMedia, publishOffer, removeAll } from "../support/entries";

type WorkerFixtures = { database: TestDatabase; site: TestSite; token: string };

export type Kind = "blogs" | "media" | "offers";

export type Publish = (
  kind: Kind,
  fields: Record<string, unknown>,
) => Promise<{ id: string; version: number }>;

type Fixtures = {
  /** Calls the API with the administrator's token; throws on an error status. */
  api: <T>(path: string, options?: CallOptions) => Promise<T>;
  publish: Publish;
  read: (path: string) => Promise<string>;
  /** Before each test, deletes entries, their versions, leads and all users except the administrator. */
  emptyDatabase: void;
  expectedStatuses: number[];
  expectedErrors: RegExp[];
  /** Fails the test if `page` has a page error, a failed request, or an unexpected console error or error status. */
  failOnErrors: void;
};

const publishers = { blogs: publishBlog, media: publishMedia, offers: publishOffer };

// Chromium logs this for every error status; the `response` listener below checks the status.
const FAILED_RESOURCE = /^Failed to load resource: the server responded with a status of/;

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
  api: async ({ site, token }, use) => {
    await use(async (path, options) => {
      const response = await call(site.url, path, { token, ...options });
      const text = await response.text();
      if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
      return text && JSON.parse(text);
    });
  },
  publish: async ({ site, token }, use) => {
    await use((kind, fields) => publishers[kind](site.url, token, fields));
  },
  read: async ({ site }, use) => {
    await use(async (path) => (await fetch(`${site.url}${path}`)).text());
  },
  emptyDatabase: [
    async ({ database, site, token }, use) => {
      for (const kind of ["blogs", "media", "offers"] as const) {
        await removeAll(site.url, token, kind);
      }
      await database.execute(
        `DELETE FROM "EntryVersion"; DELETE FROM "Contact"; DELETE FROM "User" WHERE "username" <> '${adminCredentials.username}'`,
      );
      await use();
    },
    { auto: true },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  // Makes every page wait for hydration, including pages that links open in new tabs.
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) {
      context.pages().forEach(waitForHydrationOnNavigation);
      context.on("page", waitForHydrationOnNavigation);
    }
    await use(context);
    context.off("page", waitForHydrationOnNavigation);
  },
  page: async ({ page }, use) => {
    await use(page);
    if (page.isClosed()) return;
    // A held request may still be pending when the page closes.
    await page.unrouteAll({ behavior: "ignoreErrors" });
    // Playwright may reuse the context, and the mocked clock with it.
    const hasFakeClock = await page.evaluate(() => "__pwClock" in window).catch(() => false);
    if (hasFakeClock) await page.context().close();
  },
  expectedStatuses: [[], { option: true }],
  expectedErrors: [[], { option: true }],
  failOnErrors: [
    async ({ page, expectedStatuses, expectedErrors, javaScriptEnabled }, use) => {
      const problems: string[] = [];
      page.on("console", (message) => {
        if (message.type() !== "error") return;
        if (FAILED_RESOURCE.test(message.text())) return;
        if (expectedErrors.some((expected) => expected.test(message.text()))) return;
        problems.push(`console: ${message.text()}`);
      });
      page.on("pageerror", (error) => problems.push(`page error: ${error.message}`));
      page.on("requestfailed", (request) => {
        // The browser cancels outdated prefetches, and pending requests when the page changes.
        if (request.failure()?.errorText === "net::ERR_ABORTED") return;
        // Without JavaScript the browser refuses to load any script.
        if (!javaScriptEnabled && request.resourceType() === "script") return;
        problems.push(`request failed: ${request.url()}`);
      });
      page.on("response", (response) => {
        const status = response.status();
        if (status < 400 || expectedStatuses.includes(status)) return;
        problems.push(`${status}: ${response.url()}`);
      });
      await use();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits for hydration. Until then, most buttons do nothing and the browser submits forms itself. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator("next-route-announcer").waitFor({ state: "attached" });
}

const patchedPages = new WeakSet<Page>();

/** Makes navigations wait for hydration, because most clicks before it have no effect. */
export function waitForHydrationOnNavigation(page: Page): void {
  if (patchedPages.has(page)) return;
  patchedPages.add(page);
  type Navigate = (...args: unknown[]) => Promise<unknown>;
  const methods = page as unknown as Record<string, Navigate>;
  for (const name of ["goto", "waitForURL", "reload", "goBack"]) {
    const navigate = methods[name]!.bind(page);
    methods[name] = async (...args) => {
      const result = await navigate(...args);
      const { waitUntil } = (args.at(-1) ?? {}) as { waitUntil?: string };
      if (waitUntil !== "commit" && /^http/.test(page.url())) await waitForHydration(page);
      return result;
    };
  }
}

export async function submitSignIn(page: Page, credentials = adminCredentials): Promise<void> {
  await page.getByLabel("Username").fill(credentials.username);
  await page.getByLabel("Password", { exact: true }).fill(credentials.password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL(/\/admin(#.*)?$/);
}

export async function signInAs(page: Page, credentials = adminCredentials): Promise<void> {
  await page.goto("/login");
  await submitSignIn(page, credentials);
}
