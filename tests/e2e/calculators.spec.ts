import type { Page } from "@playwright/test";
import { expectAccessible, expectUsableAt } from "./checks";
import { expect, test } from "./fixtures";

const calculator = (page: Page) => page.getByRole("region", { name: /EMI/ });
const field = (page: Page, name: string) => calculator(page).getByRole("textbox", { name });
const slider = (page: Page, name: string) =>
  calculator(page).getByRole("slider", { name: `${name}, slider` });
const emi = (page: Page) => calculator(page).getByText(/^₹[\d,]+a month$/);

async function openLoadedCalculator(page: Page) {
  await page.goto("/loans/home-loan");
  await calculator(page).scrollIntoViewIfNeeded();
  await expect(async () => {
    await field(page, "Term").fill("10");
    await expect(emi(page)).toHaveText("₹37,196a month", { timeout: 500 });
  }).toPass();
  await field(page, "Term").fill("20");
}

test("keeps a calculator's input, open table and focus when its code loads", async ({ page }) => {
  const releases: (() => Promise<void>)[] = [];
  await page.goto("/loans/home-loan");
  await page.waitForLoadState("networkidle");
  await page.route("**/*.js", (route) => void releases.push(() => route.continue()));
  await calculator(page).scrollIntoViewIfNeeded();
  await expect.poll(() => releases.length).toBeGreaterThan(0);
  await calculator(page).getByText("Year by year").click();
  await slider(page, "Annual interest rate").press("ArrowRight");
  await field(page, "Loan amount").fill("50 lakh");
  for (const release of releases) await release();
  await expect(emi(page)).toHaveText("₹43,550a month");
  await expect(field(page, "Loan amount")).toHaveValue("50 lakh");
  await expect(field(page, "Loan amount")).toBeFocused();
  await expect(calculator(page).getByRole("table")).toBeVisible();
});

test("updates slider, field and result together, and reports invalid input", async ({ page }) => {
  await openLoadedCalculator(page);
  const amount = field(page, "Loan amount");
  await amount.fill("50 lakh");
  await expect(emi(page)).toHaveText("₹43,391a month");
  await expect(slider(page, "Loan amount")).toHaveValue("5000000");
  await amount.blur();
  await expect(amount).toHaveValue("₹50,00,000");
  const rate = slider(page, "Annual interest rate");
  await rate.focus();
  await page.keyboard.press("ArrowRight");
  await expect(field(page, "Annual interest rate")).toHaveValue("8.55");
  await expect(rate).toHaveAttribute("aria-valuetext", "8.55%");
  await expect(emi(page)).toHaveText("₹43,550a month");

  await amount.fill("a lot");
  await expect(amount).toHaveAccessibleDescription(
    "Please enter a number, such as 12,50,000 or 12.5 lakh",
  );
  await expect(amount).toHaveAttribute("aria-invalid", "true");
  await amount.blur();
  await expect(amount).toHaveValue("a lot");
  await amount.fill("90 crore");
  await expect(amount).toHaveAccessibleDescription("Please enter a value from ₹1 lakh to ₹5 crore");
  await expectAccessible(page);
});

test("stores the calculator's values in the URL, and copies them into the contact message", async ({
  page,
  context,
}) => {
  await openLoadedCalculator(page);
  await field(page, "Loan amount").fill("50 lakh");
  await expect(page).toHaveURL(/#amount=5000000&rate=8.5&years=20&/);
  const summary = "a loan of ₹50,00,000 at 8.5% for 20 years, EMI ₹43,391";
  await expect(page.getByRole("status").filter({ hasText: "₹50,00,000" })).toHaveText(summary);
  const otherPage = await context.newPage();
  await otherPage.goto(page.url());
  await expect(emi(otherPage)).toHaveText("₹43,391a month");
  await expect(field(otherPage, "Loan amount")).toBeInViewport();
  await otherPage.close();

  await page.locator("main a[href^='#note-']").first().click();
  await expect(page).toHaveURL(/#note-/);
  await expect(emi(page)).toHaveText("₹43,391a month");
  await page.goBack();
  await calculator(page).getByRole("link", { name: "Talk to Us About This" }).click();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(
    `About: Home Loan: ${summary}\n`,
  );
  await page.goBack();
  await expect(field(page, "Loan amount")).toHaveValue("₹50,00,000");
});

test.describe("a calculator on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("is one tap away, and keeps its answer in view and its sliders free", async ({ page }) => {
    await page.goto("/loans/home-loan");
    const link = page.getByRole("link", { name: "Work Out Your EMI" });
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.click();
    await expect(slider(page, "Loan amount")).toBeInViewport();
    await expect(page.getByRole("button", { name: "Request a callback" })).not.toBeInViewport();
    const lastSlider = slider(page, "Prepayment made after");
    await lastSlider.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await expect(slider(page, "Loan amount")).not.toBeInViewport();
    await lastSlider.press("ArrowRight");
    await expect(emi(page)).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await lastSlider.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await expect(emi(page)).not.toBeInViewport();
  });
});

test.describe("a calculator whose code fails to load", () => {
  test.use({ expectedErrors: [/ERR_ABORTED/] });

  test("shows a message, and calculates with the typed values after a retry", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/loans/home-loan");
    await page.waitForLoadState("networkidle");
    await page.route("**/*.js", (route) => route.abort("aborted"));
    await calculator(page).scrollIntoViewIfNeeded();
    const loadAlert = calculator(page).getByRole("alert");
    await expect(loadAlert).toHaveText("The calculator has not loaded yet. We are trying again.");
    await field(page, "Loan amount").fill("50 lakh");
    await page.unroute("**/*.js");
    await expect(emi(page)).toHaveText("₹43,391a month");
    await expect(field(page, "Loan amount")).toHaveValue("50 lakh");
    await expect(loadAlert).toHaveCount(0);
  });
});

for (const path of [
  "/loans/home-loan",
  "/loans/gold-loan",
  "/loans/loan-against-shares",
  "/wealth-management/mutual-funds",
  "/lease/new-car",
]) {
  test(`keeps ${path} accessible with all its <details> elements open`, async ({ page }) => {
    await page.goto(path);
    const section = page.locator("#calculator");
    await section.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    for (const details of await page.locator("main details").all()) {
      await details.evaluate((element: HTMLDetailsElement) => (element.open = true));
    }
    await expectUsableAt(page, [1280, 360]);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    const overflows = await section
      .getByRole("textbox")
      .evaluateAll((inputs) => inputs.map((input) => input.scrollWidth - input.clientWidth));
    expect(Math.max(...overflows)).toBe(0);
  });
}

test.describe("a calculator without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows its default values and their result", async ({ page }) => {
    await page.goto("/loans/home-loan");
    await expect(emi(page)).toHaveText("₹26,035a month");
    await expect(field(page, "Loan amount")).toHaveValue("₹30,00,000");
    await expect(slider(page, "Loan amount")).toBeHidden();
    await expect(
      calculator(page).getByText("This is an example. Turn on JavaScript"),
    ).toBeVisible();
    await calculator(page).getByText("Year by year").click();
    await expect(calculator(page).getByRole("row")).toHaveCount(21);
  });
});
