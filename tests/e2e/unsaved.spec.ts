import type { Page } from "@playwright/test";
import { call } from "../../tools/site/calls";
import { publishBlog, removeAll } from "../support/entries";
import { expect, test } from "./fixtures";
import { enterPortal } from "./open-editor";
import { fill } from "./arranging";

// What was typed into a dialog and not saved is offered again, whatever became of the browser.

const typed = { Title: "An hour of work", "Author name": "Asha", "Short description": "All of it" };

test.beforeEach(async ({ site, token }) => removeAll(site.url, token, "blogs"));

const dialogOf = (page: Page) =>
  page.getByRole("dialog", { name: /Create New Blog Post|Edit Blog Post/ });

const textOf = (page: Page) => dialogOf(page).getByRole("textbox", { name: "Content" });

const offerOf = (page: Page) => dialogOf(page).getByText(/^You have unsaved changes from /);

const press = (page: Page, name: string) => dialogOf(page).getByRole("button", { name }).click();

/** What this browser keeps of unsaved text. */
const kept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open("keyval-store");
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve("[]");
        opening.onsuccess = () => {
          const all = opening.result.transaction("keyval").objectStore("keyval").getAll();
          all.onsuccess = () => resolve(JSON.stringify(all.result));
        };
      }),
  );

async function write(page: Page) {
  await page.getByRole("button", { name: "Create New Post" }).click();
  await fill(page, typed);
  await textOf(page).click();
  await page.keyboard.type("Every word of it");
  await expect.poll(() => kept(page)).toContain("Every word of it");
}

/** The browser ends without asking, and is opened again. */
async function reopen(page: Page, url: string): Promise<Page> {
  const context = page.context();
  await page.close();
  const next = await context.newPage();
  await next.goto(`${url}/admin`);
  return next;
}

async function expectTyped(page: Page) {
  for (const [label, value] of Object.entries(typed)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  }
  await expect(textOf(page)).toHaveText("Every word of it");
}

test("a new post is restored after the browser has crashed, and saved", async ({ page, site }) => {
  await enterPortal(page, site);
  await write(page);
  const next = await reopen(page, site.url);
  await next.getByRole("button", { name: "Create New Post" }).click();
  await expect(offerOf(next)).toHaveText(/from \d{1,2}:\d{2}\s?[ap]m\.$/);
  await expect(dialogOf(next).getByRole("button", { name: "Restore" })).toBeFocused();
  await next.keyboard.press("Enter");
  await expectTyped(next);
  await expect(next.getByLabel("Title", { exact: true })).toBeFocused();
  await press(next, "Save");
  await expect(dialogOf(next)).toBeHidden();
  expect(await kept(next)).toBe("[]");
  const posts = (await (await call(site.url, "/api/blogs")).json()) as { content: string }[];
  expect(posts.map(({ content }) => content)).toEqual(["<p>Every word of it</p>"]);
});

test("what is saved is not offered again, however soon the tab is closed", async ({
  page,
  site,
}) => {
  // A browser that takes its time to forget.
  await page.addInitScript(() => {
    const remove = IDBObjectStore.prototype.delete;
    IDBObjectStore.prototype.delete = function (key) {
      const end = performance.now() + 1_000;
      const wait = () => {
        if (performance.now() < end) this.get("").onsuccess = wait;
      };
      wait();
      return remove.call(this, key);
    };
  });
  await enterPortal(page, site);
  await write(page);
  await press(page, "Save");
  await expect(page.getByText("Blog post created successfully")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Create New Post" }).click();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("");
});

test("what is offered can be discarded, and what is discarded is gone", async ({ page, site }) => {
  await enterPortal(page, site);
  await write(page);
  const next = await reopen(page, site.url);
  await next.getByRole("button", { name: "Create New Post" }).click();
  await press(next, "Discard");
  await expect(next.getByLabel("Title", { exact: true })).toHaveValue("");
  await expect(next.getByLabel("Title", { exact: true })).toBeFocused();
  await expect.poll(() => kept(next)).toBe("[]");

  await next.getByLabel("Title", { exact: true }).fill("Once more");
  await expect.poll(() => kept(next)).toContain("Once more");
  await press(next, "Cancel");
  await next.getByRole("button", { name: "Discard" }).click();
  await expect(dialogOf(next)).toBeHidden();
  expect(await kept(next)).toBe("[]");
});

test("text that is put back as it was is not kept", async ({ page, site, token }) => {
  const { id } = await publishBlog(site.url, token, { title: "As it stands" });
  await enterPortal(page, site);
  await page.getByRole("button", { name: "Edit As it stands" }).click();
  await page.getByLabel("Title", { exact: true }).fill("Another title");
  await expect.poll(() => kept(page)).toContain("Another title");
  await page.getByLabel("Title", { exact: true }).fill("As it stands");
  await expect.poll(() => kept(page)).toBe("[]");
  expect(id).not.toBe("");
});

test.describe("changes of a post that somebody else has changed since", () => {
  test.use({ expectedStatuses: [409] });

  test("are restored, and do not go over theirs unasked", async ({ page, site, token }) => {
    const { id } = await publishBlog(site.url, token, { title: "Before" });
    await enterPortal(page, site);
    await page.getByRole("button", { name: "Edit Before" }).click();
    await page.getByLabel("Short description").fill("Mine");
    await expect.poll(() => kept(page)).toContain("Mine");
    const theirs = { title: "Theirs", authorName: "Ravi", short_desc: "Theirs" };
    await call(site.url, `/api/blogs/${id}`, { method: "PUT", token, body: theirs });
    const next = await reopen(page, site.url);
    await next.getByRole("button", { name: "Edit Theirs" }).click();
    await press(next, "Restore");
    await expect(next.getByLabel("Short description")).toHaveValue("Mine");
    await press(next, "Save");
    await expect(dialogOf(next).getByRole("alert")).toContainText("asha changed this");
    expect(await (await call(site.url, `/api/blogs/${id}`)).text()).toContain("Theirs");
  });
});

test("unsaved text of one user is not offered to another, nor after 30 days", async ({
  page,
  site,
}) => {
  await enterPortal(page, site);
  await write(page);
  const offer = async () => {
    await page.reload();
    await page.getByRole("button", { name: "Create New Post" }).click();
    await expect(page.getByRole("button", { name: /Save|Restore/ })).toBeVisible();
    return offerOf(page).isVisible();
  };
  page.on("dialog", (dialog) => void dialog.accept());
  expect(await offer()).toBe(true);
  await page.addInitScript(() => {
    const user = JSON.parse(localStorage.getItem("arthora.user")!) as object;
    localStorage.setItem("arthora.user", JSON.stringify({ ...user, id: "somebody-else" }));
  });
  expect(await offer()).toBe(false);
  await page.clock.setFixedTime(Date.now() + 31 * 24 * 60 * 60 * 1000);
  await offer();
  expect(await kept(page)).toBe("[]");
});
