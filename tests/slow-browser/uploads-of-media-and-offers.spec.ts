import { expectStill } from "../e2e/checks";
import { expect, test } from "../e2e/fixtures";
import { enterPortal } from "../e2e/open-editor";
import { give, imageFile, UPLOADED } from "../e2e/upload-files";
import { publishOffer, removeAll } from "../support/entries";
import { pdf, photograph } from "../support/images";
import { upload } from "../support/uploads";

// What tests/e2e/uploads.spec.ts tests of posts, of media and offers.

// The portal needs an account, which this makes.
test.beforeAll(({ token }) => expect(token).not.toBe(""));

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
  expect(await give(field, "drop", [await imageFile()])).toBe(true);
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
