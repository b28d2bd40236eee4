import type { Page } from "@playwright/test";
import { type admin, call, type Call } from "../../tools/site/calls";
import { publishBlog, publishMedia, publishOffer } from "../support/entries";
import { openPortal } from "./actions";
import { test as base, waitForHydrationAlways } from "./fixtures";
import { enterPortal, openEditor, type OpenEditor } from "./open-editor";

type Kind = "blogs" | "media" | "offers";
type Tab = "Blog" | "Media" | "Offers" | "Contacts";

type PortalFixtures = {
  /** Calls the API with the administrator's token; throws on an error status. */
  api: <T>(path: string, options?: Call) => Promise<T>;
  publish: (
    kind: Kind,
    fields: Record<string, unknown>,
  ) => Promise<{ id: string; version: number }>;
  read: (path: string) => Promise<string>;
  openPortal: (tab?: Tab) => Promise<void>;
  openEditor: (html: string, kind?: Kind) => Promise<OpenEditor>;
  openBrowser: (credentials?: typeof admin) => Promise<Page>;
};

const publishers = { blogs: publishBlog, media: publishMedia, offers: publishOffer };

export const test = base.extend<PortalFixtures>({
  contextOptions: { reducedMotion: "reduce" },
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
  openPortal: async ({ page, site }, use) => use((tab) => openPortal({ page, site }, tab)),
  openEditor: async ({ page, site, token }, use) => {
    await use((html, kind) => openEditor(page, site, token, html, kind));
  },
  openBrowser: async ({ browser, site }, use) => {
    const pages: Page[] = [];
    await use(async (credentials) => {
      const context = await browser.newContext({ baseURL: site.url, locale: "en-IN" });
      const page = await context.newPage();
      waitForHydrationAlways(page);
      pages.push(page);
      if (credentials) await enterPortal(page, site, credentials);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
});
