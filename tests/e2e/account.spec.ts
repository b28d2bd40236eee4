import { readFile } from "node:fs/promises";
import { hashSync } from "@node-rs/argon2";
import type { Page } from "@playwright/test";
import { adminCredentials, registerAdmin, signIn, signInFromPage } from "../../tools/site/calls";
import { generateCode } from "../support/codes";
import { withSite } from "../support/with-site";
import { dropResponse, fillFields, mockResponse } from "./actions";
import { expectAccessible, expectNoOverflow } from "./checks";
import { expect, signInAs } from "./fixtures";
import { enterPortal } from "./open-editor";
import { test as base } from "./portal-test";

const ravi = { username: "ravi", password: "ravi123" };
const strongPassword = "four words nobody else says";

const test = base.extend<{ enter: () => Promise<void> }>({
  enter: ({ page, site }, use) => use(() => enterPortal(page, site, ravi)),
});

test.use({ expectedStatuses: [400, 401, 403, 409] });

test.beforeEach(({ database }) => {
  const hash = hashSync(ravi.password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  return database.execute(`
    INSERT INTO "User" ("id", "username", "usernameKey", "passwordHash", "isAdmin")
      VALUES ('ravi', 'ravi', 'ravi', '${hash}', TRUE)`);
});

const dialog = (page: Page) => page.getByRole("dialog", { name: "Account" });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function openTab(page: Page, tab: "Second Factor" | "Sessions" | "Colleagues" | "Password") {
  await press(page, "Account");
  await dialog(page).getByRole("tab", { name: tab }).click();
}

async function expectFieldError(page: Page, label: string, error: string) {
  const field = dialog(page).getByLabel(label, { exact: true });
  await expect(field).toHaveAccessibleDescription(new RegExp(error));
}

async function expectAccessibleOnPhone(page: Page) {
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  await expectNoOverflow(page);
}

const [CURRENT, NEW, CONFIRM] = ["Current password", "New password", "Confirm new password"];

async function confirmPassword(page: Page, button: string, password: string) {
  await fillFields(page, { [CURRENT]: password });
  await dialog(page).getByRole("button", { name: button, exact: true }).click();
}

test("shows a warning until the user replaces a weak password", async ({ page, enter }) => {
  await enter();
  const warning = page.getByText("Your password does not meet the rules for new passwords.");
  await expect(warning).toBeVisible();
  await expectAccessibleOnPhone(page);
  await press(page, "Change Password");
  await expect(dialog(page).getByText("You are signed in as ravi.")).toBeVisible();
  const changePassword = async (
    password: string,
    newPassword: string,
    confirmation = newPassword,
  ) => {
    await fillFields(page, { [CURRENT]: password, [NEW]: newPassword, [CONFIRM]: confirmation });
    await dialog(page).getByRole("button", { name: "Change Password" }).click();
  };
  await changePassword("wrong", "short", "other");
  await expectFieldError(page, NEW, "A new password must be at least 12 characters");
  await expectFieldError(page, CONFIRM, "Passwords do not match");
  await press(page, "Show new password");
  await expect(dialog(page).getByLabel(NEW, { exact: true })).toHaveAttribute("type", "text");
  await press(page, "Hide new password");
  await expect(dialog(page).getByLabel(NEW, { exact: true })).toHaveAttribute("type", "password");
  await changePassword("wrong", "1qaz2wsx3edc");
  await expectFieldError(page, CURRENT, "This is not your current password");
  await changePassword(ravi.password, "1qaz2wsx3edc");
  await expectFieldError(page, NEW, "This password is easy to guess.");
  await expectAccessibleOnPhone(page);
  await changePassword(ravi.password, strongPassword);
  await expect(dialog(page).getByRole("status")).toHaveText(
    "Your password has been changed. You are signed out on all other devices.",
  );
  await expect(dialog(page).getByLabel(NEW, { exact: true })).toHaveValue("");
  await page.reload();
  await page.getByRole("tab", { name: "Contacts" }).click();
  await expect(page.getByText("No contacts yet")).toBeVisible();
  await expect(warning).toBeHidden();
});

async function startSetup(page: Page, password: string): Promise<string> {
  await fillFields(page, { [CURRENT]: password });
  await press(page, "Set Up");
  await expect(page.getByRole("img", { name: /^QR code/ })).toBeVisible();
  const text = await page.getByText("Or type this key into the app:").innerText();
  return text.split("\n")[1]!.replaceAll(" ", "");
}

const recoveryCodes = (page: Page) =>
  page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");

test.describe("a second factor", () => {
  test("is set up, asked for at sign-in and turned off, and says why a repeated setup failed", async ({
    page,
    enter,
  }) => {
    await enter();
    await openTab(page, "Second Factor");
    const key = await startSetup(page, ravi.password);
    await page.getByLabel("Code").fill("000000");
    await press(page, "Turn On");
    await expect(page.getByLabel("Code")).toHaveAccessibleDescription(/This code is wrong/);
    await page.getByLabel("Code").fill(generateCode(key, -1));
    await page.keyboard.press("Enter");
    await expect(recoveryCodes(page)).toHaveCount(10);
    const [code, nextCode] = await recoveryCodes(page).allInnerTexts();
    const download = page.waitForEvent("download");
    await press(page, "Download Codes");
    expect(await readFile(await (await download).path(), "utf8")).toContain(`\n${code}\n`);
    await expectAccessibleOnPhone(page);
    // The codes are shown once, so only the button may dismiss them.
    await page.keyboard.press("Escape");
    await page.mouse.click(5, 5);
    await expect(dialog(page).getByRole("button", { name: "Close" })).toHaveCount(0);
    await expect(recoveryCodes(page)).toHaveCount(10);
    await press(page, "I Have Saved Them");
    await expect(dialog(page).getByText("You have 10 recovery codes left.")).toBeVisible();
    await expectAccessibleOnPhone(page);
    await page.keyboard.press("Escape");
    await press(page, "Logout");
    await page.waitForURL("**/");

    await page.goto("/login");
    await fillFields(page, { Username: ravi.username, Password: ravi.password });
    await page.keyboard.press("Enter");
    const codeField = page.getByLabel("Code");
    await expect(codeField).toBeFocused();
    await expect(page.getByLabel("Password", { exact: true })).toBeHidden();
    await expectAccessibleOnPhone(page);
    await press(page, "Use Another Account");
    await expect(page.getByLabel("Username")).toBeFocused();
    await expect(page.getByLabel("Username")).toHaveValue("");
    await fillFields(page, { Username: ravi.username, Password: ravi.password });
    await page.keyboard.press("Enter");
    await codeField.fill("000000");
    await page.keyboard.press("Enter");
    await expect(codeField).toHaveAccessibleDescription(
      /This code is wrong or already used. Enter a new one/,
    );
    await codeField.fill(code!);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/admin");

    const notice = page.getByText("You have 9 recovery codes left. If you no longer");
    await expect(notice).toBeVisible();
    await press(page, "Set Up New Phone");
    await fillFields(page, { [CURRENT]: ravi.password, Code: nextCode! });
    await press(page, "Turn Off");
    await expect(notice).toBeHidden();
    const off = dialog(page).getByText("Your second factor is off.");
    await expect(off).toBeVisible();
    await fillFields(page, { [CURRENT]: ravi.password });
    await press(page, "Set Up");
    const body = { error: "Set up again", message: "Set up again", code: "conflict" };
    await mockResponse(page, "PUT", "/api/account/second-factor", { status: 409, body });
    await fillFields(page, { Code: "123456" });
    await press(page, "Turn On");
    await expect(dialog(page).getByRole("alert")).toContainText("Set up again");
    await expect(off).toBeHidden();
  });

  test("is on after a lost response, and a message says how to get recovery codes that were not seen", async ({
    page,
    enter,
  }) => {
    await enter();
    await openTab(page, "Second Factor");
    const key = await startSetup(page, ravi.password);
    await dropResponse(page, "**/api/account/second-factor");
    await page.getByLabel("Code").fill(generateCode(key));
    await press(page, "Turn On");
    await expect(dialog(page).getByText("The server cannot be reached.")).toBeVisible();
    await press(page, "Turn On");
    await expect(dialog(page).getByRole("alert")).toContainText(
      "If you have not seen its recovery codes, turn it off and set it up again.",
    );
    await expectAccessibleOnPhone(page);
  });

  test("is set up before the portal opens if the site requires it", ({ openBrowser }) =>
    withSite({ REQUIRE_SECOND_FACTOR: "true" }, async (site) => {
      await registerAdmin(site.url);
      const page = await openBrowser();
      await enterPortal(page, site, adminCredentials);
      await expect(page.getByRole("heading", { name: "Set Up a Second Factor" })).toBeVisible();
      await expect(page.getByRole("tab")).toHaveCount(0);
      const key = await startSetup(page, adminCredentials.password);
      await page.getByLabel("Code").fill(generateCode(key));
      await page.keyboard.press("Enter");
      await expect(recoveryCodes(page)).toHaveCount(10);
      await expectAccessibleOnPhone(page);
      await press(page, "I Have Saved Them");
      await expect(page.getByRole("tab", { name: "Contacts" })).toBeVisible();
    }));
});

test("lists the user's sessions, ends one of them, and then ends all except the current one", async ({
  page,
  site,
}) => {
  for (let session = 0; session < 2; session += 1) await signIn(site.url, ravi);
  await signInAs(page, ravi);
  await openTab(page, "Sessions");
  const rows = dialog(page).getByRole("list", { name: "Your sessions" });
  await expect(rows.getByRole("listitem")).toHaveCount(3);
  await expect(rows.getByRole("listitem").first()).toContainText("Chrome on Linux (this device)");
  await expectAccessibleOnPhone(page);
  await rows.getByRole("button", { name: "Sign out node" }).first().click();
  await confirmPassword(page, "Sign Out", "a guess");
  await expectFieldError(page, CURRENT, "This is not your current password");
  await expectAccessibleOnPhone(page);
  await fillFields(page, { [CURRENT]: ravi.password });
  await page.keyboard.press("Enter");
  await expect(rows.getByRole("listitem")).toHaveCount(2);
  await press(page, "Sign Out Everywhere Else");
  await confirmPassword(page, "Sign Out", ravi.password);
  await expect(rows.getByRole("listitem")).toHaveCount(1);
});

test.describe("a colleague", () => {
  const readLink = (page: Page, name: string) =>
    dialog(page).getByRole("textbox", { name }).inputValue();
  const rows = (page: Page) =>
    dialog(page).getByRole("list", { name: "Administrators" }).getByRole("listitem");

  test("registers with a link that works once", async ({ page, site, enter, openBrowser }) => {
    await enter();
    await openTab(page, "Colleagues");
    await expect(rows(page)).toHaveCount(2);
    await press(page, "Invite a Colleague");
    await confirmPassword(page, "Create Link", ravi.password);
    const url = await readLink(page, "Invitation link");
    await expectAccessibleOnPhone(page);

    const meeraPage = await openBrowser(ravi);
    await meeraPage.goto("about:blank");
    await meeraPage.goto(url);
    const credentials = { username: "meera", password: "her own long password" };
    const register = async (password: string) => {
      const passwords = { Password: password, "Confirm Password": password };
      await fillFields(meeraPage, { Username: credentials.username, ...passwords });
      await press(meeraPage, "Create Admin Account");
    };
    await register("short");
    await expect(meeraPage.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
      /^A new password must be at least 12 characters/,
    );
    await dropResponse(meeraPage, "**/api/register");
    await register(credentials.password);
    const errorAlert = meeraPage.getByRole("main").getByRole("alert");
    await expect(errorAlert).toContainText("The server cannot be reached.");
    await press(meeraPage, "Create Admin Account");
    await expect(errorAlert).toContainText("If you have already used this link, log in.");
    await meeraPage.getByRole("link", { name: "log in", exact: true }).click();
    await meeraPage.waitForURL("**/login");
    await signInFromPage(site.url, { credentials });
    await page.keyboard.press("Escape");
    await openTab(page, "Colleagues");
    await expect(rows(page)).toHaveCount(3);
  });

  test("has a link that is listed until it is withdrawn", async ({ page, enter }) => {
    await enter();
    await openTab(page, "Colleagues");
    await press(page, "Invite a Colleague");
    await confirmPassword(page, "Create Link", ravi.password);
    const links = dialog(page).getByRole("list", { name: "Open links" });
    await expect(links.getByRole("listitem")).toContainText(["Invitation"]);
    await page.getByRole("button", { name: "Withdraw Invitation, created" }).click();
    await expect(dialog(page).getByRole("status")).toHaveText(
      "Invitation: the link no longer works.",
    );
    await expect(links).toBeHidden();
  });

  test("sets a new password with a link, and can be signed out and removed", async ({
    page,
    openPortal,
    openBrowser,
  }) => {
    await openPortal();
    await openTab(page, "Colleagues");
    await press(page, "New password for ravi");
    await confirmPassword(page, "Create Link", adminCredentials.password);
    const url = await readLink(page, "New password link for ravi");
    const raviPage = await openBrowser();
    await raviPage.goto(url);
    await expect(raviPage.getByLabel("Username")).toHaveValue("ravi");
    await expect(raviPage.getByLabel("Username")).not.toBeEditable();
    await expectAccessibleOnPhone(raviPage);
    await fillFields(raviPage, { Password: strongPassword, "Confirm Password": strongPassword });
    await press(raviPage, "Set New Password");
    await expect(raviPage.getByText("Your new password is set")).toBeVisible();
    await raviPage.waitForURL("**/login");

    await press(page, "Sign out ravi");
    await confirmPassword(page, "Sign Out", adminCredentials.password);
    await expect(
      dialog(page).getByText(
        "ravi is signed out everywhere. Invitation and password links they created no longer work.",
      ),
    ).toBeVisible();
    await press(page, "Remove ravi");
    await expect(dialog(page).getByRole("heading", { name: "Remove ravi?" })).toBeVisible();
    await expectAccessibleOnPhone(page);
    await confirmPassword(page, "Remove", adminCredentials.password);
    await expect(rows(page)).toHaveCount(1);
    await expect(dialog(page).getByText("ravi no longer has access.")).toBeVisible();
    await expect(dialog(page).getByText("New password link")).toHaveCount(0);
  });
});
