import { expectUsableAt, expectOutline, expectNoLayoutShift } from "./checks";
import { expect, test } from "./fixtures";

test("finds posts, paginates them, and restores the search on Back", async ({ page, publish }) => {
  for (let part = 1; part <= 13; part += 1) {
    await publish("blogs", { title: `Saving tax, part ${part}` });
  }
  const posts = page.getByRole("link", { name: /^Read More/ });
  const field = page.getByRole("searchbox", { name: "Search posts" });
  await page.goto("/blog");
  await field.fill("Tax saving");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/blog\?q=Tax\+saving$/);
  await expect(page.getByText("13 posts found for “Tax saving”")).toBeVisible();
  await expect(posts).toHaveCount(12);
  await expectOutline(page);
  await expectNoLayoutShift(page);
  await expectUsableAt(page, [360, 1280]);
  const pages = page.getByRole("navigation", { name: "Search result pages" });
  await pages.getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL(/\/blog\?q=Tax\+saving&page=2$/);
  await posts.click();
  await expect(page.getByRole("heading", { level: 1, name: "Saving tax, part 1" })).toBeVisible();
  await page.goBack();
  await expect(posts).toHaveCount(1);
  await expect(field).toHaveValue("Tax saving");

  await field.fill("<b>zebra");
  await field.press("Enter");
  await expect(page.getByText("No posts found for “<b>zebra”")).toBeVisible();
  await expectUsableAt(page, [360, 1280]);
  await page.getByRole("link", { name: "All Posts" }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(posts).toHaveCount(12);
  await expect(field).toHaveValue("");
});
