import { expect, test } from "./fixtures";

test("links each card to its post, and the post to the list", async ({ page, publish }) => {
  for (let number = 1; number <= 13; number += 1) {
    await publish("blogs", { title: `Post ${number}` });
  }
  const cards = page.getByRole("link", { name: /^Read More/ });
  await page.goto("/blog");
  await expect(cards).toHaveCount(12);
  const pages = page.getByRole("navigation", { name: "Blog pages" });
  await pages.getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL(/\/blog\?page=2$/);
  await expect(cards).toHaveCount(1);
  await expect(cards).toHaveAccessibleName("Read More about Post 1");
  const card = page.getByRole("listitem").filter({ hasText: "Post 1" });
  await card.click({ position: { x: 10, y: 10 } });
  await expect(page.getByRole("heading", { level: 1, name: "Post 1" })).toBeVisible();
  await expect(page).toHaveURL(/\/blog\/post-1-[a-z0-9]{6}$/);
  await expect(page.getByText("Its text", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Back to Blog" }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test.describe("a missing entry", () => {
  test.use({ expectedStatuses: [404] });

  for (const [path, link, target] of [
    ["/blog/no-such-post", "Back to Blog", /\/blog$/],
    ["/offers/no-such-offer", "Return Home", /\/$/],
  ] as const) {
    test(`links back from ${path}`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(404);
      await page.getByRole("link", { name: link }).click();
      await expect(page).toHaveURL(target);
    });
  }
});
