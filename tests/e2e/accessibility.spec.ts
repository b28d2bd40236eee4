import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { publishBlog, publishMedia, publishOffer } from "../harness/entries";
import { expect, signInAs, test } from "./fixtures";

const widths = [320, 768, 1280];

async function check(page: Page) {
  // Half-faded colours are not what anybody reads.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((each) => each.finished.catch(() => undefined))),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`,
  );
  expect(found).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

test.describe("axe finds nothing, and nothing scrolls sideways", () => {
  test.use({ expectedStatuses: [404] });

  for (const width of widths) {
    test(`on the public screens at ${width} px`, async ({ page, site, token }) => {
      test.setTimeout(120_000);
      const blog = await publishBlog(site.url, token, { content: "<h2>A part</h2><p>Text</p>" });
      const offer = await publishOffer(site.url, token, { description: "<p>Text</p>" });
      await publishMedia(site.url, token, { description: "<p>Text</p>" });
      await page.setViewportSize({ width, height: 800 });
      const paths = ["/", "/blog", `/blog/${blog.id}`, "/media", `/offers/${offer.id}`, "/contact"];
      for (const path of [...paths, "/login", "/register", "/no-such-page"]) {
        await test.step(path, async () => {
          await page.goto(path);
          await check(page);
        });
      }
    });

    test(`with menu, dialog and form errors open at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/contact");
      await page.getByRole("button", { name: "Send Message" }).click();
      await check(page);
      await page.getByRole("button", { name: "Request a callback" }).click();
      await page.getByRole("button", { name: "Request Callback" }).click();
      await check(page);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: width < 769 ? "Open menu" : "Loans" }).click();
      await check(page);
    });

    test(`in the portal at ${width} px`, async ({ page, site, token }) => {
      test.setTimeout(120_000);
      await publishBlog(site.url, token, { title: "To edit" });
      await page.setViewportSize({ width, height: 800 });
      await signInAs(page);
      for (const name of ["Blog", "Contacts", "Media", "Offers"]) {
        await test.step(name, async () => {
          await page.getByRole("tab", { name }).click();
          await expect(page.getByRole("tabpanel", { name }).getByRole("status")).toHaveCount(0);
          await check(page);
        });
      }
      await page.getByRole("tab", { name: "Blog" }).click();
      await page.getByRole("button", { name: "Edit To edit" }).first().click();
      await expect(page.getByRole("textbox", { name: "Content" })).toBeVisible();
      await check(page);
    });
  }
});
