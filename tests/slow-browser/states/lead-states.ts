import { randomUUID } from "node:crypto";
import { call } from "../../../tools/site/calls";
import { publishBlog } from "../../support/entries";
import { answerWith, fill, openPortal } from "../../e2e/arranging";
import { anyPage, full, toast } from "./portal-states";
import type { Stage, State } from "../../e2e/state";

const lead = {
  name: "Meera Iyer",
  email: "meera@example.org",
  phone: "98765 43210",
  message: "Please call me about a home loan for my parents' house.",
};

const spam = {
  ...lead,
  name: "Win Now",
  message: "https://a.example and https://b.example pay at once",
};

/** One of its own each time: the same without a key would be the lead that another state answered. */
const send = (
  { site }: Stage,
  body: typeof lead,
  headers: Record<string, string>,
): Promise<Response> =>
  call(site.url, "/api/contact", {
    method: "POST",
    body,
    headers: { "Idempotency-Key": randomUUID(), ...headers },
  });

const sendLead = (stage: Stage) => send(stage, lead, { Referer: `${stage.site.url}/contact` });

const sendSpam = (stage: Stage) => send(stage, spam, { "X-Form-Honeypot": "1" });

/** As if the mail server had not taken some: what it is told of them comes from the test alone. */
async function sendUnmailedLead(stage: Stage): Promise<void> {
  const stored = (await (await sendLead(stage)).json()) as typeof lead & { id: string };
  const detail = {
    ...stored,
    createdAt: "2026-11-22T10:00:00.000Z",
    origin: "/contact",
    cameFrom: "/loans/home-loan",
    noticeVersion: "2026-11",
    isSpam: false,
    spamReasons: [],
    mail: {
      state: "waiting",
      problem: "The mail server could not be reached.",
      attempts: 2,
      nextTryAt: "2026-11-22T10:05:00.000Z",
      sentAt: null,
    },
    answer: null,
    notes: [],
  };
  const row = {
    id: stored.id,
    createdAt: detail.createdAt,
    source: detail.cameFrom,
    answer: null,
    noteCount: 0,
    isUndelivered: true,
  };
  const other = { ...stored, id: "another", name: "Ravi Shah" };
  const undelivered = { total: 7, items: [other, stored] };
  await answerWith(stage.page, "GET", `/api/contacts/${stored.id}`, { status: 200, body: detail });
  const answers = { undelivered, "rows?*": [row] };
  for (const [path, body] of Object.entries(answers)) {
    await answerWith(stage.page, "GET", `/api/contacts/${path}`, { status: 200, body });
  }
  await openPortal(stage, "Contacts");
}

const openUnmailedLead = ({ page }: Stage) =>
  page.getByRole("table").getByRole("button", { name: "Meera Iyer" }).first().click();

/** Once the list is there: it moves the button down. */
async function openErasure({ page }: Stage): Promise<void> {
  const [table, empty] = [page.getByRole("table"), page.getByText("No contacts yet")];
  await table.or(empty).waitFor();
  await page.getByRole("button", { name: "Erase a person’s data" }).click();
}

async function findTheirs({ page }: Stage): Promise<void> {
  await fill(page, { Email: lead.email });
  await page.getByRole("button", { name: "Find contacts" }).click();
}

