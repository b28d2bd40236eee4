import { expectAccessible, expectStill } from "../e2e/checks";
import { expect, test } from "../e2e/fixtures";
import { openEditor } from "../e2e/open-editor";
import { choose, give, imageFile, UPLOADED } from "../e2e/upload-files";
import { movingGif, svg } from "../support/images";

// Uploads within a text; those of a field of their own are in tests/e2e/uploads.spec.ts.

test.describe("in a text", () => {
  for (const kind of ["media", "offers"] as const) {
    test(`of ${kind} a picture is uploaded as in a post`, async ({ page, site, token }) => {
      const { dialog, control, save } = await openEditor(page, site, token, "<p>Words</p>", kind);
      await control("Image").click();
      const panel = dialog.getByRole("group", { name: "Image" });
      await choose(page, panel, await imageFile());
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
    await choose(page, panel, await imageFile());
    await expect(panel.getByLabel("Image address")).toHaveValue(UPLOADED);
    const insert = panel.getByRole("button", { name: "Insert image" });
    await insert.click();
    const alternative = panel.getByRole("textbox", { name: "Alternative text" });
    await expect(alternative).toBeFocused();
    await expect(panel.getByRole("alert")).toHaveText(
      "Describe the image, or mark it as decorative.",
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
    expect(await give(text, "paste", [await imageFile(), moving, drawing])).toBe(true);
    await expect(dialog.getByRole("status").filter({ hasText: "left out" })).toContainText(
      "1 file was left out. Only PNG, JPEG, GIF and WebP images can go into the text.",
    );
    const panel = dialog.getByRole("group", { name: "Image" });
    const alternative = panel.getByRole("textbox", { name: "Alternative text" });
    await expect(alternative).toBeFocused();
    await page.keyboard.type("First");
    await expect(panel.getByLabel("Image address")).toHaveValue(UPLOADED);
    await page.keyboard.press("Enter");
    await expect(text.getByRole("img", { name: "First" })).toBeVisible();
    await expect(panel.getByLabel("Image address")).toHaveValue(/\/wave-60x40\.gif$/);
    await panel.getByRole("checkbox", { name: /^Decorative/ }).check();
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
    await give(text, "paste", [await imageFile()]);
    const panel = dialog.getByRole("group", { name: "Image" });
    await page.keyboard.type("Lamps");
    await page.keyboard.press("Enter");
    await expect(panel.getByRole("alert")).toHaveText(
      "Wait until the image is uploaded, or cancel the upload.",
    );
    await expect(panel.getByRole("textbox", { name: "Alternative text" })).toBeFocused();
    arrive();
    await expect(panel.getByLabel("Image address")).toHaveValue(UPLOADED);
    await expect(panel.getByRole("alert")).toBeHidden();
    await expect(dialog.getByRole("button", { name: "Save" })).toBeDisabled();
    await expect(dialog.getByText(/^Before you save, insert the image/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Cancel", exact: true }).click();
    const asked = page.getByRole("dialog", { name: "Discard your changes?" });
    await asked.getByRole("button", { name: "Keep editing" }).click();
    await panel.getByRole("button", { name: "Insert image" }).click();
    await expect(text.getByRole("img", { name: "Lamps" })).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Save" })).toBeEnabled();
    await expect(dialog.getByText(/^Before you save, insert the image/)).toBeHidden();
  });

  test("pasted over a chosen picture, the first file takes its place and the next follows", async ({
    page,
    site,
    token,
  }) => {
    const html = '<p><img src="/art/offers/loan.jpg" alt="Before"> words</p>';
    const { dialog, text, save } = await openEditor(page, site, token, html);
    await text.getByRole("img", { name: "Before" }).click();
    await give(text, "paste", [await imageFile("one.jpg"), await imageFile("two.jpg")]);
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
          bubbles: true,
          cancelable: true,
          dataTransfer: new DataTransfer(),
        }),
      ),
    );
    await give(text, "drop", [await imageFile("loan.jpg")]);
    await expect(dialog.getByRole("group", { name: "Image" })).toBeHidden();
  });

  test("one that is cancelled leaves the text as it is", async ({ page, site, token }) => {
    const html = "<p>Words</p>";
    const { dialog, text, save } = await openEditor(page, site, token, html);
    await text.click();
    await page.route("**/api/uploads*", () => undefined);
    expect(await give(text, "drop", [await imageFile()])).toBe(true);
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
    const hint = dialog.getByText("1 image has no alternative text.");
    await expect(hint).toBeVisible();
    await text.locator("img[src]").click();
    await control("Image").click();
    await dialog.getByRole("checkbox", { name: /^Decorative/ }).check();
    await dialog.getByRole("button", { name: "Change image" }).click();
    await expect(hint).toBeHidden();
    expect(await save()).toBe('<p>Words <img src="/art/offers/loan.jpg" alt=""></p>');
  });
});
