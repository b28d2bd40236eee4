import { describeEnlarged, describeOwnColours } from "../e2e/enlarged-and-own-colours";
import { expect, test } from "../e2e/fixtures";

test.describe.configure({ mode: "parallel" });

describeEnlarged("200%", { width: 640, height: 512 });
describeEnlarged("400%", { width: 320, height: 256 });
describeOwnColours("light");
describeOwnColours("dark");

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
