import type { Page } from "@playwright/test";
import type { adminCredentials } from "../../tools/site/calls";
import { openPortal } from "./actions";
import { type Kind, test as base, waitForHydrationOnNavigation } from "./fixtures";
import { enterPortal, openEditor, type OpenEditor } from "./open-editor";

type Tab = "Blog" | "Media" | "Offers" | "Contacts";

type PortalFixtures = {
  openPortal: (tab?: Tab) => Promise<void>;
  openEditor: (html: string, kind?: Kind) => Promise<OpenEditor>;
  openBrowser: (credentials?: typeof adminCredentials) => Promise<Page>;
};

export const test = base.extend<PortalFixtures>({
  contextOptions: { reducedMotion: "reduce" },
  openPortal: async ({ page, site }, use) => use((tab) => openPortal({ page, site }, tab)),
  openEditor: async ({ page, site, publish }, use) => {
    await use((html, kind) => openEditor({ page, site, publish }, html, kind));
  },
  openBrowser: async ({ browser, site }, use) => {
    const pages: Page[] = [];
    await use(async (credentials) => {
      const context = await browser.newContext({ baseURL: site.url, locale: "en-IN" });
      const page = await context.newPage();
      waitForHydrationOnNavigation(page);
      pages.push(page);
      if (credentials) await enterPortal(page, site, credentials);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
});
