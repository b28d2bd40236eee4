import type { Page } from "@playwright/test";
import { expect } from "./fixtures";
import { fillFields } from "./actions";
import { test } from "./portal-test";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const form = (page: Page) => dialog(page, "Edit Blog Post");

test("restores a deleted entry to the site", async ({ page, publish, openPortal, api }) => {
  const { id } = await publish("offers", { title: "Gone by mistake" });
  await api(`/api/offers/${id}`, { method: "DELETE" });
  await openPortal("Offers");
  await button(page, "Recently Deleted").click();
  const deletedDialog = dialog(page, "Recently Deleted");
  await deletedDialog.getByRole("button", { name: /^Gone by mistake.+, by asha$/ }).click();
  const frame = deletedDialog.getByRole("region", { name: "Deleted entry" }).frameLocator("iframe");
  await expect(frame.getByRole("heading", { name: "Gone by mistake" }).first()).toBeVisible();
  await button(page, "Restore Gone by mistake").click();
  await expect(deletedDialog.getByRole("status")).toHaveText(
    "“Gone by mistake” is on the site again.",
  );
  await expect(deletedDialog.getByRole("status").locator("..")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button(page, "Recently Deleted")).toBeFocused();
  await expect(page.getByRole("heading", { name: "Gone by mistake" })).toBeVisible();
});

test("loads an earlier version into the form, and publishes it only on Update", async ({
  page,
  publish,
  openPortal,
  api,
  read,
}) => {
  const { id } = await publish("blogs", { title: "As it was", content: "<p>The first text</p>" });
  const newerPost = {
    title: "Overwritten",
    authorName: "Asha",
    short_desc: "All",
    content: "Lost it",
  };
  await api(`/api/blogs/${id}`, { method: "PUT", body: newerPost });
  await openPortal();
  await button(page, "Edit Overwritten").click();
  await button(page, "Earlier Versions").click();
  const versions = dialog(page, "Earlier Versions");
  await versions.getByRole("button", { name: /^Replaced .+ by asha$/ }).click();
  const frame = versions.getByRole("region", { name: "Earlier version" }).frameLocator("iframe");
  await expect(frame.getByText("The first text")).toBeVisible();
  await versions.getByRole("button", { name: "Restore" }).click();
  await expect(versions).toBeHidden();
  await expect(form(page).getByLabel("Title", { exact: true })).toHaveValue("As it was");
  await expect(form(page).getByLabel("Title", { exact: true })).toBeFocused();
  expect(await read(`/blog/${id}`)).toContain("Lost it");
  await button(page, "Update").click();
  await expect(form(page)).toBeHidden();
  expect(await read(`/blog/${id}`)).toContain("The first text");

  await button(page, "Edit As it was").click();
  await button(page, "Earlier Versions").click();
  await expect(versions.getByRole("button", { name: /^Replaced / })).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expect(form(page)).toBeVisible();
  await expect(button(page, "Earlier Versions")).toBeFocused();
});

test.describe("a conflict between two edits", () => {
  test.use({ expectedStatuses: [409] });

  test("names who made the other edit, shows both texts, and overwrites only on request", async ({
    page,
    publish,
    openPortal,
    api,
    read,
  }) => {
    const { id } = await publish("blogs", { title: "Shared" });
    await openPortal();
    await button(page, "Edit Shared").click();
    const text = form(page).getByRole("textbox", { name: "Content" });
    await text.fill("Mine");
    const body = { title: "Shared", authorName: "Ravi", short_desc: "Short", content: "Theirs" };
    await api(`/api/blogs/${id}`, { method: "PUT", body });
    await button(page, "Update").click();
    await expect(form(page).getByRole("alert")).toHaveText(
      /^You changed this blog post in another tab or on another device on \d+ \w+ \d{4}, \d+:\d\d [ap]m India time, while you were editing\. Your changes are not saved; overwriting replaces that change\.$/,
    );
    await button(page, "Compare Both Versions").click();
    const comparison = dialog(page, "Both Versions");
    const textIn = (name: string) =>
      comparison.getByRole("region", { name }).frameLocator("iframe").locator("body");
    await expect(textIn("On the site")).toContainText("Theirs");
    await expect(textIn("Yours")).toContainText("Mine");
    await page.keyboard.press("Escape");
    await expect(comparison).toBeHidden();
    await expect(text).toHaveText("Mine");
    await fillFields(page, { "Short description": "Mine too" });
    await button(page, "Overwrite with Mine").click();
    await expect(form(page)).toBeHidden();
    expect(await read(`/blog/${id}`)).toContain("Mine too");
  });
});
