import type { Page } from "@playwright/test";
import { call } from "../../tools/site/calls";
import { countRows } from "../../tools/site/databases";
import { expect, test } from "./fixtures";
import { fill, openPortal } from "./arranging";

// What becomes of a lead: sent once, kept whatever happens, set apart, erased, and told of.

const lead = {
  Name: "Meera Iyer",
  Email: "meera@example.org",
  Phone: "9876543210",
  Message: "I would like to talk about my retirement.",
};

test.beforeEach(({ database }) => database.execute('DELETE FROM "Contact"'));

const send = (page: Page) => page.getByRole("button", { name: "Send Message" }).click();

const reasonsOf = async (url: string, token: string) => {
  const [newest] = (await (await call(url, "/api/contacts", { token })).json()) as { id: string }[];
  const detail = await call(url, `/api/contacts/${newest!.id}`, { token });
  return ((await detail.json()) as { spamReasons: string[] }).spamReasons;
};

/** As a person does it: nobody fills in four fields within a second. */
async function fillCalmly(page: Page, fields: Record<string, string>) {
  await fill(page, fields);
  await page.waitForTimeout(1_200);
}

test("a retry after an answer that was lost makes no second lead", async ({ page, database }) => {
  await page.goto("/contact");
  await fillCalmly(page, lead);
  // The lead arrives; the answer does not.
  await page.route(
    "**/api/contact",
    async (route) => {
      await route.fetch();
      await route.abort("aborted");
    },
    { times: 1 },
  );
  await Promise.all([page.waitForEvent("requestfailed"), send(page)]);
  await expect(page.locator("form").getByRole("alert")).toContainText("Something went wrong.");
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(lead.Message);
  expect(await countRows(database, "Contact")).toBe(1);
  await send(page);
  await expect(page.getByText("Message sent")).toBeVisible();
  expect(await countRows(database, "Contact")).toBe(1);
  // The form is empty, and what is written next is another lead, though it says the same.
  await fillCalmly(page, lead);
  await send(page);
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("");
  expect(await countRows(database, "Contact")).toBe(2);
});

test.describe("while the database is away", () => {
  test.use({ expectedStatuses: [503] });

  test("the form keeps the text, and sends it when the database is back", async ({
    page,
    database,
  }) => {
    await page.goto("/contact");
    await fillCalmly(page, lead);
    await database.execute('ALTER TABLE "Contact" RENAME TO "Away"');
    await send(page);
    await expect(page.locator("form").getByRole("alert")).toContainText("Something went wrong.");
    for (const [label, value] of Object.entries(lead)) {
      await expect(page.getByRole("textbox", { name: label })).toHaveValue(value);
    }
    await database.execute('ALTER TABLE "Away" RENAME TO "Contact"');
    await send(page);
    await expect(page.getByText("Message sent")).toBeVisible();
    expect(await countRows(database, "Contact")).toBe(1);
  });
});

test("what a person sends has no mark", async ({ page, site, token }) => {
  await page.goto("/contact");
  await fillCalmly(page, lead);
  await send(page);
  await expect(page.getByText("Message sent")).toBeVisible();
  expect(await reasonsOf(site.url, token)).toEqual([]);
});

test("what a program sends at once, in every field, is marked and stored", async ({
  page,
  site,
  token,
}) => {
  // The page's time stands still: to it a program is fast on any machine.
  await page.clock.install();
  await page.goto("/contact");
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() => {
    for (const field of document.querySelectorAll<HTMLInputElement>("form input[name=remarks]")) {
      field.value = "https://spam.example";
    }
  });
  await fill(page, lead);
  await send(page);
  await expect(page.getByText("Message sent")).toBeVisible();
  expect(await reasonsOf(site.url, token)).toEqual(["honeypot", "fast"]);
});

test("the field that no person sees is not reached by keys, nor read out", async ({ page }) => {
  await page.goto("/contact");
  await page.getByRole("textbox", { name: "Message" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Privacy Policy" }).first()).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Leave this empty" })).toHaveCount(0);
  const field = page.locator("form input[name=remarks]");
  const box = (await field.locator("xpath=ancestor::div[1]").boundingBox())!;
  expect(box.width * box.height).toBeLessThanOrEqual(1);
});

