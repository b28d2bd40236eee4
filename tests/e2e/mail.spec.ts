import { call } from "../../tools/site/calls";
import { type MailServer, startMailServer } from "../support/mail-server";
import { holdAt, mailVariables, sendLead, until } from "../support/mailed-leads";
import { startSite } from "../../tools/site/site";
import { expectAccessible } from "./checks";
import { expect, test as base } from "./fixtures";
import { answerWith, openPortal } from "./arranging";

// What staff see of leads that a mail server did not take, and what they do about it.

const test = base.extend<object, { server: MailServer }>({
  server: [
    async ({}, use) => {
      const server = await startMailServer();
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ database, server }, use) => {
      const site = await startSite(database.url, mailVariables(server));
      await use(site);
      await site.kill();
    },
    { scope: "worker" },
  ],
});

test("a lead that was refused is marked, says why, and is sent again with the keyboard alone", async ({
  page,
  site,
  database,
  token,
  server,
}) => {
  server.behave((point) =>
    point === "data" ? { code: 550, words: "<b>No such user</b>" } : "go on",
  );
  await sendLead(site.url, { name: "Meera Iyer" });
  await until(
    () => database.query(`SELECT "problem" FROM "ContactMail" WHERE "state" = 'failed'`),
    (failed) => failed.length === 1,
  );
  server.behave(() => "go on");
  await sendLead(site.url, { name: "Ravi Shah", message: "This one arrives, as it should" });
  await until(
    async () => server.mails.length,
    (mails) => mails === 1,
  );

  await openPortal({ page, site, database, token, takeAway: async () => undefined }, "Contacts");
  const rows = page.getByRole("table").getByRole("row");
  await expect(rows.filter({ hasText: "Meera Iyer" })).toContainText("Not emailed to everyone");
  await expect(rows.filter({ hasText: "Ravi Shah" })).not.toContainText("Not emailed to everyone");
  const notice = page.getByText("1 lead has not been emailed to everyone yet:");
  await expect(notice).toBeVisible();
  await expectAccessible(page);

  // The name in the line above the table opens what the row opens.
  const opener = page.getByRole("list").getByRole("button", { name: "Meera Iyer" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Message from Meera Iyer" });
  const story = dialog.getByRole("status").filter({ hasText: /mailed/ });
  await expect(story).toHaveText(
    "Not emailed. The mail server refused this email. It said: 550 <b>No such user</b>",
  );
  await expectAccessible(page);
  const again = dialog.getByRole("button", { name: "Send again" });
  for (let presses = 0; presses < 24; presses += 1) {
    if (await again.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(again).toBeFocused();
  const { release } = holdAt(server, "connect");
  await page.keyboard.press("Enter");
  await expect(story).toHaveText("Being emailed now.");
  await expect(again).toBeHidden();
  await expect(story).toBeFocused();
  release("go on");
  // The story goes on by itself.
  await expect(story).toHaveText(/^Emailed on /);
  expect(server.mails).toHaveLength(2);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(notice).toBeHidden();
  await expect(rows.filter({ hasText: "Meera Iyer" })).not.toContainText("Not emailed to everyone");

  // Opened again it says what became of it.
  await page.getByRole("button", { name: "Meera Iyer", exact: true }).click();
  await expect(story).toHaveText(/^Emailed on /);
  await expectAccessible(page);
});

test.describe("A lead that somebody else sent again meanwhile", () => {
  test.use({ expectedStatuses: [409] });

  test("says so, and what became of it", async ({ page, site, database, token, server }) => {
    server.behave((point) => (point === "data" ? { code: 550, words: "No" } : "go on"));
    const { id } = await sendLead(site.url, {
      name: "Anil Rao",
      message: "Sent again, by another",
    });
    const failed = `SELECT 1 FROM "ContactMail" WHERE "state" = 'failed'`;
    await until(
      () => database.query(failed),
      (rows) => rows.length === 1,
    );
    server.behave(() => "go on");
    await openPortal({ page, site, database, token, takeAway: async () => undefined }, "Contacts");
    await page.getByRole("list").getByRole("button", { name: "Anil Rao" }).click();
    const dialog = page.getByRole("dialog", { name: "Message from Anil Rao" });
    const again = dialog.getByRole("button", { name: "Send again" });
    await expect(again).toBeVisible();
    await call(site.url, `/api/contacts/${id}/mail`, { method: "POST", token });
    await until(
      () => database.query(failed),
      (rows) => rows.length === 0,
    );
    await until(
      () => database.query(`SELECT 1 FROM "ContactMail" WHERE "state" <> 'sent'`),
      (rows) => rows.length === 0,
    );
    await again.click();
    await expect(dialog.getByRole("status").filter({ hasText: /^Emailed on / })).toBeVisible();
    await expect(dialog).toContainText("This email has already been sent");
    await expect(again).toBeHidden();
  });
});

test.describe("Where nobody can tell which leads were not mailed", () => {
  test.use({ expectedStatuses: [500] });

  test("that is said", async ({ page, site, database, token }) => {
    await answerWith(page, "GET", "/api/contacts/undelivered", { status: 500, body: {} });
    await sendLead(site.url, { name: "Meera Iyer", message: "Nobody knows whether it was mailed" });
    await openPortal({ page, site, database, token, takeAway: async () => undefined }, "Contacts");
    await expect(
      page.getByText("We can’t tell right now which leads were not emailed."),
    ).toBeVisible();
    await expectAccessible(page);
  });
});
