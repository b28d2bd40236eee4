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

const paths = [
  "/",
  "/contact",
  "/services",
  "/who-we-serve",
  "/wealth-management/ncd-bond/ncd",
  "/insurance/personal",
  "/lease/equipment",
  "/loans/home-loan",
];

for (const path of paths) {
  test(`shows text over the image of ${path} with a contrast above 4.5:1`, async ({ page }) => {
    for (const [width, height] of [
      [360, 740],
      [768, 1024],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
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
  for (const [width, height, tolerance] of [
    [360, 740, 0.06],
    [1280, 900, 0.02],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/loans/home-loan");
    const hero = (await page.locator(HERO).first().boundingBox())!;
    expect(Math.abs(hero.height / height - 0.4)).toBeLessThan(tolerance);
  }
});

test("shows the home page's image, promise and button in the first screen of a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const title = (await page.getByRole("heading", { level: 1 }).boundingBox())!;
  const hero = (await page.locator(HERO).first().boundingBox())!;
  expect(title.y - hero.y).toBeGreaterThan(150);
  await expect(page.getByRole("link", { name: "Get Started", exact: true })).toBeInViewport({
    ratio: 1,
  });
});

test("shows the main action of a page in the first screen of a phone", async ({
  page,
  publish,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const offer = await publish("offers", {});
  for (const [path, role, name] of [
    ["/loans/home-loan", "link", "Work Out Your EMI"],
    ["/who-we-serve/nri", "link", "Talk to Us"],
    ["/contact", "textbox", "Name"],
    [`/offers/${offer.id}`, "link", "Contact Us About This Offer"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole(role, { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
});
