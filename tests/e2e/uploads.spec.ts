import type { Locator, Page } from "@playwright/test";
import { createJpeg, createPdf, createPhoto, createSvg } from "../support/images";
import { upload } from "../support/uploads";
import { fillFields } from "./actions";
import { expectAccessible, expectUsableAt, expectNoLayoutShift } from "./checks";
import { expect } from "./fixtures";
import { test } from "./portal-test";
import { chooseFile, pasteOrDrop, createImageFile, UPLOADED_URL } from "./upload-files";

const readNaturalWidth = (image: HTMLImageElement) => image.naturalWidth;

async function openNewPost(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Create New Post" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("textbox", { name: "Content" })).toBeVisible();
  return dialog;
}

test("uploads an image and serves it in a width that fits the screen", async ({
  page,
  openPortal,
  api,
}) => {
  await openPortal();
  const dialog = await openNewPost(page);
  await fillFields(page, {
    Title: "With a picture",
    "Author name": "Asha",
    "Short description": "Short",
  });
  await chooseFile(page, dialog, await createImageFile());
  await expect(dialog.getByRole("status").filter({ hasText: "diwali" })).toHaveText(
    "diwali offer.jpg has been uploaded.",
  );
  await expect(dialog.getByLabel("Image URL")).toHaveValue(UPLOADED_URL);
  const thumbnail = dialog.locator('img[src^="/uploads/"]');
  await expect.poll(() => thumbnail.evaluate(readNaturalWidth)).toBeGreaterThan(0);
  await dialog.getByRole("button", { name: "Remove Image URL" }).click();
  await expect(thumbnail).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: /^Choose an Image/ })).toBeFocused();
  await chooseFile(page, dialog, await createImageFile());
  await expect(dialog.getByRole("button", { name: /^Replace Image/ })).toBeVisible();
  await dialog.getByRole("button", { name: "Publish" }).click();
  await expect(dialog).toBeHidden();

  const [post] = await api<{ id: string }[]>("/api/blogs");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/blog/${post!.id}`);
  const image = page.locator("article header img");
  const readSource = () => image.evaluate((element: HTMLImageElement) => element.currentSrc);
  await expect.poll(readSource).toMatch(/\/uploads\/[\da-f]{32}\/640\//);
});

test("uploads a dropped or pasted file only on the upload field, and ignores an image pasted with text", async ({
  page,
  openPortal,
}) => {
  await openPortal();
  const dialog = await openNewPost(page);
  const field = dialog.getByLabel("Image URL");
  // Excel copies a cell as text and as an image.
  const text = "https://example.org/a.png";
  expect(await pasteOrDrop(field, "paste", [await createImageFile()], text)).toBe(false);
  await expect(dialog.getByRole("progressbar")).toBeHidden();
  await expect(field).toHaveValue("");
  expect(await pasteOrDrop(field, "drop", [await createImageFile()])).toBe(true);
  await expect(field).toHaveValue(UPLOADED_URL);
  expect(await pasteOrDrop(field, "paste", [await createImageFile("another.jpg")])).toBe(true);
  await expect(field).toHaveValue(/\/another-800x450\.jpg$/);
  expect(
    await pasteOrDrop(dialog.getByLabel("Title"), "drop", [await createImageFile("third.jpg")]),
  ).toBe(true);
  await expect(field).toHaveValue(/\/another-800x450\.jpg$/);
});

test("shows upload progress, disables Publish, and cancels on request", async ({
  page,
  openPortal,
}) => {
  await openPortal();
  const dialog = await openNewPost(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 20_000,
  });
  const padding = Buffer.alloc(1_000_000, 7);
  const largeFile = {
    ...(await createImageFile()),
    buffer: Buffer.concat([await createJpeg(), padding]),
  };
  await chooseFile(page, dialog, largeFile);
  const progressBar = dialog.getByRole("progressbar", { name: "Upload of diwali offer.jpg" });
  const readProgress = async () => Number(await progressBar.getAttribute("aria-valuenow"));
  await expect.poll(readProgress).toBeGreaterThan(5);
  const earlierProgress = await readProgress();
  await expect.poll(readProgress).toBeGreaterThan(earlierProgress);
  await expectAccessible(page);
  await expect(dialog.getByRole("button", { name: "Uploading..." })).toBeDisabled();
  await dialog.getByRole("button", { name: "Cancel Upload" }).click();
  await expect(progressBar).toBeHidden();
  await expect(dialog.getByRole("button", { name: /^Choose an Image/ })).toBeFocused();
  await expect(dialog.getByRole("button", { name: "Publish" })).toBeEnabled();
  await expect(dialog.getByLabel("Image URL")).toHaveValue("");
  await chooseFile(page, dialog, largeFile);
  await expect(progressBar).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Discard your changes?" })).toBeVisible();
  await page.getByRole("button", { name: "Keep Editing" }).click();
  // This button disappears when the upload ends, so the focus must move to another.
  await dialog.getByRole("button", { name: "Cancel Upload" }).focus();
  await session.send("Network.disable");
  await expect(dialog.getByLabel("Image URL")).toHaveValue(/\/diwali-offer-900x600\.jpg$/);
  await expect(dialog.getByRole("button", { name: /^Replace Image/ })).toBeFocused();
});

test.describe("an upload that fails", () => {
  test.use({ expectedStatuses: [401, 415] });

  test("shows the reason beside the field, and keeps the field's value", async ({
    page,
    openPortal,
  }) => {
    await openPortal();
    const dialog = await openNewPost(page);
    const field = dialog.getByLabel("Image URL");
    await page.route("https://example.org/*", (route) => route.fulfill({ body: "" }));
    await field.fill("https://example.org/before.png");
    await expect(dialog.getByText("No image loads from this URL.")).toBeVisible();
    const expectError = async (text: string | RegExp) => {
      await expect(dialog.getByRole("alert").filter({ hasText: text })).toBeVisible();
      await expect(field).toHaveValue("https://example.org/before.png");
    };
    await chooseFile(page, dialog, { name: "a.png", mimeType: "image/png", buffer: createSvg() });
    await expectError("This file cannot be used. Choose a PNG, JPEG, GIF or WebP image.");
    await expectAccessible(page);
    const uploadRequests: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/uploads")) uploadRequests.push(request.url());
    });
    await pasteOrDrop(field, "drop", [
      { name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(21 * 1024 * 1024) },
    ]);
    await expectError("The file is larger than 20 MB. Make it smaller and try again.");
    expect(uploadRequests).toEqual([]);
    await page.route("**/api/uploads*", (route) => route.fulfill({ status: 401, body: "<html>" }));
    await chooseFile(page, dialog, await createImageFile());
    await expectError(/sign in again in another tab/);
    await page.unroute("**/api/uploads*");
    await page.route("**/api/uploads*", (route) => route.abort("aborted"));
    await chooseFile(page, dialog, await createImageFile());
    await expectError("The server cannot be reached. Check your connection, then try again.");
    await page.unroute("**/api/uploads*");
    await chooseFile(page, dialog, await createImageFile());
    await expect(field).toHaveValue(UPLOADED_URL);
    await expect(dialog.getByRole("alert")).toBeHidden();
  });
});

test("accepts a protected PDF for a media item, and says that it is protected", async ({
  page,
  openPortal,
}) => {
  await openPortal("Media");
  await page.getByRole("button", { name: "Add Media" }).click();
  const dialog = page.getByRole("dialog");
  await chooseFile(page, dialog, {
    name: "Fact sheet.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from(createPdf().toString("latin1").replace("/Size 6", "/Size 6/Encrypt 9 0 R")),
  });
  await expect(dialog.getByRole("status").filter({ hasText: "Fact sheet" })).toContainText(
    "Fact sheet.pdf has been uploaded. This PDF is protected.",
  );
  await expect(dialog.getByLabel("File URL")).toHaveValue(
    /^\/uploads\/[\da-f]{32}\/fact-sheet\.pdf$/,
  );
});

test("lists uploaded files, keeps a used one, and removes an unused one by keyboard on a phone", async ({
  page,
  context,
  site,
  token,
  publish,
  openPortal,
}) => {
  const files = [
    { bytes: createPdf(), name: "Price list.pdf" },
    { bytes: await createJpeg({ width: 700, height: 300 }), name: "Old team.jpg" },
  ];
  const urls: string[] = [];
  for (const { bytes, name } of files) {
    const response = await upload(site.url, bytes, { token, name, purpose: "file" });
    urls.push(((await response.json()) as { url: string }).url);
  }
  await publish("media", { title: "Prices of 2026", fileUrl: urls[0] });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 360, height: 740 });
  await openPortal("Media");
  await page.getByRole("button", { name: "Uploaded Files" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Uploaded Files" });
  const row = (name: string) => dialog.getByRole("listitem").filter({ hasText: name });
  const entryLink = row("Price list.pdf").getByRole("link", { name: "Prices of 2026" });
  await expect(entryLink).toHaveAttribute("href", "/admin#media?q=Prices+of+2026");
  await expect(row("Old team.jpg")).toContainText("Not used anywhere");
  await expectUsableAt(page, [360]);
  await row("Old team.jpg").getByRole("button", { name: "Copy URL" }).press("Enter");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.url + urls[1]);
  await expect(
    row("Old team.jpg").getByRole("button", { name: /^Copied ?: Old team/ }),
  ).toBeVisible();

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
});

test("reserves the space of an image while it loads", async ({ page, site, token, publish }) => {
  const uploaded = await upload(site.url, await createPhoto(), { token, name: "tall.jpg" });
  const { url: image } = (await uploaded.json()) as { url: string };
  const { id } = await publish("blogs", { image });
  for (const path of [`/blog/${id}`, "/blog"]) {
    await page.goto(path);
    await expect(page.locator('main img[srcset*="/uploads/"]').first()).toBeVisible();
    await expectNoLayoutShift(page);
  }
});
