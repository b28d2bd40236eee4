import type { Page } from "@playwright/test";
import { admin, call, signIn } from "../../tools/site/calls";
import type { TestSite } from "../../tools/site/site";
import { expect, signInAs, test as base } from "./fixtures";
import { enterPortal } from "./open-editor";

// A firm's first day, from an empty database on: one story, told in the browser.

// With a worker fixture of its own it gets a worker of its own, and with that a new site.
const test = base.extend<object, { alone: void }>({
  alone: [async ({}, use) => use(), { scope: "worker", auto: true }],
});

test.describe.configure({ mode: "serial" });

async function writeInEditor(page: Page, label: string, text: string) {
  const editor = page.getByRole("dialog").getByRole("textbox", { name: label });
  await editor.click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}

async function save(page: Page, told: string) {
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(told, { exact: true })).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
}

async function remove(page: Page, title: string, question: string, told: string) {
  await page.getByRole("button", { name: `Delete ${title}` }).click();
  const dialog = page.getByRole("dialog", { name: question });
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(told, { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: `Delete ${title}` })).toBeHidden();
}

/** What a visitor who has never been here gets at the very next request. */
async function asVisitor(site: TestSite, path: string): Promise<string> {
  return (await fetch(`${site.url}${path}`)).text();
}

test("nobody gets into the portal without signing in", async ({ page }) => {
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole("heading", { level: 1, name: "Admin Login" })).toBeVisible();
});

test("two passwords that differ are not sent", async ({ page }) => {
  let sent = 0;
  page.on("request", (request) => (sent += request.url().endsWith("/api/register") ? 1 : 0));
  await page.goto("/register");
  await page.getByLabel("Username").fill(admin.username);
  await page.getByLabel("Password", { exact: true }).fill(admin.password);
  await page.getByLabel("Confirm Password").fill("something else");
  await page.getByRole("button", { name: "Create Admin Account" }).click();
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  expect(sent).toBe(0);
});

test("the first administrator registers and is led to the sign-in", async ({ page }) => {
  // Two seconds after the success the sign-in would take its place: it comes when that was read.
  let goOn = () => {};
  const read = new Promise<void>((resolve) => (goOn = resolve));
  await page.route("**/login", async (route) => {
    await read;
    await route.continue();
  });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/register");
  await page.getByLabel("Username").fill(admin.username);
  await page.getByLabel("Password", { exact: true }).fill(admin.password);
  await page.getByLabel("Confirm Password").fill(admin.password);
  await page.getByRole("button", { name: "Create Admin Account" }).click();
  // Above the fields, and in sight of whoever has scrolled down to the button on a phone.
  await expect(
    page.getByText("Admin account created successfully! You can now login."),
  ).toBeInViewport({ ratio: 1 });
  goOn();
  await expect(page).toHaveURL(/\/login$/);
});

test.describe("after that", () => {
  test.use({ expectedStatuses: [401, 403] });

  test("nobody else can register", async ({ page }) => {
    await page.goto("/register");
    await page.getByLabel("Username").fill("mallory");
    await page.getByLabel("Password", { exact: true }).fill("x");
    await page.getByLabel("Confirm Password").fill("x");
    await page.getByRole("button", { name: "Create Admin Account" }).click();
    await expect(
      page.getByRole("alert").filter({ hasText: "Registration is closed" }),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/register$/);
  });

  test("a wrong password is refused", async ({ page }) => {
    await page.goto("/login");
    await page.getByLabel("Username").fill(admin.username);
    await page.getByLabel("Password").fill("wrong");
    await page.getByRole("button", { name: "Login" }).click();
    await expect(
      page.getByRole("alert").filter({ hasText: "Wrong username or password" }),
    ).toBeVisible();
  });
});

