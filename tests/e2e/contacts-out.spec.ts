import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import { insertContacts } from "../support/many-contacts";
import { expectAccessible, expectNoOverflow } from "./checks";
import { expect, test } from "./fixtures";
import { openPortal } from "./arranging";

// Contacts are found by what stands in them, and leave the portal as a file.

const people = [
  { name: "Asha Rao", message: "About a home loan", phone: "+91 98765-43210" },
  { name: "Ravi Shah", message: "About a lease for my firm", phone: "9123456780" },
  { name: "Divya Nair", message: "Two loans for one house, please", phone: "9000000001" },
  { name: "Win Now", message: "A loan, at once", phone: "9000000002", isSpam: true },
];

test.beforeEach(async ({ database }) => {
  await database.execute('DELETE FROM "Contact"');
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 20, minute));
  await insertContacts(
    database,
    people.map((person, index) => ({ ...person, createdAt: at(index) })),
  );
});

const takeAway = async () => undefined;

const field = (page: Page) => page.getByRole("search").getByLabel("Search contacts");
const found = (page: Page) => page.getByRole("search").getByRole("status");
/** The first button of a row opens it. */
const names = (page: Page) =>
  page.getByRole("table").getByRole("row").locator("td:first-child div > button:first-child");
const exportButton = (page: Page) => page.getByRole("button", { name: "Export CSV" });

/** The rows of the file that pressing the button saves, without the line of names. */
async function exported(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    exportButton(page).press("Enter"),
  ]);
  const rows = parse(readFileSync(await download.path()), { bom: true });
  return { name: download.suggestedFilename(), rows: rows.slice(1) };
}

