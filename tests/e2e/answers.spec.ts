import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import type { ContactDetailDto } from "@/lib/contacts/detail-schema";
import { lastWeeks } from "@/lib/core/weeks";
import { call } from "../../tools/site/calls";
import { insertContacts, type StoredContact } from "../support/many-contacts";
import { expectAccessible, expectNoOverflow } from "./checks";
import { expect, signInAs, test as base } from "./fixtures";
import { answerWith, fill, holdBack, loseAnswer, openPortal } from "./arranging";

// What staff do with a lead: answer it, say so, note what was said, and see how it all goes.

const DAY_MS = 24 * 60 * 60 * 1_000;
const HOSTILE = `<img src=x onerror="ran=1"><script>ran=1</script>'"=1+1`;

type Contacts = {
  /** Stores leads of three days ago, each a second older than the one before. */
  add: (...leads: Partial<StoredContact>[]) => Promise<unknown>;
  /** Opens the Contacts tab as somebody who has signed in before, in this browser or in another. */
  openContacts: (page?: Page) => Promise<void>;
  /** A lead as the API has it. */
  stored: (id: string) => Promise<ContactDetailDto>;
};

const test = base.extend<Contacts>({
  add: async ({ database }, use) => {
    await use((...leads) =>
      insertContacts(
        database,
        leads.map((lead, at) => ({
          createdAt: new Date(Date.now() - 3 * DAY_MS - at * 1_000),
          ...lead,
        })),
      ),
    );
  },
  openContacts: async ({ page, site, database, token }, use) => {
    const takeAway = async () => undefined;
    await use((other = page) =>
      openPortal({ page: other, site, database, token, takeAway }, "Contacts"),
    );
  },
  stored: async ({ site, token }, use) => {
    await use(async (id) => {
      const detail = await call(site.url, `/api/contacts/${id}`, { token });
      return (await detail.json()) as ContactDetailDto;
    });
  },
});

test.beforeEach(({ database }) => database.execute('DELETE FROM "Contact"'));

const view = (page: Page, name: string) =>
  page.getByRole("group", { name: "Which contacts" }).getByRole("button", { name });
const dialog = (page: Page) => page.getByRole("dialog", { name: /^Message from/ });
const openLead = (page: Page, name: string) =>
  page.getByRole("table").getByRole("button", { name, exact: true }).click();
/** Whether the browser would ask before it leaves the page. */
const asksBeforeLeaving = (page: Page) =>
  page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));
const noteField = (page: Page) => dialog(page).getByLabel("Add a note");
const state = (page: Page) =>
  dialog(page).getByRole("region", { name: "Answer" }).getByRole("status").first();
const hrefOf = async (link: Locator) => decodeURIComponent((await link.getAttribute("href"))!);

