import { holdRequests } from "./actions";
import { expectAccessible, expectTextSpacingFits } from "./checks";
import { expect, test } from "./fixtures";

test("shows the header in one row from 769 px", async ({ page }) => {
  await page.goto("/contact");
  const nav = page.getByRole("navigation", { name: "Main" });
  for (const width of [769, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(nav.getByRole("link", { name: "Media" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Open menu" })).toBeHidden();
    const centres = await page
      .getByRole("banner")
      .locator("> div > *:visible")
      .evaluateAll((parts) =>
        parts.map((part) => {
          const { top, height } = part.getBoundingClientRect();
          return top + height / 2;
        }),
      );
    expect(Math.max(...centres) - Math.min(...centres)).toBeLessThan(20);
  }
});

test("opens a menu group on hover, and closes it when the pointer leaves or on the second click", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/contact");
  const button = page.getByRole("button", { name: "Loans" });
  await button.hover();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByRole("link", { name: "Gold Loan" })).toBeVisible();
  await page.mouse.move(10, 800);
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await button.hover();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "false");
});

test("opens a menu group by keyboard, and returns focus to its button on Escape", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/contact");
  const button = page.getByRole("button", { name: "Insurance" });
  await button.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Personal Insurance" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute("aria-expanded", "false");
});

for (const [width, drawerWidth] of [
  [768, "400px"],
  [360, "300px"],
] as const) {
  test(`opens a drawer ${drawerWidth} wide at ${width} px, and closes it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/contact");
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
    const button = page.getByRole("button", { name: "Open menu" });
    await button.click();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await expect(drawer).toHaveCSS("width", drawerWidth);
    await drawer.getByRole("button", { name: "Loans" }).click();
    await expectAccessible(page);
    await expectTextSpacingFits(page);
    await page.setViewportSize({ width, height: 800 });
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
    for (const [name, path] of [
      ["Contact Us", /\/contact$/],
      ["Blog", /\/blog$/],
    ] as const) {
      await button.click();
      await drawer.getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(drawer).toBeHidden();
    }
  });
}

test("closes only the drawer on Android's Back", async ({ page }) => {
  // Simulates Android's Back, which desktop browsers lack.
  await page.addInitScript(() => {
    type Watcher = new () => { requestClose(): void };
    const { CloseWatcher } = window as unknown as { CloseWatcher: Watcher };
    class RecordedCloseWatcher extends CloseWatcher {
      constructor() {
        super();
        Object.assign(window, { goBack: () => this.requestClose() });
      }
    }
    Object.assign(window, { CloseWatcher: RecordedCloseWatcher });
  });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/contact");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await page.evaluate(() => (window as unknown as { goBack: () => void }).goBack());
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
  await expect(page).toHaveURL(/\/contact$/);
});

test("closes the drawer or the callback dialog when Back leads to the previous page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const [name, dialog] of [
    ["Open menu", "Menu"],
    ["Request a callback", "Request a Callback"],
  ] as const) {
    await page.goto("/contact");
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
    await expect(page).toHaveURL(/\/privacy$/);
    await page.getByRole("button", { name }).click();
    await expect(page.getByRole("dialog", { name: dialog })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

for (const { name, dialog } of [
  { name: "Open menu", dialog: "Menu" },
  { name: "Request a callback", dialog: "Request a callback" },
]) {
  test(`responds to a click on "${name}" made before the page's code has loaded`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const allowCode = await holdRequests(page, "GET", "/_next/static/**/*.js");
    await page.goto("/contact", { waitUntil: "commit" });
    const button = page.getByRole("button", { name });
    await button.click();
    await expect(page.getByText("Loading...").filter({ visible: true })).toBeVisible();
    allowCode();
    await expect(page.getByRole("dialog", { name: dialog })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
    await expect(page.getByText("Loading...")).toHaveCount(0);
  });
}
