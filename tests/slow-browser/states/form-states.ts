import { expect } from "@playwright/test";
import { leadFields, mockResponse } from "../../e2e/actions";
import { expectVisible, type VisibleElement, type State } from "../../e2e/state";
import {
  hangRequest,
  open,
  press,
  failRequest,
  createState,
  createStep,
  type Step,
  type,
} from "./describe-states";

const { Name, Email, Phone } = leadFields;
const credentials = { Username: "asha", Password: "any password" };

const openCallback = createStep(async ({ page }) => {
  await page.goto("/blog");
  await page.getByRole("button", { name: "Request a callback" }).click();
  await page.getByRole("dialog").waitFor();
});

type Form = { open: Step; api: string; input: Record<string, string>; button: string };

const contact: Form = {
  open: open("/contact"),
  api: "/api/contact",
  input: leadFields,
  button: "Send Message",
};

const callback: Form = {
  open: openCallback(),
  api: "/api/contact",
  input: { Name, Email, Phone },
  button: "Request Callback",
};

const registration: Form = {
  open: open("/register"),
  api: "/api/register",
  input: { ...credentials, "Confirm Password": credentials.Password },
  button: "Create Admin Account",
};

const login: Form = {
  open: open("/login"),
  api: "/api/login",
  input: credentials,
  button: "Login",
};

const send = (form: Form) => [form.open, type(form.input), press(form.button)];

const createInvalidState = (form: Form, ...paragraphs: string[]): State =>
  createState(
    `"${form.button}" form with invalid fields`,
    [form.open, press(form.button)],
    [
      ["group", /^Please correct \d fields$/],
      ...paragraphs.map((text): VisibleElement => ["paragraph", text]),
    ],
  );

const createFailedState = (form: Form, status: number, alert: string | RegExp): State => {
  const expectInputUnchanged = createStep(async ({ page }) => {
    await expectVisible(page, [["alert", alert]]);
    for (const [label, value] of Object.entries(form.input)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
    }
  });
  return createState(
    `"${form.button}" form after a failed request`,
    [failRequest("POST", form.api, status), ...send(form), expectInputUnchanged()],
    [["alert", alert]],
    { statuses: [status] },
  );
};

const createPendingState = (form: Form, label: string): State => {
  const expectBusy = createStep(async ({ page }) => {
    const button = page.getByRole("button", { name: label, exact: true });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute("aria-busy", "true");
  });
  return createState(
    `"${form.button}" form while the request is pending`,
    [hangRequest("POST", form.api), ...send(form), expectBusy()],
    [["button", label]],
  );
};

const mockRegistration = createStep(({ page }) =>
  mockResponse(page, "POST", registration.api, { status: 201, body: { user: {} } }),
);

const leadErrors = [
  "Name must be at least 2 characters",
  "Please enter a valid email",
  "Please enter a valid phone number",
];
const credentialErrors = ["Username is required", "Password is required"];
const leadFailure = /^Error\s*Something went wrong\. Please try again later\.$/;

export const formStates: State[] = [
  createInvalidState(contact, ...leadErrors, "Message must be at least 10 characters"),
  createInvalidState(
    callback,
    "Fill out this form and we'll call you back as soon as possible.",
    ...leadErrors,
  ),
  createInvalidState(registration, ...credentialErrors),
  createInvalidState(login, ...credentialErrors),
  createFailedState(contact, 503, leadFailure),
  createFailedState(callback, 503, leadFailure),
  createFailedState(registration, 502, "Registration failed"),
  createFailedState(login, 502, "Login failed"),
  createPendingState(contact, "Sending..."),
  createPendingState(registration, "Creating Account..."),
  createPendingState(login, "Logging in..."),
  createState("contact form after sending", send(contact), [
    ["status", /^Message sent\s*We'll get back to you as soon as possible\.$/],
    ["status", /^Thank you, your message has reached us/],
  ]),
  createState("callback form after sending", send(callback), [
    ["status", /^Request submitted\s*We'll call you back as soon as possible\.$/],
    ["button", "Dismiss"],
  ]),
  createState(
    "registration form after success",
    [mockRegistration(), ...send(registration)],
    [["status", "Admin account created successfully! You can now login."]],
  ),
];
