import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { stopAtFirstOffer } from "./actions";
import { expectAccessible } from "./checks";

/** Opens the home page with a paused clock, so that no slide advances by itself. */
async function openWithPausedClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto("/");
  const pauseButton = page.getByRole("button", { name: /^(Pause|Play) the offers$/ });
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(pauseButton).toBeVisible({ timeout: 100 });
  }).toPass();
}

test("shows a single offer without controls", async ({ page, publish }) => {
  await publish("offers", { title: "The only offer" });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 2, name: "The only offer" })).toBeVisible();
  await expect(page.getByRole("button", { name: /offer/ })).toHaveCount(0);
});

test("says on its slide and page that an offer has ended", async ({ page, publish }) => {
  const { id } = await publish("offers", { validUntil: "2020-01-31" });
  for (const path of ["/", `/offers/${id}`]) {
    await page.goto(path);
    await expect(page.getByText("Ended", { exact: true })).toBeVisible();
    await expectAccessible(page);
  }
});

test.describe("the carousel of offers", () => {
  const longDescription = `${"Every word of this offer counts. ".repeat(8)}`.trim();

  test.beforeEach(async ({ publish }) => {
    await publish("offers", { title: "Third offer" });
    await publish("offers", { title: "Second offer" });
    await publish("offers", {
      title: "First offer",
      description: `<p>${longDescription}</p>`,
    });
  });

  test("advances automatically, even after a dot is clicked, and loops", async ({ page }) => {
    await openWithPausedClock(page);
    const dots = page.getByRole("button", { name: /^Go to offer/ });
    await expect(dots.nth(0)).toHaveAttribute("aria-current", "true");
    for (const next of [1, 2, 0]) {
      await page.clock.runFor(5_100);
      await expect(dots.nth(next)).toHaveAttribute("aria-current", "true");
    }
    await page.clock.runFor(4_000);
    await dots.nth(2).click();
    await page.clock.runFor(4_800);
    await expect(dots.nth(2)).toHaveAttribute("aria-current", "true");
    await page.clock.runFor(400);
    await expect(dots.nth(0)).toHaveAttribute("aria-current", "true");
  });

  test("shows more than twelve offers, ended ones last", async ({ page, publish }) => {
    for (let number = 4; number <= 13; number += 1)
      await publish("offers", { title: `Offer ${number}` });
    await publish("offers", { title: "Over long ago", validUntil: "2020-01-31" });
    await openWithPausedClock(page);
    const dots = page.getByRole("button", { name: /^Go to offer/ });
    await dots.nth(9).click();
    await page.clock.runFor(1_000);
    await dots.nth(13).click();
    await page.clock.runFor(2_000);
    const last = page.getByRole("group", { name: "14 of 14" });
    await expect(last).not.toHaveAttribute("inert");
    await expect(last.getByRole("heading", { name: "Over long ago" })).toBeVisible();
    await expect(last.getByText("Ended", { exact: true })).toBeVisible();
    expect(Math.round((await last.boundingBox())!.x)).toBe(0);
  });

  test("fits a long title, its button and twelve dots into the first screen of a phone", async ({
    page,
    publish,
  }) => {
    for (let number = 4; number <= 11; number += 1)
      await publish("offers", { title: `Offer ${number}` });
    const title = "Move Your Home Loan or Your Loan Against Property Without Our Documentation Fee";
    await publish("offers", { title, description: `<p>${longDescription}</p>` });
    await page.setViewportSize({ width: 360, height: 740 });
    await openWithPausedClock(page);
    const button = page.getByRole("link", { name: `Learn More about ${title}` });
    await expect(button).toBeInViewport({ ratio: 1 });
    const dots = page.getByRole("button", { name: /^Go to offer/ });
    await expect(dots).toHaveCount(12);
    const dotTops = await dots.evaluateAll((all) =>
      all.map((dot) => dot.getBoundingClientRect().y),
    );
    expect(new Set(dotTops).size).toBe(1);
    const pauseButton = page.getByRole("button", { name: "Pause the offers" });
    expect(await pauseButton.boundingBox()).toMatchObject({ width: 44, height: 44 });
  });

  test("stays paused when its slides are dragged, and links to the offer", async ({ page }) => {
    await openWithPausedClock(page);
    await page.getByRole("button", { name: "Pause the offers" }).click();
    const { x, y, width } = (await page.getByRole("group", { name: "1 of 3" }).boundingBox())!;
    await page.mouse.move(x + width * 0.8, y + 60);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.1, y + 60, { steps: 8 });
    await page.mouse.up();
    await page.clock.runFor(20_000);
    const currentSlide = page.getByRole("group", { name: "2 of 3" });
    expect(Math.round((await currentSlide.boundingBox())!.x)).toBe(0);
    await currentSlide.getByRole("link", { name: "Learn More about Second offer" }).click();
    await page.clock.resume();
    await expect(page.getByRole("heading", { level: 1, name: "Second offer" })).toBeVisible();
  });

  test("shows an offer's badge and shortened description, and arrows from 768 px up", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto("/");
    await stopAtFirstOffer(page);
    const first = page.getByRole("group", { name: "1 of 3" });
    await expect(first.getByText("loan")).toHaveCSS("text-transform", "uppercase");
    await expect(first.getByText(`${longDescription.slice(0, 150).trimEnd()}…`)).toBeVisible();
    for (const [arrow, number] of [
      ["Next", 2],
      ["Previous", 1],
      ["Previous", 3],
    ] as const) {
      await page.getByRole("button", { name: `${arrow} offer` }).click();
      const slide = page.getByRole("group", { name: `${number} of 3` });
      await expect.poll(async () => Math.round((await slide.boundingBox())!.x)).toBe(0);
    }
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(page.getByRole("button", { name: "Next offer" })).toBeHidden();
  });

  test("is a carousel to screen readers, with its pause button first in tab order", async ({
    page,
  }) => {
    await openWithPausedClock(page);
    const carousel = page.getByRole("region", { name: "Offers" });
    await expect(carousel).toHaveAttribute("aria-roledescription", "carousel");
    const pauseButton = carousel.getByRole("button", { name: "Pause the offers" });
    await page.getByRole("banner").getByRole("link", { name: "Contact Us" }).focus();
    await page.keyboard.press("Tab");
    await expect(pauseButton).toBeFocused();
    const liveRegion = carousel.getByRole("status");
    await expect(liveRegion).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(carousel.getByRole("button", { name: "Play the offers" })).toBeFocused();
    await expect(liveRegion).toHaveText("Slide 1 of 3");
    await carousel.getByRole("button", { name: "Go to offer 3: Third offer" }).click();
    await expect(liveRegion).toHaveText("Slide 3 of 3");
    const slides = carousel.locator("[role=group]:not([inert])");
    await expect(slides).toHaveCount(1);
    await expect(slides).toHaveAttribute("aria-roledescription", "slide");
    await expect(slides).toHaveAccessibleName("3 of 3");
    await expect(slides.getByRole("link")).toHaveAccessibleName("Learn More about Third offer");
  });

  test("stays still for visitors who prefer reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openWithPausedClock(page);
    await expect(page.getByRole("button", { name: "Play the offers" })).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(page.getByRole("button", { name: /^Go to offer 1/ })).toHaveAttribute(
      "aria-current",
      "true",
    );
  });
});
