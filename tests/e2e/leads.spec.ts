import type { Page } from "@playwright/test";
import { privacyRequests } from "@/content/privacy-requests";
import { call } from "../../tools/site/calls";
import { countRows } from "../../tools/site/databases";
import { insertContacts } from "../support/many-contacts";
import { fillFields, leadFields, dropResponse } from "./actions";
import { expect } from "./fixtures";
import { test } from "./portal-test";

const [withdrawal, erasure] = privacyRequests;
const send = (page: Page) => page.getByRole("button", { name: "Send Message" }).click();
const heading = (page: Page) =>
  page.getByRole("heading", { name: "Contact Submissions", exact: true });

test.describe("the contact form", () => {
  test("creates one lead when retried after a lost response", async ({ page, database, api }) => {
    await page.goto("/contact");
    await fillFields(page, leadFields);
    await dropResponse(page, "**/api/contact");
    await Promise.all([page.waitForEvent("requestfailed"), send(page)]);
    const alert = page.locator("form").getByRole("alert");
    await expect(alert).toContainText("Something went wrong. Please try again later.");
    await expect(alert).toBeInViewport({ ratio: 1 });
    await expect(alert.locator("..")).toBeFocused();
    for (const [label, value] of Object.entries(leadFields)) {
      await expect(page.getByRole("textbox", { name: label })).toHaveValue(value);
    }
    expect(await countRows(database, "Contact")).toBe(1);
    await send(page);
    await expect(page.getByText("Message sent")).toBeVisible();
    const [storedLead, ...otherLeads] = await api<{ id: string }[]>("/api/contacts");
    expect(otherLeads).toEqual([]);
    expect(await api(`/api/contacts/${storedLead!.id}`)).toMatchObject({ spamReasons: [] });
    await fillFields(page, leadFields);
    await send(page);
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("");
    expect(await countRows(database, "Contact")).toBe(2);
  });

  test("writes a privacy request at one press, which Contacts marks with a due date until it is answered", async ({
    page,
    openPortal,
  }) => {
    await page.goto("/contact");
    const field = page.getByRole("textbox", { name: "Message" });
    const name = page.getByRole("textbox", { name: "Name" });
    await field.fill(leadFields.Message);
    await page.getByRole("link", { name: "Withdraw Consent" }).press("Enter");
    await expect(field).toHaveValue(`${withdrawal.sentence}\n${leadFields.Message}`);
    await expect(name).toBeFocused();
    await name.fill(leadFields.Name);
    // The policy's link opens the form with the unsent text.
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
    await expect(page).toHaveURL(/\/privacy$/);
    await page.getByRole("link", { name: "Ask for Erasure" }).click();
    await expect(field).toHaveValue(`${erasure.sentence}\n${leadFields.Message}`);
    await expect(field).toBeFocused();
    await fillFields(page, { Email: leadFields.Email, Phone: leadFields.Phone });
    await send(page);
    await expect(page.getByText("Message sent")).toBeVisible();

    await openPortal("Contacts");
    const mark = page.getByText(/^Privacy request, answer by \d+ [A-Z][a-z]+ \d{4}\.?$/);
    await expect(mark).toHaveCount(1);
    await page.getByRole("button", { name: leadFields.Name, exact: true }).click();
    const dialog = page.getByRole("dialog", { name: `Message from ${leadFields.Name}` });
    await expect(mark.and(dialog.locator("*"))).toBeVisible();
    await dialog.getByRole("button", { name: "Emailed" }).click();
    await expect(mark).toHaveCount(0);
  });

  test("marks a lead as spam if the form is sent instantly with the honeypot filled in", async ({
    page,
    api,
  }) => {
    // A paused clock makes the form count as sent instantly, even on a slow machine.
    await page.clock.install();
    await page.goto("/contact");
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.evaluate(() => {
      for (const field of document.querySelectorAll<HTMLInputElement>("form input[name=remarks]")) {
        field.value = "https://spam.example";
      }
    });
    await fillFields(page, leadFields);
    await send(page);
    await expect(page.getByText("Message sent")).toBeVisible();
    const [spamLead] = await api<{ id: string }[]>("/api/contacts");
    expect(await api(`/api/contacts/${spamLead!.id}`)).toMatchObject({
      spamReasons: ["honeypot", "fast"],
    });
  });

  test("hides the honeypot from keyboard and screen reader users", async ({ page }) => {
    await page.goto("/contact");
    await page.getByRole("textbox", { name: "Message" }).press("Tab");
    await expect(page.getByRole("link", { name: "Privacy Policy" }).first()).toBeFocused();
    await expect(page.getByRole("textbox", { name: "Leave this empty" })).toHaveCount(0);
    const field = page.locator("form input[name=remarks]");
    const box = (await field.locator("xpath=ancestor::div[1]").boundingBox())!;
    expect(box.width * box.height).toBeLessThanOrEqual(1);
  });
});

