import type { Locator, Page } from "@playwright/test";
import { call } from "../harness/calls";
import { publishBlog, publishOffer, removeAll } from "../harness/entries";
import { jpeg, movingGif, pdf, photograph, svg } from "../harness/pictures";
import { upload } from "../harness/uploads";
import { expectAccessible, expectStill } from "./checks";
import { expect, test } from "./fixtures";
import { enterPortal, openEditor } from "./open-editor";

type File = { name: string; mimeType: string; buffer: Buffer };

const picture = async (name = "diwali offer.jpg"): Promise<File> => ({
  name,
  mimeType: "image/jpeg",
  buffer: await jpeg({ width: 1600, height: 900 }),
});

const UPLOADED = /^\/uploads\/[\da-f]{32}\/diwali-offer-1600x900\.jpg$/;

async function choose(page: Page, within: Locator, file: File) {
  const chooser = page.waitForEvent("filechooser");
  await within.getByRole("button", { name: /^Choose a (picture|file)/ }).click();
  await (await chooser).setFiles(file);
}

/** Pastes or drops files as another program gives them. */
async function give(target: Locator, event: "paste" | "drop", files: File[], text = "") {
  const given = files.map(({ name, mimeType, buffer }) => ({
    ...{ name, mimeType },
    base64: buffer.toString("base64"),
  }));
  return target.evaluate(
    (element, [kind, list, words]) => {
      const data = new DataTransfer();
      if (words) data.setData("text/plain", words);
      for (const { name, mimeType, base64 } of list) {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: mimeType }));
      }
      const { left, top } = element.getBoundingClientRect();
      const common = { bubbles: true, cancelable: true };
      const made =
        kind === "paste"
          ? new ClipboardEvent("paste", { ...common, clipboardData: data })
          : new DragEvent("drop", {
              ...{ ...common, dataTransfer: data },
              ...{ clientX: left + 5, clientY: top + 5 },
            });
      element.dispatchEvent(made);
      return made.defaultPrevented;
    },
    [event, given, text] as const,
  );
}

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
  await choose(page, dialog, await picture());
  await expect(dialog.getByRole("status").filter({ hasText: "diwali" })).toHaveText(
    "diwali offer.jpg is uploaded.",
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
  expect(await give(field, "drop", [await picture()])).toBe(true);
  await expect(field).toHaveValue(UPLOADED);
  // What a file is called says nothing of it.
  const misnamed = { ...(await picture("another.heic")), mimeType: "image/heic" };
  expect(await give(field, "paste", [misnamed])).toBe(true);
  await expect(field).toHaveValue(/\/another-1600x900\.jpg$/);
  // Beside the field it does not take the place of the page.
  expect(await give(dialog.getByLabel("Title"), "drop", [await picture("third.jpg")])).toBe(true);
  await expect(field).toHaveValue(/\/another-1600x900\.jpg$/);
});

test("an address that is pasted with a picture of itself is an address", async ({ page, site }) => {
  await enterPortal(page, site);
  const dialog = await openNewPost(page);
  const field = dialog.getByLabel("Image URL");
  // As Excel gives a cell.
  const text = "https://example.org/a.png";
  expect(await give(field, "paste", [await picture()], text)).toBe(false);
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
    ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 20_000 },
  });
  const noise = Buffer.alloc(1_000_000, 7);
  const large = { ...(await picture()), buffer: Buffer.concat([await jpeg(), noise]) };
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
  const top = (button: Locator) => button.evaluate((each) => each.getBoundingClientRect().top);
  expect(await top(save)).toBe(await top(dialog.getByRole("button", { name: "Preview" })));
  await page.setViewportSize({ width, height });
  await dialog.getByRole("button", { name: "Cancel upload" }).click();
  await expect(bar).toBeHidden();
  await expect(dialog.getByRole("button", { name: /^Choose a picture/ })).toBeFocused();
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
  await expect(dialog.getByRole("button", { name: /^Choose a picture/ })).toBeFocused();
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
    await choose(page, dialog, { ...(await picture()), buffer: (await jpeg()).subarray(0, 900) });
    await expectSaid("The picture is damaged or not complete. Save it anew and try again.");
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
      await choose(page, dialog, await picture());
      await expectSaid(says);
      await page.unroute("**/api/uploads*");
    }
  });

  test("for want of a network is tried again by hand", async ({ page, site }) => {
    await enterPortal(page, site);
    const dialog = await openNewPost(page);
    await page.route("**/api/uploads*", (route) => route.abort("aborted"));
    await choose(page, dialog, await picture());
    await expect(dialog.getByRole("alert")).toHaveText(
      "The server cannot be reached. Check your connection, then upload it again.",
    );
    await page.unroute("**/api/uploads*");
    await choose(page, dialog, await picture());
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
    buffer: pdf(),
  });
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

