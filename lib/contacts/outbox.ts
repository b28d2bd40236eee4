import "server-only";
import { getDb } from "@/lib/db/client";
import { DELIVERY_MS } from "@/lib/email/deliver";
import { OF_THIS_MAIL } from "@/lib/email/failure";
import type { Contact } from "@/prisma/generated/sqlite/client";
import { contactColumns } from "./filter";
import type { MailState } from "./email-schema";

// The mails that wait to be sent. Who sends one claims its row first, so that no other instance does.

/** How long a claim stands, in milliseconds: longer than a delivery takes, and the note of it. */
const CLAIM_MS = DELIVERY_MS + 4 * 60_000;

const leadSelect = { ...contactColumns, origin: true, createdAt: true } as const;

/** The lead that a mail tells of. */
export type MailedLead = Pick<Contact, keyof typeof leadSelect>;

/** A mail that this process alone may send until `claimedUntil`. */
export type ClaimedMail = {
  contactId: string;
  createdAt: Date;
  attempts: number;
  contact: MailedLead;
  claimedUntil: Date;
};

/** The database's own clock: those of several machines differ. SQLite tells it as text, to the second. */
export async function databaseNow(): Promise<Date> {
  const [row] = await getDb().$queryRaw<
    { now: Date | string }[]
  >`SELECT CURRENT_TIMESTAMP AS "now"`;
  const { now } = row!;
  return now instanceof Date ? now : new Date(`${now.replace(" ", "T")}Z`);
}

/** @param now by the database's clock */
export const isUnclaimed = (now: Date) => ({
  OR: [{ claimedUntil: null }, { claimedUntil: { lt: now } }],
});

const isDue = (now: Date) => ({
  state: "waiting" satisfies MailState,
  dueAt: { lte: new Date() },
  ...isUnclaimed(now),
});

/** Claims the oldest mail that is due; null where none is. */
export async function claimMail(): Promise<ClaimedMail | null> {
  const { contactMail } = getDb();
  const now = await databaseNow();
  const claimedUntil = new Date(now.getTime() + CLAIM_MS);
  for (;;) {
    const mail = await contactMail.findFirst({
      where: isDue(now),
      orderBy: [{ createdAt: "asc" }, { contactId: "asc" }],
      select: { contactId: true, createdAt: true, attempts: true, contact: { select: leadSelect } },
    });
    if (mail === null) return null;
    const where = { contactId: mail.contactId, ...isDue(now) };
    const { count } = await contactMail.updateMany({ where, data: { claimedUntil } });
    if (count === 1) return { ...mail, claimedUntil };
  }
}

/** The row as it was claimed: gone where it was erased since, another's where the claim was over. */
const claimed = ({ contactId, claimedUntil }: ClaimedMail) => ({ contactId, claimedUntil });

/**
 * Notes that the server took a mail. It takes mail, so what waits for it need wait no longer: all but
 * what has a problem of its own.
 * @param partProblem who of the firm did not get it, or null
 */
export async function markSent(mail: ClaimedMail, partProblem: string | null): Promise<void> {
  const { contactMail } = getDb();
  const now = new Date();
  await contactMail.updateMany({
    where: claimed(mail),
    data: {
      state: "sent" satisfies MailState,
      problem: partProblem,
      attempts: mail.attempts + 1,
      sentAt: now,
      claimedUntil: null,
    },
  });
  await contactMail.updateMany({
    where: {
      state: "waiting" satisfies MailState,
      dueAt: { gt: now },
      NOT: { problem: { startsWith: OF_THIS_MAIL } },
    },
    data: { dueAt: now },
  });
}

/** Notes that a mail was not sent. @param nextTry null where it is given up */
export async function markFailed(
  mail: ClaimedMail,
  problem: string,
  nextTry: Date | null,
): Promise<void> {
  const next = nextTry ? { dueAt: nextTry } : { state: "failed" satisfies MailState };
  const attempts = mail.attempts + 1;
  await getDb().contactMail.updateMany({
    where: claimed(mail),
    data: { problem, attempts, claimedUntil: null, ...next },
  });
}

/** Lets all that is due wait for a server that takes no mail, so that not each of them asks it. */
export async function postponeDue(problem: string, dueAt: Date): Promise<void> {
  const where = isDue(await databaseNow());
  await getDb().contactMail.updateMany({ where, data: { problem, dueAt } });
}
