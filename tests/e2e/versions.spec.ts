import type { Page } from "@playwright/test";
import { call } from "../../tools/site/calls";
import { publishBlog, publishMedia, publishOffer, removeAll } from "../support/entries";
import { expect, test } from "./fixtures";
import { enterPortal } from "./open-editor";
import { fill } from "./arranging";

// What staff saved over or deleted is had back, and two at once lose nothing.

const kinds = [
  { path: "blogs", tab: "Blog", publish: publishBlog, noun: "a blog post" },
  { path: "media", tab: "Media", publish: publishMedia, noun: "a media item" },
  { path: "offers", tab: "Offers", publish: publishOffer, noun: "an offer" },
] as const;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

test.beforeEach(async ({ database, site, token }) => {
  for (const { path } of kinds) await removeAll(site.url, token, path);
  await database.execute('DELETE FROM "EntryVersion"');
});

for (const { path, tab, publish, noun } of kinds) {
  test(`${noun} that was deleted is restored where it was`, async ({ page, site, token }) => {
    const { id } = await publish(site.url, token, { title: "Gone by mistake" });
    await enterPortal(page, site);
    await page.getByRole("tab", { name: tab }).click();
    await button(page, "Delete Gone by mistake").click();
    await button(page, "Delete").click();
    await expect(page.getByRole("heading", { name: "Gone by mistake" })).toBeHidden();

    await button(page, "Recently deleted").click();
    const deleted = dialog(page, "Recently deleted");
    await expect(deleted.getByRole("row").nth(1)).toContainText(/Gone by mistake.+, by asha/);
    await button(page, "Restore Gone by mistake").click();
    await expect(deleted.getByRole("status")).toHaveText("“Gone by mistake” is on the site again.");
    await expect(deleted.getByText("There is nothing to restore.")).toBeVisible();
    await expect(deleted.getByRole("status").locator("..")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(button(page, "Recently deleted")).toBeFocused();
    await expect(page.getByRole("heading", { name: "Gone by mistake" })).toBeVisible();
    const entry = await (await call(site.url, `/api/${path}/${id}`)).json();
    expect(entry).toMatchObject({ id, title: "Gone by mistake" });
  });
}

test("an earlier version is looked at, put into the form, and saved like any other", async ({
  page,
  site,
  token,
}) => {
  const { id } = await publishBlog(site.url, token, {
    title: "As it was",
    content: "<p>The first text</p>",
  });
  await enterPortal(page, site);
  await button(page, "Edit As it was").click();
  await expect(button(page, "Save")).toBeVisible();
  // A new post has nothing earlier.
  await expect(button(page, "Earlier versions")).toBeHidden();
  await fill(page, { Title: "Overwritten" });
  await dialog(page, "Edit Blog Post").getByRole("textbox", { name: "Content" }).fill("Lost it");
  await button(page, "Save").click();
  await expect(dialog(page, "Edit Blog Post")).toBeHidden();

  await button(page, "Edit Overwritten").click();
  await button(page, "Earlier versions").click();
  const versions = dialog(page, "Earlier versions");
  await versions.getByRole("button", { name: /^Replaced .+ by asha$/ }).click();
  const shown = versions.getByRole("region", { name: "Earlier version" }).frameLocator("iframe");
  await expect(shown.getByText("The first text")).toBeVisible();
  await versions.getByRole("button", { name: "Restore" }).click();
  await expect(versions).toBeHidden();
  const form = dialog(page, "Edit Blog Post");
  await expect(form.getByLabel("Title", { exact: true })).toHaveValue("As it was");
  await expect(form.getByLabel("Title", { exact: true })).toBeFocused();
  await expect(form.getByRole("textbox", { name: "Content" })).toHaveText("The first text");
  // Nothing of it is public before it is saved.
  expect(await (await call(site.url, `/blog/${id}`)).text()).toContain("Lost it");
  await button(page, "Save").click();
  await expect(form).toBeHidden();
  expect(await (await call(site.url, `/blog/${id}`)).text()).toContain("The first text");

  await button(page, "Edit As it was").click();
  await button(page, "Earlier versions").click();
  await expect(versions.getByRole("button", { name: /^Replaced / })).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expect(versions).toBeHidden();
  // The Escape was for the versions alone.
  await expect(form).toBeVisible();
  await expect(button(page, "Earlier versions")).toBeFocused();
});

test.describe("two at one post", () => {
  test.use({ expectedStatuses: [409] });

  test("are told of each other, see both texts and lose neither", async ({ page, site, token }) => {
    const { id } = await publishBlog(site.url, token, { title: "Shared" });
    await enterPortal(page, site);
    await button(page, "Edit Shared").click();
    await dialog(page, "Edit Blog Post").getByRole("textbox", { name: "Content" }).fill("Mine");
    await call(site.url, `/api/blogs/${id}`, {
      method: "PUT",
      token,
      body: {
        title: "Shared",
        authorName: "Ravi",
        short_desc: "Short",
        content: "<p>A text of theirs</p>",
      },
    });
    await button(page, "Save").click();
    await button(page, "Show theirs beside mine").click();
    const both = dialog(page, "Theirs and yours");
    const textIn = (name: string) =>
      both.getByRole("region", { name }).frameLocator("iframe").locator("body");
    await expect(textIn("Theirs")).toContainText("A text of theirs");
    await expect(textIn("Yours")).toContainText("Mine");
    await page.keyboard.press("Escape");
    await expect(both).toBeHidden();
    await expect(button(page, "Show theirs beside mine")).toBeFocused();
    const text = dialog(page, "Edit Blog Post").getByRole("textbox", { name: "Content" });
    await expect(text).toHaveText("Mine");
    await text.fill("Mine and a text of theirs");
    await button(page, "Overwrite with mine").click();
    await expect(dialog(page, "Edit Blog Post")).toBeHidden();
    expect(await (await call(site.url, `/blog/${id}`)).text()).toContain("Mine and a text");
    // What was overwritten is an earlier version.
    await button(page, "Edit Shared").click();
    await button(page, "Earlier versions").click();
    await page
      .getByRole("button", { name: /^Replaced / })
      .first()
      .click();
    const earlier = page.getByRole("region", { name: "Earlier version" }).frameLocator("iframe");
    await expect(earlier.getByText("A text of theirs")).toBeVisible();
  });
});
