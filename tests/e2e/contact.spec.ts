import { privacyNotice } from "@/content/privacy-notice";
import type { Locator } from "@playwright/test";
import { fillFields, leadFields } from "./actions";
import { expect, test } from "./fixtures";

const { Message: message, ...visitor } = leadFields;

async function readNewestLead(api: <T>(path: string) => Promise<T>) {
  const [newest] = await api<{ id: string }[]>("/api/contacts");
  return api(`/api/contacts/${newest!.id}`);
}

async function expectNotice(region: Locator) {
  const notice = region.getByRole("region", { name: "How We Use Your Details" });
  await expect(notice.getByText("Sending the form gives your consent.").first()).toBeVisible();
  await notice.getByText("How We Use Your Details").click();
  await expect(notice.getByText(/to withdraw it, or to see, correct or erase/i)).toBeVisible();
  await expect(notice.getByText(/Data Protection Board of India/)).toBeVisible();
  const policy = notice.getByRole("link", { name: "Privacy Policy" });
  await expect(policy).toHaveAttribute("href", "/privacy");
}

test("validates, sends, confirms and clears the contact form", async ({ page, api }) => {
  await page.goto("/contact");
  await expectNotice(page.getByRole("main"));
  await page.getByRole("button", { name: "Send Message" }).click();
  const summary = page.getByRole("group", { name: "Please correct 4 fields" });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: Contact Us \|/);
  for (const [label, error] of [
    ["Name", "Name must be at least 2 characters"],
    ["Email", "Please enter a valid email"],
    ["Phone", "Please enter a valid phone number"],
    ["Message", "Message must be at least 10 characters"],
  ] as const) {
    const field = page.getByRole("textbox", { name: label });
    await expect(field).toHaveAccessibleDescription(error);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await summary.getByRole("button", { name: error }).click();
    await expect(field).toBeFocused();
  }
  await fillFields(page, leadFields);
  // The layout shifts when an error disappears, so the test waits before it clicks.
  await expect(page.getByText("Message must be at least 10 characters")).toBeHidden();
  await expect(page).toHaveTitle(/^Contact Us \|/);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Message sent")).toBeVisible();
  await expect(page.getByText("We'll get back to you as soon as possible.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("");
  const thanks = page.locator("form").getByRole("status");
  await expect(thanks).toContainText("Thank you, your message has reached us");
  await expect(thanks).toBeInViewport({ ratio: 1 });
  await expect(thanks.locator("..")).toBeFocused();
  expect(await readNewestLead(api)).toMatchObject({ name: "Meera Iyer", message });

  await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await page.getByRole("banner").getByRole("link", { name: "Contact Us" }).click();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("");
});

test("requests a callback from the blog page", async ({ page, api }) => {
  await page.goto("/blog");
  await page.getByRole("button", { name: "Request a callback" }).click();
  const dialog = page.getByRole("dialog", { name: "Request a Callback" });
  await expect(dialog.getByRole("textbox", { name: "Name" })).toBeFocused();
  await expectNotice(dialog);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(dialog.getByRole("button", { name: "Request Callback" })).toBeInViewport({
    ratio: 1,
  });
  await fillFields(page, {
    Name: "Ravi Shah",
    Email: "ravi@example.org",
    Phone: "+91 98765 43210",
  });
  const request = page.waitForRequest("**/api/contact");
  await dialog.getByRole("button", { name: "Request Callback" }).click();
  const body = (await request).postDataJSON() as object;
  expect(Object.keys(body).sort()).toEqual(["email", "message", "name", "phone"]);
  await expect(page.getByText("Request submitted")).toBeVisible();
  await expect(
    page.getByText("We'll call you back as soon as possible.", { exact: true }),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
  const thanks = page.getByRole("status").filter({ hasText: "Thank you, we have your request" });
  await expect(thanks.locator("..")).toBeFocused();
  await expect(thanks).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(thanks).toHaveCount(0);
  expect(await readNewestLead(api)).toMatchObject({
    name: "Ravi Shah",
    message: "Callback request - Please call me back",
    noticeVersion: privacyNotice.version,
  });
});

test.describe("the callback dialog when its code fails to load", () => {
  test.use({ expectedStatuses: [503] });

  test("reports the failure, and opens on the next button press", async ({ page }) => {
    await page.goto("/media");
    const { promise: loadingShown, resolve: failRequests } = Promise.withResolvers<void>();
    await page.route("**/_next/static/**", async (route) => {
      await loadingShown;
      await route.fulfill({ status: 503, body: "" });
    });
    const button = page.getByRole("button", { name: "Request a callback" });
    await button.click();
    await expect(page.getByRole("status").filter({ hasText: "Loading..." })).toBeVisible();
    failRequests();
    await expect(page.getByText("This could not be loaded.")).toBeVisible();
    await page.unroute("**/_next/static/**");
    await button.click();
    await expect(page.getByRole("dialog", { name: "Request a Callback" })).toBeVisible();
  });
});

test("prefills the message with the linking page's subject, and stores that page with the lead", async ({
  page,
  publish,
  api,
}) => {
  const field = page.getByRole("textbox", { name: "Message" });
  const title = 'Gold & "more": 50% + 5';
  const { id } = await publish("offers", { title });
  await page.goto(`/offers/${id}`);
  await page.getByRole("link", { name: "Contact Us About This Offer" }).click();
  await expect(field).toHaveValue(`About: ${title}\n`);
  await expect(page).toHaveURL(/\/contact$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await field.press("Control+End");
  await field.pressSequentially("Please call in the evening.");
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("button", { name: "Loans" }).click();
  await menu.getByRole("link", { name: "Car Loan" }).click();
  await page.getByRole("link", { name: "Talk to Us About This" }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(field).toHaveValue(/^About: Car Loan: .*\nPlease call in the evening\.$/);
  await fillFields(page, visitor);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Message sent")).toBeVisible();
  expect(await readNewestLead(api)).toMatchObject({ origin: { path: "/loans/car-loan" } });
});

test("takes from the URL a subject of at most one line and 300 characters, and no page of another site", async ({
  page,
}) => {
  const longText = "x".repeat(1_000);
  await page.goto(`/contact#about=${longText}%0A%0Ay&page=https://example.org/offers/a`);
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(
    `About: ${"x".repeat(300)}\n`,
  );
  await expect(page).toHaveURL(/\/contact$/);
  await fillFields(page, visitor);
  const request = page.waitForRequest("**/api/contact");
  await page.getByRole("button", { name: "Send Message" }).click();
  expect(new URL((await (await request).allHeaders()).referer!).pathname).toBe("/contact");
});

test.describe("the contact form without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("stores a lead", async ({ page, api }) => {
    await page.goto("/contact");
    await fillFields(page, leadFields);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("heading", { name: "Message sent" })).toBeVisible();
    expect(await readNewestLead(api)).toMatchObject({ name: visitor.Name, message });
  });
});