test("one press beside a lead says that it was called, and one takes that back", async ({
  page,
  add,
  openContacts,
  stored,
}) => {
  await add({ id: "a", name: "Asha Rao" }, { id: "b", name: "Ravi Shah" });
  await openContacts();
  await expect(view(page, "Open")).toHaveText("Open 2");
  const row = page.getByRole("row").filter({ hasText: "Asha Rao" });
  await expect(row).toContainText("Waiting for 3 days");
  await expect(row.getByRole("time")).toHaveText(/^\d{1,2} \w{3,4} \d{4}, \d{1,2}:\d\d\s[ap]m$/);
  await row.getByRole("button", { name: "Asha Rao", exact: true }).focus();
  await page.keyboard.press("Tab");
  await expect(row.getByRole("button", { name: "Mark Asha Rao as called" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(row).toContainText("Called by asha");
  const back = row.getByRole("button", { name: "Open Asha Rao again" });
  await expect(back).toBeFocused();
  await expect(view(page, "Open")).toHaveText("Open 1");
  await expect(view(page, "Answered")).toHaveText("Answered 1");
  expect((await stored("a")).answer).toMatchObject({ how: "called", by: "asha" });
  await expectAccessible(page);
  // It stands where it was until the view is opened again.
  await view(page, "Answered").click();
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(2);
  await view(page, "Open").click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole("row").filter({ hasText: "Ravi Shah" })).toBeVisible();
  await view(page, "Answered").click();
  await back.focus();
  await page.keyboard.press("Enter");
  await expect(row).toContainText("Waiting for 3 days");
  await expect(view(page, "Open")).toHaveText("Open 2");
  expect((await stored("a")).answer).toBeNull();
});

for (const width of [360, 1280]) {
  test(`a lead is answered from its dialog at ${width} px: call, email, WhatsApp`, async ({
    page,
    add,
    openContacts,
    stored,
  }) => {
    const message = "A home loan?\nWith 20% & no fee";
    await add({ id: "a", name: "Asha Rao", phone: "098765 43210", message });
    await page.setViewportSize({ width, height: 800 });
    await openContacts();
    await openLead(page, "Asha Rao");
    const callLink = dialog(page).getByRole("link", { name: "Call", exact: true });
    await expect(callLink).toHaveAttribute("href", "tel:+919876543210");
    const mail = await hrefOf(dialog(page).getByRole("link", { name: /^Email meera@/ }));
    expect(mail).toMatch(
      /^mailto:meera@example\.in\?subject=Your message to Arthora Wealth&body=Dear Asha Rao,\r\n/,
    );
    expect(mail).toMatch(/ you wrote:\r\n> A home loan\?\r\n> With 20% & no fee$/);
    await expect(dialog(page).getByRole("link", { name: /^WhatsApp/ })).toHaveAttribute(
      "href",
      "https://wa.me/919876543210",
    );
    await expect(state(page)).toHaveText("Waiting for 3 days.");
    // The browser would ask another program, which this machine does not have.
    await callLink.evaluate((link) =>
      link.addEventListener("click", (event) => event.preventDefault()),
    );
    await callLink.click();
    const question = dialog(page).getByRole("group", { name: "Mark as answered?" });
    await question.getByRole("button", { name: "Not yet" }).click();
    await expect(dialog(page).getByRole("group", { name: "Mark as answered:" })).toBeVisible();
    await callLink.focus();
    await page.keyboard.press("Enter");
    await expectAccessible(page);
    await expectNoOverflow(page);
    await question.getByRole("button", { name: "Yes, called" }).click();
    await expect(state(page)).toHaveText(/^Called by asha on .+\.$/);
    await expect(state(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(state(page)).toHaveText("Waiting for 3 days.");
    await expect(state(page)).toBeFocused();
    await dialog(page).getByRole("button", { name: "No answer needed" }).click();
    await expect(state(page)).toHaveText(/^No answer needed, says asha on .+\.$/);
    expect((await stored("a")).answer?.how).toBe("none");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("row").filter({ hasText: "Asha Rao" })).toContainText(
      "No answer needed, says asha",
    );
  });
}

test("offers calls to both numbers of a lead, and a chat with the mobile", async ({
  page,
  add,
  openContacts,
}) => {
  await add({ id: "a", name: "Asha Rao", phone: "98765 43210, Office: 022 2468 1357 ext 12" });
  await openContacts();
  await expect(page.getByRole("row").getByRole("link", { name: /^98765/ })).toHaveAttribute(
    "href",
    "tel:+919876543210",
  );
  await openLead(page, "Asha Rao");
  const links = dialog(page).getByRole("link", { name: /^(Call|WhatsApp) / });
  await expect(links).toHaveText([
    "Call +91 98765 43210",
    "Call +91 22 2468 1357 ext. 12",
    "WhatsApp +91 98765 43210",
  ]);
  await expect(links.nth(1)).toHaveAttribute("href", "tel:+912224681357,12");
});

test.describe("notes", () => {
  test("are added with the keyboard, kept while they are not, and never changed", async ({
    page,
    add,
    openContacts,
    stored,
  }) => {
    await add({ id: "a", name: HOSTILE, message: HOSTILE });
    await openContacts();
    await openLead(page, HOSTILE);
    await dialog(page).getByRole("button", { name: "Add", exact: true }).click();
    await expect(noteField(page)).toHaveAccessibleDescription(/Note is required/);
    await expect(noteField(page)).toBeFocused();
    expect(await asksBeforeLeaving(page)).toBe(false);
    await noteField(page).fill("Half a note");
    // Closed by a slip, and opened again.
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    expect(await asksBeforeLeaving(page)).toBe(true);
    const logout = page.getByRole("button", { name: "Logout" });
    page.once("dialog", (question) => question.dismiss());
    await logout.click();
    await expect(logout).not.toHaveAttribute("aria-busy");
    await openLead(page, HOSTILE);
    await expect(noteField(page)).toHaveValue("Half a note");
    await loseAnswer(page, "**/notes");
    await noteField(page).fill(HOSTILE);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(dialog(page).getByRole("alert")).toContainText("then add it again");
    await expect(noteField(page)).toHaveValue(HOSTILE);
    const goOn = await holdBack(page, "POST", "/notes");
    await dialog(page).getByRole("button", { name: "Add", exact: true }).click();
    await expect(noteField(page)).not.toBeEditable();
    goOn();
    const notes = dialog(page).getByRole("region", { name: "Notes" }).getByRole("listitem");
    await expect(notes).toHaveText([/^asha · /]);
    await expect(notes).toContainText([HOSTILE]);
    await expect(noteField(page)).toHaveValue("");
    await expect(noteField(page)).toBeFocused();
    await expect(notes.getByRole("button")).toHaveCount(0);
    expect(await asksBeforeLeaving(page)).toBe(false);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("row").filter({ hasText: "1 note" })).toHaveCount(1);
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
    expect((await stored("a")).notes).toHaveLength(1);
    await openLead(page, HOSTILE);
    await noteField(page).fill("Let go");
    await page.keyboard.press("Escape");
    page.once("dialog", (question) => question.accept());
    await logout.click();
    await expect(page).toHaveURL("/");
  });
});

test.describe("a note whose first save was stored and its answer lost", () => {
  test.use({ expectedStatuses: [409] });

  test("stays as it is, and the corrected text is added on request", async ({
    page,
    add,
    openContacts,
    stored,
  }) => {
    await add({ id: "a", name: "Meera Iyer" });
    await openContacts();
    await openLead(page, "Meera Iyer");
    await loseAnswer(page, "**/notes");
    const press = () => dialog(page).getByRole("button", { name: "Add", exact: true }).click();
    await noteField(page).fill("Calls on Monday");
    await press();
    await expect(dialog(page).getByRole("alert")).toContainText("then add it again");
    await noteField(page).fill("Calls on Tuesday");
    await press();
    await expect(dialog(page).getByRole("alert")).toContainText("added before you changed it");
    const notes = dialog(page).getByRole("region", { name: "Notes" }).getByRole("listitem");
    await expect(notes).toContainText(["Calls on Monday"]);
    await press();
    await expect(notes).toContainText(["Calls on Monday", "Calls on Tuesday"]);
    expect((await stored("a")).notes).toHaveLength(2);
  });
});

test("a press is taken while the numbers are still read anew", async ({
  page,
  add,
  openContacts,
  stored,
}) => {
  await add({ id: "a", name: "Asha Rao" });
  await openContacts();
  await expect(view(page, "Open")).toHaveText("Open 1");
  const goOn = await holdBack(page, "GET", "/api/contacts/counts*");
  await page.getByRole("button", { name: "Mark Asha Rao as called" }).click();
  const back = page.getByRole("button", { name: "Open Asha Rao again" });
  await expect(back).not.toHaveAttribute("aria-busy");
  await back.click();
  await expect(page.getByRole("button", { name: "Mark Asha Rao as called" })).toBeVisible();
  goOn();
  await expect(view(page, "Open")).toHaveText("Open 1");
  expect((await stored("a")).answer).toBeNull();
});

test("who turns the page of a list that has become shorter is told what moved up", async ({
  page,
  add,
  openContacts,
  database,
}) => {
  await add(...Array.from({ length: 30 }, (_, at) => ({ id: `lead-${at}`, name: `Lead ${at}` })));
  await openContacts();
  for (const name of ["Lead 3", "Lead 4"]) {
    await page.getByRole("button", { name: `Mark ${name} as called` }).click();
    await expect(page.getByRole("button", { name: `Open ${name} again` })).toBeFocused();
  }
  await page.getByRole("button", { name: "Go to next page" }).click();
  const told = page.getByRole("status").filter({ hasText: "left this list" });
  await expect(told).toHaveText(
    "2 leads left this list; the next ones have moved up. They are at the end of page 1.",
  );
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(1 + 3);
  await expectAccessible(page);
  // What leaves from here is not missed.
  await page.getByRole("button", { name: "Mark Lead 28 as called" }).click();
  await expect(page.getByRole("button", { name: "Open Lead 28 again" })).toBeVisible();
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(1 + 2);
  await expect(told).toContainText("2 leads");
  await told.getByRole("button", { name: "page 1" }).click();
  await expect(told).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Mark Lead 26 as called" })).toBeVisible();
  // All of it seen, nothing is told.
  await page.getByRole("button", { name: "Go to next page" }).click();
  await expect(page.getByRole("button", { name: "Mark Lead 27 as called" })).toBeVisible();
  await database.execute(`DELETE FROM "Contact" WHERE "id" = 'lead-29'`);
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(1 + 1);
  await expect(told).toHaveCount(0);
  // The page that was asked for is no longer: what would stand there is here.
  await page.getByRole("button", { name: "Go to previous page" }).click();
  for (const name of ["Lead 0", "Lead 1"]) {
    await page.getByRole("button", { name: `Mark ${name} as called` }).click();
    await expect(page.getByRole("button", { name: `Open ${name} again` })).toBeFocused();
  }
  await page.getByRole("button", { name: "Go to next page" }).click();
  await expect(told).toContainText("2 leads left this list");
  await expect(told).toContainText("They are at the end of this page.");
  await expect(told).toBeFocused();
  await expect(page.getByRole("button", { name: "Mark Lead 27 as called" })).toBeVisible();
});

test("who turns the page and looks at another view at once is told nothing", async ({
  page,
  add,
  openContacts,
}) => {
  await add(...Array.from({ length: 30 }, (_, at) => ({ id: `lead-${at}`, name: `Lead ${at}` })));
  await openContacts();
  await page.getByRole("button", { name: "Mark Lead 3 as called" }).click();
  await expect(page.getByRole("button", { name: "Open Lead 3 again" })).toBeFocused();
  const goOn = await holdBack(page, "GET", "/api/contacts?page=2*");
  await page.getByRole("button", { name: "Go to next page" }).click();
  await view(page, "Answered").click();
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(1 + 1);
  goOn();
  await expect(page.getByRole("status").filter({ hasText: "left this list" })).toHaveCount(0);
});

test.describe("an answer that cannot be noted", () => {
  test.use({ expectedStatuses: [503] });

  test("can be pressed again at once", async ({ page, add, openContacts, stored }) => {
    await add({ id: "a", name: "Asha Rao" });
    await openContacts();
    await openLead(page, "Asha Rao");
    await answerWith(page, "PUT", "/answer", { status: 503 });
    await dialog(page).getByRole("button", { name: "Emailed" }).focus();
    await page.keyboard.press("Enter");
    await expect(dialog(page).getByRole("alert")).toContainText("then mark it again");
    await page.unrouteAll();
    await page.keyboard.press("Enter");
    await expect(state(page)).toContainText("Emailed by asha");
    expect((await stored("a")).answer).toMatchObject({ how: "mailed" });
  });
});

test.describe("two at the same lead", () => {
  test.use({ expectedStatuses: [409] });

  test("see each other’s note, and neither overwrites the other", async ({
    page,
    browser,
    site,
    add,
    openContacts,
    stored,
  }) => {
    await add({ id: "a", name: "Asha Rao" });
    await openContacts();
    const context = await browser.newContext({ baseURL: site.url, locale: "en-IN" });
    const other = await context.newPage();
    await openContacts(other);
    for (const [each, text] of [
      [page, "From one"],
      [other, "From the other"],
    ] as const) {
      await openLead(each, "Asha Rao");
      await noteField(each).fill(text);
    }
    for (const each of [page, other]) {
      await dialog(each).getByRole("button", { name: "Add", exact: true }).click();
      await expect(noteField(each)).toHaveValue("");
    }
    const notes = (of: Page) => dialog(of).getByRole("region", { name: "Notes" });
    await expect(notes(other).getByRole("listitem")).toHaveText([/From one$/, /From the other$/]);
    await dialog(other).getByRole("button", { name: "Emailed" }).click();
    await expect(state(other)).toHaveText(/^Emailed by asha/);
    // The first one's page does not know yet.
    await dialog(page).getByRole("button", { name: "Called", exact: true }).click();
    await expect(dialog(page).getByRole("alert")).toHaveText(
      "asha has marked this as answered already.",
    );
    await expect(state(page)).toHaveText(/^Emailed by asha/);
    await expect(notes(page).getByRole("listitem")).toHaveCount(2);
    expect((await stored("a")).answer?.how).toBe("mailed");
    await context.close();
  });
});

test.describe("the link of a mail", () => {
  test.use({ expectedStatuses: [404] });

  test("leads to its lead, over the sign-in, or says that it is gone", async ({
    page,
    token,
    add,
  }) => {
    expect(token).not.toBe("");
    const [ravi, gone] = [randomUUID(), randomUUID()];
    await add({ id: "a", name: "Asha Rao" }, { id: ravi, name: "Ravi Shah" });
    await page.goto(`/admin#contacts?lead=${ravi}`);
    await expect(page).toHaveURL(new RegExp(`/login#contacts\\?lead=${ravi}$`));
    await page.getByLabel("Username").fill("asha");
    await page.getByLabel("Password").fill("a long enough password");
    await page.getByRole("button", { name: "Login" }).click();
    await expect(dialog(page)).toHaveAccessibleName("Message from Ravi Shah");
    await expect(page).toHaveURL(/\/admin#contacts$/);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    const follow = (id: string) =>
      page.evaluate((hash) => (location.hash = hash), `contacts?lead=${id}`);
    await follow(gone);
    await expect(
      page.getByText("The contact that this link leads to has been erased."),
    ).toBeVisible();
    // What is no id of a lead is not asked for.
    await follow("counts");
    await page.reload();
    await expect(page.getByRole("button", { name: "Asha Rao", exact: true })).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });
});

test("what else came from the same person is listed, and opened in its place", async ({
  page,
  add,
  openContacts,
}) => {
  await add(
    { id: "a", name: "Meera Iyer", phone: "+91 98765 43210" },
    { id: "b", name: "M. Iyer", email: "m@example.in", message: "My second message to you" },
    { id: "c", name: "Ravi Shah", email: "ravi@example.in", phone: "9123456780" },
  );
  await openContacts();
  await openLead(page, "Meera Iyer");
  const others = dialog(page).getByRole("region", { name: "From the same number or email" });
  await expect(others.getByRole("listitem")).toHaveText([/^M\. Iyer.+ · OpenMy second message/]);
  await others.getByRole("button", { name: "M. Iyer" }).click();
  await expect(dialog(page)).toHaveAccessibleName("Message from M. Iyer");
  await expect(others.getByRole("button", { name: "Meera Iyer" })).toBeVisible();
});

test.describe("the numbers of the last weeks", () => {
  const weeks = lastWeeks(12, new Date());

  test("stand above the list, narrow it, and are folded away for good", async ({
    page,
    database,
    add,
    openContacts,
  }) => {
    await add(
      { id: "a", name: "This week", createdAt: new Date() },
      { id: "b", name: "Last week", createdAt: weeks[10]!.from },
      { id: "c", name: "Last week too", createdAt: weeks[10]!.from },
      { id: "d", name: "Before them", createdAt: new Date(+weeks[0]!.from - 1) },
    );
    await database.execute(
      `UPDATE "Contact" SET "origin" = '/loans/home-loan' WHERE "id" IN ('b', 'd')`,
    );
    await page.setViewportSize({ width: 360, height: 800 });
    await openContacts();
    const numbers = page.getByRole("region", { name: "The last twelve weeks" });
    await expect(numbers.getByRole("button", { name: "Show" })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.reload();
    await expect(numbers).toContainText("This week 1 lead, last week 2; none answered yet");
    await expect(numbers.locator(".recharts-bar-rectangle path").first()).toBeVisible();
    const table = numbers.getByRole("table");
    await numbers.getByText("As a table").first().click();
    await expect(table.getByRole("row")).toHaveCount(13);
    await expect(table.getByRole("row").nth(1)).toHaveText(/10$/);
    await expect(table.getByRole("row").nth(2)).toHaveText(/20$/);
    // The drawing says the same again, and is nothing to stop at.
    await numbers.getByRole("button", { name: "Hide" }).focus();
    await page.keyboard.press("Tab");
    await expect(numbers.locator("summary").first()).toBeFocused();
    await expectAccessible(page);
    await table.getByRole("row").nth(2).getByRole("button").focus();
    await page.keyboard.press("Enter");
    const names = page.getByRole("table", { name: "Contact submissions" }).getByRole("row");
    await expect(names).toHaveCount(3);
    await expect(view(page, "All")).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("group", { name: "Shown alone" })).toBeFocused();
    await expect(names.nth(1)).toBeInViewport();
    await expect(view(page, "All")).toHaveText("All 2");
    await page.getByRole("button", { name: /^Remove “Week from / }).click();
    await expect(names).toHaveCount(5);
    await numbers.getByRole("button", { name: "Home Loan: 1 lead" }).click();
    await expect(names).toHaveCount(2);
    await expect(names.nth(1)).toContainText("Last week");
    await expect(names.nth(1)).toContainText("Home Loan");
    await page.getByRole("button", { name: /^Remove “From: Home Loan, since / }).click();
    await expect(names).toHaveCount(5);
    // A bar of the plot does the same as its row.
    await numbers.locator(".recharts-bar-rectangle path").last().click();
    await expect(page.getByRole("button", { name: /^Remove “Week from / })).toBeVisible();
    await numbers.getByRole("button", { name: "Hide" }).click();
    await expect(numbers.getByText("As a table")).toHaveCount(0);
    await page.reload();
    await expect(numbers.getByRole("button", { name: "Show" })).toBeVisible();
    await expect(numbers.getByText("As a table")).toHaveCount(0);
    await expect(numbers).toContainText("This week 1 lead, last week 2");
  });

  test("are there for what is empty, for one lead and for a peak, at each width", async ({
    page,
    database,
    add,
    openContacts,
  }) => {
    const peak = Array.from({ length: 400 }, (_, index) => ({
      id: `peak-${index}`,
      createdAt: weeks[5]!.from,
    }));
    await page.addInitScript(() => localStorage.setItem("arthora.showsStatistics", "true"));
    for (const leads of [[], [{ id: "one", name: HOSTILE }], peak]) {
      await add(...leads);
      await database.execute(`UPDATE "Contact" SET "origin" = '/blog/${"long-name-".repeat(12)}'`);
      await openContacts();
      for (const width of [360, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const numbers = page.getByRole("region", { name: "The last twelve weeks" });
        await expect(numbers.getByText("As a table").first()).toBeVisible();
        await expectNoOverflow(page);
      }
      await expectAccessible(page);
    }
  });
});

test("a lead from the contact page tells which page of ours came before, and the tab alone knows", async ({
  page,
  site,
  token,
  stored,
}) => {
  await page.goto("/loans/home-loan?from=elsewhere#top");
  await page.getByRole("link", { name: "Schedule a Consultation" }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await fill(page, {
    Name: "Meera Iyer",
    Email: "meera@example.org",
    Phone: "9876543210",
    Message: "I would like to talk about my retirement.",
  });
  // A look at the policy beside the form changes nothing.
  await page.getByRole("main").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  await page.goBack();
  await page.waitForTimeout(1_200);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Thank you, your message has reached us")).toBeVisible();
  const [newest] = (await (await call(site.url, "/api/contacts", { token })).json()) as {
    id: string;
  }[];
  expect(await stored(newest!.id)).toMatchObject({
    origin: "/contact",
    cameFrom: "/loans/home-loan",
    noticeVersion: "2026-11-28",
  });
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({
    "arthora.cameFrom": "/loans/home-loan",
  });
  expect(await page.context().cookies()).toEqual([]);
});

test("a session that has ended leads back to the lead that was asked for", async ({
  page,
  token,
  add,
}) => {
  expect(token).not.toBe("");
  await add({ id: "a", name: "Asha Rao" });
  await signInAs(page);
  await page.goto("/privacy");
  await page.evaluate(() => localStorage.clear());
  await page.goto("/admin#contacts?lead=a", { waitUntil: "commit" });
  await page.waitForURL(/\/login#contacts\?lead=a$/);
});
