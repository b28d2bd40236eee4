import type { Page } from "@playwright/test";
import sharp from "sharp";
import { removeAll } from "../support/entries";
import { expect, test } from "./fixtures";

// Words over a picture are as readable as anywhere else: measured on the pixels that are behind
// them, at each width, without the words.

/** A page for each hero picture. */
const pages = [
  "/",
  "/services",
  "/contact",
  "/who-we-serve",
  "/wealth-management/mutual-funds",
  "/insurance/personal",
  "/lease/new-car",
  "/loans/home-loan",
];

/** Relative luminance of 8-bit channels (WCAG 2.2). */
function luminance(channels: number[]): number {
  const [r, g, b] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The least contrast between an element's words and what is behind them. */
async function leastContrast(page: Page, selector: string): Promise<number> {
  const words = page.locator(selector).first();
  const colour = await words.evaluate((element) => getComputedStyle(element).color);
  const ink = luminance(colour.match(/\d+/g)!.slice(0, 3).map(Number));
  // Where the letters are, not where the box is: a heading's box is wider than its words.
  const box = await words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x, y, width, height };
  });
  const hidden = await page.addStyleTag({
    content: "main section:first-of-type * { color: transparent !important }",
  });
  const image = await page.screenshot({ clip: box });
  await hidden.evaluate((style) => (style as HTMLElement).remove());
  // Blurred to the width of a stroke: a hairline of the art makes no letter unreadable.
  const { data, info } = await sharp(image)
    .removeAlpha()
    .blur(1.2)
    .raw()
    .toBuffer({ resolveWithObject: true });
  let brightest = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    brightest = Math.max(brightest, luminance([data[at]!, data[at + 1]!, data[at + 2]!]));
  }
  return (ink + 0.05) / (brightest + 0.05);
}

test.beforeEach(async ({ site, token }) => removeAll(site.url, token, "offers"));

for (const path of pages) {
  test(`the words over the picture of ${path} have a contrast of 4.5:1`, async ({ page }) => {
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLImageElement>("main section:first-of-type img")].every(
          ({ complete, naturalWidth }) => complete && naturalWidth > 0,
        ),
      );
      for (const words of ["main h1", "main section:first-of-type p"]) {
        expect(await leastContrast(page, words), `${words} at ${width} px`).toBeGreaterThan(4.5);
      }
    }
  });
}

test("the band of a page is about 40% of the screen high", async ({ page }) => {
  for (const [width, height] of [
    [1280, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/loans/home-loan");
    const band = await page.locator("main section").first().boundingBox();
    expect(band!.height / height).toBeGreaterThan(0.38);
    expect(band!.height / height).toBeLessThan(0.42);
  }
});
