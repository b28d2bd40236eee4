import type { Page } from "@playwright/test";

const HYDRATED = "next-route-announcer";

/** Waits for hydration. Before it, buttons do nothing and the browser submits forms itself. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator(HYDRATED).waitFor({ state: "attached" });
}
