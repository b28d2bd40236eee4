import type { Page } from "@playwright/test";
import { call } from "../../tools/site/calls";
import { expect, test } from "./fixtures";
import { answerWith, fill, holdBack } from "./arranging";

const lead = {
  Name: "Meera Iyer",
  Email: "meera@example.org",
  Phone: "9876543210",
  Message: "I would like to talk about my retirement.",
};

const send = (page: Page) => page.getByRole("button", { name: "Send Message" }).click();

const toasts = (page: Page) => page.locator(".mantine-Notification-root");

async function leads(url: string, token: string): Promise<{ name: string; phone: string }[]> {
  return (await (await call(url, "/api/contacts", { token })).json()) as {
    name: string;
    phone: string;
  }[];
}

/** Opens a page whose time goes on only when the test says so. */
async function stopClock(page: Page, path: string) {
  await page.clock.install();
  await page.goto(path);
  await page.clock.pauseAt(Date.now() + 60_000);
}

test("mistakes show at the first sending and go as they are put right", async ({ page }) => {
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

test("the fields tell browsers what they are for", async ({ page }) => {
  await page.goto("/contact");
  for (const [label, type, autocomplete, inputMode] of [
    ["Name", "text", "name", ""],
    ["Email", "email", "email", "email"],
    ["Phone", "tel", "tel", "tel"],
  ] as const) {
    const field = page.getByRole("textbox", { name: label });
    await expect(field).toHaveJSProperty("type", type);
    await expect(field).toHaveAttribute("autocomplete", autocomplete);
    if (inputMode) await expect(field).toHaveAttribute("inputmode", inputMode);
  }
  for (const [path, label, autocomplete] of [
    ["/login", "Username", "username"],
    ["/login", "Password", "current-password"],
    ["/register", "Username", "username"],
    ["/register", "Password", "new-password"],
    ["/register", "Confirm Password", "new-password"],
  ] as const) {
    if (!page.url().endsWith(path)) await page.goto(path);
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute("autocomplete", autocomplete);
  }
});

test("the keyboard alone fills in and sends, and is led to what is wrong", async ({
  page,
  site,
  token,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/contact");
  await page.getByRole("textbox", { name: "Name" }).focus();
  await page.keyboard.type("Keyboard Only");
  for (const text of ["keys@example.org", "98765", lead.Message]) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(text);
  }
  await page.keyboard.press("Tab");
  const notice = page.getByRole("region", { name: "How We Use Your Details" });
  await expect(notice.getByRole("link", { name: "Privacy Policy" })).toBeFocused();
  await page.keyboard.press("Tab");
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
  expect((await leads(site.url, token))[0]?.name).toBe("Keyboard Only");
});

test("an impatient visitor sends one message", async ({ page, site, token }) => {
  const before = (await leads(site.url, token)).length;
  await page.goto("/contact");
  await fill(page, lead);
  await page.getByRole("button", { name: "Send Message" }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
    button.form?.requestSubmit();
  });
  await expect(page.getByText("Message sent")).toBeVisible();
  expect(await leads(site.url, token)).toHaveLength(before + 1);
});

test("what is being sent cannot be changed meanwhile", async ({ page, site, token }) => {
  const goOn = await holdBack(page, "POST", "/api/contact");
  await page.goto("/contact");
  await fill(page, lead);
  const phone = page.getByLabel("Phone");
  await phone.press("Enter");
  await expect(page.getByRole("button", { name: "Sending..." })).toBeVisible();
  await phone.press("End");
  await page.keyboard.type("99");
  await expect(phone).toHaveValue(lead.Phone);
  await expect(phone).toBeFocused();
  goOn();
  await expect(page.getByText("Message sent")).toBeVisible();
  expect((await leads(site.url, token))[0]?.phone).toBe(lead.Phone);
  await phone.fill("22");
  await expect(phone).toHaveValue("22");
});

const headerLink = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name });

/** Leaves the page before the form is answered, which it is once what this returns is called. */
async function sendAndLeave(page: Page): Promise<() => void> {
  const goOn = await holdBack(page, "POST", "/api/contact");
  await page.goto("/contact");
  await fill(page, lead);
  await send(page);
  await headerLink(page, "Blog").click();
  await expect(page).toHaveURL(/\/blog$/);
  return goOn;
}

