import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { mockResponse, fillFields, holdRequests, leadFields } from "./actions";

const send = (page: Page) => page.getByRole("button", { name: "Send Message" }).click();

const toasts = (page: Page) => page.locator(".mantine-Notification-root");

type Leads = { phone: string }[];

async function openWithPausedClock(page: Page, path: string) {
  await page.clock.install();
  await page.goto(path);
  await page.clock.pauseAt(Date.now() + 60_000);
}

test("shows errors on the first submit, and removes them on correction", async ({ page }) => {
  await page.goto("/contact");
  const name = page.getByRole("textbox", { name: "Name" });
  await name.fill("M");
  await name.blur();
  await expect(page.getByText("Name must be at least 2 characters")).toHaveCount(0);
  await send(page);
  await expect(name).toHaveAccessibleDescription("Name must be at least 2 characters");
  await name.fill("Me");
  await expect(name).toHaveAccessibleDescription("");
  await name.fill("M");
  await expect(name).toHaveAccessibleDescription("Name must be at least 2 characters");
});

test("sets the type and autocomplete attributes of form fields", async ({ page }) => {
  for (const [path, label, autocomplete] of [
    ["/contact", "Name", "name"],
    ["/contact", "Email", "email"],
    ["/contact", "Phone", "tel"],
    ["/login", "Username", "username"],
    ["/login", "Password", "current-password"],
    ["/register", "Username", "username"],
    ["/register", "Password", "new-password"],
    ["/register", "Confirm Password", "new-password"],
  ] as const) {
    if (!page.url().endsWith(path)) await page.goto(path);
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute("autocomplete", autocomplete);
    const type = { email: "email", tel: "tel" }[autocomplete as string];
    if (type) await expect(field).toHaveJSProperty("type", type);
  }
});

test("sends the contact form by keyboard alone, and focuses an invalid field", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/contact");
  await page.getByRole("textbox", { name: "Name" }).focus();
  await page.keyboard.type("Keyboard Only");
  for (const text of ["keys@example.org", "98765", leadFields.Message]) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(text);
  }
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Send Message" })).toBeFocused();
  await page.keyboard.press("Enter");
  const phone = page.getByRole("textbox", { name: "Phone" });
  await expect(phone).toBeFocused();
  await expect(phone).toBeInViewport();
  await expect(phone).toHaveAccessibleDescription("Please enter a valid phone number");
  await page.keyboard.press("End");
  await page.keyboard.type("43210");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Message sent")).toBeVisible();
});

test("sends a form once, and locks it while it is being sent", async ({ page, api }) => {
  await page.goto("/contact");
  await fillFields(page, leadFields);
  await page.getByRole("button", { name: "Send Message" }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
    button.form?.requestSubmit();
  });
  await expect(page.getByText("Message sent")).toBeVisible();
  expect(await api<Leads>("/api/contacts")).toHaveLength(1);

  const release = await holdRequests(page, "POST", "/api/contact");
  await fillFields(page, leadFields);
  const phone = page.getByLabel("Phone");
  await phone.press("Enter");
  await expect(page.getByRole("button", { name: "Sending..." })).toBeVisible();
  await phone.press("End");
  await page.keyboard.type("99");
  await expect(phone).toHaveValue(leadFields.Phone);
  release();
  await expect(phone).toHaveValue("");
  expect((await api<Leads>("/api/contacts"))[0]?.phone).toBe(leadFields.Phone);
});

test("creates one lead when a form is left during submission and submitted again", async ({
  page,
  api,
}) => {
  const link = (name: string) => page.getByRole("banner").getByRole("link", { name });
  const release = await holdRequests(page, "POST", "/api/contact");
  await page.goto("/contact");
  await fillFields(page, leadFields);
  await send(page);
  await link("Blog").click();
  await expect(page).toHaveURL(/\/blog$/);
  // The text is restored with its idempotency key, so submitting it again creates no second lead.
  await link("Contact Us").click();
  await expect(page.getByLabel("Name")).toHaveValue(leadFields.Name);
  release();
  await expect(page.getByText("Message sent")).toBeVisible();
  await send(page);
  await expect(page.getByText("Thank you, your message has reached us")).toBeVisible();
  expect(await api<Leads>("/api/contacts")).toHaveLength(1);
});

test.describe("a toast", () => {
  test.use({ expectedStatuses: [503] });

  test("disappears on the next try and after 5000 ms", async ({ page }) => {
    await mockResponse(page, "POST", "/api/contact", { status: 503 });
    await openWithPausedClock(page, "/contact");
    await fillFields(page, leadFields);
    await send(page);
    await expect(toasts(page)).toHaveText(/Something went wrong\. Please try again later\./);
    await page.clock.runFor(3_000);
    await page.unrouteAll();
    const release = await holdRequests(page, "POST", "/api/contact");
    await send(page);
    await page.clock.runFor(50);
    await expect(toasts(page)).toHaveCount(0);
    release();
    await expect(toasts(page).filter({ hasText: "Message sent" })).toBeVisible();
    await page.clock.runFor(50);
    await expect(toasts(page)).toHaveText(/Message sent/);
    await page.mouse.move(5, 500);
    await page.clock.runFor(4_900);
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(1_000);
    await expect(toasts(page)).toHaveCount(0);
  });
});

test("registers without sending the password confirmation, and opens the sign-in page after 2000 ms", async ({
  page,
}) => {
  await mockResponse(page, "POST", "/api/register", { status: 201, body: { user: {} } });
  await openWithPausedClock(page, "/register");
  await fillFields(page, { Username: "asha", Password: "any", "Confirm Password": "any" });
  const request = page.waitForRequest("**/api/register");
  await page.getByRole("button", { name: "Create Admin Account" }).click();
  expect((await request).postDataJSON()).toEqual({ username: "asha", password: "any" });
  const notice = page.getByText("Admin account created successfully! You can now login.");
  await expect(notice).toBeVisible();
  await page.clock.runFor(1_900);
  await expect(notice).toBeVisible();
  expect(page.url()).toMatch(/\/register$/);
  await page.clock.runFor(200);
  await page.waitForURL("**/login");
});
