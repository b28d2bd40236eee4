import { hashSync } from "@node-rs/argon2";
import type { Browser, Locator, Page } from "@playwright/test";
import { admin, call, signIn, signInFromPage, registerAdmin } from "../../tools/site/calls";
import type { TestDatabase } from "../../tools/site/databases";
import { createDatabase } from "../../tools/site/databases";
import { startSite, type TestSite } from "../../tools/site/site";
import { codeOf } from "../support/codes";
import { publishBlog, removeAll } from "../support/entries";
import { untilAwake } from "./awake";
import { expectAccessible, expectNoOverflow } from "./checks";
import { expect, signInAs, test as base } from "./fixtures";
import { fill, loseAnswer } from "./arranging";

// What staff do in the dialog beside Activity: their own account, and their colleagues.

const ravi = { username: "ravi", password: "a long one of his own" };

/** Ravi is an administrator beside asha, with a password of his own, and signed in nowhere. */
async function addRavi(database: TestDatabase, password = ravi.password): Promise<void> {
  const hash = hashSync(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await database.execute(`
    DELETE FROM "User" WHERE "username" = 'ravi';
    INSERT INTO "User" ("id", "username", "usernameKey", "passwordHash", "isAdmin")
      VALUES ('ravi', 'ravi', 'ravi', '${hash}', TRUE)`);
}

const test = base.extend<{ colleague: void }>({
  colleague: [
    async ({ database, token }, use) => {
      expect(token).not.toBe("");
      await addRavi(database);
      await use();
      await database.execute(`DELETE FROM "User" WHERE "username" <> 'asha'`);
    },
    { auto: true },
  ],
});

const dialog = (page: Page) => page.getByRole("dialog", { name: "Account" });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function open(page: Page, tab: "Second factor" | "Sessions" | "Colleagues" | "Password") {
  await press(page, "Account");
  await dialog(page).getByRole("tab", { name: tab }).click();
}

/** Beside each of these fields stands what is wrong with it. */
async function expectSays(page: Page, errors: Record<string, string>) {
  for (const [label, error] of Object.entries(errors)) {
    const field = dialog(page).getByLabel(label, { exact: true });
    await expect(field).toHaveAccessibleDescription(new RegExp(error));
  }
}

async function expectSound(page: Page) {
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  await expectNoOverflow(page);
}

/** Follows what is offered where a session has ended, as Ravi. */
async function signInAgain(alert: Locator) {
  const opened = alert.page().waitForEvent("popup");
  await alert.getByRole("link", { name: "sign in again in another tab" }).click();
  const tab = await opened;
  await signInAs(tab, ravi);
  await tab.close();
}

/** A browser of somebody else. */
async function anotherPage(browser: Browser, site: TestSite): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, locale: "en-IN" });
  return context.newPage();
}

const [CURRENT, NEW, CONFIRM] = ["Current password", "New password", "Confirm new password"];

