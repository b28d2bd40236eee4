import type { Page } from "@playwright/test";
import { adminCredentials } from "../../tools/site/calls";
import { insertContacts } from "../support/many-contacts";
import { fillFields } from "./actions";
import { expect, signInAs, test as base } from "./fixtures";
import { enterPortal } from "./open-editor";

// The extra worker fixture gives this file its own worker and site. The usual `emptyDatabase` would register an
// administrator, so this one does nothing.
const test = base.extend<{ emptyDatabase: void }, { separateWorker: void }>({
  emptyDatabase: async ({}, use) => use(),
  separateWorker: [async ({}, use) => use(), { scope: "worker", auto: true }],
});

test.describe.configure({ mode: "serial" });

async function register(page: Page, username: string, password: string, confirmation = password) {
  await page.goto("/register");
  await fillFields(page, {
    Username: username,
    Password: password,
    "Confirm Password": confirmation,
  });
  await page.getByRole("button", { name: "Create Admin Account" }).click();
}

test("registers the first administrator only if the passwords match, and opens the sign-in page", async ({
  page,
}) => {
  let requestCount = 0;
  page.on(
    "request",
    (request) => (requestCount += request.url().endsWith("/api/register") ? 1 : 0),
  );
  await register(page, adminCredentials.username, adminCredentials.password, "something else");
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await expect(page.getByText("Ask an administrator")).toHaveCount(0);
  expect(requestCount).toBe(0);
  await register(page, adminCredentials.username, adminCredentials.password);
  await expect(page).toHaveURL(/\/login$/);
});

test.describe("a site with an administrator", () => {
  test.use({ expectedStatuses: [401, 403] });

  test("refuses another registration and a wrong password", async ({ page }) => {
    await page.goto("/register");
    await expect(page.getByText("Ask an administrator for an invitation link.")).toBeVisible();
    await register(page, "mallory", "x");
    await expect(page.getByText("Registration is closed")).toBeVisible();
    await page.goto("/login");
    await fillFields(page, { Username: adminCredentials.username, Password: "wrong" });
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page.getByText("Wrong username or password")).toBeVisible();
  });
});

for (const kind of [
  {
    noun: "Blog post",
    tab: "Blog",
    add: "Create New Post",
    write: async (page: Page) => {
      await fillFields(page, { "Author name": "Asha Menon", "Short description": "How it works" });
      await page.getByRole("dialog").getByRole("textbox", { name: "Content" }).fill("Weigh it.");
    },
    path: "/blog",
    emptyText: "No blog posts yet",
  },
  {
    noun: "Media item",
    tab: "Media",
    add: "Add Media",
    write: async (page: Page) => {
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: "Publish" }).click();
      await expect(dialog.getByText("File URL is required")).toBeVisible();
      await dialog.getByRole("combobox", { name: "Media type" }).selectOption("youtube");
      await expect(dialog.getByLabel("File URL")).toBeHidden();
      await dialog.getByLabel("YouTube URL").fill("https://youtu.be/dQw4w9WgXcQ");
    },
    path: "/media",
    emptyText: "No media resources available yet.",
  },
  {
    noun: "Offer",
    tab: "Offers",
    add: "New Offer",
    write: async (page: Page) => {
      await page.getByRole("combobox", { name: "Category" }).selectOption("loan");
      await fillFields(page, { Discount: "No processing fee", "Valid until": "2027-03-31" });
    },
    path: "/",
    emptyText: "Secure Your Financial Future",
  },
]) {
  const noun = kind.noun.toLowerCase();

  test(`creates, updates and deletes ${noun}s, and shows visitors each change immediately`, async ({
    page,
    site,
  }) => {
    const fetchPage = async () => (await fetch(`${site.url}${kind.path}`)).text();
    const save = async (message: string) => {
      await page
        .getByRole("dialog")
        .getByRole("button", { name: /^(Publish|Update)$/ })
        .click();
      await expect(page.getByText(message, { exact: true })).toBeVisible();
      await expect(page.getByRole("dialog")).toBeHidden();
    };
    await enterPortal(page, site);
    await page.getByRole("tab", { name: kind.tab }).click();
    expect(await fetchPage()).toContain(kind.emptyText);
    await page.getByRole("button", { name: kind.add }).click();
    await fillFields(page, { Title: "Gold loans explained" });
    await kind.write(page);
    await save(`${kind.noun} created successfully`);
    expect(await fetchPage()).toContain("Gold loans explained");

    await page.getByRole("button", { name: "Edit Gold loans explained" }).click();
    await fillFields(page, { Title: "Gold loans, step by step" });
    await save(`${kind.noun} updated successfully`);
    expect(await fetchPage()).toContain("Gold loans, step by step");

    await page.getByRole("button", { name: "Delete Gold loans, step by step" }).click();
    const question = page.getByRole("dialog", {
      name: `Are you sure you want to delete this ${noun}?`,
    });
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(
      page.getByText(`${kind.noun} deleted successfully`, { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: /^Delete Gold/ })).toBeHidden();
    expect(await fetchPage()).not.toContain("Gold loans, step by step");
  });
}

