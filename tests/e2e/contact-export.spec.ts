import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import { insertContacts } from "../support/many-contacts";
import { expectAccessible, expectNoOverflow } from "./checks";
import { expect } from "./fixtures";
import { test } from "./portal-test";

const contacts = [
  { name: "Asha Rao", message: "About a home loan", phone: "+91 98765-43210" },
  { name: "Ravi Shah", message: "About a lease for my firm", phone: "9123456780" },
  { name: "Divya Nair", message: "Two loans for one house, please", phone: "9000000001" },
  { name: "Win Now", message: "A loan, at once", phone: "9000000002", isSpam: true },
];

test.beforeEach(({ database }) =>
  insertContacts(
    database,
    contacts.map((person, index) => ({
      ...person,
      createdAt: new Date(Date.UTC(2026, 0, 1, 20, index)),
    })),
  ),
);

const searchField = (page: Page) => page.getByRole("search").getByLabel("Search contacts");
const searchStatus = (page: Page) =>
  page.getByRole("search").locator("xpath=following::*[@role='status'][1]");
const nameButtons = (page: Page) =>
  page.getByRole("table").getByRole("row").locator("td:first-child div > button:first-child");
const exportButton = (page: Page) => page.getByRole("button", { name: "Export CSV" });

async function exportContacts(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    exportButton(page).press("Enter"),
  ]);
  const rows = parse(readFileSync(await download.path()), { bom: true });
  return { name: download.suggestedFilename(), rows: rows.slice(1) };
}

test.describe("the contact search", () => {
  test("works by keyboard, and keeps search words out of URLs and storage", async ({
    page,
    openPortal,
  }) => {
    const urls: string[] = [];
    page.on("request", (request) => urls.push(request.url()));
    await openPortal("Contacts");
    await expect(nameButtons(page)).toHaveText(["Divya Nair", "Ravi Shah", "Asha Rao"]);
    await expect(searchStatus(page)).toHaveText("");

    await page.getByRole("button", { name: "Spam" }).press("Tab");
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.type("LOAN");
    await expect(searchStatus(page)).toHaveText("2 contacts found");
    await expect(nameButtons(page)).toHaveText(["Divya Nair", "Asha Rao"]);
    await page.keyboard.press("Escape");
    await expect(searchField(page)).toHaveValue("");
    await expect(searchStatus(page)).toHaveText("");
    await expect(nameButtons(page)).toHaveCount(3);

    await page.keyboard.type("098765 43210");
    await expect(nameButtons(page)).toHaveText(["Asha Rao"]);
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    );
    expect(`${page.url()} ${stored}`).not.toMatch(/98765|loan/i);
    // Only the query and fragment matter, because the paths of prefetched pages contain "loan".
    expect(urls.filter((url) => /98765|[?#].*loan/i.test(url))).toEqual([]);
  });

  test("shows page 1 of the results, and keeps its text when the view changes", async ({
    page,
    database,
    openPortal,
  }) => {
    const leads = Array.from({ length: 30 }, (_, index) => ({
      id: `many-${index}`,
      name: `Lead ${index}`,
    }));
    await insertContacts(database, leads);
    await database.execute(
      `UPDATE "Contact" SET "answeredAt" = "createdAt", "answerMethod" = 'called' WHERE "name" = 'Asha Rao'`,
    );
    await openPortal("Contacts");
    await page.getByRole("button", { name: "Page 2" }).click();
    await expect(nameButtons(page).last()).toHaveText("Lead 0");
    await searchField(page).fill("loan");
    await expect(nameButtons(page)).toHaveText(["Divya Nair"]);
    await expect(searchStatus(page)).toContainText("1 contact found, 1 more among answered");
    await searchStatus(page).getByRole("button", { name: "Show all" }).click();
    await expect(nameButtons(page)).toHaveText(["Divya Nair", "Asha Rao"]);
    await expect(searchStatus(page)).toHaveText("2 contacts found");
    await page.getByRole("button", { name: /^Open/ }).click();
    await searchField(page).fill("home loan");
    await expect(searchStatus(page)).toContainText("No contacts found, 1 among answered");
    await page.getByRole("button", { name: "Search All Contacts" }).click();
    await expect(nameButtons(page)).toHaveText(["Asha Rao"]);
    await searchField(page).fill("loan");
    await page.getByRole("button", { name: "Spam" }).click();
    await expect(nameButtons(page)).toHaveText(["Win Now"]);
    await expect(searchField(page)).toHaveValue("loan");
  });

  test("reports invalid input and empty results, and can be cleared", async ({
    page,
    openPortal,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openPortal("Contacts");
    await searchField(page).fill("a b c d e f g h i j k");
    await expect(searchField(page)).toHaveAccessibleDescription(/Search must be at most 10 words/);
    await expectAccessible(page);
    await searchField(page).fill("a very long text that nobody ever wrote");
    await expect(page.getByText("Nothing found", { exact: true })).toBeVisible();
    await expect(searchStatus(page)).toHaveText("No contacts found");
    await expect(exportButton(page)).toBeDisabled();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByRole("button", { name: "Clear Search" }).press("Enter");
    await expect(searchField(page)).toBeFocused();
    await expect(nameButtons(page)).toHaveCount(3);
  });
});

test("exports the contacts that match the view and the search", async ({ page, openPortal }) => {
  await openPortal("Contacts");
  await expect(nameButtons(page)).toHaveCount(3);
  // The toast disappears after five seconds, so it is checked while the file is exported.
  const toastShown = expect(page.getByText("contacts exported")).toBeVisible();
  const [fullExport] = await Promise.all([exportContacts(page), toastShown]);
  expect(fullExport.name).toMatch(/^contacts-\d{4}-\d\d-\d\d\.csv$/);
  expect(fullExport.rows.map(([, name]) => name)).toEqual(["Divya Nair", "Ravi Shah", "Asha Rao"]);
  await searchField(page).fill("loan home");
  await expect(searchStatus(page)).toHaveText("1 contact found");
  expect((await exportContacts(page)).rows.map(([, name]) => name)).toEqual(["Asha Rao"]);
});

test.describe("a failed request", () => {
  test.use({ expectedStatuses: [503], expectedErrors: [/HTTP error! status: 503/] });

  test("keeps the search text and saves no file", async ({ page, database, openPortal }) => {
    await openPortal("Contacts");
    await expect(nameButtons(page)).toHaveCount(3);
    let downloadCount = 0;
    page.on("download", () => (downloadCount += 1));
    await database.execute('ALTER TABLE "Contact" RENAME TO "Away"');
    await exportButton(page).click();
    const notice = page.getByRole("alert").filter({ hasText: "not available right now" });
    await expect(notice).toContainText("Wait a moment, then export again.");
    await expectAccessible(page);
    await searchField(page).fill("loan");
    await expect(page.getByText("Error loading contacts. Please try again.")).toBeVisible();
    await database.execute('ALTER TABLE "Away" RENAME TO "Contact"');
    await expect(searchField(page)).toHaveValue("loan");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(nameButtons(page)).toHaveText(["Divya Nair", "Asha Rao"]);
    expect(downloadCount).toBe(0);
    expect((await exportContacts(page)).rows).toHaveLength(2);
    await expect(notice).toBeHidden();
  });
});
