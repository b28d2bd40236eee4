import type { Locator, Page, ViewportSize } from "@playwright/test";
import sharp from "sharp";
import { site as firm } from "@/content/site";
import { publishBlog, publishOffer, removeAll } from "../support/entries";
import type { TestSite } from "../../tools/site/site";
import { expectAccessible, expectNoOverflow } from "./checks";
import { expect, test } from "./fixtures";

// A page that is enlarged, and one in the visitor's own colours: the everyday tests look at one of
// each, tests/slow-browser at the others.

/** A control that is wholly on the screen and takes a press: nothing lies over it. */
export async function expectWithinReach(control: Locator) {
  // What unfolds above it may push it out again after the first scroll.
  await expect(async () => {
    await control.scrollIntoViewIfNeeded();
    await expect(control).toBeInViewport({ ratio: 1, timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await control.click({ trial: true });
}

/** Tests of a window of 1280 px that is enlarged. */
export function describeEnlarged(zoom: string, viewport: ViewportSize) {
  test.describe(`in a window of 1280 px enlarged to ${zoom}`, () => {
    test.use({ viewport });

    test("nothing has to be scrolled sideways", async ({ page, site, token }) => {
      const { id } = await publishBlog(site.url, token, { image: "/art/offers/loan.jpg" });
      for (const path of ["/", "/services", "/loans/gold-loan", "/contact", `/blog/${id}`]) {
        await test.step(path, async () => {
          await page.goto(path);
          await expectNoOverflow(page);
        });
      }
    });

    test("the header's controls and every entry of the drawer can be used", async ({ page }) => {
      await page.goto("/loans/gold-loan");
      await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
      await expectWithinReach(page.getByRole("banner").getByRole("link", { name: firm.name }));
      await expectWithinReach(page.getByRole("button", { name: "Open menu" }));
      await page.getByRole("button", { name: "Open menu" }).click();
      const drawer = page.getByRole("dialog", { name: "Menu" });
      await drawer.getByRole("button", { name: "Loans" }).click();
      await expectWithinReach(drawer.getByRole("link", { name: "Term Loan" }));
      await expectWithinReach(drawer.getByRole("link", { name: "Contact Us" }));
      await expectWithinReach(drawer.getByRole("button", { name: "Close menu" }));
      await expectNoOverflow(page);
      await drawer.getByRole("button", { name: "Close menu" }).click();
      await expect(drawer).toBeHidden();
    });

    test("the callback dialog can be filled in and scrolled to its button", async ({ page }) => {
      await page.goto("/loans/gold-loan");
      await expectWithinReach(page.getByRole("button", { name: "Request a callback" }));
      await page.getByRole("button", { name: "Request a callback" }).click();
      const dialog = page.getByRole("dialog", { name: "Request a Callback" });
      for (const name of ["Name", "Email", "Phone"]) {
        const field = dialog.getByRole("textbox", { name });
        await field.focus();
        await expectWithinReach(field);
      }
      await dialog.getByRole("button", { name: "Request Callback" }).click();
      const summary = dialog.getByRole("group", { name: "Please correct 3 fields" });
      await expect(summary).toBeInViewport();
      await expectWithinReach(dialog.getByRole("button", { name: "Request Callback" }));
      await expectWithinReach(dialog.getByRole("button", { name: "Close" }));
      await expectNoOverflow(page);
    });
  });
}

/** How much of it can be told from what it stands on: pixels at 3:1 or more (WCAG 1.4.11). */
async function pixelsThatStandOut(control: Locator): Promise<number> {
  const image = sharp(await control.screenshot()).removeAlpha();
  const { data } = await image.raw().toBuffer({ resolveWithObject: true });
  const linear = (value: number) =>
    value <= 10.3 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const lights: number[] = [];
  for (let at = 0; at < data.length; at += 3) {
    const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
    lights.push(0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue));
  }
  const background = [...lights].sort((a, b) => a - b)[Math.floor(lights.length / 2)]!;
  const contrast = (light: number) =>
    (Math.max(light, background) + 0.05) / (Math.min(light, background) + 0.05);
  return lights.filter((light) => contrast(light) >= 3).length;
}

/**
 * axe takes a text's colour from its fill, which Chromium reports as the page's own colour even
 * where it draws the visitor's: each element gets as its fill what it is drawn in.
 */
const letAxeSeeColours = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      element.style.webkitTextFillColor = getComputedStyle(element).color;
    }
  });

export const chooseOwnColours = (page: Page) => page.emulateMedia({ forcedColors: "active" });

export async function publishTwoOffers({ site, token }: { site: TestSite; token: string }) {
  await removeAll(site.url, token, "offers");
  await publishOffer(site.url, token, { title: "The second offer" });
  await publishOffer(site.url, token, { title: "The first offer" });
}

/** Tests of the visitor's own colours, on a light ground or a dark one. */
export function describeOwnColours(colorScheme: "light" | "dark") {
  test.describe(`in the visitor's own colours, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });
    test.beforeEach(({ site, token }) => publishTwoOffers({ site, token }));

    test("the buttons and links that are only a picture can be seen", async ({ page }) => {
      await chooseOwnColours(page);
      await page.setViewportSize({ width: 768, height: 900 });
      await page.goto("/");
      const carousel = page.getByRole("region", { name: "Current offers" });
      const images = [
        page.getByRole("banner").getByRole("link", { name: firm.name }),
        page.getByRole("button", { name: "Open menu" }),
        page.getByRole("button", { name: "Request a callback" }),
        carousel.getByRole("button", { name: "Play the offers" }),
        carousel.getByRole("button", { name: "Go to offer 1: The first offer" }),
        carousel.getByRole("button", { name: "Go to offer 2: The second offer" }),
        carousel.getByRole("button", { name: "Previous offer" }),
        carousel.getByRole("button", { name: "Next offer" }),
        ...["X", "Facebook", "YouTube", "LinkedIn", "Instagram"].map((network) =>
          page.getByRole("link", { name: `${network} (opens in a new tab)`, exact: true }),
        ),
      ];
      const hidden: string[] = [];
      for (const image of images) {
        await image.scrollIntoViewIfNeeded();
        if ((await pixelsThatStandOut(image)) < 20) hidden.push(String(image));
      }
      await page.getByRole("button", { name: "Open menu" }).click();
      const close = page.getByRole("button", { name: "Close menu" });
      if ((await pixelsThatStandOut(close)) < 20) hidden.push(String(close));
      expect(hidden).toEqual([]);
    });

    test("axe finds nothing", async ({ page }) => {
      await chooseOwnColours(page);
      for (const path of ["/", "/services", "/contact"]) {
        await test.step(path, async () => {
          await page.goto(path);
          await letAxeSeeColours(page);
          await expectAccessible(page);
        });
      }
    });
  });
}
