import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { site as firm } from "@/content/site";
import { forceColours, publishTwoOffers } from "../e2e/actions";
import { expectNoOverflow, expectClickable, computeLuminance } from "../e2e/checks";
import { expect, test } from "../e2e/fixtures";

test.describe.configure({ mode: "parallel" });

for (const [zoom, viewport] of [
  ["200%", { width: 640, height: 512 }],
  ["400%", { width: 320, height: 256 }],
] as const) {
  test.describe(`a 1280 px window at ${zoom} zoom`, () => {
    test.use({ viewport });

    test("keeps the controls of the header and the drawer within reach", async ({ page }) => {
      await page.goto("/loans/gold-loan");
      await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
      await expectClickable(page.getByRole("banner").getByRole("link", { name: firm.name }));
      await expectClickable(page.getByRole("button", { name: "Open menu" }));
      await page.getByRole("button", { name: "Open menu" }).click();
      const drawer = page.getByRole("dialog", { name: "Menu" });
      await drawer.getByRole("button", { name: "Loans" }).click();
      await expectClickable(drawer.getByRole("link", { name: "Term Loan" }));
      await expectClickable(drawer.getByRole("link", { name: "Contact Us" }));
      await expectClickable(drawer.getByRole("button", { name: "Close menu" }));
      await expectNoOverflow(page);
      await drawer.getByRole("button", { name: "Close menu" }).click();
      await expect(drawer).toBeHidden();
    });

    test("keeps the fields, buttons and error summary of the callback dialog within reach", async ({
      page,
    }) => {
      await page.goto("/loans/gold-loan");
      await expectClickable(page.getByRole("button", { name: "Request a callback" }));
      await page.getByRole("button", { name: "Request a callback" }).click();
      const dialog = page.getByRole("dialog", { name: "Request a Callback" });
      for (const name of ["Name", "Email", "Phone"]) {
        const field = dialog.getByRole("textbox", { name });
        await field.focus();
        await expectClickable(field);
      }
      await dialog.getByRole("button", { name: "Request Callback" }).click();
      const summary = dialog.getByRole("group", { name: "Please correct 3 fields" });
      await expect(summary).toBeInViewport();
      await expectClickable(dialog.getByRole("button", { name: "Request Callback" }));
      await expectClickable(dialog.getByRole("button", { name: "Close" }));
      await expectNoOverflow(page);
    });
  });
}

/** Counts pixels with a contrast of 3:1 or more against the background (WCAG 1.4.11). */
async function countContrastingPixels(control: Locator): Promise<number> {
  const image = sharp(await control.screenshot()).removeAlpha();
  const { data } = await image.raw().toBuffer({ resolveWithObject: true });
  const luminances: number[] = [];
  for (let offset = 0; offset < data.length; offset += 3) {
    luminances.push(computeLuminance(data[offset]!, data[offset + 1]!, data[offset + 2]!));
  }
  const background = [...luminances].sort((a, b) => a - b)[Math.floor(luminances.length / 2)]!;
  const computeContrast = (luminance: number) =>
    (Math.max(luminance, background) + 0.05) / (Math.min(luminance, background) + 0.05);
  return luminances.filter((luminance) => computeContrast(luminance) >= 3).length;
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`the site in forced colours, ${colorScheme} scheme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });
    test.beforeEach(({ publish }) => publishTwoOffers(publish));

    test("shows icon buttons and icon links with enough contrast", async ({ page }) => {
      await forceColours(page);
      await page.setViewportSize({ width: 768, height: 900 });
      await page.goto("/");
      const carousel = page.getByRole("region", { name: "Offers" });
      const controls = [
        page.getByRole("banner").getByRole("link", { name: firm.name }),
        page.getByRole("button", { name: "Open menu" }),
        page.getByRole("button", { name: "Request a callback" }),
        carousel.getByRole("button", { name: "Play the offers" }),
        carousel.getByRole("button", { name: "Go to offer 1: The first offer" }),
        carousel.getByRole("button", { name: "Go to offer 2: The second offer" }),
        carousel.getByRole("button", { name: "Previous offer" }),
        carousel.getByRole("button", { name: "Next offer" }),
        ...firm.social.map(({ network }) =>
          page.getByRole("link", { name: `${network} (opens in a new tab)`, exact: true }),
        ),
      ];
      const lowContrast: string[] = [];
      const inspect = async (control: Locator) => {
        if ((await countContrastingPixels(control)) < 20) lowContrast.push(String(control));
      };
      for (const control of controls) {
        await control.scrollIntoViewIfNeeded();
        await inspect(control);
      }
      await page.getByRole("button", { name: "Open menu" }).click();
      await inspect(page.getByRole("button", { name: "Close menu" }));
      expect(lowContrast).toEqual([]);
    });
  });
}

test("shows a one-row header with the menu button when the browser's text size is 200%", async ({
  playwright,
  launchOptions,
  site,
}) => {
  const args = [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${site.url}/loans/home-loan`);
    await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible();
    const header = await page.getByRole("banner").boundingBox();
    expect(header!.height).toBeLessThan(100);
  } finally {
    await browser.close();
  }
});