test("shows a change in a browser tab that has cached the old page", async ({ page, site }) => {
  await enterPortal(page, site);
  await expect(page.getByText("No blog posts yet")).toBeVisible();
  await page.getByRole("button", { name: "Create New Post" }).click();
  await fillFields(page, { Title: "Before", "Author name": "Asha", "Short description": "Short" });
  await page.getByRole("dialog").getByRole("button", { name: "Publish" }).click();
  const blog = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" });
  await blog.click();
  // Waits for the URL first, because the portal shows the same heading.
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByRole("heading", { name: "Before" })).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: "Edit Before" }).click();
  await fillFields(page, { Title: "After" });
  await page.getByRole("dialog").getByRole("button", { name: "Update" }).click();
  await expect(page.getByText("Blog post updated successfully")).toBeVisible();
  await blog.click();
  await expect(page).toHaveURL(/\/blog$/);
  await page.getByRole("link", { name: "Read More about After" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "After" })).toBeVisible();
});

test("shows a visitor's message in full", async ({ page, site, database }) => {
  const message = `Please call me about a home loan. ${"It is for my parents' house. ".repeat(12)}`;
  await insertContacts(database, [{ message }]);
  await enterPortal(page, site);
  await page.getByRole("tab", { name: "Contacts" }).click();
  const table = page.getByRole("table", { name: "Contact submissions" });
  await expect(table.getByRole("columnheader")).toHaveText(["Name", "Email", "Phone", "Message"]);
  for (const name of ["meera@example.in", "9876543210"]) {
    // The click fails if the row's clickable area covers the link.
    await table.getByRole("link", { name, exact: true }).click({ trial: true });
  }
  // The clickable area of the name's button covers the whole row.
  const { width, height } = (await table.getByRole("row").nth(1).boundingBox())!;
  await table
    .getByRole("row")
    .nth(1)
    .click({ position: { x: width - 20, y: height / 2 } });
  const dialog = page.getByRole("dialog", { name: "Message from Meera Iyer" });
  await expect(dialog.getByText(message.trim())).toBeVisible();
});

test("removes the localStorage keys on sign-out, after which /admin redirects to the sign-in page (ASVS 7.4.4, 14.3.1, 14.3.3)", async ({
  page,
}) => {
  await signInAs(page);
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
    "arthora.token",
    "arthora.user",
  ]);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/login$/);
});

test("ends the session and opens the sign-in page when the localStorage keys are missing", async ({
  page,
}) => {
  await signInAs(page);
  // Leaves the portal first: without the keys, a portal page that still loads would open /login and interrupt `goto`.
  await page.goto("/privacy");
  await page.evaluate(() => localStorage.clear());
  // The page may redirect before it has loaded.
  await page.goto("/admin", { waitUntil: "commit" });
  await page.waitForURL("**/login");
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).toEqual(["arthora.device"]);
});
