import { call } from "../../tools/site/calls";
import { publishMedia, removeAll } from "../support/entries";
import { expectAccessible, expectNoOverflow } from "./checks";
import { expect, test } from "./fixtures";
import { enterPortal } from "./open-editor";
import { choose, imageFile, UPLOADED } from "./upload-files";

const video = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";

test.beforeEach(async ({ site, token }) => removeAll(site.url, token, "media"));

test("an empty page says so", async ({ page }) => {
  await page.goto("/media");
  await expect(page.getByRole("heading", { level: 1, name: "Media Resources" })).toBeVisible();
  await expect(
    page.getByText("Explore our curated collection of helpful videos and resources."),
  ).toBeVisible();
  await expect(
    page.getByText("No media resources available yet. Please check back soon!"),
  ).toBeVisible();
});

test("each item stands under the tabs that it belongs to", async ({ page, site, token }) => {
  await publishMedia(site.url, token, { title: "Only a file" });
  await publishMedia(site.url, token, {
    title: "Only a video",
    mediaType: "youtube",
    fileUrl: "",
    youtubeUrl: video,
  });
  await publishMedia(site.url, token, { title: "Both", mediaType: "both", youtubeUrl: video });
  await page.goto("/media");
  const cards = page.getByRole("tabpanel").getByRole("heading", { level: 2 });
  await expect(cards).toHaveText(["Both", "Only a video", "Only a file"]);
  await page.getByRole("tab", { name: "Videos" }).click();
  await expect(cards).toHaveText(["Both", "Only a video"]);
  await page.getByRole("tab", { name: "Resources" }).click();
  await expect(cards).toHaveText(["Both", "Only a file"]);
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("tab", { name: "Videos" })).toBeFocused();
});

test("empty tabs say so", async ({ page, site, token }) => {
  await publishMedia(site.url, token, { title: "Only a file" });
  await page.goto("/media");
  await page.getByRole("tab", { name: "Videos" }).click();
  await expect(page.getByText("No video resources available yet.")).toBeVisible();
  await removeAll(site.url, token, "media");
  await publishMedia(site.url, token, { mediaType: "youtube", youtubeUrl: video });
  await page.reload();
  await page.getByRole("tab", { name: "Resources" }).click();
  await expect(page.getByText("No file resources available yet.")).toBeVisible();
});

test("more than a page of items come as one scrolls, in the tab of their kind too", async ({
  page,
  site,
  token,
}) => {
  const file = (title: string) => publishMedia(site.url, token, { title });
  await publishMedia(site.url, token, {
    title: "The first",
    mediaType: "youtube",
    youtubeUrl: video,
  });
  for (let number = 2; number <= 30; number += 1) await file(`Guide ${number}`);
  await page.goto("/media");
  const cards = page.getByRole("tabpanel").getByRole("heading", { level: 2 });
  await expect(cards.first()).toHaveText("Guide 30");
  await expect(cards).toHaveCount(24);
  await page.getByRole("link", { name: "Show More" }).scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(30);
  await expect(cards.last()).toHaveText("The first");
  await expect(page.getByRole("link", { name: "Show More" })).toHaveCount(0);
  await page.reload();
  await page.getByRole("tab", { name: "Videos" }).click();
  await expect(cards).toHaveText(["The first"]);
});

