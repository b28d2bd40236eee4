import type { ContactMailDto } from "@/lib/contacts/email-schema";
import { call } from "../../tools/site/calls";
import type { TestDatabase } from "../../tools/site/databases";
import type { Act, MailServer, Point } from "./mail-server";

// Leads that a site mails, and what becomes of their mails.

export const lead = {
  name: "Meera Iyer",
  email: "meera@example.in",
  phone: "9876543210",
  message: "I would like to talk about my retirement plans.",
};

export type Lead = typeof lead & { id: string };

/** How a site is told to mail through a server. */
export const mailVariables = ({ url }: MailServer) => ({
  SMTP_URL: url,
  MAIL_FROM: "Website <leads@example.in>",
  MAIL_TO: "desk@example.in",
});

/** Sends a lead as a visitor does. */
export async function sendLead(
  url: string,
  changes: Partial<typeof lead> = {},
  headers: Record<string, string> = {},
): Promise<Lead> {
  const body = { ...lead, ...changes };
  const response = await call(url, "/api/contact", { method: "POST", body, headers });
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as Lead;
}

/** What staff are told of a lead's mail. */
export async function mailOf(
  url: string,
  token: string,
  { id }: { id: string },
): Promise<ContactMailDto | null> {
  const response = await call(url, `/api/contacts/${id}`, { token });
  return ((await response.json()) as { mail: ContactMailDto | null }).mail;
}

/** Asks until something holds, for two minutes at most; what it was last otherwise. */
export async function until<T>(ask: () => Promise<T>, holds: (value: T) => boolean): Promise<T> {
  const end = Date.now() + 120_000;
  for (;;) {
    const value = await ask();
    if (holds(value)) return value;
    if (Date.now() > end) throw new Error(`It stayed ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Has the server wait once, at a point, until it is told what to do. */
export function holdAt(server: MailServer, at: Point) {
  let release: (act: Act) => void = () => undefined;
  const held = new Promise<Act>((resolve) => (release = resolve));
  let isReached = false;
  server.behave((point) => {
    if (point !== at || isReached) return "go on";
    isReached = true;
    return held;
  });
  return { release, reached: () => until(async () => isReached, Boolean) };
}

/** A moment as a database of that kind has it. */
export function asStored({ url }: TestDatabase, moment: Date): string {
  const iso = moment.toISOString();
  return url.startsWith("file:") ? iso.replace("Z", "+00:00") : iso;
}

/** Makes every mail that waits due now, as if its time had come. */
export function makeDue(database: TestDatabase): Promise<unknown> {
  const past = asStored(database, new Date(Date.now() - 1_000));
  return database.query(`UPDATE "ContactMail" SET "dueAt" = ? WHERE "state" = 'waiting'`, [past]);
}
