import type { Locator, Page } from "@playwright/test";
import { call } from "../../tools/site/calls";
import { publishBlog, publishMedia } from "../support/entries";
import { jpeg, pdf, photograph, svg } from "../support/images";
import { upload } from "../support/uploads";
import { expectAccessible, expectForEverybody, expectStill } from "./checks";
import { expect, test } from "./fixtures";
import { enterPortal } from "./open-editor";
import { choose, give, imageFile, UPLOADED } from "./upload-files";

async function openNewPost(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Create New Post" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("textbox", { name: "Content" })).toBeVisible();
  return dialog;
}

// The portal needs an account, which this makes.
test.beforeAll(({ token }) => expect(token).not.toBe(""));

test("a post's picture is chosen, uploaded, saved, and shown in the width that is needed", async ({
  page,
  site,
}) => {
  await enterPortal(page, site);
  const dialog = await openNewPost(page);
  await dialog.getByLabel("Title").fill("With a picture");
  await dialog.getByLabel("Author name").fill("Asha");
  await dialog.getByLabel("Short description").fill("Short");
  await choose(page, dialog, await imageFile());
  await expect(dialog.getByRole("status").filter({ hasText: "diwali" })).toHaveText(
    "diwali offer.jpg has been uploaded.",
  );
  await expect(dialog.getByLabel("Image URL")).toHaveValue(UPLOADED);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();

  const [post] = (await (await call(site.url, "/api/blogs")).json()) as { id: string }[];
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/blog/${post!.id}`);
  const image = page.locator("article header img");
  await expect(image).toHaveJSProperty("complete", true);
  const small = await image.evaluate((shown: HTMLImageElement) => shown.currentSrc);
  expect(small).toMatch(/\/uploads\/[\da-f]{32}\/640\//);
  await page.goto("/blog");
  const card = page.locator("main li img").first();
  await card.scrollIntoViewIfNeeded();
  await expect
    .poll(() => card.evaluate((shown: HTMLImageElement) => shown.currentSrc))
    .toMatch(/\/uploads\/[\da-f]{32}\/640\/|\/320\//);
});

test("a file that is dropped on the field or pasted into it is uploaded", async ({
  page,
  site,
}) => {
  await enterPortal(page, site);
  const dialog = await openNewPost(page);
  const field = dialog.getByLabel("Image URL");
  expect(await give(field, "drop", [await imageFile()])).toBe(true);
  await expect(field).toHaveValue(UPLOADED);
  // What a file is called says nothing of it.
  const misnamed = { ...(await imageFile("another.heic")), mimeType: "image/heic" };
  expect(await give(field, "paste", [misnamed])).toBe(true);
  await expect(field).toHaveValue(/\/another-1600x900\.jpg$/);
  // Beside the field it does not take the place of the page.
  expect(await give(dialog.getByLabel("Title"), "drop", [await imageFile("third.jpg")])).toBe(true);
  await expect(field).toHaveValue(/\/another-1600x900\.jpg$/);
});

test("an address that is pasted with a picture of itself is an address", async ({ page, site }) => {
  await enterPortal(page, site);
  const dialog = await openNewPost(page);
  const field = dialog.getByLabel("Image URL");
  // As Excel gives a cell.
  const text = "https://example.org/a.png";
  expect(await give(field, "paste", [await imageFile()], text)).toBe(false);
  await expect(dialog.getByRole("progressbar")).toBeHidden();
  await expect(field).toHaveValue("");
});

test("an upload shows how far it is, keeps the form from being saved, and can be cancelled", async ({
  page,
  site,
}) => {
  await enterPortal(page, site);
  const dialog = await openNewPost(page);
  const slow = await page.context().newCDPSession(page);
  await slow.send("Network.enable");
  await slow.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 20_000,
  });
  const noise = Buffer.alloc(1_000_000, 7);
  const large = { ...(await imageFile()), buffer: Buffer.concat([await jpeg(), noise]) };
  await choose(page, dialog, large);
  const bar = dialog.getByRole("progressbar", { name: "Upload of diwali offer.jpg" });
  const share = async () => Number(await bar.getAttribute("aria-valuenow"));
  await expect.poll(share).toBeGreaterThan(5);
  const early = await share();
  await expect.poll(share).toBeGreaterThan(early);
  await expectAccessible(page);
  const save = dialog.getByRole("button", { name: "Uploading..." });
  await expect(save).toBeDisabled();
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height });
  const buttons = save.or(dialog.getByRole("button", { name: "Preview" }));
  // Both in one look: the dialog may still be on its way to its new size.
  const tops = () =>
    buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top));
  await expect
    .poll(async () => {
      const [first, ...others] = await tops();
      return others.map((top) => top - first!);
    })
    .toEqual([0]);
  await page.setViewportSize({ width, height });
  await dialog.getByRole("button", { name: "Cancel upload" }).click();
  await expect(bar).toBeHidden();
  await expect(dialog.getByRole("button", { name: /^Choose an image/ })).toBeFocused();
  await expect(dialog.getByRole("button", { name: "Save" })).toBeEnabled();
  await expect(dialog.getByLabel("Image URL")).toHaveValue("");
  // Whoever leaves while one is on its way is asked first.
  await choose(page, dialog, large);
  await expect(bar).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Discard your changes?" })).toBeVisible();
  await page.getByRole("button", { name: "Keep editing" }).click();
  // Its end takes the button with it, and not the place of whoever stood on it.
  await dialog.getByRole("button", { name: "Cancel upload" }).focus();
  await slow.send("Network.disable");
  await expect(dialog.getByLabel("Image URL")).toHaveValue(/\/diwali-offer-900x600\.jpg$/);
  await expect(dialog.getByRole("button", { name: /^Choose an image/ })).toBeFocused();
});

test.describe("an upload that fails", () => {
  test.use({ expectedStatuses: [400, 401, 413, 415, 502, 503] });

  test("says why beside the field, and keeps what was there", async ({ page, site }) => {
    await enterPortal(page, site);
    const dialog = await openNewPost(page);
    const field = dialog.getByLabel("Image URL");
    await field.fill("https://example.org/before.png");
    const expectSaid = async (text: string | RegExp) => {
      await expect(dialog.getByRole("alert").filter({ hasText: text })).toBeVisible();
      await expect(field).toHaveValue("https://example.org/before.png");
    };
    await choose(page, dialog, { name: "a.png", mimeType: "image/png", buffer: svg() });
    await expectSaid("This file cannot be used. Choose a PNG, JPEG, GIF or WebP picture.");
    await choose(page, dialog, { ...(await imageFile()), buffer: (await jpeg()).subarray(0, 900) });
    await expectSaid("The picture is damaged or incomplete. Save it again and try once more.");
    await expectAccessible(page);
    expect(
      await give(field, "drop", [{ name: "a.svg", mimeType: "image/svg+xml", buffer: svg() }]),
    ).toBe(true);
    await expectSaid("This file cannot be used.");
    // What need not be sent is not.
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/uploads")) sent.push(request.url());
    });
    await give(field, "drop", [
      { name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(21 * 1024 * 1024) },
    ]);
    await expectSaid("The file is larger than 20 MB. Make it smaller and try again.");
    expect(sent).toEqual([]);
    for (const { status, says } of [
      { status: 401, says: /sign in again in another tab/ },
      { status: 413, says: /The server answered with an error \(413\)\./ },
      { status: 502, says: /Wait a moment, then upload it again\./ },
      // A network that wants to be signed in to.
      { status: 200, says: /Check your connection, then upload it again\./ },
    ]) {
      await page.route("**/api/uploads*", (route) => route.fulfill({ status, body: "<html>" }));
      await choose(page, dialog, await imageFile());
      await expectSaid(says);
      await page.unroute("**/api/uploads*");
    }
  });

  test("for want of a network is tried again by hand", async ({ page, site }) => {
    await enterPortal(page, site);
    const dialog = await openNewPost(page);
    await page.route("**/api/uploads*", (route) => route.abort("aborted"));
    await choose(page, dialog, await imageFile());
    await expect(dialog.getByRole("alert")).toHaveText(
      "The server cannot be reached. Check your connection, then upload it again.",
    );
    await page.unroute("**/api/uploads*");
    await choose(page, dialog, await imageFile());
    await expect(dialog.getByLabel("Image URL")).toHaveValue(UPLOADED);
    await expect(dialog.getByRole("alert")).toBeHidden();
  });
});

test("a media item takes a PDF, which opens in a tab of its own", async ({ page, site }) => {
  await enterPortal(page, site);
  await page.getByRole("tab", { name: "Media" }).click();
  await page.getByRole("button", { name: "Add Media" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Title").fill("Fact sheet");
  await choose(page, dialog, {
    name: "Fact sheet.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from(pdf().toString("latin1").replace("/Size 6", "/Size 6/Encrypt 9 0 R")),
  });
  await expect(dialog.getByRole("status").filter({ hasText: "Fact sheet" })).toContainText(
    "Fact sheet.pdf has been uploaded. This PDF is protected.",
  );
  await expect(dialog.getByLabel("File URL")).toHaveValue(
    /^\/uploads\/[\da-f]{32}\/fact-sheet\.pdf$/,
  );
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await page.goto("/media");
  const link = page.getByRole("link", { name: /^View Resource : Fact sheet/ });
  await expect(link).toHaveAttribute("target", "_blank");
  const answer = await call(site.url, (await link.getAttribute("href")) ?? "");
  expect(answer.headers.get("content-type")).toBe("application/pdf");
});

test.describe("the list of uploaded files", () => {
  test.use({ expectedStatuses: [500] });

  test("copies a URL and removes an unused file, by keyboard on a phone", async ({
    page,
    site,
    token,
    context,
  }) => {
    const files = [
      { bytes: pdf(), name: "Price list.pdf" },
      { bytes: await jpeg({ width: 700, height: 300 }), name: "Old team.jpg" },
    ];
    const urls: string[] = [];
    for (const { bytes, name } of files) {
      const answer = await upload(site.url, bytes, { token, name, purpose: "file" });
      urls.push(((await answer.json()) as { url: string }).url);
    }
    await publishMedia(site.url, token, { title: "Prices of 2026", fileUrl: urls[0] });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.setViewportSize({ width: 360, height: 740 });
    await enterPortal(page, site);
    await page.getByRole("tab", { name: "Media" }).click();
    await page.route("**/api/uploads?*", (route) => route.fulfill({ status: 500, body: "" }));
    await page.getByRole("button", { name: "Uploaded Files" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Uploaded Files" });
    await expect(dialog.getByRole("alert")).toContainText("Error loading uploaded files.");
    await page.unroute("**/api/uploads?*");
    await dialog.getByRole("button", { name: "Try again" }).press("Enter");

    const row = (name: string) => dialog.getByRole("listitem").filter({ hasText: name });
    const entry = row("Price list.pdf").getByRole("link", { name: "Prices of 2026" });
    await expect(entry).toHaveAttribute("href", "/admin#media?q=Prices+of+2026");
    await expect(row("Old team.jpg")).toContainText("Not used anywhere");
    await expectForEverybody(page, [360]);
    await row("Old team.jpg").getByRole("button", { name: "Copy URL" }).press("Enter");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.url + urls[1]);

    await row("Price list.pdf").getByRole("button", { name: "Remove" }).press("Enter");
    const refusal = page.getByRole("dialog", { name: "This file cannot be removed" });
    await expect(refusal).toContainText("Used in the media item Prices of 2026");
    await expect(refusal.getByRole("button")).toHaveText(["Close"]);
    await page.keyboard.press("Escape");
    await expect(refusal).toBeHidden();

    await row("Old team.jpg").getByRole("button", { name: "Remove" }).press("Enter");
    const question = page.getByRole("dialog", { name: "Remove this file?" });
    await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
    await expectAccessible(page);
    await question.getByRole("button", { name: "Remove" }).press("Enter");
    await expect(dialog.getByText("“Old team.jpg” has been removed.")).toBeVisible();
    await expect(row("Not used anywhere").filter({ hasText: "Old team.jpg" })).toHaveCount(0);
    expect((await call(site.url, urls[1]!)).status).toBe(410);
  });
});

test("a post's picture keeps its space while it loads, on its page and its card", async ({
  page,
  site,
  token,
}) => {
  const uploaded = await upload(site.url, await photograph(), { token, name: "tall.jpg" });
  const { url: image } = (await uploaded.json()) as { url: string };
  const { id } = await publishBlog(site.url, token, { image });
  for (const path of [`/blog/${id}`, "/blog"]) {
    await page.goto(path);
    await expect(page.locator('main img[srcset*="/uploads/"]').first()).toBeVisible();
    await expectStill(page);
  }
});