test("a post is written, read by visitors at once, changed and deleted", async ({ page, site }) => {
  await enterPortal(page, site);
  await expect(
    page.getByRole("heading", { name: "Manage blog posts and view contact submissions" }),
  ).toBeVisible();
  await expect(page.getByText("No blog posts yet")).toBeVisible();
  await expect(page.getByText("Create your first blog post to get started.")).toBeVisible();

  await page.getByRole("button", { name: "Create New Post" }).click();
  const dialog = page.getByRole("dialog", { name: "Create New Blog Post" });
  await dialog.getByLabel("Title").fill("Gold loans explained");
  await dialog.getByLabel("Author name").fill("Asha Menon");
  await dialog.getByLabel("Short description").fill("How value, limit and repayment work");
  await writeInEditor(page, "Content", "Weigh it first.");
  await save(page, "Blog post created successfully");
  expect(await asVisitor(site, "/blog")).toContain("Gold loans explained");

  // Seen in this tab, so that its memory has the list as it was.
  const blogLink = page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Blog" });
  await blogLink.click();
  // The portal shows the same heading.
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByRole("heading", { name: "Gold loans explained" })).toBeVisible();
  await page.goBack();

  await page.getByRole("button", { name: "Edit Gold loans explained" }).click();
  const editing = page.getByRole("dialog", { name: "Edit Blog Post" });
  await expect(editing.getByLabel("Author name")).toHaveValue("Asha Menon");
  await editing.getByLabel("Title").fill("Gold loans, step by step");
  await save(page, "Blog post updated successfully");
  expect(await asVisitor(site, "/blog")).toContain("Gold loans, step by step");

  await blogLink.click();
  await expect(page).toHaveURL(/\/blog$/);
  await page.getByRole("link", { name: "Read More about Gold loans, step by step" }).click();
  await expect(page.getByText("Weigh it first.")).toBeVisible();

  await page.goto("/admin");
  await remove(
    page,
    "Gold loans, step by step",
    "Are you sure you want to delete this blog post?",
    "Blog post deleted successfully",
  );
  expect(await asVisitor(site, "/blog")).toContain("No blog posts yet");
});

