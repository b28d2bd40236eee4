import { publishBlog } from "../support/entries";
import { expectAccessible, expectNoOverflow, expectRoomForSpacing } from "./checks";
import { expect, test } from "./fixtures";
import { enterPortal } from "./open-editor";

// Beside what routes.spec.ts looks at: the portal on the narrowest screens, and menus, which change
// with the width.

test.describe.configure({ mode: "parallel" });

test.describe("at 320 px axe finds nothing and nothing scrolls sideways", () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test("in the portal and its dialog", async ({ page, site, token }) => {
    test.setTimeout(120_000);
    await publishBlog(site.url, token, { title: "To edit" });
    await enterPortal(page, site);
    for (const name of ["Contacts", "Media", "Offers", "Blog"]) {
      await test.step(name, async () => {
        await page.getByRole("tab", { name }).click();
        const panel = page.getByRole("tabpanel", { name });
        await expect(panel).toBeVisible();
        // Nothing is said to be loading any more.
        await expect(panel.getByRole("status").filter({ hasText: /./ })).toHaveCount(0);
        await expectAccessible(page);
        await expectNoOverflow(page);
      });
    }
    await page.getByRole("button", { name: "Edit To edit" }).first().click();
    await expect(page.getByRole("textbox", { name: "Content" })).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await expectRoomForSpacing(page);
  });
});

for (const width of [360, 768, 1280]) {
  test(`the open menu at ${width} px is as good`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/contact");
    await page.getByRole("button", { name: width < 769 ? "Open menu" : "Loans" }).click();
    if (width < 769) await page.getByRole("dialog").getByRole("button", { name: "Loans" }).click();
    await expect(page.getByRole("link", { name: "Gold Loan" })).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    if (width === 360) await expectRoomForSpacing(page);
  });
}