const contacts: State[] = [
  {
    name: "Contacts tab",
    arrange: async (stage) => {
      await sendLead(stage);
      await openPortal(stage, "Contacts");
    },
    shows: [
      ["columnheader", "Name"],
      ["columnheader", "Email"],
      ["columnheader", "Phone"],
      ["columnheader", "Message"],
      ["cell", /^Meera Iyer/],
      ["cell", "meera@example.org"],
      ["cell", "98765 43210"],
      ["cell", lead.message],
    ],
  },
  {
    name: "Contacts tab without a contact",
    arrange: async (stage) => {
      await stage.database.execute('DELETE FROM "Contact"');
      await openPortal(stage, "Contacts");
    },
    shows: [
      ["paragraph", "No contacts yet"],
      ["paragraph", "When users submit the contact form, they'll appear here."],
    ],
  },
  {
    name: "Contacts tab, loading",
    arrange: async (stage) => {
      await stage.page.route(anyPage("contacts"), () => undefined);
      await openPortal(stage, "Contacts");
    },
    shows: [["status", "Loading contacts..."]],
  },
  {
    name: "Contacts tab that does not load",
    arrange: async (stage) => {
      await stage.takeAway("Contact");
      await openPortal(stage, "Contacts");
    },
    shows: [
      ["alert", /^Error loading contacts\. Please try again\./],
      toast("Error", "Failed to load contacts"),
      ["button", "Try again"],
    ],
    statuses: [503],
    logs: /HTTP error! status: 503/,
    isShort: true,
  },
  {
    name: "a contact, opened",
    arrange: async (stage) => {
      await sendLead(stage);
      await openPortal(stage, "Contacts");
      await stage.page.getByRole("button", { name: "Meera Iyer" }).first().click();
      await stage.page.getByRole("dialog").getByText("/contact", { exact: true }).waitFor();
    },
    shows: [
      ["dialog", "Message from Meera Iyer"],
      ["paragraph", lead.message],
      ["link", "meera@example.org"],
      ["link", "98765 43210"],
      ["term", "Received"],
      ["term", "Sent from"],
      ["term", "Privacy notice"],
    ],
  },
  {
    name: "a contact, opened, that is answered and noted",
    arrange: async (stage) => {
      const { id } = (await (await sendLead(stage)).json()) as { id: string };
      const ask = (method: string, path: string, body: unknown) =>
        call(stage.site.url, `/api/contacts/${id}/${path}`, { method, token: stage.token, body });
      await ask("PUT", "answer", { how: "mailed" });
      await ask("POST", "notes", { text: "Asked to be called after six." });
      await openPortal(stage, "Contacts");
      await stage.page.getByRole("button", { name: "Answered" }).click();
      await stage.page.getByRole("button", { name: "Meera Iyer", exact: true }).first().click();
      await stage.page.getByText("Asked to be called after six.").waitFor();
    },
    shows: [
      ["status", /^Emailed by asha on .+\.$/],
      ["button", "Open again"],
      ["listitem", /^asha · .+Asked to be called after six\.$/],
      ["textbox", "Add a note"],
    ],
  },
  {
    name: "a contact that cannot be marked as answered",
    arrange: async (stage) => {
      await sendLead(stage);
      await answerWith(stage.page, "PUT", "/api/contacts/*/answer", full);
      await openPortal(stage, "Contacts");
      await stage.page.getByRole("button", { name: "Meera Iyer", exact: true }).first().click();
      await stage.page.getByRole("button", { name: "Emailed" }).click();
    },
    shows: [["alert", "The disk is full. Wait a moment, then mark it again."]],
    statuses: [500],
  },
  {
    name: "Contacts tab, no lead answered",
    arrange: async (stage) => {
      await stage.database.execute('DELETE FROM "Contact"');
      await sendLead(stage);
      await openPortal(stage, "Contacts");
      await stage.page.getByRole("button", { name: "Answered" }).click();
    },
    shows: [["paragraph", "No lead is answered yet"]],
  },
  {
    name: "Contacts tab whose numbers do not load",
    arrange: async (stage) => {
      await answerWith(stage.page, "GET", "/api/contacts/statistics", full);
      await openPortal(stage, "Contacts");
    },
    shows: [["alert", "We can’t load the figures for the last weeks."]],
    statuses: [500],
    isShort: true,
  },
  {
    name: "a contact, opened, that looks like spam",
    arrange: async (stage) => {
      await sendSpam(stage);
      await openPortal(stage, "Contacts");
      await stage.page.getByRole("button", { name: "Spam" }).click();
      await stage.page.getByRole("button", { name: "Win Now" }).first().click();
      await stage.page.getByRole("button", { name: "This is not spam" }).waitFor();
    },
    shows: [
      ["dialog", "Message from Win Now"],
      ["paragraph", "Marked as spam: a hidden field was filled in; it contains links."],
      ["button", "This is not spam"],
    ],
  },
  {
    name: "a contact that cannot be marked",
    arrange: async (stage) => {
      await sendLead(stage);
      await answerWith(stage.page, "PATCH", "/api/contacts/*", full);
      await openPortal(stage, "Contacts");
      await stage.page.getByRole("button", { name: "Meera Iyer" }).first().click();
      await stage.page.getByRole("button", { name: "Mark as spam", exact: true }).click();
    },
    shows: [["alert", "The disk is full. Wait a moment, then mark it again."]],
    statuses: [500],
  },
  {
    name: "Contacts tab, with leads that could not be mailed",
    arrange: sendUnmailedLead,
    shows: [
      ["paragraph", "7 leads have not been emailed to everyone yet:"],
      ["button", "Ravi Shah"],
      ["listitem", "and 5 more"],
      ["cell", /^Meera Iyer\s*Not emailed to everyone/],
    ],
  },
  {
    name: "a contact, opened, that could not be mailed yet",
    arrange: async (stage) => {
      await sendUnmailedLead(stage);
      await openUnmailedLead(stage);
      await stage.page.getByRole("button", { name: "Send again" }).waitFor();
    },
    shows: [
      ["dialog", "Message from Meera Iyer"],
      [
        "status",
        /^Not emailed yet\. The mail server could not be reached\. The next attempt is on .+\.$/,
      ],
      ["button", "Send again"],
    ],
  },
  {
    name: "a contact that cannot be sent again",
    arrange: async (stage) => {
      await answerWith(stage.page, "POST", "/api/contacts/*/mail", full);
      await sendUnmailedLead(stage);
      await openUnmailedLead(stage);
      await stage.page.getByRole("button", { name: "Send again" }).click();
    },
    shows: [["alert", "The disk is full. Wait a moment, then send it again."]],
    statuses: [500],
  },
  {
    name: "Contacts tab, marked as spam",
    arrange: async (stage) => {
      await sendSpam(stage);
      await openPortal(stage, "Contacts");
      await stage.page.getByRole("button", { name: "Spam" }).click();
    },
    shows: [
      ["button", /^Open \d+$/],
      ["cell", /^Win Now/],
    ],
  },
  {
    name: "Contacts tab, nothing marked as spam",
    arrange: async (stage) => {
      await stage.database.execute('DELETE FROM "Contact"');
      await openPortal(stage, "Contacts");
      await stage.page.getByRole("button", { name: "Spam" }).click();
    },
    shows: [
      ["paragraph", "Nothing is marked as spam"],
      [
        "paragraph",
        "Messages that look like spam are kept here, apart from the leads. Nothing is deleted.",
      ],
    ],
  },
  {
    name: "Erase a person's data",
    arrange: async (stage) => {
      await openPortal(stage, "Contacts");
      await openErasure(stage);
    },
    shows: [
      ["dialog", "Erase a person’s data"],
      ["textbox", "Email"],
      ["textbox", "Phone"],
      ["button", "Find contacts"],
      ["button", "Cancel"],
    ],
  },
  {
    name: "Erase a person's data, found",
    arrange: async (stage) => {
      await sendLead(stage);
      await openPortal(stage, "Contacts");
      await openErasure(stage);
      await findTheirs(stage);
      await stage.page.getByRole("button", { name: /^Erase \d+ contacts?$/ }).waitFor();
    },
    shows: [
      ["dialog", "Erase a person’s data"],
      ["list", "What will be erased"],
      ["button", /^Erase \d+ contacts?$/],
      ["button", "Back"],
    ],
  },
  {
    name: "Erase a person's data, nothing entered",
    arrange: async (stage) => {
      await openPortal(stage, "Contacts");
      await openErasure(stage);
      await stage.page.getByRole("button", { name: "Find contacts" }).click();
    },
    shows: [["paragraph", "Enter an email or a phone number"]],
  },
  {
    name: "Erase a person's data, failed",
    arrange: async (stage) => {
      await answerWith(stage.page, "POST", "/api/contacts/erase", full);
      await sendLead(stage);
      await openPortal(stage, "Contacts");
      await openErasure(stage);
      await findTheirs(stage);
      await stage.page.getByRole("button", { name: /^Erase \d+ contacts?$/ }).click();
      await stage.page.getByRole("button", { name: "Erase for good" }).click();
    },
    shows: [["alert", "The disk is full. Wait a moment, then erase again."]],
    statuses: [500],
  },
];

