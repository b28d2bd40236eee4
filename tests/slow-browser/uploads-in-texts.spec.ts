import type { Locator } from "@playwright/test";
import { holdRequests } from "../e2e/actions";
import { expectAccessible } from "../e2e/checks";
import { expect, test as base } from "../e2e/fixtures";
import { type OpenEditor, openEditor } from "../e2e/open-editor";
import { chooseFile, pasteOrDrop, createImageFile, UPLOADED_URL } from "../e2e/upload-files";
import { createAnimatedGif, createSvg } from "../support/images";

// Covers uploads in the text editor; tests/e2e/uploads.spec.ts covers URL fields.

type TextEditor = OpenEditor & { panel: Locator; urlField: Locator; altField: Locator };

const test = base.extend<{ open: (html: string) => Promise<TextEditor> }>({
  open: ({ page, site, publish }, use) =>
    use(async (html) => {
      const editor = await openEditor({ page, site, publish }, html);
      const panel = editor.dialog.getByRole("group", { name: "Image" });
      // Focuses without a click. A click here and a click on an image could count as a double click.
      await editor.text.focus();
      await page.keyboard.press("Control+End");
      return {
        ...editor,
        panel,
        urlField: panel.getByLabel("URL of the image"),
        altField: panel.getByRole("textbox", { name: "Alternative text" }),
      };
    }),
});

test("uploads an image and asks for its description", async ({ page, open }) => {
  const { control, panel, urlField, altField, save } = await open("<p>Words</p>");
  await control("Image").click();
  await chooseFile(page, panel, await createImageFile());
  await expect(urlField).toHaveValue(UPLOADED_URL);
  await panel.getByRole("button", { name: "Insert Image" }).click();
  await expect(altField).toBeFocused();
  const alert = panel.getByRole("alert");
  await expect(alert).toHaveText("Describe the image, or mark it as decorative.");
  await expectAccessible(page);
  await page.keyboard.type("Lamps");
  await expect(alert).toBeHidden();
  await page.keyboard.press("Enter");
  expect(await save()).toMatch(/^<p>Words<img src="\/uploads\/[^"]+" alt="Lamps"><\/p>$/);
});

test("asks for the descriptions of pasted images one at a time", async ({ page, open }) => {
  const { dialog, text, panel, urlField, altField, save } = await open("<p>Words</p>");
  const animation = { name: "wave.gif", mimeType: "image/gif", buffer: await createAnimatedGif() };
  const drawing = { name: "a.svg", mimeType: "image/svg+xml", buffer: createSvg() };
  expect(await pasteOrDrop(text, "paste", [await createImageFile(), animation, drawing])).toBe(
    true,
  );
  await expect(dialog.getByRole("status").filter({ hasText: "left out" })).toContainText(
    "1 file was left out. Only PNG, JPEG, GIF and WebP images can go into the text.",
  );
  await expect(altField).toBeFocused();
  await page.keyboard.type("First");
  await expect(urlField).toHaveValue(UPLOADED_URL);
  await page.keyboard.press("Enter");
  await expect(text.getByRole("img", { name: "First" })).toBeVisible();
  await expect(urlField).toHaveValue(/\/wave-60x40\.gif$/);
  await panel.getByRole("checkbox", { name: /^Decorative/ }).check();
  await expect(altField).toBeDisabled();
  await panel.getByRole("button", { name: "Insert Image" }).click();
  await expect(panel).toBeHidden();
  await expect(text).toBeFocused();
  expect(await save()).toMatch(
    /^<p>Words<img src="[^"]+diwali-offer-800x450\.jpg" alt="First"><img src="[^"]+wave-60x40\.gif" alt=""><\/p>$/,
  );
});

