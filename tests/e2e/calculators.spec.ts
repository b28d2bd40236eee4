import type { Page } from "@playwright/test";
import { expectAccessible, expectForEverybody } from "./checks";
import { expect, test } from "./fixtures";

// The calculators of the pages. What comes of the values is in lib/calculators/calculators.test.ts.

const calculator = (page: Page) => page.getByRole("region", { name: /EMI/ });
const field = (page: Page, name: string) => calculator(page).getByRole("textbox", { name });
const slider = (page: Page, name: string) =>
  calculator(page).getByRole("slider", { name: `${name}, slider` });
const emi = (page: Page) => calculator(page).getByText(/^₹[\d,]+a month$/);

/** Until its code has come, which it does when it is nearly in view. */
async function untilAlive(page: Page) {
  await calculator(page).scrollIntoViewIfNeeded();
  await expect(async () => {
    await field(page, "Term").fill("10");
    await expect(emi(page)).toHaveText("₹37,196a month", { timeout: 500 });
  }).toPass();
  await field(page, "Term").fill("20");
}

test("its code comes when it is nearly in view, is at most 20 KB, and leaves what stands there", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/loans/home-loan");
  await page.waitForLoadState("networkidle");
  const before = await calculator(page).innerText();
  const scripts = async () => {
    const sizes = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
    );
    return { count: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  };
  const first = await scripts();
  await calculator(page).scrollIntoViewIfNeeded();
  await expect(async () => expect((await scripts()).count).toBeGreaterThan(first.count)).toPass();
  await page.waitForLoadState("networkidle");
  const added = (await scripts()).bytes - first.bytes;
  expect(added).toBeGreaterThan(1_000);
  expect(added).toBeLessThan(20 * 1024);
  await expect(field(page, "Loan amount")).toHaveValue("₹30,00,000");
  expect(await calculator(page).innerText()).toBe(before);
});

/** The calculator as the server drew it, until what is returned is called. */
async function holdCode(page: Page) {
  const held: (() => Promise<void>)[] = [];
  await page.goto("/loans/home-loan");
  await page.waitForLoadState("networkidle");
  await page.route("**/*.js", (route) => void held.push(() => route.continue()));
  await calculator(page).scrollIntoViewIfNeeded();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  return async () => {
    for (const release of held) await release();
  };
}

test("what was typed or opened before its code came is kept, and so is the focus", async ({
  page,
}) => {
  const release = await holdCode(page);
  await calculator(page).getByText("Year by year").click();
  await slider(page, "Interest rate a year").press("ArrowRight");
  await field(page, "Loan amount").fill("50 lakh");
  await release();
  await expect(emi(page)).toHaveText("₹43,550a month");
  await expect(field(page, "Loan amount")).toHaveValue("50 lakh");
  await expect(field(page, "Loan amount")).toBeFocused();
  await expect(calculator(page).getByRole("table")).toBeVisible();
});

test("a press that is under way when its code comes still opens the table", async ({ page }) => {
  const release = await holdCode(page);
  await calculator(page).getByText("Year by year").hover();
  await page.mouse.down();
  await release();
  await page.waitForLoadState("networkidle");
  // A few frames in which it would take the place of what is pressed.
  await page.waitForTimeout(300);
  await page.mouse.up();
  await expect(calculator(page).getByRole("table")).toBeVisible();
});