test("staff find what was marked apart, and say that it is none", async ({
  page,
  site,
  database,
  token,
}) => {
  const body = { name: "Ravi Shah", email: "ravi@example.org", phone: "9876543210" };
  await call(site.url, "/api/contact", {
    method: "POST",
    body: { ...body, message: "Marked, though I am a person" },
    headers: { "X-Form-Honeypot": "1" },
  });
  const stage = { page, site, database, token, takeAway: async () => undefined };
  await openPortal(stage, "Contacts");
  await expect(page.getByText("No contacts yet")).toBeVisible();
  // A quiet note leads there until it has been looked at.
  const chip = page.getByRole("button", { name: /^Spam/ });
  await expect(chip).toHaveText("Spam 1");
  const note = page.getByText("Some new messages were marked as spam");
  await note.getByRole("button", { name: "Review them" }).click();
  await expect(chip).toHaveAttribute("aria-pressed", "true");
  await expect(
    page.getByRole("heading", { name: "Contact Submissions", exact: true }),
  ).toBeFocused();
  await page.getByRole("button", { name: /^Open \d+$/ }).click();
  await expect(page.getByText("No contacts yet")).toBeVisible();
  await expect(note).toBeHidden();
  await chip.click();
  await expect(page).toHaveURL(/#contacts\?view=spam$/);
  await page.reload();
  await expect(chip).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Ravi Shah", exact: true }).click();
  await page.getByRole("button", { name: "This is not spam" }).click();
  await expect(page.getByText("Ravi Shah is now among the leads.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Mark as spam", exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Nothing is marked as spam")).toBeVisible();
  await expect(
    page.getByRole("heading", { name: "Contact Submissions", exact: true }),
  ).toBeFocused();
  await expect(chip).toHaveText("Spam 0");
  await page.getByRole("button", { name: /^Open \d+$/ }).click();
  await expect(page).toHaveURL(/#contacts$/);
  await expect(page.getByRole("cell", { name: /^Ravi Shah/ })).toBeVisible();
});

test("staff erase a person's data, and the activity tells of it", async ({
  page,
  site,
  database,
  token,
}) => {
  for (const [email, message] of [
    ["meera@example.org", "The first message"],
    ["Meera@Example.org", "The second message"],
    ["ravi@example.org", "The message of another"],
  ] as const) {
    const body = { name: "A visitor", email, phone: "9876543210", message };
    await call(site.url, "/api/contact", { method: "POST", body });
  }
  const stage = { page, site, database, token, takeAway: async () => undefined };
  await openPortal(stage, "Contacts");
  await expect(page.getByRole("row")).toHaveCount(4);
  const opener = page.getByRole("button", { name: "Erase a person’s data" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Erase a person’s data" });
  await dialog.getByRole("textbox", { name: "Email" }).fill("meera");
  await page.keyboard.press("Enter");
  const email = dialog.getByRole("textbox", { name: "Email" });
  await expect(email).toHaveAccessibleDescription("Please enter a valid email");
  await email.fill("nobody@example.org");
  await page.keyboard.press("Enter");
  await expect(email).toHaveAccessibleDescription("No contact has this email");
  await expect(email).toBeFocused();
  expect(await countRows(database, "Contact")).toBe(3);
  await email.fill("meera@example.org");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("2 contacts found:")).toBeFocused();
  const listed = dialog.getByRole("list", { name: "What will be erased" }).getByRole("listitem");
  await expect(listed).toContainText(["Meera@Example.org", "meera@example.org"]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const question = page.getByRole("dialog", { name: "Erase 2 contacts for good?" });
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  expect(await countRows(database, "Contact")).toBe(3);
  await question.getByRole("button", { name: "Erase for good" }).press("Enter");
  await expect(page.getByText("2 contacts erased")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(page.getByRole("cell", { name: "ravi@example.org" })).toBeVisible();
  // The dialog gives the focus back a moment after it has gone.
  await expect(opener).toBeFocused();

  const link = page.getByRole("button", { name: "Activity", exact: true });
  await link.focus();
  await page.keyboard.press("Enter");
  const activity = page.getByRole("dialog", { name: "Activity" });
  await expect(activity.getByRole("row").nth(1)).toContainText(
    "Erased 2 contacts by email address",
  );
  await expect(activity.getByText("meera@example.org")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(activity).toBeHidden();
  await expect(link).toBeFocused();
});

test("a lead's own dialog offers to erase whose it is, and a no erases nothing", async ({
  page,
  site,
  database,
  token,
}) => {
  const body = { name: "Ravi Shah", email: "ravi@example.org", phone: "9876543210" };
  await call(site.url, "/api/contact", {
    method: "POST",
    body: { ...body, message: "The message of Ravi" },
  });
  const stage = { page, site, database, token, takeAway: async () => undefined };
  await openPortal(stage, "Contacts");
  await page.getByRole("button", { name: "Ravi Shah", exact: true }).click();
  const lead = page.getByRole("dialog", { name: "Message from Ravi Shah" });
  await lead.getByRole("button", { name: "Erase this person’s data" }).click();
  const dialog = page.getByRole("dialog", { name: "Erase a person’s data" });
  const email = dialog.getByRole("textbox", { name: "Email" });
  await expect(email).toHaveValue("ravi@example.org");
  await expect(dialog.getByRole("textbox", { name: "Phone" })).toHaveValue("9876543210");
  await dialog.getByRole("button", { name: "Find contacts" }).click();
  await dialog.getByRole("button", { name: "Back" }).click();
  await expect(email).toBeFocused();
  await dialog.getByRole("button", { name: "Find contacts" }).click();
  await dialog.getByRole("button", { name: "Erase 1 contact" }).click();
  const question = page.getByRole("dialog", { name: "Erase 1 contact for good?" });
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(dialog).toBeVisible();
  expect(await countRows(database, "Contact")).toBe(1);
  await dialog.getByRole("button", { name: "Erase 1 contact" }).click();
  await question.getByRole("button", { name: "Erase for good" }).click();
  await expect(page.getByText("1 contact erased")).toBeVisible();
  await expect(lead).toBeHidden();
  await expect(page.getByText("No contacts yet")).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 })).toBeFocused();
  expect(await countRows(database, "Contact")).toBe(0);
});

test.describe("after too many wrong passwords", () => {
  test.use({ expectedStatuses: [429] });

  test("the page says how long to wait, and keeps the name", async ({ page }) => {
    await page.route("**/api/login", (route) =>
      route.fulfill({
        status: 429,
        headers: { "Retry-After": "42" },
        json: {
          error: "Too many attempts. Please try again in 42 seconds.",
          message: "Too many attempts. Please try again in 42 seconds.",
          code: "too_many_requests",
        },
      }),
    );
    await page.goto("/login");
    await fill(page, { Username: "asha", Password: "wrong" });
    await page.getByRole("button", { name: "Login" }).click();
    await expect(
      page.getByRole("alert").filter({ hasText: "Please try again in 42 seconds." }),
    ).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Username" })).toHaveValue("asha");
  });
});
