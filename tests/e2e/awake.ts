import type { Page } from "@playwright/test";

/** Appears when a page's own scripts have taken over. */
const TAKEN_OVER = "next-route-announcer";

/**
 * Waits until a page answers to its visitor. Before that it is what it is without JavaScript: a
 * button does nothing yet, and the browser itself sends a form.
 */
export async function untilAwake(page: Page): Promise<void> {
  await page.locator(TAKEN_OVER).waitFor({ state: "attached" });
}
