import { publishMedia, removeAll } from "../support/entries";
import { expect, test } from "./fixtures";

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

test("the player loads only when it is wanted", async ({ page, site, token }) => {
  const asked: string[] = [];
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>player</title>" });
  });
  await publishMedia(site.url, token, { title: "A film", mediaType: "youtube", youtubeUrl: video });
  await page.goto("/media");
  const play = page.getByRole("link", { name: "Play video: A film" });
  await expect(play).toHaveAttribute("href", video);
  expect(asked).toEqual([]);
  await play.click();
  await expect(page.getByTitle("A film")).toBeVisible();
  await expect
    .poll(() => asked)
    .toEqual(["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1"]);
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
