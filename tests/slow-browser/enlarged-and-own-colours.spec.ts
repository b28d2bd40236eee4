import { describeEnlarged, describeOwnColours } from "../e2e/enlarged-and-own-colours";
import { expect, test } from "../e2e/fixtures";

// The other size and the other colours of tests/e2e/everyone.spec.ts, and a browser's own text size.

test.describe.configure({ mode: "parallel" });

describeEnlarged("200%", { width: 640, height: 512 });
describeOwnColours("light");

test("with a browser's text at 200% the header has one row, and the drawer", async ({
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
