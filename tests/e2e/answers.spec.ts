import { privacyNotice } from "@/content/privacy-notice";
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { ContactDetailDto } from "@/lib/contacts/schema";
import { lastWeeks } from "@/lib/core/weeks";
import { insertContacts, type StoredContact } from "../support/many-contacts";
import { fillFields, holdRequests, leadFields, dropResponse } from "./actions";
import { expectAccessible, expectNoOverflow } from "./checks";
import { expect, submitSignIn } from "./fixtures";
import { test as base } from "./portal-test";

const DAY_MS = 24 * 60 * 60 * 1_000;
const HOSTILE_TEXT = `<img src=x onerror="ran=1"><script>ran=1</script>'"=1+1`;

type LeadFixtures = {
  /** Stores leads. By default, the first is three days old, and each next one is a second older. */
  addLeads: (...leads: Partial<StoredContact>[]) => Promise<unknown>;
  readLead: (id: string) => Promise<ContactDetailDto>;
};

const test = base.extend<LeadFixtures>({
  addLeads: async ({ database }, use) => {
    await use((...leads) =>
      insertContacts(
        database,
        leads.map((lead, index) => ({
          createdAt: new Date(Date.now() - 3 * DAY_MS - index * 1_000),
          ...lead,
        })),
      ),
    );
  },
  readLead: async ({ api }, use) => use((id) => api(`/api/contacts/${id}`)),
});

const thirtyLeads = Array.from({ length: 30 }, (_, index) => ({
  id: `lead-${index}`,
  name: `Lead ${index}`,
}));

const viewButton = (page: Page, name: string) =>
  page.getByRole("group", { name: "Filter contacts" }).getByRole("button", { name });
const dialog = (page: Page) => page.getByRole("dialog", { name: /^Message from/ });
const openLead = (page: Page, name: string) =>
  page.getByRole("table").getByRole("button", { name, exact: true }).click();
const asksBeforeLeaving = (page: Page) =>
  page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));
const noteField = (page: Page) => dialog(page).getByLabel("Add a note");
const notes = (page: Page) =>
  dialog(page).getByRole("region", { name: "Notes" }).getByRole("listitem");
const addNote = (page: Page) =>
  dialog(page).getByRole("button", { name: "Add", exact: true }).click();
const answerStatus = (page: Page) =>
  dialog(page).getByRole("region", { name: "Answer" }).getByRole("status").first();
const calledButton = (page: Page, name: string) =>
  page.getByRole("button", { name: `Mark ${name} as called` });
const reopenButton = (page: Page, name: string) =>
  page.getByRole("button", { name: `Reopen ${name}` });
const nextPageButton = (page: Page) => page.getByRole("button", { name: "Go to next page" });
const rows = (page: Page) => page.getByRole("table").getByRole("row");

async function markAllCalled(page: Page, ...leads: string[]) {
  for (const name of leads) {
    await calledButton(page, name).click();
    await expect(reopenButton(page, name)).toBeFocused();
  }
}

