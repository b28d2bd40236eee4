import { publishBlog, publishOffer, removeAll } from "../support/entries";
import { expect, test } from "./fixtures";
import { enterPortal } from "./open-editor";

// Staff find last year's post: a search in each tab, and an address that keeps where they were.

test.beforeEach(async ({ site, token }) => {
  await removeAll(site.url, token, "blogs");
  await removeAll(site.url, token, "offers");
});

test("a post is found by its words, and changing it keeps the search", async ({
  page,
  site,
  token,
}) => {
  await publishBlog(site.url, token, { title: "Tax for NRIs", content: "<p>Form 15CA</p>" });
  await publishBlog(site.url, token, { title: "Gold loans" });
  await enterPortal(page, site);
  const field = page.getByRole("searchbox", { name: "Search blog posts" });
  await field.fill("15ca nris");
  await expect(page.getByText("1 blog post found")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Tax for NRIs" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Gold loans" })).toBeHidden();

  await page.getByRole("button", { name: "Edit Tax for NRIs" }).click();
  await page.getByLabel("Title", { exact: true }).fill("Tax for NRIs in 2027");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "Tax for NRIs in 2027" })).toBeVisible();
  await expect(field).toHaveValue("15ca nris");

  await field.fill("unheard of");
  await expect(page.getByText("No blog post here contains “unheard of”.")).toBeVisible();
  await page.getByRole("button", { name: "Clear the search" }).press("Enter");
  await expect(field).toBeFocused();
  await expect(page.getByRole("heading", { name: "Gold loans" })).toBeVisible();
});

test("tab, words and page stay after a reload, and on the way back", async ({
  page,
  site,
  token,
}) => {
  for (let number = 1; number <= 15; number += 1) {
    await publishOffer(site.url, token, { title: `Offer ${number} of 15` });
  }
  await enterPortal(page, site);
  await page.getByRole("tab", { name: "Offers" }).click();
  await page.getByRole("searchbox", { name: "Search offers" }).fill("of 15");
  await expect(page.getByText("15 offers found")).toBeVisible();
  await page.getByRole("button", { name: "Page 2" }).click();
  const isWhereItWas = async () => {
    await expect(page.getByRole("heading", { name: "Offer 1 of 15" })).toBeVisible();
    await expect(page.getByRole("searchbox")).toHaveValue("of 15");
    await expect(page).toHaveURL(/#offers\?page=2&q=of\+15$/);
  };
  await isWhereItWas();
  await page.reload();
  await isWhereItWas();
  await page.goto("/privacy");
  await page.goBack();
  await isWhereItWas();
  await page.getByRole("tab", { name: "Blog" }).click();
  await expect(page).toHaveURL(/#blog$/);
  await expect(page.getByRole("searchbox")).toHaveValue("");
});

test("words that nobody can search for are told beside the field, from the address too", async ({
  page,
  site,
}) => {
  await enterPortal(page, site);
  await page.goto(`/admin#blog?page=x&q=${"word ".repeat(11)}`);
  await page.reload();
  await expect(page.getByRole("searchbox")).toHaveAccessibleDescription(
    /Search must be at most 10 words/,
  );
  await expect(page.getByText("No blog posts yet")).toBeVisible();
});