test("contacts are searched by keyboard, and what is looked for is kept nowhere", async ({
  page,
  site,
  database,
  token,
}) => {
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  await openPortal({ page, site, database, token, takeAway }, "Contacts");
  await expect(names(page)).toHaveText(["Divya Nair", "Ravi Shah", "Asha Rao"]);
  await expect(found(page)).toHaveText("");

  await page.getByRole("button", { name: "Spam" }).focus();
  await page.keyboard.press("Tab");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("LOAN");
  await expect(found(page)).toHaveText("2 contacts found");
  await expect(names(page)).toHaveText(["Divya Nair", "Asha Rao"]);
  await page.keyboard.type(" home");
  await page.keyboard.press("Enter");
  await expect(found(page)).toHaveText("1 contact found");
  await expect(names(page)).toHaveText(["Asha Rao"]);
  await expectAccessible(page);

  await page.keyboard.press("Escape");
  await expect(field(page)).toHaveValue("");
  await expect(found(page)).toHaveText("");
  await expect(names(page)).toHaveCount(3);

  await page.keyboard.type("098765 43210");
  await expect(names(page)).toHaveText(["Asha Rao"]);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(`${page.url()} ${kept}`).not.toMatch(/98765|loan/i);
  // Pages about loans are fetched for their links; no address asks for the word.
  expect(addresses.filter((address) => /98765|[?#].*loan/i.test(address))).toEqual([]);
});

test("an answer that comes late does not take the place of a later one", async ({
  page,
  site,
  database,
  token,
}) => {
  await openPortal({ page, site, database, token, takeAway }, "Contacts");
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  let answered = () => {};
  const late = new Promise<void>((resolve) => (answered = resolve));
  await page.route("**/api/contacts/search", async (route) => {
    if (!/"loan"/.test(route.request().postData() ?? "")) return route.continue();
    await held;
    // It may have been broken off meanwhile.
    await route.continue().catch(() => undefined);
    answered();
  });
  const asked = page.waitForRequest(/\/api\/contacts\/search$/);
  await field(page).fill("loan");
  await asked;
  await field(page).fill("home");
  await expect(names(page)).toHaveText(["Asha Rao"]);
  arrive();
  await late;
  await page.waitForTimeout(500);
  await expect(names(page)).toHaveText(["Asha Rao"]);
  await page.unroute("**/api/contacts/search");
});

test("the other view keeps what is looked for", async ({ page, site, database, token }) => {
  await openPortal({ page, site, database, token, takeAway }, "Contacts");
  await field(page).fill("loan");
  await expect(names(page)).toHaveText(["Divya Nair", "Asha Rao"]);
  await page.getByRole("button", { name: "Spam" }).click();
  await expect(names(page)).toHaveText(["Win Now"]);
  await expect(field(page)).toHaveValue("loan");
  await expect(found(page)).toHaveText("1 contact found");
});

test("where nothing is found, that is said, and a button leads back", async ({
  page,
  site,
  database,
  token,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPortal({ page, site, database, token, takeAway }, "Contacts");
  await expectNoOverflow(page);
  await field(page).fill("a very long text that nobody ever wrote");
  await expect(page.getByText("Nothing found", { exact: true })).toBeVisible();
  await expect(found(page)).toHaveText("No contacts found");
  await expect(page.getByText("“a very long text that nobody ever wrote”")).toBeVisible();
  await expect(exportButton(page)).toBeDisabled();
  await expectAccessible(page);
  await expectNoOverflow(page);
  const clear = page.getByRole("button", { name: "Clear the search" });
  await clear.focus();
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("");
  await expect(names(page)).toHaveCount(3);
});

test("too many words are refused beside the field, and the list stays", async ({
  page,
  site,
  database,
  token,
}) => {
  await openPortal({ page, site, database, token, takeAway }, "Contacts");
  await field(page).fill("a b c d e f g h i j k");
  await expect(field(page)).toHaveAccessibleDescription(/Search must be at most 10 words/);
  await expect(field(page)).toHaveAttribute("aria-invalid", "true");
  await expect(names(page)).toHaveCount(3);
  await expectAccessible(page);
});

test("what is found has pages of its own, from the first on", async ({
  page,
  site,
  database,
  token,
}) => {
  const many = Array.from({ length: 60 }, (_, index) => ({
    id: `many-${index}`,
    name: `Visitor ${index}`,
    message: index < 30 ? "A common message" : "A rare message",
    createdAt: new Date(Date.UTC(2026, 1, 1, 0, index)),
  }));
  await insertContacts(database, many);
  await openPortal({ page, site, database, token, takeAway }, "Contacts");
  await page.getByRole("button", { name: "Page 3" }).click();
  await expect(names(page).last()).toHaveText("Asha Rao");
  await field(page).fill("common message");
  await expect(found(page)).toHaveText("30 contacts found");
  await expect(names(page).first()).toHaveText("Visitor 29");
  await page.getByRole("button", { name: "Page 2" }).click();
  await expect(names(page)).toHaveText(["4", "3", "2", "1", "0"].map((each) => `Visitor ${each}`));
  await expect(page.getByRole("button", { name: "Page 3" })).toHaveCount(0);
  // Who is looked for may have been answered.
  await database.execute(
    `UPDATE "Contact" SET "answeredAt" = "createdAt", "answeredHow" = 'called' WHERE "name" = 'Asha Rao'`,
  );
  await field(page).fill("asha rao");
  await page.getByRole("button", { name: "Search all leads" }).click();
  await expect(names(page)).toHaveText(["Asha Rao"]);
  await field(page).fill("common message");
});

test("the file has what is shown, and the activity tells of it", async ({
  page,
  site,
  database,
  token,
}) => {
  await openPortal({ page, site, database, token, takeAway }, "Contacts");
  await expect(names(page)).toHaveCount(3);
  // It is there for five seconds, and the file is read meanwhile.
  const told = expect(page.getByText("contacts exported")).toBeVisible();
  const [all] = await Promise.all([exported(page), told]);
  expect(all.name).toMatch(/^contacts-\d{4}-\d\d-\d\d\.csv$/);
  expect(all.rows.map(([, name]) => name)).toEqual(["Divya Nair", "Ravi Shah", "Asha Rao"]);

  await field(page).fill("loan home");
  await expect(found(page)).toHaveText("1 contact found");
  expect((await exported(page)).rows).toEqual([
    [
      "2026-01-02 01:30",
      "Asha Rao",
      "meera@example.in",
      "(+91) 98765-43210",
      "About a home loan",
      "",
      "",
      "no",
      ...["", "", "", "", ""],
    ],
  ]);
  await page.getByRole("button", { name: "Activity", exact: true }).click();
  await expect(
    page.getByRole("dialog", { name: "Activity" }).getByRole("row").nth(1),
  ).toContainText("Exported 1 contact (leads, open, found by a search)");
});

test.describe("while it fails", () => {
  test.use({ expectedStatuses: [503], expectedErrors: [/HTTP error! status: 503/] });

  test("a search keeps what is looked for, and can be tried again", async ({
    page,
    site,
    database,
    token,
  }) => {
    await openPortal({ page, site, database, token, takeAway }, "Contacts");
    await expect(names(page)).toHaveCount(3);
    await database.execute('ALTER TABLE "Contact" RENAME TO "Away"');
    await field(page).fill("loan");
    await expect(page.getByText("Error loading contacts. Please try again.")).toBeVisible();
    await database.execute('ALTER TABLE "Away" RENAME TO "Contact"');
    await expect(field(page)).toHaveValue("loan");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(names(page)).toHaveText(["Divya Nair", "Asha Rao"]);
  });

  test("an export saves nothing and says so, and works once it can", async ({
    page,
    site,
    database,
    token,
  }) => {
    await openPortal({ page, site, database, token, takeAway }, "Contacts");
    await expect(names(page)).toHaveCount(3);
    let downloads = 0;
    page.on("download", () => (downloads += 1));
    await database.execute('ALTER TABLE "Contact" RENAME TO "Away"');
    await exportButton(page).click();
    await expect(page.getByText("Failed to export contacts")).toBeVisible();
    const notice = page.getByRole("alert").filter({ hasText: "not available right now" });
    await expect(notice).toContainText("Wait a moment, then export again.");
    await expectAccessible(page);
    await database.execute('ALTER TABLE "Away" RENAME TO "Contact"');
    expect(downloads).toBe(0);
    expect((await exported(page)).rows).toHaveLength(3);
    await expect(notice).toBeHidden();
  });
});

test.describe("where the connection breaks off", () => {
  test.use({ expectedErrors: [/ERR_/] });

  test("an export saves nothing", async ({ page, site, database, token }) => {
    await openPortal({ page, site, database, token, takeAway }, "Contacts");
    let downloads = 0;
    page.on("download", () => (downloads += 1));
    await page.route("**/api/contacts/export", (route) => route.abort("aborted"));
    await exportButton(page).click();
    await expect(page.getByRole("alert").filter({ hasText: "cannot be reached" })).toBeVisible();
    expect(downloads).toBe(0);
  });
});
