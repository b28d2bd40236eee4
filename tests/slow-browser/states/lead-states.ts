import { randomUUID } from "node:crypto";
import { call } from "../../../tools/site/calls";
import { mockResponse } from "../../e2e/actions";
import type { State } from "../../e2e/state";
import {
  failureToast,
  hangRequest,
  open,
  openTab,
  press,
  failRequest,
  createState,
  createStep,
  hideTable,
  type,
} from "./describe-states";

const lead = {
  name: "Meera Iyer",
  email: "meera@example.org",
  phone: "98765 43210",
  message: "Please call me about a home loan for my parents' house.",
};

const spam = { name: "Win Now", message: "https://a.example and https://b.example pay at once" };

const openContacts = openTab("Contacts");

/** Sends a lead with a new idempotency key. Without one, the site does not store an identical lead again within ten minutes. */
const send = createStep(
  ({ site }, changes: Partial<typeof lead> = {}, headers: Record<string, string> = {}) =>
    call(site.url, "/api/contact", {
      method: "POST",
      body: { ...lead, ...changes },
      headers: { "Idempotency-Key": randomUUID(), Referer: `${site.url}/contact`, ...headers },
    }),
);

const publishPost = createStep(({ publish }) => publish("blogs", { title: "Gold Loans" }));

const mockUndelivered = createStep(({ page }) => {
  const items = [{ ...lead, id: "another", name: "Ravi Shah" }];
  const body = { total: 7, items };
  return mockResponse(page, "GET", "/api/contacts/undelivered", { status: 200, body });
});

/** Waits until the list has loaded or failed, because the buttons move while it loads. */
const waitUntilLoaded = createStep(async ({ page }) => {
  const panel = page.getByRole("tabpanel").first();
  await panel.waitFor();
  await panel.getByText(/^Loading /).waitFor({ state: "hidden" });
});

const openSections = createStep(async ({ page }) => {
  await page.getByLabel("Phone", { exact: true }).first().waitFor();
  const [, ...closedSections] = await page.getByRole("dialog").locator("summary").all();
  for (const summary of closedSections) await summary.click();
});

const openErasure = [openContacts, waitUntilLoaded(), press("Erase a Person’s Data")];
const findLeadsToErase = [
  send(),
  ...openErasure,
  type({ Email: lead.email }),
  press("Find Contacts"),
];

export const contactsAndActivityStates: State[] = [
  createState("Contacts tab", [send(), openContacts], [["cell", lead.message]]),
  createState(
    "Contacts tab without a lead",
    [openContacts],
    [
      ["paragraph", "No contacts yet"],
      ["paragraph", "When users submit the contact form, they'll appear here."],
    ],
  ),
  createState(
    "Contacts tab, loading",
    [hangRequest("GET", "/api/contacts?*"), openContacts],
    [["status", "Loading contacts..."]],
  ),
  createState(
    "Contacts tab that does not load",
    [hideTable("Contact"), openContacts],
    [
      ["alert", /^Error loading contacts\. Please try again\./],
      failureToast("Failed to load contacts"),
      ["button", "Try Again"],
    ],
    { statuses: [503], consoleErrors: [/HTTP error! status: 503/] },
  ),
  createState(
    "Contacts tab after the session has ended",
    [failRequest("GET", "/api/contacts?*", 401), openContacts],
    [["alert", /Your session has ended: sign in again in another tab/]],
    { statuses: [401], consoleErrors: [/HTTP error! status: 401/] },
  ),
  createState(
    "Contacts tab whose statistics do not load",
    [failRequest("GET", "/api/contacts/statistics"), openContacts],
    [["alert", "The statistics could not be loaded. Press Refresh to try again."]],
    { statuses: [500] },
  ),
  createState(
    "Contacts tab whose email status does not load",
    [failRequest("GET", "/api/contacts/undelivered"), openContacts],
    [
      [
        "paragraph",
        "The site could not check whether all emails about contacts were delivered. Press Refresh to try again.",
      ],
    ],
    { statuses: [500] },
  ),
  createState(
    "Contacts tab, with leads that could not be emailed",
    [mockUndelivered(), openContacts],
    [
      ["paragraph", "The emails about 7 contacts have not reached every recipient yet:"],
      ["button", "Ravi Shah"],
      ["listitem", "and 6 more"],
    ],
  ),
  createState(
    "a lead that looks like spam",
    [send(spam, { "X-Form-Honeypot": "1" }), openContacts, press(/^Spam/), press(spam.name)],
    [
      ["dialog", "Message from Win Now"],
      ["term", "Sent from"],
      ["paragraph", "Marked as spam: a hidden field was filled in; it contains links."],
      ["button", "Not Spam"],
    ],
  ),
  createState(
    "a lead whose answer could not be stored",
    [
      failRequest("PUT", "/api/contacts/*/answer"),
      send(),
      openContacts,
      press(lead.name),
      press("Emailed"),
    ],
    [["alert", "The disk is full. Wait a moment, then try again."]],
    { statuses: [500] },
  ),
  createState(
    "Erase a person's data, with nothing entered",
    [...openErasure, press("Find Contacts")],
    [["paragraph", "Enter an email or a phone number"]],
  ),
  createState("Erase a person's data, with contacts found", findLeadsToErase, [
    ["list", "Contacts to erase"],
  ]),
  createState(
    "Erase a person's data, after a failed request",
    [
      failRequest("POST", "/api/contacts/erase"),
      ...findLeadsToErase,
      press(/^Erase \d+ Contacts?$/),
      press("Erase Permanently"),
    ],
    [["alert", "The disk is full. Wait a moment, then try again."]],
    { statuses: [500] },
  ),
  createState(
    "Activity",
    [publishPost(), openTab(), press("Activity")],
    [["cell", "Created blog post Gold Loans"]],
  ),
  createState(
    "Activity that does not load",
    [failRequest("GET", "/api/audit?*"), openTab(), press("Activity")],
    [["alert", /^Error loading activity\. Please try again\./]],
    { statuses: [500] },
  ),
  createState(
    "firm details, with all sections open",
    [openTab(), press("Firm"), openSections(), press("Add Person"), press("Add Month")],
    [["button", "Remove row 1"]],
  ),
  createState(
    "firm details that do not load",
    [failRequest("GET", "/api/firm"), openTab(), press("Firm")],
    [["alert", "The disk is full. Wait a moment, then try again."]],
    { statuses: [500] },
  ),
  createState(
    "the portal while sessions cannot be read",
    [openTab(), waitUntilLoaded(), hideTable("Session"), open("/admin")],
    [["heading", "Something Went Wrong"]],
    { statuses: [500], consoleErrors: [/Minified React error #441/] },
  ),
];
