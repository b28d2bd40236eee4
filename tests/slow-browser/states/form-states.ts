import { expect, type Page } from "@playwright/test";
import { registration as registrationForm } from "../../e2e/spec-pages";
import { answerWith, fill, neverAnswer } from "../../e2e/arranging";
import type { Shown, State } from "../../e2e/state";

// What spec.md says of the forms that visitors and staff fill in, written out once more.

const lead = { Name: "Meera Iyer", Email: "meera@example.org", Phone: "9876543210" };
const message = { Message: "I would like to talk about my retirement." };
const credentials = { Username: "asha", Password: "any password" };

const fields: Shown[] = [
  ["textbox", "Name"],
  ["textbox", "Email"],
  ["textbox", "Phone"],
];

const mistakes: Shown[] = [
  ["paragraph", "Name must be at least 2 characters"],
  ["paragraph", "Please enter a valid email"],
  ["paragraph", "Please enter a valid phone number"],
];

const failure: Shown[] = [["alert", /^Error\s*Something went wrong\. Please try again later\.$/]];

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** The form itself says why before the toast has come. */
const untilToast = (page: Page) =>
  page.getByRole("button", { name: "Close notification" }).waitFor();

/** A form that is being sent cannot be sent twice, and says that it is busy. */
async function expectBusy(page: Page, name: string) {
  const button = page.getByRole("button", { name, exact: true });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAttribute("aria-busy", "true");
}

async function openCallback(page: Page) {
  await page.goto("/blog");
  await press(page, "Request a callback");
  await page.getByRole("dialog").waitFor();
}

async function sendContact(page: Page) {
  await page.goto("/contact");
  await fill(page, { ...lead, ...message });
  await press(page, "Send Message");
}

async function register(page: Page) {
  await page.goto("/register");
  await fill(page, { ...credentials, "Confirm Password": credentials.Password });
  await press(page, "Create Admin Account");
}

async function logIn(page: Page) {
  await page.goto("/login");
  await fill(page, credentials);
  await press(page, "Login");
}

