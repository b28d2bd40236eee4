import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

test.use({ viewport: { width: 1280, height: 700 } });

/** Settled: the same at two looks that are far enough apart for a smooth scroll to go on. */
async function settledScroll(page: Page): Promise<number> {
  let last = -1;
  await expect
    .poll(async () => {
      const before = last;
      last = await page.evaluate(() => Math.round(window.scrollY));
      return before === last;
    })
    .toBe(true);
  return last;
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);

/** Every place at which the page stood, frame by frame, from the heading of the next page on. */
async function recordScroll(page: Page, title: string): Promise<() => Promise<number[]>> {
  await page.evaluate((heading) => {
    const tops: number[] = [];
    Object.assign(window, { tops });
    const look = () => {
      if (document.querySelector("h1")?.textContent === heading) tops.push(window.scrollY);
      requestAnimationFrame(look);
    };
    look();
  }, title);
  return () => page.evaluate(() => (window as unknown as { tops: number[] }).tops);
}

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test.describe(`with ${reducedMotion === "reduce" ? "reduced" : "every"} motion`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test("Back and Forward bring the scroll position back", async ({ page }) => {
      await page.goto("/services");
      await scrollTo(page, 500);
      const link = page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" });
      await link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
      await expect.poll(() => settledScroll(page)).toBe(0);
      await scrollTo(page, 900);
      await page.goBack();
      await expect(page.getByRole("tab", { name: "Wealth Management" })).toBeAttached();
      await expect.poll(() => settledScroll(page)).toBe(500);
      await page.goForward();
      await expect(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeAttached();
      await expect.poll(() => settledScroll(page)).toBe(900);
    });

    test("Back brings the scroll position back after a whole page load", async ({ page }) => {
      await page.goto("/privacy");
      await scrollTo(page, 900);
      await page.goto("/terms");
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeAttached();
      await expect.poll(() => settledScroll(page)).toBe(900);
    });

    test("a new page starts at its top", async ({ page }) => {
      await page.goto("/privacy");
      await scrollTo(page, 1_200);
      await page.getByRole("link", { name: "Terms of Service" }).last().click();
      await expect(page.getByRole("heading", { level: 1, name: "Terms of Service" })).toBeVisible();
      await expect.poll(() => settledScroll(page)).toBe(0);
    });
  });
}

for (const width of [360, 1280]) {
  test(`a card of the home page opens its tab at the top at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/");
    await page.getByRole("link", { name: "Insurance Solutions" }).click();
    const tab = page.getByRole("tab", { name: "Insurance" });
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await expect.poll(() => settledScroll(page)).toBe(0);
    await expect(tab).toBeInViewport({ ratio: 1 });
    await scrollTo(page, 300);
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" });
    await link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
    await expect.poll(() => settledScroll(page)).toBe(0);
    await page.goBack();
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await expect.poll(() => settledScroll(page)).toBe(300);
  });
}

test("what the menu opens starts at its top, though nothing was scrolled", async ({ page }) => {
  for (const [group, name] of [
    ["Loans", "Gold Loan"],
    ["Who We Serve", "Doctors"],
    ["Insurance", "Personal Insurance"],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/");
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("button", { name: group })
      .click();
    await page.getByRole("link", { name, exact: true }).first().click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect.poll(() => settledScroll(page)).toBe(0);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await page.getByRole("button", { name: "Open menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await drawer.getByRole("button", { name: "Loans" }).click();
  await drawer.getByRole("link", { name: "Gold Loan" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Gold Loan" })).toBeVisible();
  await expect.poll(() => settledScroll(page)).toBe(0);
});

/** Goes on to another page from far down, and tells where that one stood, frame by frame. */
async function goOn(page: Page): Promise<Set<number>> {
  await page.goto("/privacy");
  await scrollTo(page, 1_200);
  const tops = await recordScroll(page, "Terms of Service");
  await page.getByRole("link", { name: "Terms of Service" }).last().click();
  await expect(page.getByRole("heading", { level: 1, name: "Terms of Service" })).toBeVisible();
  await expect.poll(() => settledScroll(page)).toBe(0);
  return new Set((await tops()).map(Math.round));
}

test("a new page is scrolled smoothly to its top", async ({ page }) => {
  expect((await goOn(page)).size).toBeGreaterThan(3);
});

test.describe("for those who asked for less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("a new page stands at its top at once", async ({ page }) => {
    // A frame may still show where the page before it was left.
    expect((await goOn(page)).size).toBeLessThanOrEqual(2);
  });
});
