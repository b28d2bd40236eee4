import { type MailServer, startMailServer } from "../support/mail-server";
import { pauseServerAt, buildMailVariables, sendLead, poll } from "../support/mailed-leads";
import { startSite } from "../../tools/site/site";
import { expectAccessible } from "./checks";
import { expect } from "./fixtures";
import { test as base } from "./portal-test";

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
      const site = await startSite(database.url, buildMailVariables(server));
      await use(site);
      await site.kill();
    },
    { scope: "worker" },
  ],
});

test("marks a lead whose email was refused, shows why, and resends the email by keyboard", async ({
  page,
  site,
  database,
  server,
  openPortal,
}) => {
  server.setReaction((point) =>
    point === "data" ? { code: 550, message: "<b>No such user</b>" } : "continue",
  );
  await sendLead(site.url, { name: "Meera Iyer" });
  await poll(
    () => database.query(`SELECT 1 FROM "ContactMail" WHERE "state" = 'failed'`),
    (mails) => mails.length === 1,
  );
  server.setReaction(() => "continue");
  await openPortal("Contacts");
  const row = page.getByRole("table").getByRole("row").filter({ hasText: "Meera Iyer" });
  await expect(row).toContainText("Not emailed to everyone");
  const notice = page.getByText("The email about 1 contact has not reached every recipient yet:");
  await expect(notice).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("list").getByRole("button", { name: "Meera Iyer" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Message from Meera Iyer" });
  const mailStatus = dialog.getByRole("status").filter({ hasText: /mailed/ });
  await expect(mailStatus).toHaveText(
    "Not emailed. The mail server refused this email. The server replied: 550 <b>No such user</b>",
  );
  await expectAccessible(page);
  const resendButton = dialog.getByRole("button", { name: "Send Again" });
  const { release } = pauseServerAt(server, "connect");
  await resendButton.press("Enter");
  await expect(mailStatus).toHaveText("Being emailed now.");
  await expect(resendButton).toBeHidden();
  await expect(mailStatus).toBeFocused();
  release("continue");
  await expect(mailStatus).toHaveText(/^Emailed on /);
  expect(server.mails).toHaveLength(1);
  await page.keyboard.press("Escape");
  await expect(notice).toBeHidden();
  await expect(row).not.toContainText("Not emailed to everyone");
});
