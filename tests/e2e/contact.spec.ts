import type { Page } from "@playwright/test";
import { call } from "../../tools/site/calls";
import { publishBlog, publishOffer } from "../support/entries";
import { expect, test } from "./fixtures";

const message = "I would like to talk about my retirement.";

async function fill(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) {
    await page.getByRole("textbox", { name: label, exact: true }).fill(value);
  }
}

async function newestContact(url: string, token: string) {
  const [newest] = (await (await call(url, "/api/contacts", { token })).json()) as {
    id: string;
    name: string;
    message: string;
  }[];
  return newest!;
}

test("with large text on a phone what has to be corrected is shown from its beginning", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/contact");
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Please correct 4 fields")).toBeInViewport();
});

test("the contact form is checked, sent, cleared and told", async ({ page, site, token }) => {
  await page.goto("/contact");
  await expect(page.getByRole("heading", { level: 1, name: "Contact Us" })).toBeVisible();
  await page.getByRole("button", { name: "Send Message" }).click();
  const summary = page.getByRole("group", { name: "Please correct 4 fields" });
  await expect(summary).toBeFocused();
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
  await fill(page, { Name: "Meera Iyer", Email: "meera@example.org" });
  await expect(page.getByText("Name must be at least 2 characters")).toBeHidden();
  await fill(page, { Message: message });
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("textbox", { name: "Phone" })).toBeFocused();
  await fill(page, { Phone: "9876543210", Message: message });
  // What stands below an error moves up when it goes.
  await expect(page.getByText("Please enter a valid phone number")).toBeHidden();
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Message sent")).toBeVisible();
  await expect(page.getByText("We'll get back to you as soon as possible.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("");
  const thanks = page.locator("form").getByRole("status");
  await expect(thanks).toContainText("Thank you, your message has reached us");
  await expect(thanks).toBeInViewport({ ratio: 1 });
  await expect(thanks.locator("..")).toBeFocused();
  expect(await newestContact(site.url, token)).toMatchObject({ name: "Meera Iyer", message });
});

test("beside both forms stands what is taken, why, and how to complain", async ({
  page,
  site,
  token,
}) => {
  await page.goto("/contact");
  const dialog = page.getByRole("dialog", { name: "Request a Callback" });
  for (const place of [page.getByRole("main"), dialog]) {
    if (place === dialog) await page.getByRole("button", { name: "Request a callback" }).click();
    const notice = place.getByRole("region", { name: "How We Use Your Details" });
    for (const text of [
      /We take your name, phone number and email address/,
      /We use them only to answer you/,
      /to withdraw it, or to see, correct or erase your data/i,
      /Data Protection Board of India/,
    ]) {
      await expect(notice.getByText(text)).toBeVisible();
    }
    await expect(notice.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute(
      "href",
      "/privacy",
    );
  }
  await dialog.getByRole("textbox", { name: "Name" }).fill("Lata Rao");
  await dialog.getByRole("textbox", { name: "Email" }).fill("lata@example.org");
  await dialog.getByRole("textbox", { name: "Phone" }).fill("9876543210");
  const sent = page.waitForRequest("**/api/contact");
  await dialog.getByRole("button", { name: "Request Callback" }).click();
  expect(Object.keys((await sent).postDataJSON() as object).sort()).toEqual([
    "email",
    "message",
    "name",
    "phone",
  ]);
  await expect(page.getByText("Request submitted")).toBeVisible();
  const { id } = await newestContact(site.url, token);
  const stored = await call(site.url, `/api/contacts/${id}`, { token });
  expect(await stored.json()).toMatchObject({ name: "Lata Rao", noticeVersion: "2026-11-28" });
});

test("what was typed is there again after a look at another page, until it is sent", async ({
  page,
}) => {
  await page.goto("/contact");
  const [name, message] = [page.getByLabel("Name"), page.getByLabel("Message")];
  await name.fill("Lata Rao");
  await message.fill("A long story,\nover two lines");
  await page.getByRole("main").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  await page.goBack();
  await expect(message).toHaveValue("A long story,\nover two lines");
  // Twice, too, and by a link.
  await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await page.getByRole("banner").getByRole("link", { name: "Contact Us" }).click();
  await expect(name).toHaveValue("Lata Rao");
  await page.getByLabel("Email").fill("lata@example.org");
  await page.getByLabel("Phone").fill("9876543210");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Thank you, your message has reached us")).toBeVisible();
  // It lies over the header, and stays while the mouse is on it.
  await page.getByRole("button", { name: "Close notification" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await page.getByRole("banner").getByRole("link", { name: "Contact Us" }).click();
  await expect(name).toHaveValue("");
  await expect(message).toHaveValue("");
});

test("a callback is asked for from any page", async ({ page, site, token }) => {
  await page.goto("/blog");
  await page.getByRole("button", { name: "Request a callback" }).click();
  const dialog = page.getByRole("dialog", { name: "Request a Callback" });
  await expect(dialog.getByRole("textbox", { name: "Name" })).toBeFocused();
  for (const [width, height] of [
    [360, 740],
    [412, 915],
    [1366, 768],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    const button = dialog.getByRole("button", { name: "Request Callback" });
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.click({ trial: true });
  }
  await expect(
    dialog.getByText("Fill out this form and we'll call you back as soon as possible."),
  ).toBeVisible();
  await fill(page, { Name: "Ravi Shah", Email: "ravi@example.org", Phone: "+91 98765 43210" });
  await dialog.getByRole("button", { name: "Request Callback" }).click();
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
  expect(await newestContact(site.url, token)).toMatchObject({
    name: "Ravi Shah",
    message: "Callback request - Please call me back",
  });
});

test.describe("on a line that is slow, or breaks", () => {
  test.use({ expectedStatuses: [503] });

  test("a tap for the dialog is answered at once, and a second one mends a failure", async ({
    page,
  }) => {
    await page.goto("/media");
    let line: "slow" | "broken" | "whole" = "slow";
    const held: (() => Promise<void>)[] = [];
    await page.route("**/_next/static/**", (route) => {
      if (line === "whole") return route.continue();
      const breakOff = () => route.fulfill({ status: 503, body: "" });
      if (line === "broken") return breakOff();
      held.push(breakOff);
      return undefined;
    });
    const button = page.getByRole("button", { name: "Request a callback" });
    await button.click();
    await expect(page.getByRole("status").filter({ hasText: "Loading..." })).toBeVisible();
    await expect(button).toHaveAttribute("aria-busy", "true");
    line = "broken";
    for (const breakOff of held) await breakOff();
    await expect(page.getByText("This could not be loaded.")).toBeVisible();
    line = "whole";
    await button.click();
    await expect(page.getByRole("dialog", { name: "Request a Callback" })).toBeVisible();
  });
});

for (const kind of ["offer", "post"] as const) {
  test(`a message about a ${kind} begins with its title, and names its page`, async ({
    page,
    site,
    token,
  }) => {
    const title = 'Gold & "more": 50% + 5';
    const publish = kind === "offer" ? publishOffer : publishBlog;
    const { id } = await publish(site.url, token, { title });
    const path = kind === "offer" ? `/offers/${id}` : `/blog/${id}`;
    await page.goto(path);
    const name = kind === "offer" ? "Contact Us About This Offer" : "Ask Us About This";
    await page.getByRole("link", { name }).click();
    const field = page.getByRole("textbox", { name: "Message" });
    await expect(field).toHaveValue(`About: ${title}\n`);
    await expect(page).toHaveURL(/\/contact$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await fill(page, { Name: "Meera Iyer", Email: "meera@example.org", Phone: "9876543210" });
    await field.press("Control+End");
    await field.pressSequentially(message);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText("Message sent")).toBeVisible();
    const { id: lead } = await newestContact(site.url, token);
    expect(await (await call(site.url, `/api/contacts/${lead}`, { token })).json()).toMatchObject({
      message: `About: ${title}\n${message}`,
      origin: path,
    });
  });
}

test("of two subjects the last counts, with its page, and what was typed stays", async ({
  page,
  site,
  token,
}) => {
  const field = page.getByRole("textbox", { name: "Message" });
  const ask = async () => {
    await page.getByRole("link", { name: "Talk to Us About This" }).click();
    await expect(page).toHaveURL(/\/contact$/);
  };
  await page.goto("/loans/gold-loan");
  await ask();
  await expect(field).toHaveValue(/^About: Gold Loan: /);
  await field.press("Control+End");
  await field.pressSequentially("Please call in the evening.");
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("button", { name: "Loans" }).click();
  await menu.getByRole("link", { name: "Car Loan" }).click();
  await ask();
  await expect(field).toHaveValue(/^About: Car Loan: .*\nPlease call in the evening\.$/);
  await fill(page, { Name: "Meera Iyer", Email: "meera@example.org", Phone: "9876543210" });
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Message sent")).toBeVisible();
  const { id } = await newestContact(site.url, token);
  const lead = await (await call(site.url, `/api/contacts/${id}`, { token })).json();
  expect(lead).toMatchObject({ origin: "/loans/car-loan" });
});

test("on a phone the first screen says what the message is about", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/contact#about=Gold+Loan");
  await expect(page.getByText("About: Gold Loan")).toBeInViewport({ ratio: 0.9 });
});

test("Back leads to a form whose subject came with the address", async ({ page }) => {
  await page.goto("/contact#about=Gold+Loan");
  await expect(page).toHaveURL(/\/contact$/);
  await page.getByRole("main").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Contact Us" })).toBeVisible();
});

test("a link from elsewhere can put a line into the message, and no other page into the lead", async ({
  page,
}) => {
  const line = "x".repeat(1_000);
  await page.goto(`/contact#about=${line}%0A%0Ay&page=https://example.org/offers/a`);
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(
    `About: ${"x".repeat(300)}\n`,
  );
  await fill(page, { Name: "Meera Iyer", Email: "meera@example.org", Phone: "9876543210" });
  const sent = page.waitForRequest("**/api/contact");
  await page.getByRole("button", { name: "Send Message" }).click();
  expect(new URL((await (await sent).allHeaders()).referer!).pathname).toBe("/contact");
});

test.describe("when the service is away", () => {
  test.use({ expectedStatuses: [503] });

  test("the form says so and keeps what was typed", async ({ page }) => {
    await page.route("**/api/contact", (route) => route.fulfill({ status: 503, body: "" }));
    await page.goto("/contact");
    await fill(page, {
      Name: "Meera Iyer",
      Email: "meera@example.org",
      Phone: "9876543210",
      Message: message,
    });
    await page.getByRole("button", { name: "Send Message" }).click();
    const notices = page.getByRole("alert").filter({ hasText: "Error" });
    await expect(notices).toHaveText([
      /Something went wrong. Please try again later./,
      /Something went wrong. Please try again later./,
    ]);
    const inForm = page.locator("form").getByRole("alert");
    await expect(inForm).toContainText("Something went wrong. Please try again later.");
    await expect(inForm).toBeInViewport({ ratio: 1 });
    await expect(inForm.locator("..")).toBeFocused();
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(message);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the contact form is sent and answers on a page", async ({ page, site, token }) => {
    await page.goto("/contact");
    await fill(page, {
      Name: "Kiran Rao",
      Email: "kiran@example.org",
      Phone: "9876543210",
      Message: message,
    });
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("heading", { name: "Message sent" })).toBeVisible();
    expect(await newestContact(site.url, token)).toMatchObject({ name: "Kiran Rao", message });
  });

  test.describe("and with a mistake", () => {
    test.use({ expectedStatuses: [400] });

    test("the page keeps what was typed, names the mistake and can be sent", async ({ page }) => {
      await page.goto("/contact");
      await fill(page, {
        Name: "Kiran <Rao>",
        Email: "kiran",
        Phone: "9876543210",
        Message: message,
      });
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect(page.getByText("Please enter a valid email")).toBeVisible();
      await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Kiran <Rao>");
      await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(message);
      await fill(page, { Email: "kiran@example.org" });
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect(page.getByRole("heading", { name: "Message sent" })).toBeVisible();
    });
  });
});
