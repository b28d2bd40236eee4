import type { ContactMailDto } from "@/lib/contacts/schema";
import { call } from "../../tools/site/calls";
import type { TestDatabase } from "../../tools/site/databases";
import type { Reaction, MailServer, SmtpStage } from "./mail-server";

export const lead = {
  name: "Meera Iyer",
  email: "meera@example.in",
  phone: "9876543210",
  message: "I would like to talk about my retirement plans.",
};

export type Lead = typeof lead & { id: string };

export const buildMailVariables = ({ url }: Pick<MailServer, "url">) => ({
  SMTP_URL: url,
  MAIL_FROM: "Website <leads@example.in>",
  MAIL_TO: "desk@example.in",
});

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

export async function readMail(
  url: string,
  token: string,
  { id }: { id: string },
): Promise<ContactMailDto | null> {
  const response = await call(url, `/api/contacts/${id}`, { token });
  return ((await response.json()) as { mail: ContactMailDto | null }).mail;
}

/** Polls for up to two minutes. @throws Error with the last value. */
export async function poll<T>(ask: () => Promise<T>, isDone: (value: T) => boolean): Promise<T> {
  const deadline = Date.now() + 120_000;
  for (;;) {
    const value = await ask();
    if (isDone(value)) return value;
    if (Date.now() > deadline)
      throw new Error(`After two minutes, the value is still ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

export function pauseServerAt(server: MailServer, pauseStage: SmtpStage) {
  let release: (reaction: Reaction) => void = () => undefined;
  const reactionPromise = new Promise<Reaction>((resolve) => (release = resolve));
  let isReached = false;
  server.setReaction((stage) => {
    if (stage !== pauseStage || isReached) return "continue";
    isReached = true;
    return reactionPromise;
  });
  return { release, waitUntilReached: () => poll(async () => isReached, Boolean) };
}

export function formatStoredDate({ url }: TestDatabase, date: Date): string {
  const iso = date.toISOString();
  return url.startsWith("file:") ? iso.replace("Z", "+00:00") : iso;
}

export function makeDue(database: TestDatabase): Promise<unknown> {
  const past = formatStoredDate(database, new Date(Date.now() - 1_000));
  return database.query(`UPDATE "ContactMail" SET "dueAt" = ? WHERE "state" = 'waiting'`, [past]);
}
