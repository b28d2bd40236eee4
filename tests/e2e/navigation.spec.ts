import { site as firm } from "@/content/site";
import { expect, test } from "./fixtures";

// What the menu and the drawer hold: routes.spec.ts.

test("at 769 px the header has the menu, and no button for a drawer", async ({ page }) => {
  await page.setViewportSize({ width: 769, height: 900 });
  await page.goto("/contact");
  const menu = page.getByRole("navigation", { name: "Main" });
  await expect(page.getByRole("button", { name: "Open menu" })).toBeHidden();
  await expect(menu.getByRole("link", { name: "Blog" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Media" })).toBeVisible();
});

test("the header is one row from 769 px on, beside a scroll bar too", async ({ page }) => {
  await page.goto("/contact");
  const bar = page.getByRole("banner").locator("> div");
  for (const width of [769, 780, 794, 808, 830, 831, 1023, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    for (const scrollBar of [0, 15]) {
      await page.evaluate((taken) => (document.body.style.paddingRight = `${taken}px`), scrollBar);
      const isOneRow = () =>
        bar.evaluate(({ children }) => {
          const shown = [...children].filter((each) => each.getClientRects().length > 0);
          const bottoms = shown.map((each) => each.getBoundingClientRect().bottom);
          return shown.every((each) => each.getBoundingClientRect().top < Math.min(...bottoms));
        });
      await expect.poll(isOneRow, `${width} px, ${scrollBar}`).toBe(true);
    }
  }
});

test("a group opens under a resting pointer and closes when it leaves", async ({ page }) => {
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
  await page.keyboard.press("Escape");
  await expect(button).toHaveAttribute("aria-expanded", "false");
});

test("a press keeps open what the pointer opened, and a second press closes it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/contact");
  const button = page.getByRole("button", { name: "Loans" });
  await button.hover();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "false");
});

test("the menu works by keyboard, and Escape gives the focus back", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/contact");
  const button = page.getByRole("button", { name: "Insurance" });
  await button.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Personal Insurance" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute("aria-expanded", "false");
});

test("at 768 px there is a drawer of 400 px instead", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/contact");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  await page.getByRole("button", { name: "Open menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect(drawer).toHaveCSS("width", "400px");
});

test("on a phone the drawer is 300 px wide, closes with Escape and gives the focus back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/contact");
  const button = page.getByRole("button", { name: "Open menu" });
  await button.click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect(drawer).toHaveCSS("width", "300px");
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
});

test("Back on Android closes the drawer and not the page, and its Close is large enough", async ({
  page,
}) => {
  // What Android's Back does with the newest dialog of a page; no browser on a desk has the gesture.
  await page.addInitScript(() => {
    const Native = (window as unknown as { CloseWatcher: new () => { requestClose(): void } })
      .CloseWatcher;
    class Recorded extends Native {
      constructor() {
        super();
        Object.assign(window, { goBack: () => this.requestClose() });
      }
    }
    Object.assign(window, { CloseWatcher: Recorded });
  });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/contact");
  await page.getByRole("button", { name: "Open menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  const { width, height } = (await drawer
    .getByRole("button", { name: "Close menu" })
    .boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await page.evaluate(() => (window as unknown as { goBack: () => void }).goBack());
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
});

test("in the drawer Blog, Media and Contact Us navigate and close it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/");
  for (const [name, path] of [
    ["Blog", "/blog"],
    ["Media", "/media"],
    ["Contact Us", "/contact"],
  ] as const) {
    await page.getByRole("button", { name: "Open menu" }).click();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await drawer.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(drawer).toBeHidden();
  }
});

test("the footer has the tagline, five networks in new tabs, the years and the legal pages", async ({
  page,
}) => {
  await page.goto("/contact");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText(firm.tagline)).toBeVisible();
  for (const network of ["X", "Facebook", "YouTube", "LinkedIn", "Instagram"]) {
    const link = footer.getByRole("link", { name: `${network} (opens in a new tab)`, exact: true });
    await expect(link).toHaveAttribute("target", "_blank");
  }
  await expect(
    footer.getByText(new RegExp(`${firm.copyrightFrom}–${new Date().getFullYear()}`)),
  ).toBeVisible();
  await expect(footer.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute(
    "href",
    "/privacy",
  );
  await expect(footer.getByRole("link", { name: "Terms of Service" })).toHaveAttribute(
    "href",
    "/terms",
  );
});

test("the header's logo leads home", async ({ page }) => {
  await page.goto("/contact");
  await page.getByRole("banner").getByRole("link", { name: firm.name }).click();
  await expect(page).toHaveURL(/\/$/);
});

test.describe("a path that is not there", () => {
  test.use({ expectedStatuses: [404] });

  test("answers 404 with the ways on", async ({ page }) => {
    const response = await page.goto("/no/such/page");
    expect(response?.status()).toBe(404);
    await expect(page.getByText("404", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
    await expect(
      page.getByText("The page you're looking for doesn't exist or has been moved."),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: "Go Home" })).toHaveAttribute("href", "/");
    await page.getByRole("link", { name: "Browse Blog" }).click();
    await expect(page).toHaveURL(/\/blog$/);
  });
});

test("where Back leaves the page, neither the drawer nor the callback stays over the next", async ({
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
  test(`"${name}", pressed before the page's code has come, is answered when it has`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const { promise: codeMayCome, resolve: letCodeCome } = Promise.withResolvers<void>();
    await page.route("**/_next/static/**/*.js", async (route) => {
      await codeMayCome;
      await route.continue();
    });
    await page.goto("/contact", { waitUntil: "commit" });
    const button = page.getByRole("button", { name });
    await button.click();
    await expect(page.getByText("Loading...").filter({ visible: true })).toBeVisible();
    letCodeCome();
    await expect(page.getByRole("dialog", { name: dialog })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
    await expect(page.getByText("Loading...")).toHaveCount(0);
  });
}