test.describe("while the API is away", () => {
  test.use({ expectedStatuses: [503] });

  test("what does not load can be asked for again", async ({ page, site, token }) => {
    for (let number = 1; number <= 25; number += 1)
      await publishMedia(site.url, token, { title: `Guide ${number}` });
    await page.route("**/api/media?*", (route) => route.fulfill({ status: 503 }));
    await page.goto("/media");
    const more = page.getByRole("link", { name: "Show More" });
    await more.scrollIntoViewIfNeeded();
    await expect(page.getByText("We can’t load the rest of the list.")).toBeVisible();
    await expectAccessible(page);
    await page.unroute("**/api/media?*");
    await more.press("Enter");
    await expect(
      page.getByRole("heading", { level: 2, name: "Guide 1", exact: true }),
    ).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the pages of the media are links", async ({ page, site, token }) => {
    for (let number = 1; number <= 25; number += 1)
      await publishMedia(site.url, token, { title: `Guide ${number}` });
    await page.goto("/media");
    await page.getByRole("link", { name: "Show More" }).click();
    await expect(page).toHaveURL(/\/media\?page=2$/);
    const cards = page.getByRole("tabpanel").getByRole("heading", { level: 2 });
    await expect(cards).toHaveText(["Guide 1"]);
    await page.getByRole("link", { name: "Page 1" }).click();
    await expect(page).toHaveURL(/\/media$/);
    await expect(cards).toHaveCount(24);
  });
});

test("the player loads only when it is wanted", async ({ page, site, token }) => {
  const asked: string[] = [];
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>player</title>" });
  });
  const youtubeUrl = "https://youtu.be/dQw4w9WgXcQ?t=1m30s";
  await publishMedia(site.url, token, { title: "A film", mediaType: "youtube", youtubeUrl });
  await page.goto("/media");
  const play = page.getByRole("link", { name: "Play video: A film" });
  await expect(play).toHaveAttribute("href", `${video}&t=90s`);
  expect(asked).toEqual([]);
  await play.click();
  await expect(page.getByTitle("A film")).toBeVisible();
  await expect
    .poll(() => asked)
    .toEqual(["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90&autoplay=1"]);
});

test("a card says what it is, how long and in which language, as far as that is known", async ({
  page,
  site,
  token,
}) => {
  const film = { mediaType: "youtube", youtubeUrl: video };
  await publishMedia(site.url, token, { title: "Nothing known", ...film });
  await publishMedia(site.url, token, { title: "A paper", language: "Tamil", duration: 372 });
  await publishMedia(site.url, token, {
    title: "All known",
    ...film,
    duration: 3_903,
    language: "Hindi",
  });
  await publishMedia(site.url, token, {
    title: "Both",
    mediaType: "both",
    youtubeUrl: video,
    duration: 45,
  });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/media");
    for (const [title, facts] of [
      ["Nothing known", ["Video"]],
      ["A paper", ["Resource", "Tamil"]],
      ["All known", ["Video", "1 hour 5 minutes", "Hindi"]],
      ["Both", ["Video and resource", "45 seconds"]],
    ] as const) {
      const card = page.getByRole("listitem").filter({ hasText: title });
      // As it is read out: what is for the eye alone is left out of it.
      await expect(card).toMatchAriaSnapshot(`- paragraph: ${facts.join(" ")}`);
    }
    const seen = page.getByText("1 h 5 min", { exact: true });
    await expect(seen).toBeVisible();
    await expect(seen).toHaveAttribute("aria-hidden", "true");
    await expectAccessible(page);
    await expectNoOverflow(page);
  }
});

test("a video shows its own poster until it is played, and the shared picture where that fails", async ({
  page,
  site,
  token,
}) => {
  await page.route(/youtube/, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>player</title>" }),
  );
  const film = { mediaType: "youtube", youtubeUrl: video };
  const poster = "/art/media/assured-returns.jpg";
  await publishMedia(site.url, token, { title: "With a poster", ...film, poster });
  await publishMedia(site.url, token, { title: "Without one", ...film });
  await page.goto("/media");
  const play = page.getByRole("link", { name: "Play video: With a poster" });
  const image = play.locator("img");
  await expect(image).toHaveAttribute("src", poster);
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
  await expect(
    page.getByRole("link", { name: "Play video: Without one" }).locator("img"),
  ).toHaveCount(0);
  await play.click();
  await expect(page.getByTitle("With a poster")).toBeVisible();
  await expect(image).toHaveCount(0);

  await page.route("**/assured-returns*", (route) =>
    route.fulfill({ contentType: "image/jpeg", body: "no picture" }),
  );
  await page.reload();
  await expect(image).toHaveAttribute("src", "/art/hero/offer-default.webp");
});

