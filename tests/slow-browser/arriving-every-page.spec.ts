import { expectStill } from "../e2e/checks";
import { expect } from "../e2e/fixtures";
import { publishOneOfEach, test } from "./slow-line-test";
import { removeAll } from "../support/entries";

// On a slow line a page is painted while the rest of it is still on its way. What has been painted
// stays where it is when the rest comes.

test.describe.configure({ mode: "parallel" });

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
];

const screens = ["/", "/contact", "/services", "/who-we-serve", "/blog", "/media", "/privacy"];

test.describe("while a page arrives in pieces", () => {
  test.use({ expectedStatuses: [404] });

  for (const path of [
    ...screens,
    "/loans/gold-loan",
    "/login",
    "/register",
    "/new-password",
    "/nowhere",
  ]) {
    test(`nothing jumps on ${path}`, async ({ page, line, site, token }) => {
      await removeAll(site.url, token, "offers");
      for (const size of sizes) {
        await page.setViewportSize(size);
        await page.goto(`${line}${path}`);
        await expectStill(page);
      }
    });
  }

  test("nothing jumps where entries are shown", async ({ page, line, site, token }) => {
    for (const path of await publishOneOfEach(site.url, token)) {
      for (const size of sizes) {
        await page.setViewportSize(size);
        await page.goto(`${line}${path}`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await expectStill(page);
      }
    }
  });
});
