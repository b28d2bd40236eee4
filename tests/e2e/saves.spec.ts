import type { Page } from "@playwright/test";
import {
  dropResponse,
  expectWrittenPost,
  fillFields,
  holdRequests,
  mockResponse,
  postDialog as dialog,
  writePost,
} from "./actions";
import { expect, submitSignIn } from "./fixtures";
import { test as base } from "./portal-test";

const colleaguesPost = { title: "Theirs", authorName: "Ravi", short_desc: "Theirs" };

const test = base.extend<{
  write: () => Promise<void>;
  expectStored: (...titles: string[]) => Promise<void>;
}>({
  write: async ({ page, openPortal }, use) => {
    await use(async () => {
      await openPortal();
      await writePost(page);
    });
  },
  expectStored: async ({ api }, use) => {
    await use(async (...titles) => {
      const posts = await api<{ title: string }[]>("/api/blogs");
      expect(posts.map(({ title }) => title)).toEqual(titles);
    });
  },
});

const alert = (page: Page) => dialog(page).getByRole("alert");
const press = (page: Page, name: string) => dialog(page).getByRole("button", { name }).click();
const save = (page: Page) =>
  dialog(page)
    .getByRole("button", { name: /^(Publish|Update)$/ })
    .click();
const title = (page: Page) => page.getByLabel("Title", { exact: true });

const createErrorBody = (code: string, message: string) => ({ error: message, message, code });

test.describe("a save that fails", () => {
  test.use({ expectedStatuses: [400, 413, 429, 502], viewport: { width: 640, height: 400 } });

  test("keeps all text, and succeeds on a retry", async ({ page, write, expectStored }) => {
    await write();
    const button = dialog(page).getByRole("button", { name: "Publish" });
    const expectFailure = async (message: string) => {
      await title(page).press("Enter");
      await expect(alert(page)).toHaveText(message);
      await expect(alert(page)).toBeInViewport({ ratio: 1 });
      await expect(button).toBeInViewport({ ratio: 1 });
      await expect(button).toBeFocused();
      await expectWrittenPost(page);
    };
    for (const [response, message] of [
      [
        {
          status: 429,
          headers: { "Retry-After": "30" },
          body: createErrorBody("too_many_requests", "Too many requests"),
        },
        "Too many requests. Wait 30 seconds, then try again.",
      ],
      [
        { status: 413, body: createErrorBody("too_large", "The request is larger than 1 MB") },
        "The request is larger than 1 MB. Images pasted into the text take the most space: add them with the Image button instead.",
      ],
      [
        { status: 502, body: "<html><h1>Bad Gateway</h1></html>" },
        "The server returned an error (502). Wait a moment, then try again.",
      ],
    ] as const) {
      await mockResponse(page, "POST", "/api/blogs", response);
      await expectFailure(message);
      await page.unrouteAll();
    }
    await page.route("**/api/blogs", (route) => route.abort("aborted"));
    await expectFailure("The server cannot be reached. Check your connection, then try again.");
    await page.unrouteAll();
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeHidden();
    await expectStored("An hour of work");
  });

  test("shows the server's reason under each field", async ({ page, write }) => {
    await write();
    const fields = { title: "Title is taken", short_desc: "Short description is too long" };
    const body = { ...createErrorBody("invalid", Object.values(fields).join(". ")), fields };
    await mockResponse(page, "POST", "/api/blogs", { status: 400, body });
    await save(page);
    await expect(title(page)).toHaveAccessibleDescription(fields.title);
    await expect(page.getByLabel("Short description")).toHaveAccessibleDescription(
      /Short description is too long/,
    );
    await expect(page.getByRole("group", { name: "Please correct 2 fields" })).toBeFocused();
    await expectWrittenPost(page);
  });
});

test.describe("a save after the session has ended", () => {
  test.use({ expectedStatuses: [401] });

  test("succeeds after a new sign-in", async ({ page, database, write, expectStored }) => {
    await write();
    await database.execute('DELETE FROM "Session" WHERE "isCookieBound" = 1');
    await save(page);
    await expect(alert(page)).toContainText("Nothing is lost");
    await expectWrittenPost(page);
    const [signInPage] = await Promise.all([
      page.waitForEvent("popup"),
      alert(page).getByRole("link", { name: "sign in again in another tab" }).click(),
    ]);
    await signInPage.waitForURL("**/login");
    await submitSignIn(signInPage);
    await signInPage.close();
    await save(page);
    await expect(dialog(page)).toBeHidden();
    await expectStored("An hour of work");
  });
});

