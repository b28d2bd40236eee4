import type { Locator, Page } from "@playwright/test";
import { fillFields } from "./actions";
import { expect } from "./fixtures";
import { test } from "./portal-test";

const preview = (page: Page) => page.frameLocator('iframe[title^="Preview: "]');

const press = (page: Page, name: string) =>
  page.getByRole("dialog").getByRole("button", { name, exact: true }).click();

async function write(page: Page, text: string) {
  await page.getByRole("dialog").getByRole("textbox", { name: "Content" }).click();
  await page.keyboard.type(text);
}

test("shows an unsaved post as visitors will see it", async ({ page, openPortal, read }) => {
  await openPortal();
  await page.getByRole("button", { name: "Create New Post" }).click();
  await fillFields(page, {
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
  expect(await read("/blog")).not.toContain("Not yet there");

  await press(page, "Edit");
  await write(page, ", and more");
  await press(page, "Preview");
  await expect(frame.getByText("Its text so far, and more")).toBeVisible();
});

test("renders the preview of a post like its page", async ({ page, publish, openPortal }) => {
  const { id } = await publish("blogs", {
    title: "The same on both",
    image: "/art/offers/loan.jpg",
    content:
      '<h2>A part</h2><p>Bold <strong>and</strong> <a href="https://example.org/">linked</a></p><ul><li>one</li></ul>',
  });
  await page.goto(`/blog/${id}`);
  const describeArticle = async (article: Locator) => ({
    outline: await article.ariaSnapshot(),
    text: await article.innerText(),
    html: await article.locator("h2").locator("..").innerHTML(),
  });
  const pageArticle = page.getByRole("article");
  // Waits for the date in the visitor's locale.
  await expect(pageArticle.getByRole("time")).toHaveText(/\//);
  const publishedArticle = await describeArticle(pageArticle);
  await openPortal();
  await page.getByRole("button", { name: "Edit The same on both" }).click();
  await press(page, "Preview");
  const previewArticle = preview(page).getByRole("article");
  await expect(previewArticle).toBeVisible();
  await expect.poll(() => describeArticle(previewArticle)).toEqual(publishedArticle);
});

test("styles the preview like the site, at desktop and phone width", async ({
  page,
  publish,
  openPortal,
}) => {
  await publish("offers", { title: "Half the fee", validUntil: "2020-01-31" });
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPortal("Offers");
  await page.getByRole("button", { name: "Edit Half the fee" }).click();
  await page.getByRole("textbox", { name: "Description" }).press("ControlOrMeta+End");
  await press(page, "Preview");
  await expect(page.getByRole("radiogroup", { name: "Preview width" })).toBeInViewport({
    ratio: 1,
  });
  const title = preview(page).getByRole("heading", { level: 1, name: "Half the fee" });
  await expect(title).toHaveCSS("font-family", /sourceSerif, "sourceSerif Fallback"/);
  await expect(preview(page).getByText("Ended", { exact: true })).toHaveCount(2);
  const readWidth = () => title.evaluate(() => window.innerWidth);
  await expect.poll(readWidth).toBeGreaterThan(1_000);
  await page.getByText("Phone", { exact: true }).click();
  await expect.poll(readWidth).toBe(360);
});

test("plays videos in the preview, and follows no links", async ({ page, publish, openPortal }) => {
  await page.route(/youtube/, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>player</title>" }),
  );
  const youtubeUrl = "https://youtu.be/dQw4w9WgXcQ";
  await publish("media", { title: "A film", mediaType: "both", youtubeUrl });
  await openPortal("Media");
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

test("returns from the preview to the missing fields on Publish, and asks before discarding changes", async ({
  page,
  openPortal,
}) => {
  await openPortal();
  await page.getByRole("button", { name: "Create New Post" }).click();
  await fillFields(page, { Title: "Only a title", "Author name": "" });
  await press(page, "Preview");
  await press(page, "Publish");
  await expect(page.getByRole("group", { name: "Please correct 2 fields" })).toBeFocused();
  await press(page, "Preview");
  await expect(preview(page).getByRole("heading", { level: 1 })).toHaveText("Only a title");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Discard your changes?" })).toBeVisible();
});

test.describe("the preview of unsanitised HTML", () => {
  // The browser reports a policy violation even for event handlers in HTML that the editor only parses.
  test.use({ expectedErrors: [/^Executing inline event handler violates/] });

  test("runs none of its scripts", async ({ page, publish, openPortal, database }) => {
    const { id } = await publish("blogs", { title: "From an older version" });
    await database.query('UPDATE "Blog" SET "content" = ? WHERE "id" = ?', [
      '<p>Words<img src="x" onerror="parent.ran = 1"></p><script>parent.ran = 2</script>' +
        '<iframe srcdoc="<script>top.ran = 3</script>"></iframe><a href="javascript:ran = 4">on</a>',
      id,
    ]);
    await openPortal();
    await page.getByRole("button", { name: "Edit From an older version" }).click();
    await press(page, "Preview");
    const article = preview(page).getByRole("article");
    await expect(article.getByText("Words")).toBeVisible();
    await expect(article.locator("img, script, iframe, a[href^=javascript]")).toHaveCount(0);
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
  });
});