const openActivity = async ({ page }: Stage) =>
  page.getByRole("button", { name: "Activity", exact: true }).click();

const activity: State[] = [
  {
    name: "Activity",
    arrange: async (stage) => {
      await publishBlog(stage.site.url, stage.token, { title: "The audited one" });
      await openPortal(stage);
      await openActivity(stage);
    },
    shows: [
      ["dialog", "Activity"],
      ["columnheader", "When"],
      ["columnheader", "Who"],
      ["columnheader", "What"],
      ["columnheader", "From"],
      ["cell", "Created blog post The audited one"],
      ["cell", "Signed in"],
    ],
  },
  {
    name: "Activity, loading",
    arrange: async (stage) => {
      await stage.page.route(anyPage("audit"), () => undefined);
      await openPortal(stage);
      await openActivity(stage);
    },
    shows: [["status", "Loading activity..."]],
  },
  {
    name: "Activity that does not load",
    arrange: async (stage) => {
      await openPortal(stage);
      await stage.page.route(anyPage("audit"), (route) =>
        route.fulfill({ status: 500, json: full.body }),
      );
      await openActivity(stage);
    },
    shows: [
      ["alert", /^Error loading activity\. Please try again\./],
      toast("Error", "Failed to load activity"),
      ["button", "Try again"],
    ],
    statuses: [500],
    isShort: true,
  },
];

const portal: State[] = [
  {
    name: "the portal while sign-ins cannot be read",
    arrange: async (stage) => {
      await openPortal(stage);
      // A list that were still on its way would fail, and say so.
      const panel = stage.page.getByRole("tabpanel", { name: "Blog" });
      await panel.waitFor();
      await panel.getByText("Loading blog posts...").waitFor({ state: "hidden" });
      await stage.takeAway("Session");
      await stage.page.goto("/admin");
    },
    shows: [
      ["heading", "Something went wrong"],
      ["paragraph", "The page could not be shown. Please try again in a moment."],
      ["button", "Try again"],
    ],
    statuses: [500],
    logs: /Minified React error #441/,
  },
];

export const deskStates: State[] = [...contacts, ...activity, ...portal];