const contactForm: State[] = [
  {
    name: "contact page",
    arrange: async ({ page }) => void (await page.goto("/contact")),
    shows: [
      ["heading", "Contact Us"],
      ["paragraph", /^Tell us about your financial goals\./],
      ...fields,
      ["textbox", "Message"],
      ["button", "Send Message"],
    ],
  },
  {
    name: "contact form with mistakes",
    arrange: async ({ page }) => {
      await page.goto("/contact");
      await press(page, "Send Message");
    },
    shows: [
      ["group", "Please correct 4 fields"],
      ...mistakes,
      ["paragraph", "Message must be at least 10 characters"],
    ],
  },
  {
    name: "contact form on its way",
    arrange: async ({ page }) => {
      await neverAnswer(page, "POST", "/api/contact");
      await sendContact(page);
      await expectBusy(page, "Sending...");
    },
    shows: [["button", "Sending..."]],
  },
  {
    name: "contact form, sent",
    arrange: ({ page }) => sendContact(page),
    shows: [
      ["status", /^Message sent\s*We'll get back to you as soon as possible\.$/],
      ["status", /^Thank you, your message has reached us/],
    ],
    isShort: true,
  },
  {
    name: "contact form, not sent",
    arrange: async ({ page }) => {
      await answerWith(page, "POST", "/api/contact", { status: 503 });
      await sendContact(page);
      await untilToast(page);
    },
    shows: failure,
    statuses: [503],
  },
];

const callback: State[] = [
  {
    name: "callback dialog",
    arrange: ({ page }) => openCallback(page),
    shows: [
      ["dialog", "Request a Callback"],
      ["paragraph", "Fill out this form and we'll call you back as soon as possible."],
      ...fields,
      ["button", "Request Callback"],
      ["button", "Close"],
    ],
  },
  {
    name: "callback dialog with mistakes",
    arrange: async ({ page }) => {
      await openCallback(page);
      await press(page, "Request Callback");
    },
    shows: [["group", "Please correct 3 fields"], ...mistakes],
  },
  {
    name: "callback, sent",
    arrange: async ({ page }) => {
      await openCallback(page);
      await fill(page, lead);
      await press(page, "Request Callback");
      await page.getByRole("dialog").waitFor({ state: "hidden" });
    },
    shows: [
      ["status", /^Request submitted\s*We'll call you back as soon as possible\.$/],
      ["status", /^Thank you, we have your request/],
      ["button", "Dismiss"],
    ],
    isShort: true,
  },
  {
    name: "callback, not sent",
    arrange: async ({ page }) => {
      await answerWith(page, "POST", "/api/contact", { status: 503 });
      await openCallback(page);
      await fill(page, lead);
      await press(page, "Request Callback");
      await untilToast(page);
    },
    shows: [["dialog", "Request a Callback"], ...failure],
    statuses: [503],
  },
];

const registration: State[] = [
  {
    name: "registration",
    arrange: async ({ page }) => void (await page.goto("/register")),
    shows: registrationForm,
  },
  {
    name: "registration with nothing filled in",
    arrange: async ({ page }) => {
      await page.goto("/register");
      await press(page, "Create Admin Account");
    },
    shows: [
      ["group", "Please correct 3 fields"],
      ["paragraph", "Username is required"],
      ["paragraph", "Password is required"],
    ],
  },
  {
    name: "registration with two passwords",
    arrange: async ({ page }) => {
      await page.goto("/register");
      await fill(page, { ...credentials, "Confirm Password": "another" });
      await press(page, "Create Admin Account");
    },
    shows: [["paragraph", "Passwords do not match"]],
  },
  {
    name: "a new password by a link",
    arrange: async ({ page }) =>
      void (await page.goto("/new-password#invite=a-token&username=meera")),
    shows: [
      ["heading", "Choose a New Password"],
      ["textbox", "Username"],
      ["password", "Password"],
      ["password", "Confirm Password"],
      ["button", "Set New Password"],
    ],
  },
  {
    name: "registration on its way",
    arrange: async ({ page }) => {
      await neverAnswer(page, "POST", "/api/register");
      await register(page);
      await expectBusy(page, "Creating Account...");
    },
    shows: [["button", "Creating Account..."]],
  },
  {
    name: "registration, done",
    arrange: async ({ page }) => {
      await answerWith(page, "POST", "/api/register", { status: 201, body: { user: {} } });
      // Two seconds later it would be gone.
      await page.route("**/login", (route) => route.abort("aborted"));
      await register(page);
    },
    shows: [["status", "Admin account created successfully! You can now login."]],
    isShort: true,
  },
  {
    name: "registration, refused by the server",
    arrange: ({ page }) => register(page),
    shows: [["alert", /^Registration is closed/]],
    statuses: [403],
  },
  {
    name: "registration, failed without a word",
    arrange: async ({ page }) => {
      await answerWith(page, "POST", "/api/register", { status: 502 });
      await register(page);
    },
    shows: [["alert", "Registration failed"]],
    statuses: [502],
  },
];

const login: State[] = [
  {
    name: "login",
    arrange: async ({ page }) => void (await page.goto("/login")),
    shows: [
      ["heading", "Admin Login"],
      ["textbox", "Username"],
      ["password", "Password"],
      ["button", "Login"],
    ],
  },
  {
    name: "login with nothing filled in",
    arrange: async ({ page }) => {
      await page.goto("/login");
      await press(page, "Login");
    },
    shows: [
      ["group", "Please correct 2 fields"],
      ["paragraph", "Username is required"],
      ["paragraph", "Password is required"],
    ],
  },
  {
    name: "login on its way",
    arrange: async ({ page }) => {
      await neverAnswer(page, "POST", "/api/login");
      await logIn(page);
      await expectBusy(page, "Logging in...");
    },
    shows: [["button", "Logging in..."]],
  },
  {
    name: "login, refused by the server",
    arrange: ({ page }) => logIn(page),
    shows: [["alert", "Wrong username or password"]],
    statuses: [401],
  },
  {
    name: "login, failed without a word",
    arrange: async ({ page }) => {
      await answerWith(page, "POST", "/api/login", { status: 502 });
      await logIn(page);
    },
    shows: [["alert", "Login failed"]],
    statuses: [502],
  },
];

export const formStates: State[] = [...contactForm, ...callback, ...registration, ...login];
