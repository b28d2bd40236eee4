import type { Editor } from "@tiptap/core";
import type { Page } from "@playwright/test";
import { call, signIn } from "../../tools/site/calls";
import type { TestSite } from "../../tools/site/site";
import { publishBlog, removeAll } from "../support/entries";
import { untilAwake } from "./awake";
import { expect, test } from "./fixtures";
import { enterPortal } from "./open-editor";
import { answerWith, fill, holdBack, loseAnswer, openPortal } from "./arranging";

// Whatever goes wrong while something is saved: what was typed stays, and what to do is said.

const typed = { Title: "An hour of work", "Author name": "Asha", "Short description": "All of it" };

test.beforeEach(async ({ site, token }) => removeAll(site.url, token, "blogs"));

const dialogOf = (page: Page) =>
  page.getByRole("dialog", { name: /Create New Blog Post|Edit Blog Post/ });

async function write(page: Page) {
  await page.getByRole("button", { name: "Create New Post" }).click();
  await fill(page, typed);
  await page.getByRole("textbox", { name: "Content" }).click();
  await page.keyboard.type("Every word of it");
}

const save = (page: Page) => dialogOf(page).getByRole("button", { name: "Save" }).click();

async function expectTextKept(page: Page) {
  for (const [label, value] of Object.entries(typed)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  }
  await expect(page.getByRole("textbox", { name: "Content" })).toHaveText("Every word of it");
}

async function titles(url: string): Promise<string[]> {
  const posts = (await (await call(url, "/api/blogs")).json()) as { title: string }[];
  return posts.map(({ title }) => title);
}

const envelope = (code: string, message: string, fields?: Record<string, string>) => ({
  error: message,
  message,
  code,
  fields,
});

test.describe("a save that the server refuses", () => {
  test.use({ expectedStatuses: [400, 429, 502, 503] });

  for (const { name, answer, says } of [
    {
      name: "because of too many calls",
      answer: {
        status: 429,
        headers: { "Retry-After": "30" },
        body: envelope("too_many_requests", "Too many requests"),
      },
      says: "Too many requests. Wait 30 seconds, then save again.",
    },
    {
      name: "because the database is away",
      answer: { status: 503, body: envelope("unavailable", "The database is out of reach") },
      says: "The database is out of reach. Wait a moment, then save again.",
    },
    {
      name: "through a proxy's own page",
      answer: { status: 502, body: "<html><h1>Bad Gateway</h1></html>" },
      says: "The server answered with an error (502). Wait a moment, then save again.",
    },
  ]) {
    test(`${name} keeps everything, and can be sent again`, async ({
      page,
      site,
      database,
      token,
    }) => {
      await openPortal({ page, site, database, token, takeAway: async () => undefined });
      await write(page);
      await answerWith(page, "POST", "/api/blogs", answer);
      await save(page);
      await expect(dialogOf(page).getByRole("alert")).toHaveText(says);
      await expectTextKept(page);
      await page.unrouteAll();
      await save(page);
      await expect(dialogOf(page)).toBeHidden();
      expect(await titles(site.url)).toEqual(["An hour of work"]);
    });
  }

  test("for single fields says so under those fields", async ({ page, site }) => {
    await enterPortal(page, site);
    await write(page);
    const fields = { title: "Title is taken", short_desc: "Short description is too long" };
    await answerWith(page, "POST", "/api/blogs", {
      status: 400,
      body: envelope("invalid", Object.values(fields).join(". "), fields),
    });
    await save(page);
    await expect(page.getByLabel("Title", { exact: true })).toHaveAccessibleDescription(
      "Title is taken",
    );
    await expect(page.getByLabel("Short description")).toHaveAccessibleDescription(
      /Short description is too long/,
    );
    await expect(page.getByRole("group", { name: "Please correct 2 fields" })).toBeFocused();
    await expectTextKept(page);
  });
});

