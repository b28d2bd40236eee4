import type { Page } from "@playwright/test";
import { site as firm } from "@/content/site";
import { expect, test } from "./fixtures";

test.use({ viewport: { width: 1280, height: 700 } });

async function waitForSettledScroll(page: Page): Promise<number> {
  let current = -1;
  await expect
    .poll(async () => {
      const previous = current;
      current = await page.evaluate(() => Math.round(window.scrollY));
      return previous === current;
    })
    .toBe(true);
  return current;
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);

test("restores the scroll position on Back and Forward", async ({ page }) => {
  await page.goto("/services");
  await scrollTo(page, 500);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" });
  await link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
  await expect.poll(() => waitForSettledScroll(page)).toBe(0);
  await scrollTo(page, 900);
  await page.goBack();
  await expect(page.getByRole("tab", { name: "Wealth Management" })).toBeAttached();
  await expect.poll(() => waitForSettledScroll(page)).toBe(500);
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeAttached();
  await expect.poll(() => waitForSettledScroll(page)).toBe(900);
});

test("opens the tab or the heading on Services that a home page card links to", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: "Insurance Solutions" }).click();
  const tab = page.getByRole("tab", { name: "Insurance" });
  await expect(tab).toHaveAttribute("aria-selected", "true");
  await expect.poll(() => waitForSettledScroll(page)).toBe(0);
  await expect(tab).toBeInViewport({ ratio: 1 });
  await page.getByRole("banner").getByRole("link", { name: firm.name }).click();
  await page.getByRole("main").getByRole("link", { name: "Real Estate & Mortgages" }).click();
  const heading = page.getByRole("heading", { name: "Real Estate", exact: true });
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(150);
  await expect(heading).toBeInViewport();
});

test("stays at the top when a menu link opens another page", async ({ page }) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/");
    if (width === 360) await page.getByRole("button", { name: "Open menu" }).click();
    const menu =
      width === 360
        ? page.getByRole("dialog", { name: "Menu" })
        : page.getByRole("navigation", { name: "Main" });
    await menu.getByRole("button", { name: "Loans" }).click();
    await menu.getByRole("link", { name: "Gold Loan" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Gold Loan" })).toBeVisible();
    await expect.poll(() => waitForSettledScroll(page)).toBe(0);
  }
});

async function recordScrollPositions(page: Page): Promise<Set<number>> {
  await page.goto("/privacy");
  await scrollTo(page, 1_200);
  await page.evaluate(() => {
    const tops: number[] = [];
    Object.assign(window, { tops });
    const readPosition = () => {
      if (document.querySelector("h1")?.textContent === "Terms of Service") tops.push(scrollY);
      requestAnimationFrame(readPosition);
    };
    readPosition();
  });
  await page.getByRole("link", { name: "Terms of Service" }).last().click();
  await expect(page.getByRole("heading", { level: 1, name: "Terms of Service" })).toBeVisible();
  await expect.poll(() => waitForSettledScroll(page)).toBe(0);
  const tops = await page.evaluate(() => (window as unknown as { tops: number[] }).tops);
  return new Set(tops.map(Math.round));
}

test("scrolls a new page smoothly to its top", async ({ page }) => {
  expect((await recordScrollPositions(page)).size).toBeGreaterThan(3);
});

test.describe("a new page with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("starts at its top without scrolling", async ({ page }) => {
    // The first frame may still show the previous position.
    expect((await recordScrollPositions(page)).size).toBeLessThanOrEqual(2);
  });
});
