import type { Page } from "@playwright/test";
import { admin, call, signIn } from "../../tools/site/calls";
import { expectAccessible, expectNoOverflow } from "./checks";
import { expect, signInAs, test } from "./fixtures";
import { enterPortal } from "./open-editor";
import { fill } from "./states/arranging";

// What staff do with their own account, in the dialog beside Activity.

const dialog = (page: Page) => page.getByRole("dialog", { name: "Account" });

const open = (page: Page) => page.getByRole("button", { name: "Account", exact: true }).click();

const press = (page: Page) => dialog(page).getByRole("button", { name: "Change password" }).click();

const [PRESENT, NEW, CONFIRM] = ["Present password", "New password", "Confirm new password"];

/** Beside each of these fields stands what is wrong with it. */
async function expectSays(page: Page, errors: Record<string, string>) {
  for (const [label, error] of Object.entries(errors)) {
    const field = dialog(page).getByLabel(label, { exact: true });
    await expect(field).toHaveAccessibleDescription(new RegExp(error));
  }
}

const change = (page: Page, password: string, newPassword: string, confirmed = newPassword) =>
  fill(page, {
    [PRESENT]: password,
    [NEW]: newPassword,
    [CONFIRM]: confirmed,
  });

test.describe("one’s own password", () => {
  test.use({ expectedStatuses: [400, 401] });

  test("is changed by keyboard, ends other sessions and opens the next", async ({
    page,
    site,
    token,
  }) => {
    expect(token).not.toBe("");
    const elsewhere = (await signIn(site.url)).token;
    await enterPortal(page, site);
    await page.getByRole("button", { name: "Account", exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(dialog(page).getByText("You are signed in as asha.")).toBeVisible();
    await dialog(page).getByLabel(PRESENT).focus();
    for (const text of [admin.password, "four words nobody else says"]) {
      await page.keyboard.type(text);
      await page.keyboard.press("Tab");
    }
    await page.keyboard.type("four words nobody else says");
    await page.keyboard.press("Enter");
    await expect(dialog(page).getByRole("status")).toHaveText(
      "Your password is changed. Everywhere else you are signed out.",
    );
    await expect(dialog(page).getByLabel(NEW, { exact: true })).toHaveValue("");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Account", exact: true })).toBeFocused();
    expect((await call(site.url, "/api/contacts", { token: elsewhere })).status).toBe(401);

    // Back to what the other tests sign in with, which is how the new one is seen to work.
    await open(page);
    await change(page, "four words nobody else says", admin.password);
    await press(page);
    await expect(dialog(page).getByRole("status")).toBeVisible();
    await signInAs(page);
  });

  test("says beside each field what is wrong", async ({ page, site, token }) => {
    expect(token).not.toBe("");
    await enterPortal(page, site);
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page);
    await press(page);
    await expectSays(page, { [PRESENT]: "Password is required", [NEW]: "Password is required" });
    await change(page, "wrong", "short", "other");
    await press(page);
    await expectSays(page, {
      [NEW]: "A new password must be at least 12 characters",
      [CONFIRM]: "Passwords do not match",
    });
    await change(page, "wrong", "1qaz2wsx3edc");
    await press(page);
    await expectSays(page, { [PRESENT]: "This is not your present password" });
    await change(page, admin.password, "1qaz2wsx3edc");
    await press(page);
    await expectSays(page, {
      [NEW]: "This is one of the most common passwords. Choose another.",
    });
    await expect(dialog(page).getByLabel(PRESENT)).toHaveValue(admin.password);
    await expectAccessible(page);
    await expectNoOverflow(page);
  });
});
