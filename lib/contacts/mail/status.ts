import "server-only";
import { type DbTransaction, getDb } from "@/lib/db/client";
import { AppError } from "@/lib/core/errors";
import type { ContactMailDto, MailState, UndeliveredContactsDto } from "../schema";
import { type Actor, recordAudit } from "@/lib/audit/data";
import { byId } from "@/lib/db/by-id";
import { contactColumns } from "../filter";
import { readDatabaseTime, unclaimedFilter } from "./outbox";

export const mailSelect = {
  state: true,
  problem: true,
  attempts: true,
  dueAt: true,
  sentAt: true,
} as const;

type MailRow = Omit<ContactMailDto, "state" | "nextTryAt" | "sentAt"> & {
  state: string;
  dueAt: Date;
  sentAt: Date | null;
};

export type Mailing = { isMailOn: boolean };

// Senders poll every 15 seconds, so mail that has been due for five minutes is late.
const LATE_MS = 5 * 60_000;
const getLateSince = () => new Date(Date.now() - LATE_MS);

const NOT_MAILED = "Contacts are no longer emailed: the site has no mail server.";
const LATE =
  "The email should have been sent minutes ago: the mail server is slow, or sending has stopped.";

export function toMailDto(row: MailRow, { isMailOn }: Mailing): ContactMailDto {
  const { state, problem, attempts, dueAt, sentAt } = row;
  const isWaiting = state === "waiting";
  const lateProblem = dueAt < getLateSince() ? LATE : null;
  // The reason why a mail is not being sent takes precedence over the error of its last attempt.
  const waitingProblem = isWaiting ? (isMailOn ? lateProblem : NOT_MAILED) : null;
  return {
    state: state as MailState,
    problem: waitingProblem ?? problem,
    attempts,
    nextTryAt: isWaiting && waitingProblem === null ? dueAt.toISOString() : null,
    sentAt: sentAt?.toISOString() ?? null,
  };
}

/** Cancels the unsent mail of a lead that was marked as spam. */
export async function cancelUnsentMail(tx: DbTransaction, contactId: string): Promise<void> {
  const state = { in: ["waiting", "failed"] satisfies MailState[] };
  await tx.contactMail.deleteMany({ where: { contactId, state } });
}

export async function addMail(tx: DbTransaction, contactId: string): Promise<void> {
  const select = { contactId: true };
  await tx.contactMail.upsert({ where: { contactId }, create: { contactId }, update: {}, select });
}

export const isUndeliveredNow = ({
  state,
  problem,
  dueAt,
}: Pick<MailRow, "state" | "problem" | "dueAt">) =>
  problem !== null || (state === "waiting" && dueAt < getLateSince());

const MAX_LISTED = 5;

export async function listUndelivered(): Promise<UndeliveredContactsDto> {
  const db = getDb();
  const lateFilter = { state: "waiting" satisfies MailState, dueAt: { lt: getLateSince() } };
  const where = { contact: { isSpam: false }, OR: [{ problem: { not: null } }, lateFilter] };
  const [rows, total] = await Promise.all([
    db.contactMail.findMany({
      where,
      select: { contact: { select: contactColumns } },
      orderBy: [{ createdAt: "desc" }, { contactId: "desc" }],
      take: MAX_LISTED,
    }),
    db.contactMail.count({ where }),
  ]);
  return { total, items: rows.map((row) => row.contact) };
}

const resendableFilter = { NOT: { state: "sent" satisfies MailState, problem: null } };

/** Queues a mail again, for all recipients. @throws AppError not_found; conflict if it reached all or is being sent */
export async function resendMail(actor: Actor, contactId: string): Promise<ContactMailDto> {
  const unclaimed = unclaimedFilter(await readDatabaseTime());
  return getDb().$transaction(async (tx) => {
    const where = { contactId: byId(contactId).id };
    const now = new Date();
    const { count } = await tx.contactMail.updateMany({
      where: { ...where, ...resendableFilter, ...unclaimed },
      data: {
        state: "waiting" satisfies MailState,
        attempts: 0,
        problem: null,
        createdAt: now,
        dueAt: now,
        sentAt: null,
        claimedUntil: null,
      },
    });
    const row = await tx.contactMail.findUnique({ where, select: mailSelect });
    if (row === null) throw new AppError("not_found", "There is no email for this contact");
    if (count === 0) {
      const refusal = row.state === "sent" ? "has already been sent" : "is being sent right now";
      throw new AppError("conflict", `This email ${refusal}`);
    }
    const detail = "Queued to be sent again";
    await recordAudit(tx, actor, { action: "update", entity: "mail", entityId: contactId, detail });
    return toMailDto(row, { isMailOn: true });
  });
}
