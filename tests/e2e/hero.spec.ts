import type { Page } from "@playwright/test";
import sharp from "sharp";
import { computeLuminance } from "./checks";
import { expect, test } from "./fixtures";

const HERO = "main section:first-of-type";

async function measureMinContrast(page: Page, selector: string): Promise<number> {
  // A range covers only the text; the box of a heading is wider.
  const { textColour, box } = await page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { x, y, width, height } = range.getBoundingClientRect();
      const [red = 0, green = 0, blue = 0] = getComputedStyle(element).color.match(/\d+/g)!;
      return { textColour: [red, green, blue].map(Number), box: { x, y, width, height } };
    });
  const style = `${HERO} * { color: transparent !important }`;
  const image = sharp(await page.screenshot({ clip: box, style })).removeAlpha();
  // Blurs by the width of a letter's stroke, so that hairlines in the image do not count.
  const { data, info } = await image.blur(1.2).raw().toBuffer({ resolveWithObject: true });
  let brightest = 0;
  for (let offset = 0; offset < data.length; offset += info.channels) {
    brightest = Math.max(
      brightest,
      computeLuminance(data[offset]!, data[offset + 1]!, data[offset + 2]!),
    );
  }
  return (
    (computeLuminance(textColour[0]!, textColour[1]!, textColour[2]!) + 0.05) / (brightest + 0.05)
  );
}

for (const path of ["/", "/contact", "/loans/home-loan"]) {
  test(`shows text over the image of ${path} with a contrast above 4.5:1`, async ({ page }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.waitForFunction(
        (within) =>
          [...document.querySelectorAll<HTMLImageElement>(`${within} img`)].every(
            ({ complete, naturalWidth }) => complete && naturalWidth > 0,
          ),
        HERO,
      );
      for (const textSelector of ["main h1", `${HERO} p`]) {
        expect(
          await measureMinContrast(page, textSelector),
          `${textSelector} at ${width} px`,
        ).toBeGreaterThan(4.5);
      }
    }
  });
}

test("makes the hero of a service page about 40% as high as the screen", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/loans/home-loan");
  const { height } = (await page.locator(HERO).first().boundingBox())!;
  expect(height / 900).toBeGreaterThan(0.38);
  expect(height / 900).toBeLessThan(0.42);
});
