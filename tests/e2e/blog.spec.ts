import { expect, test } from "./fixtures";

test("opens a post when any part of its card is clicked, and links back to the list", async ({
  page,
  publish,
}) => {
  await publish("blogs", { title: "Post 1" });
  await page.goto("/blog");
  const card = page.getByRole("listitem").filter({ hasText: "Post 1" });
  await card.click({ position: { x: 10, y: 10 } });
  await expect(page.getByRole("heading", { level: 1, name: "Post 1" })).toBeVisible();
  await expect(page).toHaveURL(/\/blog\/post-1-[a-z0-9]{6}$/);
  await page.getByRole("link", { name: "Back to Blog" }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test.describe("the page of a missing entry", () => {
  test.use({ expectedStatuses: [404] });

  test("links back to the blog or the home page", async ({ page }) => {
    for (const [path, link, target] of [
      ["/blog/no-such-post", "Back to Blog", /\/blog$/],
      ["/offers/no-such-offer", "Return Home", /\/$/],
    ] as const) {
      await page.goto(path);
      await page.getByRole("link", { name: link }).click();
      await expect(page).toHaveURL(target);
    }
  });
});