test("a PDF may be dropped on a media item's field, or pasted into it", async ({ page, site }) => {
  await enterPortal(page, site);
  await page.getByRole("tab", { name: "Media" }).click();
  await page.getByRole("button", { name: "Add Media" }).click();
  const field = page.getByRole("dialog").getByLabel("File URL");
  for (const event of ["drop", "paste"] as const) {
    const file = { name: `${event}.pdf`, mimeType: "application/pdf", buffer: pdf() };
    expect(await give(field, event, [file])).toBe(true);
    await expect(field).toHaveValue(new RegExp(`/${event}\\.pdf$`));
  }
});

test("an offer takes a picture that is dropped on its field", async ({ page, site, token }) => {
  await enterPortal(page, site);
  await page.getByRole("tab", { name: "Offers" }).click();
  await page.getByRole("button", { name: "New Offer" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Title").fill("With a picture");
  const field = dialog.getByLabel("Image URL");
  expect(await give(field, "drop", [await picture()])).toBe(true);
  await expect(field).toHaveValue(UPLOADED);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await page.goto("/");
  await expect(page.locator('main img[src*="/uploads/"]').first()).toHaveAttribute(
    "srcset",
    / 320w, .* 1600w$/,
  );
  await removeAll(site.url, token, "offers");
});

test("an offer's picture keeps its space while it loads, in its own shape", async ({
  page,
  site,
  token,
}) => {
  const bytes = await photograph();
  const uploaded = await upload(site.url, bytes, { token, name: "tall.jpg" });
  const { url: image } = (await uploaded.json()) as { url: string };
  await removeAll(site.url, token, "offers");
  const { id } = await publishOffer(site.url, token, { image });
  for (const path of [`/offers/${id}`, "/"]) {
    await page.goto(path);
    const shown = page.locator("main img").first();
    await expect(shown).toHaveAttribute("width", "1600");
    await expect(shown).toHaveAttribute("height", "2400");
    await expect(shown).toHaveAttribute("srcset", / 320w, .* 1600w$/);
    await expectStill(page);
  }
  await removeAll(site.url, token, "offers");
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

test.describe("in a text", () => {
  for (const kind of ["media", "offers"] as const) {
    test(`of ${kind} a picture is uploaded as in a post`, async ({ page, site, token }) => {
      const { dialog, control, save } = await openEditor(page, site, token, "<p>Words</p>", kind);
      await control("Image").click();
      const panel = dialog.getByRole("group", { name: "Image" });
      await choose(page, panel, await picture());
      await expect(panel.getByLabel("Image address")).toHaveValue(UPLOADED);
      await panel.getByRole("textbox", { name: "Alternative text" }).fill("Lamps");
      await panel.getByRole("button", { name: "Insert image" }).click();
      expect(await save()).toMatch(/<img src="\/uploads\/[^"]+" alt="Lamps">/);
    });
  }

  test("a picture is uploaded from the panel, described, and shown with its size", async ({
    browser,
    page,
    site,
    token,
  }) => {
    const { dialog, text, control, save, path } = await openEditor(
      page,
      site,
      token,
      "<p>Words</p>",
    );
    await text.click();
    await page.keyboard.press("End");
    await control("Image").click();
    const panel = dialog.getByRole("group", { name: "Image" });
    await choose(page, panel, await picture());
    await expect(panel.getByLabel("Image address")).toHaveValue(UPLOADED);
    const insert = panel.getByRole("button", { name: "Insert image" });
    await insert.click();
    const alternative = panel.getByRole("textbox", { name: "Alternative text" });
    await expect(alternative).toBeFocused();
    await expect(panel.getByRole("alert")).toHaveText(
      "Say what the picture shows, or mark it as decoration.",
    );
    await expectAccessible(page);
    await page.keyboard.type("Lamps on a window sill");
    await expect(panel.getByRole("alert")).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(text.getByRole("img", { name: "Lamps on a window sill" })).toBeVisible();
    expect(await save()).toMatch(
      /^<p>Words<img src="\/uploads\/[^"]+" alt="Lamps on a window sill"><\/p>$/,
    );
    // Somebody else: a browser that has the largest already takes that.
    const visitor = await browser.newPage();
    await visitor.goto(`${site.url}${path}`);
    const shown = visitor.getByRole("img", { name: "Lamps on a window sill" });
    await expect(shown).toHaveAttribute("width", "1600");
    await expect(shown).toHaveAttribute("height", "900");
    await expect(shown).toHaveAttribute("loading", "lazy");
    await shown.scrollIntoViewIfNeeded();
    const source = () => shown.evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(source).toMatch(/\/uploads\/[\da-f]{32}\/960\//);
    await expectStill(visitor);
    await visitor.close();
  });

  test("files that are pasted or dropped are asked about one after the other", async ({
    page,
    site,
    token,
  }) => {
    const { dialog, text, save } = await openEditor(page, site, token, "<p>Words</p>");
    await text.click();
    await page.keyboard.press("End");
    const moving = { name: "wave.gif", mimeType: "image/gif", buffer: await movingGif() };
    const drawing = { name: "a.svg", mimeType: "image/svg+xml", buffer: svg() };
    expect(await give(text, "paste", [await picture(), moving, drawing])).toBe(true);
    await expect(dialog.getByRole("status").filter({ hasText: "left out" })).toContainText(
      "1 picture was left out.",
    );
    const panel = dialog.getByRole("group", { name: "Image" });
    const alternative = panel.getByRole("textbox", { name: "Alternative text" });
    await expect(alternative).toBeFocused();
    await page.keyboard.type("First");
    await expect(panel.getByLabel("Image address")).toHaveValue(UPLOADED);
    await page.keyboard.press("Enter");
    await expect(text.getByRole("img", { name: "First" })).toBeVisible();
    await expect(panel.getByLabel("Image address")).toHaveValue(/\/wave-60x40\.gif$/);
    await panel.getByRole("checkbox", { name: /^Decoration/ }).check();
    await expect(alternative).toBeDisabled();
    await panel.getByRole("button", { name: "Insert image" }).click();
    await expect(panel).toBeHidden();
    await expect(text).toBeFocused();
    expect(await save()).toMatch(
      /^<p>Words<img src="[^"]+diwali-offer-1600x900\.jpg" alt="First"><img src="[^"]+wave-60x40\.gif" alt=""><\/p>$/,
    );
  });

  test("a picture that is not yet inserted is not lost by a save, nor by leaving", async ({
    page,
    site,
    token,
  }) => {
    const { dialog, text } = await openEditor(page, site, token, "<p>Words</p>");
    await text.click();
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route("**/api/uploads*", async (route) => {
      await arrived;
      await route.continue();
    });
    await give(text, "paste", [await picture()]);
    const panel = dialog.getByRole("group", { name: "Image" });
    await page.keyboard.type("Lamps");
    await page.keyboard.press("Enter");
    await expect(panel.getByRole("alert")).toHaveText(
      "Wait until the picture is uploaded, or cancel it.",
    );
    await expect(panel.getByRole("textbox", { name: "Alternative text" })).toBeFocused();
    arrive();
    await expect(panel.getByLabel("Image address")).toHaveValue(UPLOADED);
    await expect(panel.getByRole("alert")).toBeHidden();
    await expect(dialog.getByRole("button", { name: "Save" })).toBeDisabled();
    await expect(dialog.getByText(/^To save, insert the picture/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Cancel", exact: true }).click();
    const asked = page.getByRole("dialog", { name: "Discard your changes?" });
    await asked.getByRole("button", { name: "Keep editing" }).click();
    await panel.getByRole("button", { name: "Insert image" }).click();
    await expect(text.getByRole("img", { name: "Lamps" })).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Save" })).toBeEnabled();
    await expect(dialog.getByText(/^To save, insert the picture/)).toBeHidden();
  });

  test("pasted over a chosen picture, the first file takes its place and the next follows", async ({
    page,
    site,
    token,
  }) => {
    const html = '<p><img src="/art/offers/loan.jpg" alt="Before"> words</p>';
    const { dialog, text, save } = await openEditor(page, site, token, html);
    await text.getByRole("img", { name: "Before" }).click();
    await give(text, "paste", [await picture("one.jpg"), await picture("two.jpg")]);
    const panel = dialog.getByRole("group", { name: "Image" });
    const alternative = panel.getByRole("textbox", { name: "Alternative text" });
    for (const name of ["one", "two"]) {
      await expect(panel.getByLabel("Image address")).toHaveValue(new RegExp(`/${name}-`));
      await expect(alternative).toHaveValue("");
      await alternative.fill(name);
      await page.keyboard.press("Enter");
      await expect(text.getByRole("img", { name })).toBeVisible();
    }
    expect(await save()).toMatch(
      /^<p><img src="[^"]+one-[^"]+" alt="one"><img src="[^"]+two-[^"]+" alt="two"> words<\/p>$/,
    );
  });

  test("one that is moved within it is moved, and not uploaded", async ({ page, site, token }) => {
    const html = '<p><img src="/art/offers/loan.jpg" alt="Moved"> words</p>';
    const { dialog, text } = await openEditor(page, site, token, html);
    const image = text.getByRole("img", { name: "Moved" });
    await image.click();
    // As Chrome drags it: with its own bytes as a file.
    await image.evaluate((element) =>
      element.dispatchEvent(
        new DragEvent("dragstart", {
          ...{ bubbles: true, cancelable: true, dataTransfer: new DataTransfer() },
        }),
      ),
    );
    await give(text, "drop", [await picture("loan.jpg")]);
    await expect(dialog.getByRole("group", { name: "Image" })).toBeHidden();
  });

  test("one that is cancelled leaves the text as it is", async ({ page, site, token }) => {
    const html = "<p>Words</p>";
    const { dialog, text, save } = await openEditor(page, site, token, html);
    await text.click();
    await page.route("**/api/uploads*", () => undefined);
    expect(await give(text, "drop", [await picture()])).toBe(true);
    const panel = dialog.getByRole("group", { name: "Image" });
    await expect(panel.getByText("Uploading diwali offer.jpg")).toBeVisible();
    await panel.getByRole("button", { name: "Cancel image" }).click();
    await expect(panel).toBeHidden();
    await dialog.getByLabel("Author name").fill("Meera");
    expect(await save()).toBe(html);
  });

  test("a picture that nobody described is told of, until somebody does", async ({
    page,
    site,
    token,
  }) => {
    const html = '<p>Words <img src="/art/offers/loan.jpg"></p>';
    const { dialog, text, control, save } = await openEditor(page, site, token, html);
    const hint = dialog.getByText("1 picture has no alternative text.");
    await expect(hint).toBeVisible();
    await text.locator("img[src]").click();
    await control("Image").click();
    await dialog.getByRole("checkbox", { name: /^Decoration/ }).check();
    await dialog.getByRole("button", { name: "Change image" }).click();
    await expect(hint).toBeHidden();
    expect(await save()).toBe('<p>Words <img src="/art/offers/loan.jpg" alt=""></p>');
  });
});