test("staff give a video its length, language and poster, and a wrong length loses nothing", async ({
  page,
  site,
}) => {
  await enterPortal(page, site);
  await page.getByRole("tab", { name: "Media" }).click();
  await page.getByRole("button", { name: "Add Media" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Title").fill("How a SIP works");
  await expect(dialog.getByLabel("Length")).toBeHidden();
  await dialog.getByLabel("Media type").selectOption("youtube");
  const link = dialog.getByLabel("YouTube URL");
  await link.fill("my film");
  await expect(link).toHaveAccessibleDescription(/There is no video in this/);
  await link.fill(video);
  await expect(link).not.toHaveAccessibleDescription(/There is no video in this/);
  const [length, language] = [dialog.getByLabel("Length"), dialog.getByLabel("Language")];
  await length.fill("6 minutes and a bit");
  await language.fill("Hindi");
  await choose(page, dialog, await imageFile());
  const poster = dialog.getByLabel("Poster URL");
  await expect(poster).toHaveValue(UPLOADED);
  await expect(dialog.locator('datalist option[value="Hindi"]')).toHaveCount(1);

  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(length).toHaveAccessibleDescription(
    /Length must be minutes, such as 6, or minutes and seconds, such as 6:12/,
  );
  await expect(length).toBeFocused();
  await expect(length).toHaveValue("6 minutes and a bit");
  await expect(language).toHaveValue("Hindi");
  await expect(poster).toHaveValue(UPLOADED);

  await length.fill("6:12");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  const [item] = (await (await call(site.url, "/api/media")).json()) as [Record<string, unknown>];
  expect(item).toMatchObject({
    duration: 372,
    language: "Hindi",
    poster: expect.stringMatching(UPLOADED),
  });
  const card = page.getByRole("listitem").filter({ hasText: "How a SIP works" });
  await expect(card.getByText("6 min", { exact: true })).toBeVisible();
  await expect(card.getByText("Hindi", { exact: true })).toBeVisible();
  await expect(card.locator("img")).toHaveAttribute("src", UPLOADED);

  await page.getByRole("button", { name: "Edit How a SIP works" }).click();
  await expect(length).toHaveValue("6:12");
  await expect(language).toHaveValue("Hindi");
  await expect(poster).toHaveValue(UPLOADED);
  await page.goto("/media");
  await expect(
    page.getByRole("link", { name: "Play video: How a SIP works" }).locator("img"),
  ).toHaveAttribute("src", UPLOADED);
});

test("a link that is no address is shown as text", async ({ page, site, token }) => {
  await publishMedia(site.url, token, {
    title: "Odd",
    mediaType: "youtube",
    youtubeUrl: "javascript:alert(1)",
  });
  await page.goto("/media");
  const card = page.getByRole("listitem").filter({ hasText: "Odd" });
  await expect(card.getByText("javascript:alert(1)")).toBeVisible();
  await expect(card.getByRole("link")).toHaveCount(0);
});

test("a file opens in a new tab, under its description", async ({ page, site, token }) => {
  await publishMedia(site.url, token, {
    title: "A guide",
    description: "<p>What to <strong>check</strong> first</p>",
  });
  await page.goto("/media");
  const card = page.getByRole("listitem").filter({ hasText: "A guide" });
  await expect(card.getByText("Description", { exact: true })).toBeVisible();
  await expect(card.getByText("What to check first")).toBeVisible();
  const link = card.getByRole("link", { name: /^View Resource/ });
  await expect(link).toHaveAttribute("href", "https://example.org/guide.pdf");
  await expect(link).toHaveAttribute("target", "_blank");
});
