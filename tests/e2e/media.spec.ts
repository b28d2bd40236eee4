import type { Page } from "@playwright/test";
import { expectAccessible, expectNoOverflow } from "./checks";
import { expect } from "./fixtures";
import { test } from "./portal-test";
import { chooseFile, createImageFile, UPLOADED_URL } from "./upload-files";

const videoUrl = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
const videoFields = { mediaType: "youtube", fileUrl: "", youtubeUrl: videoUrl };

const cardTitles = (page: Page) => page.getByRole("tabpanel").getByRole("heading", { level: 2 });

test("lists each media item under its tabs, and says when a tab is empty", async ({
  page,
  publish,
  api,
}) => {
  const { id } = await publish("media", { title: "Only a video", ...videoFields });
  await page.goto("/media");
  await page.getByRole("tab", { name: "Resources" }).click();
  await expect(page.getByText("No file resources available yet.")).toBeVisible();
  await api(`/api/media/${id}`, { method: "DELETE" });
  await publish("media", { title: "Only a file" });
  await page.reload();
  await expect(page).toHaveURL(/\/media#resources$/);
  await expect(cardTitles(page)).toHaveText(["Only a file"]);
  await page.getByRole("tab", { name: "Videos" }).click();
  await expect(page.getByText("No video resources available yet.")).toBeVisible();
  await publish("media", { title: "Only a video", ...videoFields });
  await publish("media", { title: "Both", mediaType: "both", youtubeUrl: videoUrl });
  await page.goto("/media");
  await expect(cardTitles(page)).toHaveText(["Both", "Only a video", "Only a file"]);
  await page.getByRole("tab", { name: "Videos" }).click();
  await expect(cardTitles(page)).toHaveText(["Both", "Only a video"]);
  await page.getByRole("tab", { name: "Resources" }).click();
  await expect(cardTitles(page)).toHaveText(["Both", "Only a file"]);
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("tab", { name: "Videos" })).toBeFocused();
});

test.describe("a list longer than one page", () => {
  test.use({ expectedStatuses: [503] });

  test.beforeEach(async ({ publish }) => {
    await publish("media", { title: "The first", ...videoFields });
    for (let number = 2; number <= 25; number += 1) {
      await publish("media", { title: `Guide ${number}` });
    }
  });

  const showMoreLink = (page: Page) => page.getByRole("link", { name: "Show More" });

  test("loads the rest on scrolling, on opening a tab, and on a retry after a failure", async ({
    page,
  }) => {
    const scrollDown = () => page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.goto("/media");
    await expect(cardTitles(page).first()).toHaveText("Guide 25");
    await expect(cardTitles(page)).toHaveCount(24);
    await scrollDown();
    await expect(cardTitles(page)).toHaveCount(25);
    await expect(showMoreLink(page)).toHaveCount(0);

    await page.route("**/api/media?*", (route) => route.fulfill({ status: 503 }));
    await page.reload();
    await scrollDown();
    await expect(page.getByText("We can’t load the rest of the list.")).toBeVisible();
    await expectAccessible(page);
    await page.unroute("**/api/media?*");
    await showMoreLink(page).press("Enter");
    await expect(cardTitles(page).last()).toHaveText("The first");

    await page.reload();
    await page.getByRole("tab", { name: "Videos" }).click();
    await expect(cardTitles(page)).toHaveText(["The first"]);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("links to its pages", async ({ page }) => {
      await page.goto("/media");
      await showMoreLink(page).click();
      await expect(page).toHaveURL(/\/media\?page=2$/);
      await expect(cardTitles(page)).toHaveText(["The first"]);
      await page.getByRole("link", { name: "Previous" }).click();
      await expect(page).toHaveURL(/\/media$/);
      await expect(cardTitles(page)).toHaveCount(24);
    });
  });
});

