import { publishBlog, removeAll } from "../support/entries";
import { expect, test } from "./fixtures";

test.beforeEach(async ({ site, token }) => removeAll(site.url, token, "blogs"));

test("an empty blog says so", async ({ page }) => {
  await page.goto("/blog");
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
  await expect(
    page.getByText("Latest insights and updates from our financial experts"),
  ).toBeVisible();
  await expect(page.getByText("No blog posts yet")).toBeVisible();
  await expect(page.getByText("Check back soon for new content")).toBeVisible();
});

test("a card leads to the post and the post back to the list", async ({ page, site, token }) => {
  await publishBlog(site.url, token, {
    title: "Saving tax as an NRI",
    authorName: "Asha Menon",
    short_desc: "What FEMA asks",
    content:
      "<h2>Two laws</h2><p>One person, two tests.</p><blockquote><p>Count days.</p></blockquote>",
  });
  await page.goto("/blog");
  const card = page.getByRole("listitem").filter({ hasText: "Saving tax as an NRI" });
  await expect(card.getByText("By Asha Menon")).toBeVisible();
  await expect(card.getByText("What FEMA asks")).toBeVisible();
  // The card is a link as a whole: its corner leads to the post too.
  await expect(card.getByRole("link")).toHaveAccessibleName("Read More about Saving tax as an NRI");
  await card.click({ position: { x: 10, y: 10 } });
  await expect(page.getByRole("heading", { level: 1, name: "Saving tax as an NRI" })).toBeVisible();
  await expect(page).toHaveURL(/\/blog\/saving-tax-as-an-nri-[a-z0-9]{6}$/);
  await expect(page.getByRole("heading", { level: 2, name: "Two laws" })).toBeVisible();
  await expect(page.getByRole("blockquote")).toHaveText("Count days.");
  await page.getByRole("link", { name: "Back to Blog" }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test("the date of a post is in the visitor's own format", async ({ page, site, token }) => {
  await publishBlog(site.url, token, {});
  await page.goto("/blog");
  const date = page.getByRole("listitem").locator("time").first();
  const own = await date.evaluate((time: HTMLTimeElement) =>
    new Date(time.dateTime).toLocaleDateString(),
  );
  await expect(date).toHaveText(own);
});

test("a picture that does not load is replaced by the stand-in", async ({ page, site, token }) => {
  await page.route("**/gone.png", (route) => route.fulfill({ status: 200, body: "not a picture" }));
  await publishBlog(site.url, token, { title: "Broken", image: "/gone.png" });
  await page.goto("/blog");
  const image = page.getByRole("listitem").filter({ hasText: "Broken" }).locator("img");
  await expect(image).toHaveAttribute("src", "/art/stand-in.svg");
});

test("the list has numbered pages of twelve", async ({ page, site, token }) => {
  for (let number = 1; number <= 14; number += 1) {
    await publishBlog(site.url, token, { title: `Post ${number}` });
  }
  await page.goto("/blog");
  await expect(page.getByRole("link", { name: /^Read More/ })).toHaveCount(12);
  const pages = page.getByRole("navigation", { name: "Pages of the blog" });
  await pages.getByRole("link", { name: "Page 2" }).hover();
  await pages.getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL(/\/blog\?page=2$/);
  await expect(page.getByRole("link", { name: /^Read More/ })).toHaveCount(2);
  await expect(page.getByRole("heading", { name: "Post 1", exact: true })).toBeVisible();
  await page.goto("/blog/page/2");
  await expect(page).toHaveURL(/\/blog\?page=2$/);
});

test.describe("what is not there", () => {
  test.use({ expectedStatuses: [404] });

  test("a page after the last, or without a number, answers 404", async ({ page }) => {
    expect((await page.goto("/blog?page=3"))?.status()).toBe(404);
    expect((await page.goto("/blog?page=zero"))?.status()).toBe(404);
  });

  test("an unknown post answers 404 with the way back", async ({ page }) => {
    expect((await page.goto("/blog/no-such-post"))?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Blog Post Not Found" })).toBeVisible();
    await expect(
      page.getByText("The blog post you're looking for doesn't exist or has been removed"),
    ).toBeVisible();
    await page.getByRole("link", { name: "Back to Blog" }).click();
    await expect(page).toHaveURL(/\/blog$/);
  });

  test("an unknown offer answers 404 with the way home", async ({ page }) => {
    expect((await page.goto("/offers/no-such-offer"))?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Offer Not Found" })).toBeVisible();
    await expect(page.getByText("Offer not found", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Return Home" }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("lists and posts are there to read", async ({ page, site, token }) => {
    await publishBlog(site.url, token, { title: "Readable", content: "<p>Every word of it.</p>" });
    await page.goto("/blog");
    await page.getByRole("link", { name: "Read More about Readable" }).click();
    await expect(page.getByText("Every word of it.")).toBeVisible();
  });
});