test("a form that is left while it is sent and sent again makes one lead", async ({
  page,
  site,
  token,
}) => {
  const before = (await leads(site.url, token)).length;
  const goOn = await sendAndLeave(page);
  // Back before the answer, what was typed is there; sent again it is the same lead.
  await headerLink(page, "Contact Us").click();
  await expect(page.getByLabel("Name")).toHaveValue(lead.Name);
  goOn();
  await expect(page.getByText("Message sent")).toBeVisible();
  await send(page);
  await expect(page.getByText("Thank you, your message has reached us")).toBeVisible();
  expect(await leads(site.url, token)).toHaveLength(before + 1);
});

test("a form whose message arrives after it was left is empty", async ({ page }) => {
  const goOn = await sendAndLeave(page);
  goOn();
  await expect(page.getByText("Message sent")).toBeVisible();
  await page.getByRole("button", { name: "Close notification" }).click();
  await headerLink(page, "Contact Us").click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByLabel("Name")).toHaveValue("");
});

test.describe("what the server finds", () => {
  test.use({ expectedStatuses: [400] });

  test("stands under the fields that it is about", async ({ page }) => {
    await answerWith(page, "POST", "/api/contact", {
      status: 400,
      body: {
        error: "x",
        message: "x",
        code: "invalid",
        fields: { email: "Please enter a valid email", phone: "Please enter a valid phone number" },
      },
    });
    await page.goto("/contact");
    await fill(page, lead);
    await send(page);
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveAccessibleDescription(
      "Please enter a valid email",
    );
    await expect(page.getByRole("textbox", { name: "Phone" })).toHaveAccessibleDescription(
      "Please enter a valid phone number",
    );
    await expect(page.getByRole("group", { name: "Please correct 2 fields" })).toBeFocused();
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(lead.Message);
  });
});

test.describe("a toast", () => {
  test.use({ expectedStatuses: [503] });

  test("takes the place of the one before it and shows for 5000 ms", async ({ page }) => {
    await answerWith(page, "POST", "/api/contact", { status: 503 });
    await stopClock(page, "/contact");
    await fill(page, lead);
    await send(page);
    await expect(toasts(page)).toHaveText(/Something went wrong\. Please try again later\./);
    await page.clock.runFor(3_000);
    await page.unrouteAll();
    await send(page);
    await expect(toasts(page).filter({ hasText: "Message sent" })).toBeVisible();
    // The moment in which the page draws.
    await page.clock.runFor(50);
    await expect(toasts(page)).toHaveText(/Message sent/);
    await page.mouse.move(5, 500);
    await page.clock.runFor(4_900);
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(1_000);
    await expect(toasts(page)).toHaveCount(0);
  });
});

test("after a registration it takes 2000 ms to come to the sign-in", async ({ page }) => {
  await answerWith(page, "POST", "/api/register", { status: 201, body: { user: {} } });
  await stopClock(page, "/register");
  await fill(page, { Username: "asha", Password: "any", "Confirm Password": "any" });
  await page.getByRole("button", { name: "Create Admin Account" }).click();
  const told = page.getByText("Admin account created successfully! You can now login.");
  await expect(told).toBeVisible();
  await expect(page.getByRole("button", { name: "Create Admin Account" })).toBeDisabled();
  await page.clock.runFor(1_900);
  await expect(told).toBeVisible();
  expect(page.url()).toMatch(/\/register$/);
  await page.clock.runFor(200);
  await page.waitForURL("**/login");
});

test("the password that is confirmed is never sent", async ({ page }) => {
  const sent: unknown[] = [];
  await page.route("**/api/register", (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ status: 201, json: { user: {} } });
  });
  await page.goto("/register");
  await fill(page, { Username: "asha", Password: "any", "Confirm Password": "any" });
  await page.getByRole("button", { name: "Create Admin Account" }).click();
  await expect.poll(() => sent).toEqual([{ username: "asha", password: "any" }]);
});
