import "server-only";
import { getDb } from "@/lib/db/client";
import type { MailState } from "./email-schema";
import { renewLease } from "@/lib/db/lease";

// The mails that wait to be sent, for whoever holds the lease: each write asks for it anew, in its
// own transaction, so that who was stopped and has lost it changes nothing.

const is = (state: MailState) => state;

/** The lead that a mail tells of. */
export type MailedLead = {
  id: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  /** The path of the page that it was sent from; null where unknown. */
  origin: string | null;
  createdAt: Date;
};

/** A mail that is to be sent now. */
export type DueMail = {
  contactId: string;
  createdAt: Date;
  attempts: number;
  contact: MailedLead;
};

const contactSelect = {
  id: true,
  name: true,
  email: true,
  phone: true,
  message: true,
  origin: true,
  createdAt: true,
} as const;

/** What is spam was a lead when its mail was begun: a try that failed brings it back here. */
const ofLead = { contact: { isSpam: false } };
const due = () => ({ ...ofLead, state: is("waiting"), dueAt: { lte: new Date() } });

/** Whether there is anything to do: a mail that is due, or one that somebody was handing over. */
export async function hasWork(): Promise<boolean> {
  const where = { OR: [due(), { state: is("handing") }] };
  return (await getDb().contactMail.findFirst({ where, select: { contactId: true } })) !== null;
}

/** The oldest mail that is due, or null. */
export async function nextDueMail(): Promise<DueMail | null> {
  return getDb().contactMail.findFirst({
    where: due(),
    orderBy: [{ createdAt: "asc" }, { contactId: "asc" }],
    select: {
      contactId: true,
      createdAt: true,
      attempts: true,
      contact: { select: contactSelect },
    },
  });
}

/**
 * Gives up, with a reason, what was being handed over by somebody who is not there any more: it may
 * have arrived. For who has just taken the lease, and so knows that nobody is at it.
 */
export async function giveUpAbandoned(problem: string): Promise<number> {
  const { count } = await getDb().contactMail.updateMany({
    where: { state: is("handing") },
    data: { state: is("failed"), problem },
  });
  return count;
}

/**
 * Notes that a mail is being handed over from now on. False where that must not be: it was erased,
 * changed, sent or marked as spam meanwhile, or the lease is another's.
 */
export async function beginHanding(holder: string, mail: DueMail): Promise<boolean> {
  const { contactId, attempts } = mail;
  return getDb().$transaction(async (tx) => {
    if (!(await renewLease("mail", holder, tx))) return false;
    const { count } = await tx.contactMail.updateMany({
      where: { ...ofLead, contactId, attempts, state: is("waiting") },
      data: { state: is("handing") },
    });
    return count === 1;
  });
}

/**
 * Notes that the server has taken a mail. That stands, whatever became of the lease. It takes mail,
 * so what waits for it need wait no longer: all but what has a problem of its own.
 * @param partProblem who of the firm did not get it, or null
 * @param own how the problems begin that are one mail's alone
 */
export async function noteSent(
  { contactId, attempts }: DueMail,
  partProblem: string | null,
  own: string,
): Promise<void> {
  const now = new Date();
  const db = getDb();
  await db.$transaction([
    db.contactMail.updateMany({
      where: { contactId },
      data: { state: is("sent"), problem: partProblem, attempts: attempts + 1, sentAt: now },
    }),
    db.contactMail.updateMany({
      where: {
        state: is("waiting"),
        dueAt: { gt: now },
        NOT: { problem: { startsWith: own } },
      },
      data: { dueAt: now },
    }),
  ]);
}

/** How a try failed, and when the next one is; null where there is none. */
export type FailedTry = { problem: string; dueAt: Date | null };

/** Notes that a mail was tried in vain. `isHanding`: after it was begun to be handed over. */
export async function noteFailed(
  holder: string,
  mail: DueMail,
  isHanding: boolean,
  { problem, dueAt }: FailedTry,
): Promise<void> {
  const { contactId, attempts } = mail;
  await getDb().$transaction(async (tx) => {
    if (!(await renewLease("mail", holder, tx))) return;
    await tx.contactMail.updateMany({
      where: { contactId, attempts, state: is(isHanding ? "handing" : "waiting") },
      data: {
        ...{ problem, attempts: attempts + 1 },
        ...(dueAt === null ? { state: is("failed") } : { state: is("waiting"), dueAt }),
      },
    });
  });
}

/** What a server that takes no mail means to those that are due. */
type ServerFailure = {
  /** Why the one that the server was given is given up, as it may have it; null where it has not. */
  doubt: string | null;
  problem: string;
  dueAt: Date;
  /** What was written before is given up. */
  givenUpBefore: Date;
};

/**
 * Notes that the server takes no mail at all, whatever it was handed when it said so: all that is
 * due waits as long.
 */
export async function noteServerFailed(
  holder: string,
  mail: DueMail,
  { doubt, problem, dueAt, givenUpBefore }: ServerFailure,
): Promise<void> {
  const attempts = { increment: 1 };
  await getDb().$transaction(async (tx) => {
    if (!(await renewLease("mail", holder, tx))) return;
    await tx.contactMail.updateMany({
      where: { contactId: mail.contactId, attempts: mail.attempts, state: is("handing") },
      data:
        doubt === null
          ? { state: is("waiting") }
          : { state: is("failed"), attempts, problem: doubt },
    });
    await tx.contactMail.updateMany({
      where: { ...due(), createdAt: { lt: givenUpBefore } },
      data: { state: is("failed"), attempts, problem },
    });
    await tx.contactMail.updateMany({ where: due(), data: { attempts, problem, dueAt } });
  });
}
