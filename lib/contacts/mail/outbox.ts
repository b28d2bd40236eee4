import "server-only";
import { getDb } from "@/lib/db/client";
import { DELIVERY_MS } from "@/lib/email/deliver";
import { SINGLE_MAIL_PREFIX } from "@/lib/email/failure";
import type { Contact } from "@/prisma/generated/sqlite/client";
import { contactColumns } from "../filter";
import type { MailState } from "../schema";

// A sender claims the row of a mail before sending it, so that no other instance sends the same mail.

/** In milliseconds. Longer than the longest delivery and the update after it. */
const CLAIM_MS = DELIVERY_MS + 4 * 60_000;

const leadSelect = { ...contactColumns, origin: true, createdAt: true } as const;

export type MailedLead = Pick<Contact, keyof typeof leadSelect>;

export type ClaimedMail = {
  contactId: string;
  createdAt: Date;
  attempts: number;
  contact: MailedLead;
  claimedUntil: Date;
};

/** Returns the database's time, by which claims expire, because the clocks of instances differ. */
export async function readDatabaseTime(): Promise<Date> {
  const [row] = await getDb().$queryRaw<
    { now: Date | string }[]
  >`SELECT CURRENT_TIMESTAMP AS "now"`;
  const { now } = row!;
  return now instanceof Date ? now : new Date(`${now.replace(" ", "T")}Z`);
}

/** Matches mail without a claim or with an expired one. @param now the time of the database's clock (`readDatabaseTime`) */
export const unclaimedFilter = (now: Date) => ({
  OR: [{ claimedUntil: null }, { claimedUntil: { lt: now } }],
});

const dueFilter = (now: Date) => ({
  state: "waiting" satisfies MailState,
  dueAt: { lte: new Date() },
  ...unclaimedFilter(now),
});

export async function claimMail(): Promise<ClaimedMail | null> {
  const { contactMail } = getDb();
  const now = await readDatabaseTime();
  const claimedUntil = new Date(now.getTime() + CLAIM_MS);
  for (;;) {
    const mail = await contactMail.findFirst({
      where: dueFilter(now),
      orderBy: [{ createdAt: "asc" }, { contactId: "asc" }],
      select: { contactId: true, createdAt: true, attempts: true, contact: { select: leadSelect } },
    });
    if (mail === null) return null;
    const where = { contactId: mail.contactId, ...dueFilter(now) };
    const { count } = await contactMail.updateMany({ where, data: { claimedUntil } });
    if (count === 1) return { ...mail, claimedUntil };
  }
}

/** Matches no row if the mail was deleted, or was claimed or queued again after this claim expired. */
const claimFilter = ({ contactId, claimedUntil }: ClaimedMail) => ({ contactId, claimedUntil });

/** Marks a mail as sent. Mail that was waiting for the mail server to recover becomes due immediately. */
export async function markSent(mail: ClaimedMail, partialProblem: string | null): Promise<void> {
  const { contactMail } = getDb();
  const now = new Date();
  await contactMail.updateMany({
    where: claimFilter(mail),
    data: {
      state: "sent" satisfies MailState,
      problem: partialProblem,
      attempts: mail.attempts + 1,
      sentAt: now,
      claimedUntil: null,
    },
  });
  await contactMail.updateMany({
    where: {
      state: "waiting" satisfies MailState,
      dueAt: { gt: now },
      NOT: { problem: { startsWith: SINGLE_MAIL_PREFIX } },
    },
    data: { dueAt: now },
  });
}

/** Stores the problem. Schedules the next attempt at `nextTry`, or marks the mail as failed if `nextTry` is null. */
export async function recordFailedAttempt(
  mail: ClaimedMail,
  problem: string,
  nextTry: Date | null,
): Promise<void> {
  const next = nextTry ? { dueAt: nextTry } : { state: "failed" satisfies MailState };
  const attempts = mail.attempts + 1;
  await getDb().contactMail.updateMany({
    where: claimFilter(mail),
    data: { problem, attempts, claimedUntil: null, ...next },
  });
}

/** Postpones all due mail, so that a failing server is not tried with each mail. */
export async function postponeDue(problem: string, dueAt: Date): Promise<void> {
  const where = dueFilter(await readDatabaseTime());
  await getDb().contactMail.updateMany({ where, data: { problem, dueAt } });
}