test.describe("a save that fails where there is little room", () => {
  test.use({ expectedStatuses: [503], viewport: { width: 640, height: 400 } });

  test("shows why, and the button to save again", async ({ page, site }) => {
    await enterPortal(page, site);
    await write(page);
    await answerWith(page, "POST", "/api/blogs", { status: 503 });
    await page.getByLabel("Title", { exact: true }).press("Enter");
    await expect(dialogOf(page).getByRole("alert")).toBeInViewport({ ratio: 1 });
    const button = dialogOf(page).getByRole("button", { name: "Save" });
    await expect(button).toBeInViewport({ ratio: 1 });
    await expect(button).toBeFocused();
  });
});

test.describe("a save after the session has ended", () => {
  test.use({ expectedStatuses: [401] });

  test("goes through after signing in again in another tab", async ({ page, site, database }) => {
    await enterPortal(page, site);
    await write(page);
    await database.execute('DELETE FROM "Session" WHERE "bound" = 1');
    await save(page);
    const alert = dialogOf(page).getByRole("alert");
    await expect(alert).toContainText("Nothing here is lost");
    await expectTextKept(page);
    const [other] = await Promise.all([
      page.waitForEvent("popup"),
      alert.getByRole("link", { name: "sign in again in another tab" }).click(),
    ]);
    await untilAwake(other);
    await other.getByLabel("Username").fill("asha");
    await other.getByLabel("Password").fill("a long enough password");
    await other.getByRole("button", { name: "Login" }).click();
    await other.waitForURL("**/admin");
    await other.close();
    await save(page);
    await expect(dialogOf(page)).toBeHidden();
    expect(await titles(site.url)).toEqual(["An hour of work"]);
  });
});

test.describe("a save of what somebody has deleted meanwhile", () => {
  test.use({ expectedStatuses: [404] });

  test("can be made into a new entry", async ({ page, site }) => {
    const { token } = await signIn(site.url);
    const { id } = await publishBlog(site.url, token, { title: "Soon gone" });
    await enterPortal(page, site);
    await page.getByRole("button", { name: "Edit Soon gone" }).click();
    await fill(page, typed);
    await call(site.url, `/api/blogs/${id}`, { method: "DELETE", token });
    await save(page);
    await expect(dialogOf(page).getByRole("alert")).toHaveText(
      "Blog post not found. This was deleted while you were editing.",
    );
    await dialogOf(page).getByRole("button", { name: "Save as new" }).click();
    await expect(page.getByText("Blog post created successfully")).toBeVisible();
    expect(await titles(site.url)).toEqual(["An hour of work"]);
  });
});

for (const { status, by, says, change } of [
  {
    status: 404,
    by: "deleted",
    says: "Blog post not found. It has already been deleted.",
    change: { method: "DELETE" },
  },
  {
    status: 409,
    by: "changed",
    says: /^asha changed this blog post on .+\d+:\d\d [ap]m India time\. Look at it again before you delete it\.$/,
    change: { method: "PUT", body: { title: "Changed", authorName: "Asha", short_desc: "All" } },
  },
]) {
  test.describe(`a deletion of what somebody has ${by} meanwhile`, () => {
    test.use({ expectedStatuses: [status] });

    test("says so, and offers only to close", async ({ page, site }) => {
      const { token } = await signIn(site.url);
      const { id } = await publishBlog(site.url, token, { title: "Soon gone" });
      await enterPortal(page, site);
      await page.getByRole("button", { name: "Delete Soon gone" }).click();
      await call(site.url, `/api/blogs/${id}`, { ...change, token });
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: "Delete" }).click();
      await expect(dialog.getByRole("alert")).toHaveText(says);
      await expect(dialog.getByRole("button")).toHaveText(["Close"]);
      await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(dialog).toBeHidden();
    });
  });
}

test.describe("a save of more than a post may weigh", () => {
  test.use({ expectedStatuses: [413] });

  test("says what weighs, and keeps it all", async ({ page, site }) => {
    await enterPortal(page, site);
    await write(page);
    await page.getByRole("textbox", { name: "Content" }).evaluate((element) => {
      const src = `data:image/png;base64,${"A".repeat(1_100_000)}`;
      const { editor } = element as unknown as { editor: Editor };
      editor.commands.insertContent({ type: "image", attrs: { src, alt: "Large" } });
    });
    await save(page);
    await expect(dialogOf(page).getByRole("alert")).toHaveText(
      "The request is larger than 1 MB. Images pasted into the text take the most space: add them with the Image button instead.",
    );
    await expectTextKept(page);
  });
});