test("loads a video's player only after a click, and shows its poster until then", async ({
  page,
  publish,
}) => {
  const requestedUrls: string[] = [];
  await page.route(/youtube/, (route) => {
    requestedUrls.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>player</title>" });
  });
  const youtubeUrl = "https://youtu.be/dQw4w9WgXcQ?t=1m30s";
  const poster = "/art/media/assured-returns.jpg";
  await publish("media", { title: "Without a poster", ...videoFields });
  await publish("media", { title: "A film", ...videoFields, youtubeUrl, poster });
  await page.goto("/media");
  const play = (title: string) => page.getByRole("link", { name: `Play video: ${title}` });
  const image = play("A film").locator("img");
  await expect(play("A film")).toHaveAttribute("href", `${videoUrl}&t=90s`);
  await expect(image).toHaveAttribute("src", poster);
  await expect(play("Without a poster").locator("img")).toHaveCount(0);
  expect(requestedUrls).toEqual([]);
  await play("A film").click();
  await expect(page.getByTitle("A film")).toBeVisible();
  await expect(image).toHaveCount(0);
  await expect
    .poll(() => requestedUrls)
    .toEqual(["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90&autoplay=1"]);

  await page.route("**/assured-returns*", (route) =>
    route.fulfill({ contentType: "image/jpeg", body: "no picture" }),
  );
  await page.reload();
  await expect(image).toHaveAttribute("src", "/art/hero/offer-default.webp");
});

test("shows the kind, length and language of a media item", async ({ page, publish }) => {
  await publish("media", { title: "A paper", language: "Tamil", duration: 372 });
  await publish("media", {
    title: "All known",
    ...videoFields,
    duration: 3_903,
    language: "Hindi",
  });
  await page.goto("/media");
  for (const [title, facts] of [
    ["A paper", "Resource Tamil"],
    ["All known", "Video 1 hour 5 minutes Hindi"],
  ] as const) {
    const card = page.getByRole("listitem").filter({ hasText: title });
    // The snapshot omits text that is hidden from screen readers.
    await expect(card).toMatchAriaSnapshot(`- paragraph: ${facts}`);
  }
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByText("1 h 5 min", { exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
  }
});

test("folds a long description until its button is pressed", async ({ page, publish }) => {
  await publish("media", { title: "A paper", description: `<p>${"Many words. ".repeat(40)}</p>` });
  await page.goto("/media");
  const card = page.getByRole("listitem").filter({ hasText: "A paper" });
  const readHeight = async () => (await card.boundingBox())!.height;
  const foldedHeight = await readHeight();
  await page.getByRole("button", { name: "Read More about A paper" }).click();
  await expect(page.getByRole("button", { name: "Read Less about A paper" })).toBeVisible();
  expect(await readHeight()).toBeGreaterThan(foldedHeight + 50);
});

test("keeps all fields of the form when the length is invalid", async ({ page, openPortal }) => {
  await openPortal("Media");
  await page.getByRole("button", { name: "Add Media" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Title").fill("How a SIP works");
  await expect(dialog.getByLabel("Length")).toBeHidden();
  await dialog.getByLabel("Media type").selectOption("youtube");
  const link = dialog.getByLabel("YouTube URL");
  await link.fill("my film");
  await expect(link).toHaveAccessibleDescription(/This is not a video/);
  await link.fill(videoUrl);
  await expect(link).not.toHaveAccessibleDescription(/This is not a video/);
  const [length, language] = [dialog.getByLabel("Length"), dialog.getByLabel("Language")];
  const poster = dialog.getByLabel("Poster URL");
  await language.fill("Hindi");
  await chooseFile(page, dialog, await createImageFile());
  await expect(poster).toHaveValue(UPLOADED_URL);
  await length.fill("6 minutes and a bit");
  await dialog.getByRole("button", { name: "Publish" }).click();
  await expect(length).toHaveAccessibleDescription(/Length must be minutes, such as 6/);
  await expect(length).toBeFocused();
  await expect(length).toHaveValue("6 minutes and a bit");
  await length.fill("6:12");
  await dialog.getByRole("button", { name: "Publish" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Edit How a SIP works" }).click();
  await expect(length).toHaveValue("6:12");
  await expect(language).toHaveValue("Hindi");
  await expect(poster).toHaveValue(UPLOADED_URL);
});

test("shows an invalid video URL as text, not as a link", async ({ page, publish }) => {
  await publish("media", { title: "Odd", mediaType: "youtube", youtubeUrl: "javascript:alert(1)" });
  await page.goto("/media");
  const invalidItem = page.getByRole("listitem").filter({ hasText: "Odd" });
  await expect(invalidItem.getByText("javascript:alert(1)")).toBeVisible();
  await expect(invalidItem.getByRole("link")).toHaveCount(0);
});
