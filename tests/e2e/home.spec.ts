import type { Page } from "@playwright/test";
import { publishOffer, removeAll } from "../support/entries";
import { expect, test } from "./fixtures";
import { stopAtFirstOffer } from "./arranging";

/** Opens the home page when its time stands still, so that no slide moves on before its turn. */
async function openWithoutTime(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto("/");
  const pause = page.getByRole("button", { name: /^(Pause|Play) the offers$/ });
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(pause).toBeVisible({ timeout: 100 });
  }).toPass();
}

test.describe("home without an offer", () => {
  test.beforeEach(async ({ site, token }) => removeAll(site.url, token, "offers"));

  test("shows the hero with its button to /contact", async ({ page }) => {
    await page.goto("/");
    await expect(
      page.getByRole("heading", { level: 1, name: "Secure Your Financial Future" }),
    ).toBeVisible();
    await page.getByRole("link", { name: "Get Started", exact: true }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });

  test("shows three services, four reasons and the closing call", async ({ page }) => {
    await page.goto("/");
    for (const name of [
      "Wealth Management",
      "Insurance Solutions",
      "Real Estate & Mortgages",
      "Personalized Approach",
      "Experienced Advisors",
      "Comprehensive Solutions",
      "Client-Centered Focus",
    ]) {
      await expect(page.getByRole("heading", { level: 3, name })).toBeVisible();
    }
    await expect(page.getByRole("heading", { level: 2, name: /^Why Choose/ })).toBeVisible();
    await page.getByRole("link", { name: "Get Started Today" }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });
});

test("a single offer stands still, without controls", async ({ page, site, token }) => {
  await removeAll(site.url, token, "offers");
  await publishOffer(site.url, token, { title: "The only offer" });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 2, name: "The only offer" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Pause the offers" })).toHaveCount(0);
});

test.describe("home with offers", () => {
  const long = `${"Every word of this offer counts. ".repeat(8)}`.trim();

  test.beforeEach(async ({ site, token }) => {
    await removeAll(site.url, token, "offers");
    await publishOffer(site.url, token, { title: "Third offer" });
    await publishOffer(site.url, token, { title: "Second offer" });
    await publishOffer(site.url, token, {
      title: "First offer",
      category: "insurance",
      discount: "10% off",
      validUntil: "2027-03-31",
      description: `<p>${long}</p>`,
    });
  });

  test("shows a slide with badge, cut description, discount and date", async ({ page }) => {
    await page.goto("/");
    await stopAtFirstOffer(page);
    const slide = page.getByRole("group", { name: "1 of 3" });
    await expect(slide.getByRole("heading", { name: "First offer" })).toBeVisible();
    await expect(slide.getByText("insurance")).toHaveCSS("text-transform", "uppercase");
    await expect(slide.getByText(`${long.slice(0, 150).trimEnd()}…`)).toBeVisible();
    await expect(slide.getByText("10% off")).toBeVisible();
    await expect(slide.getByText("Valid until: 2027-03-31")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Secure Your Financial Future" })).toHaveCount(
      1,
    );
  });

  test("leads to the offer", async ({ page }) => {
    await page.goto("/");
    await stopAtFirstOffer(page);
    await page.getByRole("group", { name: "1 of 3" }).getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1, name: "First offer" })).toBeVisible();
    await expect(page.getByText("Valid Until Mar 31, 2027")).toBeVisible();
    await expect(page.getByRole("link", { name: "Contact Us About This Offer" })).toBeVisible();
    await page.getByRole("link", { name: "Back to Home" }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  test("moves on by itself, and loops", async ({ page }) => {
    await openWithoutTime(page);
    const dots = page.getByRole("button", { name: /^Go to offer/ });
    await expect(dots.nth(0)).toHaveAttribute("aria-current", "true");
    for (const next of [1, 2, 0]) {
      await page.clock.runFor(5_100);
      await expect(dots.nth(next)).toHaveAttribute("aria-current", "true");
    }
  });

  test("goes on after a press on a dot, and stops at the pause button", async ({ page }) => {
    await openWithoutTime(page);
    const dots = page.getByRole("button", { name: /^Go to offer/ });
    await dots.nth(1).click();
    await page.clock.runFor(1_000);
    await expect(dots.nth(1)).toHaveAttribute("aria-current", "true");
    await page.mouse.move(5, 5);
    await page.clock.runFor(5_100);
    await expect(dots.nth(2)).toHaveAttribute("aria-current", "true");
    await page.getByRole("button", { name: "Pause the offers" }).click();
    await page.clock.runFor(20_000);
    await expect(dots.nth(2)).toHaveAttribute("aria-current", "true");
  });

  test("brings twelve offers, and the others before their turn comes", async ({
    page,
    site,
    token,
  }) => {
    for (let number = 4; number <= 14; number += 1)
      await publishOffer(site.url, token, { title: `Offer ${number}` });
    await openWithoutTime(page);
    const dots = page.getByRole("button", { name: /^Go to offer/ });
    await expect(dots).toHaveCount(12);
    await dots.nth(9).click();
    await page.clock.runFor(1_000);
    await expect(dots).toHaveCount(14);
    await dots.nth(13).click();
    await page.clock.runFor(2_000);
    const last = page.getByRole("group", { name: "14 of 14" });
    await expect(last).not.toHaveAttribute("inert");
    await expect(last.getByRole("heading", { name: "Third offer" })).toBeVisible();
    expect(Math.round((await last.boundingBox())!.x)).toBe(0);
  });

  test("pauses at the slide that stands, which still leads to its offer", async ({ page }) => {
    await openWithoutTime(page);
    await page.clock.runFor(5_100);
    await page.clock.runFor(1_000);
    await page.getByRole("button", { name: "Pause the offers" }).click();
    await page.clock.runFor(1_000);
    const standing = page.getByRole("group", { name: "2 of 3" });
    expect(Math.round((await standing.boundingBox())!.x)).toBe(0);
    await expect(standing).not.toHaveAttribute("inert");
    await page.getByRole("button", { name: "Play the offers" }).click();
    await page.clock.runFor(4_500);
    expect(Math.round((await standing.boundingBox())!.x)).toBe(0);
    await standing.getByRole("link", { name: "Learn More about Second offer" }).click();
    await page.clock.resume();
    await expect(page.getByRole("heading", { level: 1, name: "Second offer" })).toBeVisible();
  });

  test("shows a chosen slide for its whole time", async ({ page }) => {
    await openWithoutTime(page);
    const dots = page.getByRole("button", { name: /^Go to offer/ });
    // The slide that stands can be chosen too.
    for (const [chosen, next] of [
      [2, 0],
      [0, 1],
    ] as const) {
      await page.clock.runFor(4_000);
      await dots.nth(chosen).click();
      await page.clock.runFor(4_800);
      await expect(dots.nth(chosen)).toHaveAttribute("aria-current", "true");
      await page.clock.runFor(400);
      await expect(dots.nth(next)).toHaveAttribute("aria-current", "true");
    }
  });

  test("stays paused when the slides are dragged", async ({ page }) => {
    await openWithoutTime(page);
    const dots = page.getByRole("button", { name: /^Go to offer/ });
    await page.getByRole("button", { name: "Pause the offers" }).click();
    const slide = page.getByRole("group", { name: "1 of 3" });
    const { x, y, width } = (await slide.boundingBox())!;
    await page.mouse.move(x + width * 0.8, y + 60);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.1, y + 60, { steps: 8 });
    await page.mouse.up();
    await page.clock.runFor(2_000);
    await expect(dots.nth(1)).toHaveAttribute("aria-current", "true");
    await page.clock.runFor(20_000);
    await expect(dots.nth(1)).toHaveAttribute("aria-current", "true");
  });

  test("has arrows from 768 px up and none below", async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto("/");
    const dots = page.getByRole("button", { name: /^Go to offer/ });
    await stopAtFirstOffer(page);
    await page.getByRole("button", { name: "Next offer" }).click();
    await expect(dots.nth(1)).toHaveAttribute("aria-current", "true");
    await page.getByRole("button", { name: "Previous offer" }).click();
    await expect(dots.nth(0)).toHaveAttribute("aria-current", "true");
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(page.getByRole("button", { name: "Next offer" })).toBeHidden();
  });

  test("is a carousel to screen readers, its pause button first in the order of keys", async ({
    page,
  }) => {
    await openWithoutTime(page);
    const carousel = page.getByRole("region", { name: "Current offers" });
    await expect(carousel).toHaveAttribute("aria-roledescription", "carousel");
    const pause = carousel.getByRole("button", { name: "Pause the offers" });
    await page.getByRole("link", { name: "Contact Us" }).focus();
    await page.keyboard.press("Tab");
    await expect(pause).toBeFocused();
    const live = carousel.getByRole("status");
    await expect(live).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(carousel.getByRole("button", { name: "Play the offers" })).toBeFocused();
    await expect(live).toHaveText("Slide 1 of 3");
    await carousel.getByRole("button", { name: "Go to offer 3: Third offer" }).click();
    await expect(live).toHaveText("Slide 3 of 3");
    const slides = carousel.locator("[role=group]:not([inert])");
    await expect(slides).toHaveCount(1);
    await expect(slides).toHaveAttribute("aria-roledescription", "slide");
    await expect(slides).toHaveAccessibleName("3 of 3");
    await expect(slides.getByRole("link")).toHaveAccessibleName("Learn More about Third offer");
  });

  test("starts each slide at the left edge, and moves nothing around it", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto("/");
    await stopAtFirstOffer(page);
    for (const title of ["Second offer", "Third offer", "First offer"]) {
      await page.getByRole("button", { name: "Next offer" }).click();
      const slide = page.getByRole("region").getByRole("group").filter({ hasText: title });
      await expect.poll(async () => Math.round((await slide.boundingBox())!.x)).toBe(0);
    }
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
  });

  test("has its first slide in the page that the server sends", async ({ site }) => {
    const html = await (await fetch(`${site.url}/`)).text();
    expect(html).toContain("First offer");
    expect(html.indexOf("First offer")).toBeLessThan(html.indexOf("Second offer"));
  });

  test("stays still for those who asked for less motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openWithoutTime(page);
    await expect(page.getByRole("button", { name: "Play the offers" })).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(page.getByRole("button", { name: /^Go to offer 1/ })).toHaveAttribute(
      "aria-current",
      "true",
    );
  });
});