test("announces spam, and lets staff review and unmark it", async ({ page, site, openPortal }) => {
  const body = { name: "Ravi Shah", email: "ravi@example.org", phone: "9876543210" };
  await call(site.url, "/api/contact", {
    method: "POST",
    body: { ...body, message: "Marked, though I am a person" },
    headers: { "X-Form-Honeypot": "1" },
  });
  await openPortal("Contacts");
  const spamFilter = page.getByRole("button", { name: /^Spam/ });
  await expect(spamFilter).toHaveText("Spam 1");
  const notice = page.getByText("New spam was not emailed.");
  await notice.getByRole("button", { name: "Review it" }).click();
  await expect(spamFilter).toHaveAttribute("aria-pressed", "true");
  await expect(heading(page)).toBeFocused();
  const openFilter = page.getByRole("button", { name: /^Open \d+$/ });
  await openFilter.click();
  await expect(page.getByText("No contacts yet")).toBeVisible();
  await expect(notice).toBeHidden();
  await spamFilter.click();
  await page.getByRole("button", { name: "Ravi Shah", exact: true }).click();
  await page.getByRole("button", { name: "Not Spam" }).click();
  await expect(page.getByText("Ravi Shah is no longer marked as spam.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Mark as Spam", exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Nothing is marked as spam")).toBeVisible();
  await expect(heading(page)).toBeFocused();
  await openFilter.click();
  await expect(page.getByRole("cell", { name: /^Ravi Shah/ })).toBeVisible();
});

test.describe("erasing a person’s data", () => {
  const erasureDialog = (page: Page) => page.getByRole("dialog", { name: "Erase a Person’s Data" });
  const emailField = (page: Page) => erasureDialog(page).getByRole("textbox", { name: "Email" });

  test("works by keyboard and asks for confirmation", async ({ page, database, openPortal }) => {
    await insertContacts(database, [
      { id: "a", email: "meera@example.org" },
      { id: "b", email: "Meera@Example.org" },
      { id: "c", email: "ravi@example.org" },
    ]);
    await openPortal("Contacts");
    await expect(page.getByRole("row")).toHaveCount(4);
    const opener = page.getByRole("button", { name: "Erase a Person’s Data" });
    await opener.press("Enter");
    const email = emailField(page);
    await email.fill("nobody@example.org");
    await page.keyboard.press("Enter");
    await expect(email).toHaveAccessibleDescription("No contact has this email");
    await expect(email).toBeFocused();
    await email.fill("meera@example.org");
    await page.keyboard.press("Enter");
    await expect(erasureDialog(page).getByText("2 contacts found:")).toBeFocused();
    const erasureList = erasureDialog(page).getByRole("list", { name: "Contacts to erase" });
    await expect(erasureList.getByRole("listitem")).toHaveCount(2);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const question = page.getByRole("dialog", { name: "Erase 2 contacts permanently?" });
    await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
    expect(await countRows(database, "Contact")).toBe(3);
    await question.getByRole("button", { name: "Erase Permanently" }).press("Enter");
    await expect(page.getByText("2 contacts erased")).toBeVisible();
    await expect(erasureDialog(page)).toBeHidden();
    await expect(page.getByRole("row")).toHaveCount(2);
    await expect(page.getByRole("cell", { name: "ravi@example.org" })).toBeVisible();
    await expect(opener).toBeFocused();
  });

  test("starts from a lead's dialog, with the lead's email and phone prefilled", async ({
    page,
    database,
    openPortal,
  }) => {
    await insertContacts(database, [{ name: "Ravi Shah", email: "ravi@example.org" }]);
    await openPortal("Contacts");
    await page.getByRole("button", { name: "Ravi Shah", exact: true }).click();
    const leadDialog = page.getByRole("dialog", { name: "Message from Ravi Shah" });
    await leadDialog.getByRole("button", { name: "Erase This Person’s Data" }).click();
    await expect(emailField(page)).toHaveValue("ravi@example.org");
    await expect(erasureDialog(page).getByRole("textbox", { name: "Phone" })).toHaveValue(
      "9876543210",
    );
    await erasureDialog(page).getByRole("button", { name: "Find Contacts" }).click();
    await erasureDialog(page).getByRole("button", { name: "Erase 1 Contact" }).click();
    const question = page.getByRole("dialog", { name: "Erase 1 contact permanently?" });
    await question.getByRole("button", { name: "Erase Permanently" }).click();
    await expect(page.getByText("1 contact erased")).toBeVisible();
    await expect(leadDialog).toBeHidden();
    await expect(page.getByText("No contacts yet")).toBeVisible();
    await expect(
      page.getByRole("heading", { name: "Contact Submissions", exact: true }),
    ).toBeFocused();
  });
});
