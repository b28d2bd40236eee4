import type { Locator, Page } from "@playwright/test";
import { publishBlog, publishMedia, publishOffer, removeAll } from "../support/entries";
import { expect, test } from "./fixtures";
import { enterPortal } from "./open-editor";
import { fill } from "./arranging";

// The administrator is there.
test.beforeEach(async ({ site, token }) => removeAll(site.url, token, "blogs"));

const preview = (page: Page) => page.frameLocator('iframe[title^="Preview: "]');

const press = (page: Page, name: string) =>
  page.getByRole("dialog").getByRole("button", { name, exact: true }).click();

async function write(page: Page, text: string) {
  await page.getByRole("dialog").getByRole("textbox", { name: "Content" }).click();
  await page.keyboard.type(text);
}

test("a post that is being written is shown as visitors will see it", async ({ page, site }) => {
  await enterPortal(page, site);
  await page.getByRole("button", { name: "Create New Post" }).click();
  await fill(page, {
    Title: "Not yet there",
    "Author name": "Asha Menon",
    "Short description": "What it is about",
  });
  await write(page, "Its text so far");
  await press(page, "Preview");
  const frame = preview(page);
  await expect(frame.getByRole("heading", { level: 1, name: "Not yet there" })).toBeVisible();
  await expect(frame.getByText("Its text so far")).toBeVisible();
  await expect(frame.getByRole("listitem").getByText("What it is about")).toBeVisible();
  expect(await (await fetch(`${site.url}/blog`)).text()).not.toContain("Not yet there");

  await press(page, "Edit");
  await write(page, ", and more");
  await press(page, "Preview");
  await expect(frame.getByText("Its text so far, and more")).toBeVisible();
  await press(page, "Save");
  await expect(page.getByText("Blog post created successfully")).toBeVisible();
});

test("what the preview shows is what the page shows", async ({ page, site, token }) => {
  const { id } = await publishBlog(site.url, token, {
    title: "The same on both",
    image: "/art/offers/loan.jpg",
    content:
      '<h2>A part</h2><p>Bold <strong>and</strong> <a href="https://example.org/">linked</a></p><ul><li>one</li></ul>',
  });
  await page.goto(`/blog/${id}`);
  const seen = async (article: Locator) => ({
    outline: await article.ariaSnapshot(),
    text: await article.innerText(),
    html: await article.locator("h2").locator("..").innerHTML(),
  });
  const onPage = page.getByRole("article");
  // The server's date gives way to the visitor's own.
  await expect(onPage.getByRole("time")).toHaveText(/\//);
  const asPage = await seen(onPage);
  await enterPortal(page, site);
  await page.getByRole("button", { name: "Edit The same on both" }).click();
  await press(page, "Preview");
  const inPreview = preview(page).getByRole("article");
  await expect(inPreview).toBeVisible();
  // There too the visitor's own date comes last.
  await expect.poll(() => seen(inPreview)).toEqual(asPage);
});

test("the preview wears the site's styles, wide and as on a phone", async ({
  page,
  site,
  token,
}) => {
  await removeAll(site.url, token, "offers");
  await publishOffer(site.url, token, { title: "Half the fee", description: "<p>Until March</p>" });
  await page.setViewportSize({ width: 1280, height: 900 });
  await enterPortal(page, site);
  await page.getByRole("tab", { name: "Offers" }).click();
  await page.getByRole("button", { name: "Edit Half the fee" }).click();
  await press(page, "Preview");
  const title = preview(page).getByRole("heading", { level: 1, name: "Half the fee" });
  await expect(title).toHaveCSS("font-family", /sourceSerif, "sourceSerif Fallback"/);
  const width = () => title.evaluate(() => window.innerWidth);
  await expect.poll(width).toBeGreaterThan(1_000);
  await page.getByText("Phone", { exact: true }).click();
  await expect.poll(width).toBe(360);
});

test("links of the preview lead nowhere, its video plays", async ({ page, site, token }) => {
  await page.route(/youtube/, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>player</title>" }),
  );
  await removeAll(site.url, token, "media");
  await publishMedia(site.url, token, {
    title: "A film",
    mediaType: "both",
    youtubeUrl: "https://youtu.be/dQw4w9WgXcQ",
  });
  await enterPortal(page, site);
  await page.getByRole("tab", { name: "Media" }).click();
  await page.getByRole("button", { name: "Edit A film" }).click();
  await press(page, "Preview");
  await preview(page)
    .getByRole("link", { name: /^View Resource/ })
    .click();
  await preview(page).getByRole("link", { name: "Play video: A film" }).click();
  await expect(preview(page).getByTitle("A film")).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
  await expect(page).toHaveURL(/\/admin#media$/);
});

test("a save out of the preview leads back to what is missing", async ({ page, site }) => {
  await enterPortal(page, site);
  await page.getByRole("button", { name: "Create New Post" }).click();
  await fill(page, { Title: "Only a title", "Author name": "" });
  await press(page, "Preview");
  await expect(preview(page).getByRole("heading", { level: 1 })).toHaveText("Only a title");
  await press(page, "Save");
  await expect(page.getByRole("group", { name: "Please correct 2 fields" })).toBeFocused();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Only a title");
});

test("what was typed is asked about when the preview is closed", async ({ page, site }) => {
  await enterPortal(page, site);
  await page.getByRole("button", { name: "Create New Post" }).click();
  await fill(page, { Title: "Only a title" });
  await press(page, "Preview");
  await expect(preview(page).getByRole("heading", { level: 1 })).toHaveText("Only a title");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Discard your changes?" })).toBeVisible();
});

test.describe("what was stored as it is", () => {
  // The page's policy says so even of what the editor's parser only looks at.
  test.use({ expectedErrors: [/^Executing inline event handler violates/] });

  test("runs in the preview no more than on the page", async ({ page, site, token, database }) => {
    const { id } = await publishBlog(site.url, token, { title: "From an older version" });
    await database.query('UPDATE "Blog" SET "content" = ? WHERE "id" = ?', [
      '<p>Words<img src="x" onerror="parent.ran = 1"></p><script>parent.ran = 2</script>' +
        '<iframe srcdoc="<script>top.ran = 3</script>"></iframe><a href="javascript:ran = 4">on</a>',
      id,
    ]);
    await enterPortal(page, site);
    await page.getByRole("button", { name: "Edit From an older version" }).click();
    await press(page, "Preview");
    const article = preview(page).getByRole("article");
    await expect(article.getByText("Words")).toBeVisible();
    await expect(article.locator("img, script, iframe, a[href^=javascript]")).toHaveCount(0);
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
  });
});