test("a media item is added, read by visitors at once, changed and deleted", async ({
  page,
  site,
}) => {
  await enterPortal(page, site);
  await page.getByRole("tab", { name: "Media" }).click();
  await expect(page.getByText("No media items yet. Add some!")).toBeVisible();
  await page.getByRole("button", { name: "Add Media" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Media" });
  await dialog.getByLabel("Title").fill("A film on SIPs");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("File URL is required")).toBeVisible();
  await dialog.getByRole("combobox", { name: "Media type" }).selectOption("youtube");
  await expect(dialog.getByLabel("File URL")).toBeHidden();
  await dialog.getByLabel("YouTube URL").fill("https://youtu.be/dQw4w9WgXcQ");
  await writeInEditor(page, "Description", "Ten minutes.");
  await save(page, "Media item created successfully");
  expect(await asVisitor(site, "/media")).toContain("A film on SIPs");

  await page.getByRole("button", { name: "Edit A film on SIPs" }).click();
  await page.getByRole("dialog").getByLabel("Title").fill("A film on SIPs, in Hindi");
  await save(page, "Media item updated successfully");
  expect(await asVisitor(site, "/media")).toContain("A film on SIPs, in Hindi");

  await remove(
    page,
    "A film on SIPs, in Hindi",
    "Are you sure you want to delete this media item?",
    "Media item deleted successfully",
  );
  expect(await asVisitor(site, "/media")).toContain("No media resources available yet.");
});

test("an offer is made, read by visitors at once, changed and deleted", async ({ page, site }) => {
  await enterPortal(page, site);
  await page.getByRole("tab", { name: "Offers" }).click();
  await expect(page.getByText("No offers found. Create your first offer.")).toBeVisible();
  expect(await asVisitor(site, "/")).toContain("Secure Your Financial Future");
  await page.getByRole("button", { name: "New Offer" }).click();
  const dialog = page.getByRole("dialog", { name: "New Offer" });
  await dialog.getByLabel("Title").fill("Fee waived in March");
  await dialog.getByRole("combobox", { name: "Category" }).selectOption("loan");
  await dialog.getByLabel("Discount").fill("No processing fee");
  await dialog.getByLabel("Valid until").fill("2027-03-31");
  await save(page, "Offer created successfully");
  expect(await asVisitor(site, "/")).toContain("Valid until: <!-- -->2027-03-31");

  await page.getByRole("button", { name: "Edit Fee waived in March" }).click();
  await expect(page.getByRole("dialog").getByLabel("Valid until")).toHaveValue("2027-03-31");
  await page.getByRole("dialog").getByLabel("Discount").fill("Half the processing fee");
  await save(page, "Offer updated successfully");
  expect(await asVisitor(site, "/")).toContain("Half the processing fee");

  await remove(
    page,
    "Fee waived in March",
    "Are you sure you want to delete this offer?",
    "Offer deleted successfully",
  );
  expect(await asVisitor(site, "/")).not.toContain("Fee waived in March");
});

test("what visitors wrote is read in full, and cannot be changed", async ({ page, site }) => {
  const message = `Please call me about a home loan. ${"It is for my parents' house. ".repeat(12)}`;
  const lead = { name: "Meera Iyer", email: "meera@example.org", phone: "9876543210", message };
  await enterPortal(page, site);
  await page.getByRole("tab", { name: "Contacts" }).click();
  await expect(page.getByText("No contacts yet")).toBeVisible();
  await call(site.url, "/api/contact", {
    method: "POST",
    body: lead,
    headers: { Referer: `${site.url}/loans/home-loan` },
  });
  await page.reload();
  await page.getByRole("tab", { name: "Contacts" }).click();
  const table = page.getByRole("table", { name: "Contact submissions" });
  await expect(table.getByRole("columnheader")).toHaveText(["Name", "Email", "Phone", "Message"]);
  for (const [name, href] of [
    [lead.email, `mailto:${lead.email}`],
    [lead.phone, `tel:+91${lead.phone}`],
  ] as const) {
    const link = table.getByRole("link", { name, exact: true });
    await expect(link).toHaveAttribute("href", href);
    // Nothing of the row lies over it.
    await link.click({ trial: true });
  }
  await table.getByRole("button", { name: "Meera Iyer", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Message from Meera Iyer" });
  await expect(dialog.getByText(message.trim())).toBeVisible();
  await expect(
    dialog.getByRole("link", { name: "meera@example.org", exact: true }),
  ).toHaveAttribute("href", "mailto:meera@example.org");
  await expect(dialog.getByText("/loans/home-loan")).toBeVisible();
});

test.describe("a save that is refused", () => {
  test.use({ expectedStatuses: [409] });

  test("keeps what was typed and says why", async ({ page, site }) => {
    const { token } = await signIn(site.url);
    const body = { title: "Shared", authorName: "Asha", short_desc: "For both of us" };
    const made = await call(site.url, "/api/blogs", { method: "POST", token, body });
    const { id } = (await made.json()) as { id: string };
    await enterPortal(page, site);
    await page.getByRole("button", { name: "Edit Shared" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit Blog Post" });
    await dialog.getByLabel("Short description").fill("Mine, an hour of work");
    await call(site.url, `/api/blogs/${id}`, { method: "PUT", token, body });
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByRole("alert")).toHaveText(
      /^asha changed this blog post on \d+ \w+ \d{4}, \d+:\d\d [ap]m India time, while you were editing\. Your changes are not saved; overwriting replaces theirs\.$/,
    );
    await expect(dialog.getByLabel("Short description")).toHaveValue("Mine, an hour of work");
    await page.keyboard.press("Escape");
    const question = page.getByRole("dialog", { name: "Discard your changes?" });
    await question.getByRole("button", { name: "Keep editing" }).click();
    await dialog.getByRole("button", { name: "Overwrite with mine" }).click();
    await expect(page.getByText("Blog post updated successfully")).toBeVisible();
    expect(await asVisitor(site, "/blog")).toContain("Mine, an hour of work");
  });
});

test("signing out ends it: the keys are gone and the portal is closed", async ({ page }) => {
  await signInAs(page);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/login$/);
});

test("without its stored keys the portal closes itself", async ({ page }) => {
  await signInAs(page);
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
    "arthora.token",
    "arthora.user",
  ]);
  // Cleared on a page that has no use for the keys: an open portal would leave at once by itself,
  // and end the next navigation with that.
  await page.goto("/privacy");
  await page.evaluate(() => localStorage.clear());
  // The page may leave before it has loaded, which would end a wait for its load.
  await page.goto("/admin", { waitUntil: "commit" });
  await page.waitForURL("**/login");
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).toEqual(["arthora.device"]);
});