test("shows six leads on a laptop, and the first one near the top on a phone", async ({
  page,
  addLeads,
  openPortal,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await addLeads(...Array.from("abcdefgh", (id) => ({ id, name: `Lead ${id}` })));
  await openPortal("Contacts");
  const readBox = async (index: number) => (await rows(page).nth(index).boundingBox())!;
  expect((await readBox(1)).y).toBeLessThanOrEqual(300);
  const sixth = await readBox(6);
  expect(sixth.y + sixth.height).toBeLessThanOrEqual(768);
  await page.setViewportSize({ width: 360, height: 740 });
  expect((await readBox(1)).y).toBeLessThanOrEqual(420);
});

test.describe("an answer", () => {
  test.use({ expectedStatuses: [409] });

  test("is stored with one press, and removed with another", async ({
    page,
    addLeads,
    openPortal,
    readLead,
  }) => {
    await addLeads({ id: "a", name: "Asha Rao" }, { id: "b", name: "Ravi Shah" });
    await openPortal("Contacts");
    await expect(viewButton(page, "Open")).toHaveText("Open 2");
    const row = rows(page).filter({ hasText: "Asha Rao" });
    await expect(row).toContainText("Waiting for 3 days");
    await calledButton(page, "Asha Rao").press("Enter");
    await expect(row).toContainText("Called by asha");
    const reopenAsha = reopenButton(page, "Asha Rao");
    await expect(reopenAsha).toBeFocused();
    await expect(viewButton(page, "Open")).toHaveText("Open 1");
    await expect(page.getByRole("tab", { name: "Contacts, 1 open" })).toBeVisible();
    await expect(viewButton(page, "Answered")).toHaveText("Answered 1");
    expect((await readLead("a")).answer).toMatchObject({ how: "called", by: "asha" });
    await expectAccessible(page);
    // An answered lead stays in the Open view until the view is opened again.
    await viewButton(page, "Answered").click();
    await expect(rows(page)).toHaveCount(2);
    await viewButton(page, "Open").click();
    await expect(row).toHaveCount(0);
    await viewButton(page, "Answered").click();
    await reopenAsha.press("Enter");
    await expect(row).toContainText("Waiting for 3 days");
    await expect(viewButton(page, "Open")).toHaveText("Open 2");
    expect((await readLead("a")).answer).toBeNull();
  });

  test("is recorded in the lead's dialog after a call", async ({ page, addLeads, openPortal }) => {
    await addLeads({ id: "a", name: "Asha Rao", phone: "98765 43210" });
    await page.setViewportSize({ width: 360, height: 800 });
    await openPortal("Contacts");
    await openLead(page, "Asha Rao");
    await expect(dialog(page).getByRole("link", { name: /^(WhatsApp|Email) / })).toHaveCount(2);
    await expect(answerStatus(page)).toHaveText("Waiting for 3 days.");
    const callLink = dialog(page).getByRole("link", { name: "Call", exact: true });
    // Test machines have no program for tel: links.
    await callLink.evaluate((link) =>
      link.addEventListener("click", (event) => event.preventDefault()),
    );
    await callLink.click();
    const question = dialog(page).getByRole("group", { name: "Mark as answered?" });
    await question.getByRole("button", { name: "Not Yet" }).click();
    await expect(dialog(page).getByRole("group", { name: "Mark as answered:" })).toBeVisible();
    await callLink.press("Enter");
    await expectAccessible(page);
    await expectNoOverflow(page);
    await question.getByRole("button", { name: "Yes, Called" }).click();
    await expect(answerStatus(page)).toHaveText(/^Called by asha on .+\.$/);
    await expect(answerStatus(page)).toBeFocused();
    await dialog(page).getByRole("button", { name: "Reopen" }).click();
    await expect(answerStatus(page)).toHaveText("Waiting for 3 days.");
    await expect(answerStatus(page)).toBeFocused();
  });

  test("does not replace an earlier answer", async ({
    page,
    addLeads,
    api,
    openPortal,
    readLead,
  }) => {
    await addLeads({ id: "a", name: "Asha Rao" });
    await openPortal("Contacts");
    await openLead(page, "Asha Rao");
    await expect(answerStatus(page)).toHaveText("Waiting for 3 days.");
    await api("/api/contacts/a/answer", { method: "PUT", body: { how: "mailed" } });
    await dialog(page).getByRole("button", { name: "Called", exact: true }).click();
    await expect(dialog(page).getByRole("alert")).toHaveText(
      "asha has already marked this as answered.",
    );
    await expect(answerStatus(page)).toHaveText(/^Emailed by asha/);
    expect((await readLead("a")).answer?.how).toBe("mailed");
  });
});

test.describe("a note", () => {
  test.use({ expectedStatuses: [409] });

  test("is kept as a draft when the dialog closes, and causes a warning before the page is left", async ({
    page,
    addLeads,
    openPortal,
  }) => {
    await addLeads({ id: "a", name: "Asha Rao" });
    await openPortal("Contacts");
    await openLead(page, "Asha Rao");
    await noteField(page).fill("Half a note");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    expect(await asksBeforeLeaving(page)).toBe(true);
    const logout = page.getByRole("button", { name: "Logout" });
    page.once("dialog", (question) => question.dismiss());
    await logout.click();
    await expect(logout).not.toHaveAttribute("aria-busy");
    await openLead(page, "Asha Rao");
    await expect(noteField(page)).toHaveValue("Half a note");
  });

  test("is stored once when staff add it again after a lost response, but a changed text becomes a second note", async ({
    page,
    addLeads,
    openPortal,
    readLead,
  }) => {
    await addLeads({ id: "a", name: HOSTILE_TEXT, message: HOSTILE_TEXT });
    await openPortal("Contacts");
    await openLead(page, HOSTILE_TEXT);
    const addWithoutResponse = async (text: string) => {
      await dropResponse(page, "**/notes");
      await noteField(page).fill(text);
      await addNote(page);
      await expect(dialog(page).getByRole("alert")).toContainText("then try again");
      await expect(noteField(page)).toHaveValue(text);
    };
    await addWithoutResponse(HOSTILE_TEXT);
    const release = await holdRequests(page, "POST", "/notes");
    await addNote(page);
    await expect(noteField(page)).not.toBeEditable();
    release();
    await expect(notes(page)).toContainText([HOSTILE_TEXT]);
    await expect(noteField(page)).toHaveValue("");
    await expect(noteField(page)).toBeFocused();
    expect(await asksBeforeLeaving(page)).toBe(false);
    await expectAccessible(page);
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
    expect((await readLead("a")).notes).toHaveLength(1);

    await addWithoutResponse("Calls on Monday");
    await noteField(page).fill("Calls on Tuesday");
    await addNote(page);
    await expect(dialog(page).getByRole("alert")).toContainText("added before you changed it");
    await addNote(page);
    await expect(notes(page)).toContainText([HOSTILE_TEXT, "Calls on Monday", "Calls on Tuesday"]);
  });
});

test.describe("going to the next page of leads after answering some", () => {
  const movedNotice = (page: Page) =>
    page.getByRole("status").filter({ hasText: "left this list" });

  test("shows how many leads left the list, and a button to the page where the next leads now are", async ({
    page,
    addLeads,
    openPortal,
  }) => {
    await addLeads(...thirtyLeads);
    await openPortal("Contacts");
    await markAllCalled(page, "Lead 3", "Lead 4");
    await nextPageButton(page).click();
    await expect(movedNotice(page)).toHaveText(
      "2 contacts left this list. The next ones have moved up and are at the end of page 1.",
    );
    await expect(rows(page)).toHaveCount(1 + 3);
    await expectAccessible(page);
    await movedNotice(page).getByRole("button", { name: "page 1" }).click();
    await expect(movedNotice(page)).toHaveCount(0);
    await expect(calledButton(page, "Lead 26")).toBeVisible();
  });

  test("stays on the page when no next page remains", async ({ page, addLeads, openPortal }) => {
    await addLeads(...thirtyLeads.slice(0, 27));
    await openPortal("Contacts");
    await markAllCalled(page, "Lead 0", "Lead 1");
    await nextPageButton(page).click();
    await expect(movedNotice(page)).toContainText("2 contacts left this list");
    await expect(movedNotice(page)).toContainText("moved up and are at the end of this page.");
    await expect(movedNotice(page)).toBeFocused();
    await expect(calledButton(page, "Lead 26")).toBeVisible();
  });
});

test.describe("the link in the email about a lead", () => {
  test.use({ expectedStatuses: [404] });

  test("opens the lead after sign-in, or says that the lead does not exist", async ({
    page,
    addLeads,
  }) => {
    const [raviId, erasedId] = [randomUUID(), randomUUID()];
    await addLeads({ id: "a", name: "Asha Rao" }, { id: raviId, name: "Ravi Shah" });
    await page.goto(`/admin#contacts?lead=${raviId}`);
    await expect(page).toHaveURL(new RegExp(`/login#contacts\\?lead=${raviId}$`));
    await submitSignIn(page);
    await expect(dialog(page)).toHaveAccessibleName("Message from Ravi Shah");
    await expect(page).toHaveURL(/\/admin#contacts$/);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await page.evaluate((hash) => (location.hash = hash), `contacts?lead=${erasedId}`);
    await expect(
      page.getByText("The linked contact does not exist. It may have been erased."),
    ).toBeVisible();
  });
});

test("opens other leads with the same phone number", async ({ page, addLeads, openPortal }) => {
  await addLeads(
    { id: "a", name: "Meera Iyer" },
    { id: "b", name: "M. Iyer", email: "m@example.in", message: "My second message to you" },
    { id: "c", name: "Ravi Shah", email: "ravi@example.in", phone: "9123456780" },
  );
  await openPortal("Contacts");
  await openLead(page, "Meera Iyer");
  const othersRegion = dialog(page).getByRole("region", { name: "From the Same Number or Email" });
  await expect(othersRegion.getByRole("listitem")).toHaveText([
    /^M\. Iyer.+ · OpenMy second message/,
  ]);
  await othersRegion.getByRole("button", { name: "M. Iyer" }).click();
  await expect(dialog(page)).toHaveAccessibleName("Message from M. Iyer");
});

test("filters leads by a week or a page chosen in the statistics", async ({
  page,
  database,
  addLeads,
  openPortal,
}) => {
  const weeks = lastWeeks(12, new Date());
  await addLeads(
    { id: "a", name: "This week", createdAt: new Date() },
    { id: "b", name: "Last week", createdAt: weeks[10]!.from },
    { id: "c", name: "Last week too", createdAt: weeks[10]!.from },
    { id: "d", name: "Before them", createdAt: new Date(+weeks[0]!.from - 1) },
  );
  await database.execute(
    `UPDATE "Contact" SET "origin" = '/loans/home-loan' WHERE "id" IN ('b', 'd')`,
  );
  await openPortal("Contacts");
  const statistics = page.getByRole("region", { name: "The Last Twelve Weeks" });
  const fold = page.getByRole("button", { name: "statistics" });
  await expect(page.getByText("This week 1 contact, last week 2")).toBeVisible();
  await expect(statistics).toHaveCount(0);
  await fold.click();
  await expect(statistics).toContainText("None answered yet");
  const bars = statistics.locator(".recharts-bar-rectangle path");
  await expect(bars.first()).toBeVisible();
  const table = statistics.getByRole("table");
  await statistics.getByText("View as Table").first().click();
  await expect(table.getByRole("row")).toHaveCount(13);
  await expect(table.getByRole("row").nth(1)).toHaveText(/10$/);
  await expect(table.getByRole("row").nth(2)).toHaveText(/20$/);
  // Tab skips the chart, because the table contains the same values.
  await fold.press("Tab");
  await expect(statistics.locator("summary").first()).toBeFocused();
  await expectAccessible(page);
  await table.getByRole("row").nth(2).getByRole("button").press("Enter");
  const leads = page.getByRole("table", { name: "Contact submissions" }).getByRole("row");
  await expect(leads).toHaveCount(3);
  await expect(page.getByRole("group", { name: "Active filters" })).toBeFocused();
  await expect(viewButton(page, "All")).toHaveText("All 2");
  await page.getByRole("button", { name: /^Remove “Week starting / }).click();
  await expect(leads).toHaveCount(5);
  await statistics.getByRole("button", { name: "Home Loan: 1 contact" }).click();
  await expect(leads).toHaveCount(2);
  await expect(leads.nth(1)).toContainText(/Last week.*Home Loan/s);
  await page.getByRole("button", { name: /^Remove “From: Home Loan, since / }).click();
  await bars.last().click();
  await expect(page.getByRole("button", { name: /^Remove “Week starting / })).toBeVisible();
  await page.reload();
  await expect(fold).toHaveText("Hide statistics");
  await expect(statistics).toBeVisible();
});

test("stores the page visited before the contact page", async ({ page, api, readLead }) => {
  await page.goto("/loans/home-loan?from=elsewhere#top");
  await page.getByRole("link", { name: "Schedule a Consultation" }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await fillFields(page, leadFields);
  // The policy page does not count as the previous page.
  await page.getByRole("main").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  await page.goBack();
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Thank you, your message has reached us")).toBeVisible();
  const [newest] = await api<{ id: string }[]>("/api/contacts");
  expect(await readLead(newest!.id)).toMatchObject({
    origin: { path: "/contact" },
    previousPage: { path: "/loans/home-loan" },
    noticeVersion: privacyNotice.version,
  });
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({
    "arthora.previousPage": "/loans/home-loan",
  });
  expect(await page.context().cookies()).toEqual([]);
});