test("a save without a network keeps everything, and can be sent again", async ({ page, site }) => {
  await enterPortal(page, site);
  await write(page);
  await page.route("**/api/blogs", (route) => route.abort("aborted"));
  await save(page);
  await expect(dialogOf(page).getByRole("alert")).toHaveText(
    "The server cannot be reached. Check your connection, then save again.",
  );
  await expect(
    page.getByText("Failed to create blog post: The server cannot be reached."),
  ).toBeVisible();
  await expectTextKept(page);
  await page.unrouteAll();
  await expect(dialogOf(page).getByRole("button", { name: "Save" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialogOf(page)).toBeHidden();
  expect(await titles(site.url)).toEqual(["An hour of work"]);
});

test("a save whose answer is lost is sent again, and is one save", async ({ page, site }) => {
  await enterPortal(page, site);
  const sendAgain = async () => {
    await loseAnswer(page, "**/api/blogs{,/*}");
    await save(page);
    await expect(dialogOf(page).getByRole("alert")).toContainText("The server cannot be reached.");
    await save(page);
    await expect(dialogOf(page)).toBeHidden();
  };
  await write(page);
  await sendAgain();
  expect(await titles(site.url)).toEqual(["An hour of work"]);

  await page.getByRole("button", { name: "Edit An hour of work" }).click();
  await fill(page, { Title: "Two hours of work" });
  await sendAgain();
  expect(await titles(site.url)).toEqual(["Two hours of work"]);
});

test.describe("a new post whose first save was stored and its answer lost", () => {
  test.use({ expectedStatuses: [409] });

  const saveWithoutAnswer = async (page: Page, site: TestSite) => {
    await enterPortal(page, site);
    await write(page);
    await loseAnswer(page, "**/api/blogs");
    await save(page);
    await expect(dialogOf(page).getByRole("alert")).toContainText("The server cannot be reached.");
    await fill(page, { Title: "Corrected" });
    const [post] = (await (await call(site.url, "/api/blogs")).json()) as { id: string }[];
    return `/api/blogs/${post!.id}`;
  };

  test("is saved with the corrected title", async ({ page, site }) => {
    await saveWithoutAnswer(page, site);
    await save(page);
    await expect(dialogOf(page)).toBeHidden();
    expect(await titles(site.url)).toEqual(["Corrected"]);
  });

  test("does not go over what a colleague has changed since, unasked", async ({
    page,
    site,
    token,
  }) => {
    const path = await saveWithoutAnswer(page, site);
    const body = { title: "Theirs", authorName: "Ravi", short_desc: "Theirs" };
    await call(site.url, path, { method: "PUT", token, body });
    await save(page);
    await expect(dialogOf(page).getByRole("alert")).toContainText("after you saved it");
    expect(await titles(site.url)).toEqual(["Theirs"]);
    await dialogOf(page).getByRole("button", { name: "Show theirs beside mine" }).click();
    const both = page.getByRole("dialog", { name: "Theirs and yours" });
    const theirs = both.getByRole("region", { name: "Theirs" }).frameLocator("iframe");
    await expect(theirs.locator("body")).toContainText("Theirs");
    await page.keyboard.press("Escape");
    await dialogOf(page).getByRole("button", { name: "Overwrite with mine" }).click();
    await expect(dialogOf(page)).toBeHidden();
    expect(await titles(site.url)).toEqual(["Corrected"]);
  });

  test("is saved as new only on request after a colleague deleted it", async ({
    page,
    site,
    token,
  }) => {
    await call(site.url, await saveWithoutAnswer(page, site), { method: "DELETE", token });
    await save(page);
    await expect(dialogOf(page).getByRole("alert")).toContainText("deleted this blog post");
    expect(await titles(site.url)).toEqual([]);
    await dialogOf(page).getByRole("button", { name: "Save as new" }).click();
    await expect(dialogOf(page)).toBeHidden();
    expect(await titles(site.url)).toEqual(["Corrected"]);
  });
});

test("an impatient press, and Enter after it, make one entry", async ({ page, site }) => {
  await enterPortal(page, site);
  await write(page);
  const goOn = await holdBack(page, "POST", "/api/blogs");
  await dialogOf(page)
    .getByRole("button", { name: "Save" })
    .evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
      button.form?.requestSubmit();
    });
  await expect(dialogOf(page).getByRole("button", { name: "Saving..." })).toBeDisabled();
  await page.getByLabel("Title", { exact: true }).press("Enter");
  goOn();
  await expect(dialogOf(page)).toBeHidden();
  await page.waitForTimeout(1_000);
  expect(await titles(site.url)).toEqual(["An hour of work"]);
});