for (const path of [
  "/loans/home-loan",
  "/loans/gold-loan",
  "/loans/loan-against-shares",
  "/lease/new-car",
]) {
  test(`no figure of its table is cut on a phone: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const place = page.locator("#calculator");
    await place.scrollIntoViewIfNeeded();
    await place.locator("summary").click();
    const table = place.getByRole("table");
    await expect(table).toBeVisible();
    const beyond = await table.evaluate(
      ({ parentElement: area }) => area!.scrollWidth - area!.clientWidth,
    );
    expect(beyond).toBe(0);
  });
}

test("amounts can be read with text at 200% on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/loans/home-loan");
  await untilAlive(page);
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  for (const name of ["Loan amount", "One-time prepayment"]) {
    const beyond = await field(page, name).evaluate(
      (input) => input.scrollWidth - input.clientWidth,
    );
    expect([name, beyond]).toEqual([name, 0]);
  }
});

test("fields and sliders move each other, and the answer", async ({ page }) => {
  await page.goto("/loans/home-loan");
  await expect(emi(page)).toHaveText("₹26,035a month");
  await untilAlive(page);
  await field(page, "Loan amount").fill("50 lakh");
  await expect(emi(page)).toHaveText("₹43,391a month");
  await expect(slider(page, "Loan amount")).toHaveValue("5000000");
  await field(page, "Loan amount").blur();
  await expect(field(page, "Loan amount")).toHaveValue("₹50,00,000");
  await slider(page, "Interest rate a year").focus();
  await page.keyboard.press("ArrowRight");
  await expect(field(page, "Interest rate a year")).toHaveValue("8.55");
  await expect(slider(page, "Interest rate a year")).toHaveAttribute("aria-valuetext", "8.55%");
  await expect(emi(page)).toHaveText("₹43,550a month");
});

test("what cannot be is said beside the field, and the text stays", async ({ page }) => {
  await page.goto("/loans/home-loan");
  await untilAlive(page);
  const amount = field(page, "Loan amount");
  await amount.fill("a lot");
  await expect(amount).toHaveAccessibleDescription(
    "Please enter a number, such as 12,50,000 or 12.5 lakh",
  );
  await expect(amount).toHaveAttribute("aria-invalid", "true");
  await amount.blur();
  await expect(amount).toHaveValue("a lot");
  await expect(emi(page)).toHaveText("₹26,035a month");
  await amount.fill("90 crore");
  await expect(amount).toHaveAccessibleDescription("Please enter ₹1 lakh to ₹5 crore");
  await expectAccessible(page);
  await amount.fill("1 crore");
  await expect(amount).toHaveAccessibleDescription("");
});

test("the address keeps a case, which another visitor then sees", async ({ page, context }) => {
  const requests: string[] = [];
  await page.goto("/loans/home-loan");
  await untilAlive(page);
  await page.waitForLoadState("networkidle");
  page.on("request", (request) => requests.push(request.url()));
  await field(page, "Loan amount").fill("50 lakh");
  await expect(page).toHaveURL(/#amount=5000000&rate=8.5&years=20&/);
  await expect(page.getByRole("status").filter({ hasText: "₹50,00,000" })).toHaveText(
    "a loan of ₹50,00,000 at 8.5% for 20 years, EMI ₹43,391",
  );
  expect(requests).toEqual([]);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(emi(other)).toHaveText("₹43,391a month");
  await expect(field(other, "Loan amount")).toBeInViewport();
  await other.close();
});

test("a note, or another place of the page, leaves the values", async ({ page }) => {
  await page.goto("/loans/home-loan");
  await untilAlive(page);
  await field(page, "Loan amount").fill("50 lakh");
  await expect(page).toHaveURL(/#amount=5000000/);
  await page.locator("main a[href^='#note-']").first().click();
  await expect(page).toHaveURL(/#note-/);
  await expect(emi(page)).toHaveText("₹43,391a month");
  await page.goBack();
  await expect(emi(page)).toHaveText("₹43,391a month");
  await page.evaluate(() => (location.hash = "#amount=2000000&rate=8.5&years=20"));
  await expect(field(page, "Loan amount")).toHaveValue("₹20,00,000");
});

test("Back and Reload find the page where it was left", async ({ page }) => {
  await page.goto("/loans/home-loan");
  await untilAlive(page);
  await field(page, "Loan amount").fill("50 lakh");
  await expect(page).toHaveURL(/#amount=5000000/);
  await page.evaluate(() => scrollTo({ top: 3_000, behavior: "instant" }));
  const expectScrolled = (to: number) => expect.poll(() => page.evaluate(() => scrollY)).toBe(to);
  await page.evaluate(() =>
    document.querySelector<HTMLElement>("footer a[href='/privacy']")!.click(),
  );
  await expect(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
  await expectScrolled(0);
  await page.goBack();
  await expect(field(page, "Loan amount")).toHaveValue("₹50,00,000");
  await expectScrolled(3_000);
  await page.reload();
  await expect(field(page, "Loan amount")).toHaveValue("₹50,00,000");
  await expectScrolled(3_000);
});

test("the numbers go into the message, in words", async ({ page }) => {
  await page.goto("/loans/home-loan");
  await untilAlive(page);
  await field(page, "Loan amount").fill("50 lakh");
  await calculator(page).getByRole("link", { name: "Talk to Us About This" }).click();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(
    "About: Home Loan: a loan of ₹50,00,000 at 8.5% for 20 years, EMI ₹43,391\n",
  );
});

test.describe("where its code cannot be fetched", () => {
  test.use({ expectedErrors: [/ERR_ABORTED/] });

  test("it says so, and is alive with what was typed once it can", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/loans/home-loan");
    await page.waitForLoadState("networkidle");
    await page.route("**/*.js", (route) => route.abort("aborted"));
    await calculator(page).scrollIntoViewIfNeeded();
    const notLoaded = calculator(page).getByRole("alert");
    await expect(notLoaded).toHaveText("The calculator has not loaded yet. We are trying again.");
    await field(page, "Loan amount").fill("50 lakh");
    await page.unroute("**/*.js");
    await expect(emi(page)).toHaveText("₹43,391a month");
    await expect(field(page, "Loan amount")).toHaveValue("50 lakh");
    await expect(notLoaded).toHaveCount(0);
  });
});

test("is there after a change of page, and reached by the keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/loans/gold-loan");
  await page.getByRole("link", { name: "Loan Against Property" }).last().click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Loan Against Property" }),
  ).toBeVisible();
  const loan = page.getByRole("region", { name: "EMI Calculator: Loan Against Property" });
  const amount = loan.getByRole("textbox", { name: "Loan amount" });
  // Far below what is in view, for who prints or searches the page.
  await expect(amount).toHaveValue("₹50,00,000");
  await amount.focus();
  await page.keyboard.press("Tab");
  await expect(loan.getByRole("slider", { name: "Loan amount, slider" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(amount).toHaveValue("₹50,50,000");
  await loan.getByText("Year by year").focus();
  await page.keyboard.press("Enter");
  await expect(loan.getByRole("row", { name: /^15 / })).toBeVisible();
});

for (const path of [
  "/loans/home-loan",
  "/loans/gold-loan",
  "/wealth-management/mutual-funds",
  "/lease/new-car",
]) {
  test(`${path} is for everybody, with its calculator, table and answers open`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.locator("#calculator").scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    for (const details of await page.locator("main details").all()) {
      await details.evaluate((element: HTMLDetailsElement) => (element.open = true));
    }
    await expectForEverybody(page, [1280, 360]);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("it stands with the values that it begins with", async ({ page }) => {
    await page.goto("/loans/home-loan");
    await expect(emi(page)).toHaveText("₹26,035a month");
    await expect(field(page, "Loan amount")).toHaveValue("₹30,00,000");
    await expect(slider(page, "Loan amount")).toBeHidden();
    await expect(calculator(page).getByText("An example. With JavaScript")).toBeVisible();
    await expect(calculator(page).locator("svg path")).toHaveCount(2);
    await calculator(page).getByText("Year by year").click();
    await expect(calculator(page).getByRole("row")).toHaveCount(21);
  });

  test("questions open", async ({ page }) => {
    await page.goto("/loans/home-loan");
    const questions = page.getByRole("region", { name: "Common Questions: Home Loans" });
    const answer = questions.locator("details p").first();
    await expect(answer).toBeHidden();
    await questions.locator("summary").first().click();
    await expect(answer).toBeVisible();
  });
});

test("on paper the plot, the answer to each question and no slider", async ({ page }) => {
  await page.goto("/loans/home-loan");
  await page.emulateMedia({ media: "print" });
  await expect(slider(page, "Loan amount")).toBeHidden();
  await expect(calculator(page).locator("figure svg")).toBeVisible();
  const questions = page.getByRole("region", { name: "Common Questions: Home Loans" });
  await expect(questions.locator("details p").last()).toBeVisible();
});
