import { publishBlog, removeAll } from "../support/entries";
import { expectForEverybody, expectOutline, expectStill } from "./checks";
import { expect, test } from "./fixtures";

// The blog is searched from its list, with JavaScript and without.

test.beforeAll(async ({ site, token }) => {
  await removeAll(site.url, token, "blogs");
  for (let post = 1; post <= 13; post += 1) {
    await publishBlog(site.url, token, { title: `Saving tax, part ${post}` });
  }
  await publishBlog(site.url, token, { title: "Gold", content: "<p>A monthly SIP in gold</p>" });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    for (const width of [360, 1280]) {
      test(`a visitor finds posts, page by page, at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto("/blog");
        const field = page.getByRole("searchbox", { name: "Search posts" });
        await field.fill("sip monthly");
        await page.getByRole("button", { name: "Search" }).click();
        await expect(page).toHaveURL(/\/blog\?q=sip\+monthly$/);
        await expect(page.getByText("1 post found for “sip monthly”")).toBeVisible();
        await expect(page.getByRole("heading", { level: 2, name: "Gold" })).toBeVisible();
        await expect(field).toHaveValue("sip monthly");

        await field.fill("Tax");
        await field.press("Enter");
        await expect(page.getByText("13 posts found for “Tax”")).toBeVisible();
        await expect(page.getByRole("link", { name: /^Read More/ })).toHaveCount(12);
        const pages = page.getByRole("navigation", { name: "Pages of what was found" });
        await pages.getByRole("link", { name: "Page 2" }).click();
        await expect(page).toHaveURL(/\/blog\?q=Tax&page=2$/);
        await expect(page.getByRole("link", { name: /^Read More/ })).toHaveCount(1);
        await expect(page.getByRole("heading", { name: "Saving tax, part 1" })).toBeVisible();
        await expect(field).toHaveValue("Tax");

        await field.fill("<b>zebra");
        await field.press("Enter");
        await expect(page.getByText("No posts found for “<b>zebra”")).toBeVisible();
        await page.getByRole("link", { name: "All posts" }).click();
        await expect(page).toHaveURL(/\/blog$/);
        await expect(page.getByRole("link", { name: /^Read More/ })).toHaveCount(12);
        await expect(field).toHaveValue("");
      });
    }
  });
}

test("what was found leads to a post, and Back leads to what was found", async ({ page }) => {
  await page.goto("/blog?q=sip");
  await page.getByRole("link", { name: /^Read More/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Gold" })).toBeVisible();
  await page.goBack();
  await expect(page.getByText("1 post found for “sip”")).toBeVisible();
  await expect(page).toHaveTitle(/^Posts about “sip” \| /);
});

test("too long a search says that it was cut", async ({ page }) => {
  await page.goto(`/blog?q=${"tax+".repeat(11)}`);
  await expect(page.getByText("A search has at most 100 characters and ten words.")).toBeVisible();
  await expect(page.getByRole("searchbox", { name: "Search posts" })).toHaveValue(
    "tax ".repeat(10).trim(),
  );
});

test("a search is for everybody, whatever it finds", async ({ page }) => {
  for (const words of ["tax", "nothing of it"]) {
    await page.goto(`/blog?q=${encodeURIComponent(words)}`);
    await expectOutline(page);
    await expectStill(page);
    await expectForEverybody(page, [360, 768, 1280]);
  }
});