test.describe("saving or deleting an entry that a colleague deleted or changed", () => {
  test.use({ expectedStatuses: [404, 409] });

  test("offers Publish as New after a deletion", async ({
    page,
    publish,
    openPortal,
    api,
    expectStored,
  }) => {
    const { id } = await publish("blogs", { title: "Soon gone" });
    await openPortal();
    await page.getByRole("button", { name: "Edit Soon gone" }).click();
    await fillFields(page, { Title: "An hour of work" });
    await api(`/api/blogs/${id}`, { method: "DELETE" });
    await save(page);
    await expect(alert(page)).toHaveText(
      "Blog post not found. This was deleted while you were editing.",
    );
    await press(page, "Publish as New");
    await expect(page.getByText("Blog post created successfully")).toBeVisible();
    await expectStored("An hour of work");
  });

  for (const { change, message } of [
    { change: { method: "DELETE" }, message: "Blog post not found. It has already been deleted." },
    {
      change: { method: "PUT", body: colleaguesPost },
      message:
        /^You changed this blog post in another tab .* on .+\. Review it before you delete it\.$/,
    },
  ]) {
    test(`reports the colleague's ${change.method} request in the delete dialog, and offers only Close`, async ({
      page,
      publish,
      openPortal,
      api,
    }) => {
      const { id } = await publish("blogs", { title: "Soon changed" });
      await openPortal();
      await page.getByRole("button", { name: "Delete Soon changed" }).click();
      await api(`/api/blogs/${id}`, change);
      const question = page.getByRole("dialog");
      await question.getByRole("button", { name: "Delete" }).click();
      await expect(question.getByRole("alert")).toHaveText(message);
      await expect(question.getByRole("button")).toHaveText(["Close"]);
      await expect(question.getByRole("button", { name: "Close" })).toBeFocused();
    });
  }
});

test.describe("a save whose response is lost", () => {
  test.use({ expectedStatuses: [409] });

  const saveWithoutResponse = async (page: Page) => {
    await dropResponse(page, "**/api/blogs{,/*}");
    await save(page);
    await expect(alert(page)).toContainText("The server cannot be reached.");
  };

  test("stores one post when it is retried", async ({ page, write, expectStored }) => {
    await write();
    await saveWithoutResponse(page);
    await fillFields(page, { Title: "Corrected" });
    await save(page);
    await expect(dialog(page)).toBeHidden();
    await expectStored("Corrected");
    await page.getByRole("button", { name: "Edit Corrected" }).click();
    await fillFields(page, { Title: "Two hours of work" });
    await saveWithoutResponse(page);
    await save(page);
    await expect(dialog(page)).toBeHidden();
    await expectStored("Two hours of work");
  });

  test("does not overwrite a colleague's change without asking", async ({
    page,
    write,
    api,
    expectStored,
  }) => {
    await write();
    await saveWithoutResponse(page);
    await fillFields(page, { Title: "Corrected" });
    const [post] = await api<{ id: string }[]>("/api/blogs");
    await api(`/api/blogs/${post!.id}`, { method: "PUT", body: colleaguesPost });
    await save(page);
    await expect(alert(page)).toContainText("after you saved it");
    await expectStored("Theirs");
    await press(page, "Overwrite with Mine");
    await expect(dialog(page)).toBeHidden();
    await expectStored("Corrected");
  });
});

test.describe("a form that is being saved", () => {
  test("ignores a second save and further typing", async ({ page, write, expectStored }) => {
    await write();
    let requestCount = 0;
    page.on("request", (request) => (requestCount += request.method() === "POST" ? 1 : 0));
    const release = await holdRequests(page, "POST", "/api/blogs");
    await dialog(page)
      .getByRole("button", { name: "Publish" })
      .evaluate((button: HTMLButtonElement) => {
        button.focus();
        button.click();
        button.click();
        button.form?.requestSubmit();
      });
    await expect(dialog(page).getByRole("button", { name: "Publishing..." })).toBeFocused();
    await page.keyboard.type(" and more");
    await title(page).click({ force: true });
    await page.keyboard.type(" and more");
    await page.getByText("Every word of it").click({ force: true });
    await page.keyboard.type(" and more");
    await expectWrittenPost(page);
    release();
    await expect(dialog(page)).toBeHidden();
    expect(requestCount).toBe(1);
    await expectStored("An hour of work");
  });

  test("closes on request while the save continues", async ({ page, write, expectStored }) => {
    await write();
    const release = await holdRequests(page, "POST", "/api/blogs");
    await save(page);
    await page.keyboard.press("Escape");
    const question = page.getByRole("dialog", {
      name: "Close while your changes are being published?",
    });
    await expect(question).toContainText("They may already be on the site.");
    await question.getByRole("button", { name: "Close" }).click();
    await expect(dialog(page)).toBeHidden();
    await page.getByRole("button", { name: "Create New Post" }).click();
    await page.getByRole("button", { name: "Start Empty" }).click();
    await title(page).fill("The next");
    release();
    await expect(page.getByText("Blog post created successfully")).toBeVisible();
    await expect(title(page)).toHaveValue("The next");
    await expectStored("An hour of work");
  });
});

test("asks before discarding text, and opens an empty form afterwards", async ({ page, write }) => {
  await write();
  await press(page, "Cancel");
  const question = page.getByRole("dialog", { name: "Discard your changes?" });
  await question.getByRole("button", { name: "Keep Editing" }).click();
  await expectWrittenPost(page);
  await press(page, "Cancel");
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(dialog(page)).toBeHidden();
  const createButton = page.getByRole("button", { name: "Create New Post" });
  await createButton.click();
  for (const label of ["Title", "Author name", "Short description"]) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue("");
  }
  await expect(page.getByRole("textbox", { name: "Content" })).toHaveText("");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(createButton).toBeFocused();
});