test("blocks saving, and asks before closing the dialog, until the image is inserted", async ({
  page,
  open,
}) => {
  const { dialog, text, panel, urlField, altField } = await open("<p>Words</p>");
  const allowUpload = await holdRequests(page, "POST", "/api/uploads*");
  await pasteOrDrop(text, "paste", [await createImageFile()]);
  await page.keyboard.type("Lamps");
  await page.keyboard.press("Enter");
  const alert = panel.getByRole("alert");
  await expect(alert).toHaveText("Wait until the image is uploaded, or cancel the upload.");
  await expect(altField).toBeFocused();
  allowUpload();
  await expect(urlField).toHaveValue(UPLOADED_URL);
  await expect(alert).toBeHidden();
  const saveButton = dialog.getByRole("button", { name: "Update" });
  const hint = dialog.getByText(/^First insert the image/);
  await expect(saveButton).toBeDisabled();
  await expect(hint).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Cancel", exact: true }).click();
  const discardDialog = page.getByRole("dialog", { name: "Discard your changes?" });
  await discardDialog.getByRole("button", { name: "Keep Editing" }).click();
  await panel.getByRole("button", { name: "Insert Image" }).click();
  await expect(text.getByRole("img", { name: "Lamps" })).toBeVisible();
  await expect(saveButton).toBeEnabled();
  await expect(hint).toBeHidden();
});

test("replaces a selected image with the first pasted file, and inserts the next after it", async ({
  page,
  open,
}) => {
  const { text, urlField, altField, save } = await open(
    '<p><img src="/art/offers/loan.jpg" alt="Before"> words</p>',
  );
  await text.getByRole("img", { name: "Before" }).click();
  await pasteOrDrop(text, "paste", [
    await createImageFile("one.jpg"),
    await createImageFile("two.jpg"),
  ]);
  for (const name of ["one", "two"]) {
    await expect(urlField).toHaveValue(new RegExp(`/${name}-`));
    await expect(altField).toHaveValue("");
    await altField.fill(name);
    await page.keyboard.press("Enter");
    await expect(text.getByRole("img", { name })).toBeVisible();
  }
  expect(await save()).toMatch(
    /^<p><img src="[^"]+one-[^"]+" alt="one"><img src="[^"]+two-[^"]+" alt="two"> words<\/p>$/,
  );
});

test("does not upload an image that is moved within the text", async ({ open }) => {
  const { text, panel } = await open('<p><img src="/art/offers/loan.jpg" alt="Moved"> words</p>');
  const image = text.getByRole("img", { name: "Moved" });
  await image.click();
  // Chrome adds the bytes of a dragged image as a file.
  await image.evaluate((element) => {
    const eventInit = { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() };
    element.dispatchEvent(new DragEvent("dragstart", eventInit));
  });
  await pasteOrDrop(text, "drop", [await createImageFile("loan.jpg")]);
  await expect(panel).toBeHidden();
});

test("leaves the text unchanged when an upload is cancelled", async ({ page, open }) => {
  const { dialog, text, panel, save } = await open("<p>Words</p>");
  await page.route("**/api/uploads*", () => undefined);
  expect(await pasteOrDrop(text, "drop", [await createImageFile()])).toBe(true);
  await expect(panel.getByText("Uploading diwali offer.jpg")).toBeVisible();
  await panel.getByRole("button", { name: "Cancel Image" }).click();
  await expect(panel).toBeHidden();
  await dialog.getByLabel("Author name").fill("Meera");
  expect(await save()).toBe("<p>Words</p>");
});

test("warns about an image without a description until it is marked as decorative", async ({
  open,
}) => {
  const { dialog, text, control, save } = await open(
    '<p>Words <img src="/art/offers/loan.jpg"></p>',
  );
  const warning = dialog.getByText("1 image has no alternative text.");
  await expect(warning).toBeVisible();
  await text.locator("img[src]").click();
  await control("Image").click();
  await dialog.getByRole("checkbox", { name: /^Decorative/ }).check();
  await dialog.getByRole("button", { name: "Change Image" }).click();
  await expect(warning).toBeHidden();
  expect(await save()).toBe('<p>Words <img src="/art/offers/loan.jpg" alt=""></p>');
});