test("what is being saved cannot be changed meanwhile", async ({ page, site }) => {
  await enterPortal(page, site);
  await write(page);
  const goOn = await holdBack(page, "POST", "/api/blogs");
  const title = page.getByLabel("Title", { exact: true });
  await title.press("Enter");
  await expect(dialogOf(page).getByRole("button", { name: "Saving..." })).toBeFocused();
  await page.keyboard.type(" and more");
  await title.click({ force: true });
  await page.keyboard.type(" and more");
  await page.getByText("Every word of it").click({ force: true });
  await page.keyboard.type(" and more");
  await expectTextKept(page);
  goOn();
  await expect(dialogOf(page)).toBeHidden();
  expect(await titles(site.url)).toEqual(["An hour of work"]);
});

test("a dialog that is closed while it is being saved says that this goes on", async ({
  page,
  site,
}) => {
  await enterPortal(page, site);
  await write(page);
  const goOn = await holdBack(page, "POST", "/api/blogs");
  await save(page);
  await page.keyboard.press("Escape");
  const question = page.getByRole("dialog", { name: "Close while it is being saved?" });
  await expect(question).toContainText("It may be on the site already.");
  await question.getByRole("button", { name: "Close" }).click();
  await expect(dialogOf(page)).toBeHidden();
  // What is begun next stays open when the answer comes.
  await page.getByRole("button", { name: "Create New Post" }).click();
  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByLabel("Title", { exact: true }).fill("The next");
  goOn();
  await expect(page.getByText("Blog post created successfully")).toBeVisible();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("The next");
  expect(await titles(site.url)).toEqual(["An hour of work"]);
});

test("a question whether to close goes when what was saved is there", async ({ page, site }) => {
  await enterPortal(page, site);
  await write(page);
  const goOn = await holdBack(page, "POST", "/api/blogs");
  await save(page);
  await dialogOf(page).getByRole("button", { name: "Cancel" }).click();
  const question = page.getByRole("dialog", { name: "Close while it is being saved?" });
  await question.waitFor();
  goOn();
  await expect(question).toBeHidden();
  await expect(dialogOf(page)).toBeHidden();
});

test("the dialog begins empty again after a cancel and after a save", async ({ page, site }) => {
  await enterPortal(page, site);
  await write(page);
  await dialogOf(page).getByRole("button", { name: "Cancel" }).click();
  const question = page.getByRole("dialog", { name: "Discard your changes?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expectTextKept(page);
  await dialogOf(page).getByRole("button", { name: "Cancel" }).click();
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(dialogOf(page)).toBeHidden();
  // Only whose it usually is stands there.
  for (const author of ["", typed["Author name"]]) {
    await page.getByRole("button", { name: "Create New Post" }).click();
    for (const label of Object.keys(typed)) {
      const value = label === "Author name" ? author : "";
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
    }
    await expect(page.getByRole("textbox", { name: "Content" })).toHaveText("");
    await fill(page, typed);
    await save(page);
    await expect(dialogOf(page)).toBeHidden();
  }
});

test("a dialog in which nothing was typed closes without a question", async ({ page, site }) => {
  await enterPortal(page, site);
  await page.getByRole("button", { name: "Create New Post" }).click();
  await expect(page.getByRole("textbox", { name: "Content" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Create New Post" })).toBeFocused();
});
