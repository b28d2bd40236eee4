import type { Page } from "@playwright/test";
import { expectWrittenPost, postDialog, readDrafts, writePost } from "./actions";
import { expect } from "./fixtures";
import { test } from "./portal-test";

const press = (page: Page, name: string) => postDialog(page).getByRole("button", { name }).click();

async function write(page: Page) {
  await writePost(page);
  await expect.poll(() => readDrafts(page)).toContain("Every word of it");
}

/** Simulates a crash: closes the page, and opens the dialog in a new page. */
async function reopen(page: Page, button = "Create New Post"): Promise<Page> {
  const context = page.context();
  await page.close();
  const newPage = await context.newPage();
  await newPage.goto("/admin");
  await newPage.getByRole("button", { name: button }).click();
  return newPage;
}

test("restores a new post after a crash, and saves it", async ({ page, openPortal, api }) => {
  await openPortal();
  await write(page);
  const newPage = await reopen(page);
  await expect(postDialog(newPage).getByRole("listitem")).toContainText(
    /^An hour of work\s*All of it Every word of it\s*Last changed \d{1,2}:\d{2}\s?[ap]m/,
  );
  await expect(postDialog(newPage).getByRole("button", { name: "Restore" })).toBeFocused();
  await newPage.keyboard.press("Enter");
  await expectWrittenPost(newPage);
  await expect(newPage.getByLabel("Title", { exact: true })).toBeFocused();
  await press(newPage, "Publish");
  await expect(postDialog(newPage)).toBeHidden();
  expect(await readDrafts(newPage)).toBe("[]");
  const posts = await api<{ content: string }[]>("/api/blogs");
  expect(posts.map(({ content }) => content)).toEqual(["<p>Every word of it</p>"]);
});

test("deletes a discarded text, and restores it on Undo", async ({ page, openPortal }) => {
  await openPortal();
  await write(page);
  const newPage = await reopen(page);
  await press(newPage, "Discard");
  await expect.poll(() => readDrafts(newPage)).toBe("[]");
  await expect(postDialog(newPage).getByRole("button", { name: "Undo" })).toBeFocused();
  await newPage.keyboard.press("Enter");
  await expect.poll(() => readDrafts(newPage)).toContain("Every word of it");
  await press(newPage, "Discard");
  await press(newPage, "Start Empty");
  const title = newPage.getByLabel("Title", { exact: true });
  await expect(title).toHaveValue("");
  await expect(title).toBeFocused();

  await title.fill("Once more");
  await expect.poll(() => readDrafts(newPage)).toContain("Once more");
  await press(newPage, "Cancel");
  await newPage.getByRole("button", { name: "Discard" }).click();
  await expect(postDialog(newPage)).toBeHidden();
  expect(await readDrafts(newPage)).toBe("[]");
});

test("stores the text of each tab, and does not offer one that another tab is writing", async ({
  page,
  openPortal,
}) => {
  await openPortal();
  await write(page);
  const otherPage = await page.context().newPage();
  await otherPage.goto("/admin");
  await otherPage.getByRole("button", { name: "Create New Post" }).click();
  const items = (tab: Page) => postDialog(tab).getByRole("listitem");
  await expect(items(otherPage)).toContainText("Being written in another tab");
  await expect(items(otherPage).getByRole("button")).toHaveCount(0);
  await press(otherPage, "Start Empty");
  await otherPage.getByLabel("Title", { exact: true }).fill("The second post");
  await expect.poll(() => readDrafts(otherPage)).toContain("The second post");
  await otherPage.close();
  const newPage = await reopen(page);
  await expect(postDialog(newPage)).toContainText("2 unsaved blog posts");
  await expect(items(newPage)).toContainText(["The second post", "An hour of work"]);
  await press(newPage, "Restore An hour of work");
  await expectWrittenPost(newPage);
});

test.describe("an unsaved change to a post that a colleague has changed", () => {
  test.use({ expectedStatuses: [409] });

  test("is restored, and does not overwrite the colleague's change without asking", async ({
    page,
    publish,
    openPortal,
    api,
    read,
  }) => {
    const { id } = await publish("blogs", { title: "Before" });
    await openPortal();
    await page.getByRole("button", { name: "Edit Before" }).click();
    await page.getByLabel("Short description").fill("Mine");
    await expect.poll(() => readDrafts(page)).toContain("Mine");
    const colleaguesPost = { title: "Theirs", authorName: "Ravi", short_desc: "Theirs" };
    await api(`/api/blogs/${id}`, { method: "PUT", body: colleaguesPost });
    const newPage = await reopen(page, "Edit Theirs");
    await press(newPage, "Restore");
    await expect(newPage.getByLabel("Short description")).toHaveValue("Mine");
    await press(newPage, "Update");
    await expect(postDialog(newPage).getByRole("alert")).toContainText("You changed this");
    expect(await read(`/api/blogs/${id}`)).toContain("Theirs");
  });
});

test("does not offer drafts to other users, and deletes them after 30 days", async ({
  page,
  openPortal,
}) => {
  await openPortal();
  await write(page);
  const isDraftOffered = async () => {
    await page.reload();
    await page.getByRole("button", { name: "Create New Post" }).click();
    await expect(
      postDialog(page).getByRole("button", { name: /^(Publish|Restore)/ }),
    ).toBeVisible();
    return postDialog(page).getByRole("button", { name: "Restore" }).isVisible();
  };
  page.on("dialog", (dialog) => void dialog.accept());
  expect(await isDraftOffered()).toBe(true);
  await page.addInitScript(() => {
    const user = JSON.parse(localStorage.getItem("arthora.user")!) as object;
    localStorage.setItem("arthora.user", JSON.stringify({ ...user, id: "another-user" }));
  });
  expect(await isDraftOffered()).toBe(false);
  await page.clock.setFixedTime(Date.now() + 31 * 24 * 60 * 60 * 1000);
  await isDraftOffered();
  expect(await readDrafts(page)).toBe("[]");
});