test.describe("one’s own password", () => {
  test.use({ expectedStatuses: [400, 401] });

  test("is changed by keyboard, ends other sessions and opens the next", async ({ page, site }) => {
    const elsewhere = (await signIn(site.url, ravi)).token;
    await signInAs(page, ravi);
    await page.getByRole("button", { name: "Account", exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(dialog(page).getByText("You are signed in as ravi.")).toBeVisible();
    // The dialog takes the focus once it is there.
    await expect(dialog(page).locator(":focus")).toBeVisible();
    await dialog(page).getByLabel(CURRENT).focus();
    for (const text of [ravi.password, "four words nobody else says"]) {
      await page.keyboard.type(text);
      await page.keyboard.press("Tab");
    }
    await page.keyboard.type("four words nobody else says");
    await page.keyboard.press("Enter");
    await expect(dialog(page).getByRole("status")).toHaveText(
      "Your password is changed. You are signed out on all other devices.",
    );
    await expect(dialog(page).getByLabel(NEW, { exact: true })).toHaveValue("");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Account", exact: true })).toBeFocused();
    expect((await call(site.url, "/api/contacts", { token: elsewhere })).status).toBe(401);
    // The session goes on here, with its next token.
    await page.getByRole("tab", { name: "Contacts" }).click();
    await expect(page.getByText("No contacts yet")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("button", { name: "Account", exact: true })).toBeVisible();
    await signInAs(page, { ...ravi, password: "four words nobody else says" });
  });

  test("says beside each field what is wrong", async ({ page }) => {
    await signInAs(page, ravi);
    await press(page, "Account");
    const change = (password: string, newPassword: string, confirmed = newPassword) =>
      fill(page, { [CURRENT]: password, [NEW]: newPassword, [CONFIRM]: confirmed });
    await press(page, "Change password");
    await expectSays(page, { [CURRENT]: "Password is required", [NEW]: "Password is required" });
    await change("wrong", "short", "other");
    await press(page, "Change password");
    await expectSays(page, {
      [NEW]: "A new password must be at least 12 characters",
      [CONFIRM]: "Passwords do not match",
    });
    await change("wrong", "1qaz2wsx3edc");
    await press(page, "Change password");
    await expectSays(page, { [CURRENT]: "This is not your current password" });
    await change(ravi.password, "1qaz2wsx3edc");
    await press(page, "Change password");
    await expectSays(page, {
      [NEW]: "This password is easily guessed. Choose another, such as a few unrelated words.",
    });
    await expect(dialog(page).getByLabel(CURRENT)).toHaveValue(ravi.password);
    await expectSound(page);
  });

  test("that is easily guessed is asked to be changed", async ({ page, database }) => {
    await addRavi(database, "ravi123");
    await signInAs(page, { ...ravi, password: "ravi123" });
    await expect(page.getByText("Your password is easy to guess.")).toBeVisible();
    await expectSound(page);
    await press(page, "Change password");
    await fill(page, {
      [CURRENT]: "ravi123",
      [NEW]: "four words nobody else says",
      [CONFIRM]: "four words nobody else says",
    });
    await dialog(page).getByRole("button", { name: "Change password" }).click();
    await expect(dialog(page).getByRole("status")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("tab", { name: "Blog" })).toBeVisible();
    await expect(page.getByText("Your password is easy to guess.")).toBeHidden();
  });
});

/** Sets up a second factor in the dialog or page that is shown; its key, and the codes for a lost phone. */
async function setUp(page: Page, password: string) {
  await page.getByLabel(CURRENT).fill(password);
  await press(page, "Set up");
  await expect(page.getByRole("img", { name: /^Picture to scan/ })).toBeVisible();
  const text = await page.getByText("Or type this key into the app:").innerText();
  const key = text.split("\n")[1]!.replaceAll(" ", "");
  await page.getByLabel("Code").fill("000000");
  await press(page, "Turn on");
  await expect(page.getByLabel("Code")).toHaveAccessibleDescription(/This code is wrong/);
  await page.getByLabel("Code").fill(codeOf(key, -1));
  await page.keyboard.press("Enter");
  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  return { key, recoveryCodes: await codes.allInnerTexts() };
}

test.describe("a second factor", () => {
  test.use({ expectedStatuses: [400, 401, 403] });

  test("is set up, asked for in a second step, and turned off", async ({ page }) => {
    await signInAs(page, ravi);
    await open(page, "Second factor");
    const { key, recoveryCodes } = await setUp(page, ravi.password);
    await expectSound(page);
    // They come once: nothing but the button takes them away.
    await page.keyboard.press("Escape");
    await page.mouse.click(5, 5);
    await expect(dialog(page).getByRole("tab")).toHaveCount(0);
    await expect(dialog(page).getByRole("button", { name: "Close" })).toHaveCount(0);
    await expect(dialog(page).getByText(recoveryCodes[9]!)).toBeVisible();
    await press(page, "I have saved them");
    await expect(dialog(page).getByText("Your second factor is on.")).toBeVisible();
    await expect(dialog(page).getByText("You have 10 recovery codes left.")).toBeVisible();
    await expectSound(page);
    await page.keyboard.press("Escape");
    await press(page, "Logout");
    await page.waitForURL("**/");

    await page.goto("/login");
    await page.getByLabel("Username").fill(ravi.username);
    await page.getByLabel("Password").fill(ravi.password);
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Code")).toBeFocused();
    await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
    await expect(page.getByLabel("Password")).toBeHidden();
    await expectSound(page);
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Code")).toHaveAccessibleDescription(/Code is required/);
    await page.keyboard.type("000000");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Code")).toHaveAccessibleDescription(
      /This code is wrong, or was used before/,
    );
    await page.getByLabel("Code").fill(codeOf(key));
    await page.keyboard.press("Enter");
    await page.waitForURL("**/admin");
    await untilAwake(page);

    await open(page, "Second factor");
    await fill(page, { [CURRENT]: ravi.password, Code: recoveryCodes[0]! });
    await press(page, "Turn off");
    await expect(dialog(page).getByRole("button", { name: "Set up" })).toBeVisible();
    await expect(dialog(page).getByText("Your second factor is off.")).toBeVisible();
  });

  test.describe("whose answer is lost", () => {
    test.use({ expectedStatuses: [400, 409] });

    test("is on, and says what became of the recovery codes", async ({ page, database }) => {
      await signInAs(page, ravi);
      await open(page, "Second factor");
      await page.getByLabel(CURRENT).fill(ravi.password);
      await press(page, "Set up");
      const text = await page.getByText("Or type this key into the app:").innerText();
      const code = codeOf(text.split("\n")[1]!.replaceAll(" ", ""));
      await loseAnswer(page, "**/api/account/second-factor");
      await page.getByLabel("Code").fill(code);
      await press(page, "Turn on");
      await expect(dialog(page).getByText("The server cannot be reached.")).toBeVisible();
      await press(page, "Turn on");
      await expect(dialog(page).getByText("You have 10 recovery codes left.")).toBeVisible();
      await expect(dialog(page).getByRole("alert")).toContainText(
        "If you have not seen its recovery codes, turn it off and set it up again.",
      );
      await expectSound(page);
      await database.execute(
        `DELETE FROM "RecoveryCode"; UPDATE "User" SET "factorKey" = NULL, "lastCodeStep" = 0`,
      );
    });
  });

  test("is the first thing to do where the firm asks for one", async ({ browser }) => {
    const database = await createDatabase("sqlite");
    const site = await startSite(database.url, { REQUIRE_SECOND_FACTOR: "true" });
    try {
      await registerAdmin(site.url);
      const page = await anotherPage(browser, site);
      await signInAs(page);
      await expect(page.getByRole("heading", { name: "Set up a second factor" })).toBeVisible();
      await expect(page.getByRole("tab")).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Activity" })).toHaveCount(0);
      await setUp(page, admin.password);
      await expectSound(page);
      await press(page, "I have saved them");
      await expect(page.getByRole("tab", { name: "Contacts" })).toBeVisible();
      await page.context().close();
    } finally {
      await site.kill();
      await database.drop();
    }
  });
});

test.describe("sessions", () => {
  test.use({ expectedStatuses: [400, 401] });

  test("are seen and ended, one or all others", async ({ page, site, browser }) => {
    const elsewhere = await anotherPage(browser, site);
    await signInAs(elsewhere, ravi);
    const program = await signIn(site.url, ravi);
    await signInAs(page, ravi);
    await open(page, "Sessions");
    const rows = dialog(page).getByRole("list", { name: "Where you are signed in" });
    await expect(rows.getByRole("listitem")).toHaveCount(3);
    await expect(rows.getByRole("listitem").first()).toContainText("Chrome on Linux (this one)");
    await expectSound(page);
    await rows.getByRole("button", { name: "Sign out node" }).click();
    await dialog(page).getByLabel(CURRENT).fill("a guess");
    await press(page, "Sign out");
    await expectSays(page, { [CURRENT]: "This is not your current password" });
    await expectSound(page);
    await dialog(page).getByLabel(CURRENT).fill(ravi.password);
    await page.keyboard.press("Enter");
    await expect(rows.getByRole("listitem")).toHaveCount(2);
    await expect(dialog(page).getByText("Signed out there.")).toBeVisible();
    expect((await call(site.url, "/api/contacts", { token: program.token })).status).toBe(401);
    await press(page, "Sign out everywhere else");
    await dialog(page).getByLabel(CURRENT).fill(ravi.password);
    await press(page, "Sign out");
    await expect(rows.getByRole("listitem")).toHaveCount(1);
    await elsewhere.reload();
    await elsewhere.waitForURL("**/login");
    await elsewhere.context().close();
  });

  test("that were idle for too long lose nothing of what was typed", async ({
    page,
    site,
    database,
    token,
  }) => {
    await removeAll(site.url, token, "blogs");
    await publishBlog(site.url, token, { title: "The one" });
    await signInAs(page, ravi);
    await press(page, "Edit The one");
    await fill(page, { Title: "An hour of work" });
    const then = new Date(Date.now() - 9 * 60 * 60 * 1_000).toISOString();
    await database.execute(`UPDATE "Session" SET "lastSeenAt" = '${then}' WHERE "userId" = 'ravi'`);
    await press(page, "Save");
    const alert = page.getByRole("dialog").getByRole("alert");
    await expect(alert).toContainText("Your session has ended.");
    await signInAgain(alert);
    await press(page, "Save");
    await expect(page.getByRole("heading", { name: "An hour of work" })).toBeVisible();
  });

  test.describe("in a list", () => {
    test.use({ expectedErrors: [/HTTP error! status: 401/] });

    test("that ended are said there, with the way back", async ({ page, database }) => {
      await signInAs(page, ravi);
      await page.getByRole("tab", { name: "Contacts" }).click();
      await database.execute(`DELETE FROM "Session" WHERE "userId" = 'ravi'`);
      await press(page, "Refresh");
      const alert = page
        .getByRole("tabpanel")
        .getByRole("alert")
        .filter({ hasText: "Error loading" });
      await expect(alert).toContainText("Error loading contacts. Please try again.");
      await expect(alert).toContainText("Your session has ended: sign in again in another tab");
      await signInAgain(alert);
      await press(page, "Try again");
      await expect(alert).toHaveCount(0);
    });
  });
});

test.describe("colleagues", () => {
  test.use({ expectedStatuses: [400, 401, 403] });

  test("are invited, sign in, get a new password and are removed", async ({
    page,
    site,
    browser,
  }) => {
    await signInAs(page);
    await open(page, "Colleagues");
    const rows = dialog(page).getByRole("list", { name: "Who has access" });
    await expect(rows.getByRole("listitem")).toHaveCount(2);
    await expect(rows.getByText("asha (you)")).toBeVisible();
    await press(page, "Invite a colleague");
    const link = dialog(page).getByRole("textbox", { name: "Link for a colleague to register" });
    const url = await link.inputValue();
    await expectSound(page);

    // Opened by somebody who is signed in, it is about the new account alone.
    const meera = await anotherPage(browser, site);
    await signInAs(meera, ravi);
    const typed = { username: "meera", password: "her own long password" };
    const registerAs = async (where: string, credentials: typeof typed) => {
      await meera.goto("about:blank");
      await meera.goto(where);
      await untilAwake(meera);
      await expect(meera.getByRole("heading", { name: "Admin Registration" })).toBeVisible();
      await expect(meera.getByText("At least 12 characters.")).toBeVisible();
      await fill(meera, {
        Username: credentials.username,
        Password: credentials.password,
        "Confirm Password": credentials.password,
      });
      await press(meera, "Create Admin Account");
    };
    await registerAs(url, { ...typed, password: "short" });
    await expect(meera.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
      /^A new password must be at least 12 characters/,
    );
    await meera.getByLabel("Password", { exact: true }).fill(typed.password);
    await meera.getByLabel("Confirm Password").fill(typed.password);
    await loseAnswer(meera, "**/api/register");
    await press(meera, "Create Admin Account");
    const alert = meera.getByRole("main").getByRole("alert");
    await expect(alert).toContainText("The server cannot be reached.");
    await press(meera, "Create Admin Account");
    await expect(alert).toContainText(
      "This link has been used or is too old. Ask for a new one. If it has worked before, log in.",
    );
    await meera.getByRole("link", { name: "log in", exact: true }).click();
    await meera.waitForURL("**/login");
    await signInFromPage(site.url, { credentials: typed });

    await page.keyboard.press("Escape");
    await open(page, "Colleagues");
    await expect(rows.getByRole("listitem")).toHaveCount(3);
    await press(page, "New password for meera");
    const next = await dialog(page)
      .getByRole("textbox", { name: "Link for meera to choose a new password" })
      .inputValue();
    await meera.goto(next);
    await expect(meera.getByRole("heading", { name: "Choose a New Password" })).toBeVisible();
    await expect(meera.getByText("At least 12 characters.")).toBeVisible();
    await expect(meera.getByLabel("Username")).toHaveValue("meera");
    await expect(meera.getByLabel("Username")).not.toBeEditable();
    await expectSound(meera);
    await fill(meera, {
      Password: "another one of hers",
      "Confirm Password": "another one of hers",
    });
    await press(meera, "Set New Password");
    await expect(meera.getByText("Your new password is set")).toBeVisible();
    await meera.waitForURL("**/login");
    const { token } = await signIn(site.url, { ...typed, password: "another one of hers" });

    await press(page, "Sign out meera");
    await expect(dialog(page).getByText("meera is signed out everywhere.")).toBeVisible();
    expect((await call(site.url, "/api/contacts", { token })).status).toBe(401);

    await page.getByRole("button", { name: "Remove meera" }).focus();
    await page.keyboard.press("Enter");
    const question = page.getByRole("dialog", { name: "Remove meera?" });
    await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await page.keyboard.press("Enter");
    await question.getByRole("button", { name: "Remove" }).click();
    await expect(rows.getByRole("listitem")).toHaveCount(2);
    await expect(dialog(page).getByText("meera no longer has access.")).toBeVisible();
    await expect(dialog(page).getByText("to choose a new password")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await press(page, "Activity");
    const activity = page.getByRole("dialog", { name: "Activity" });
    for (const text of [
      "Changed administrator meera: no longer an administrator",
      "Ended sessions meera: 1",
      "Made a link meera: new password",
      "Created administrator meera",
      "Invited a colleague",
    ]) {
      await expect(activity.getByText(text).first()).toBeVisible();
    }
    await meera.context().close();
  });
});
