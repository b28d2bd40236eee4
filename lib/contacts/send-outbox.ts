import "server-only";
import { renewLease } from "@/lib/db/lease";
import {
  beginHanding,
  type DueMail,
  giveUpAbandoned,
  nextDueMail,
  noteFailed,
  noteSent,
  noteServerFailed,
} from "./outbox";
import { isDatabaseUnavailable } from "@/lib/db/errors";
import { errorText, log } from "@/lib/core/log";
import { OF_THIS_MAIL, type SendFailure, unwritten } from "@/lib/email/failure";
import { handOver } from "@/lib/email/deliver";
import { composeMail } from "./lead-email";
import { givenUpBefore, nextTryAt } from "@/lib/email/retry-schedule";
import type { MailSettings } from "@/lib/email/settings";
import { nameOf } from "@/lib/core/smtp-server";

const IN_DOUBT =
  "The site stopped while this was being sent, so it may have arrived. Send it again if it has not.";

const SILENT =
  "The mail server did not answer for ten minutes after this was sent, so it may have arrived. Send it again if it has not.";

/** How long is waited for a database to take a note, in milliseconds. */
const NOTE_AGAIN_MS = 1_000;
/** How often one that is there, and does not take it, is asked. */
const NOTE_TRIES = 10;

/**
 * What a mail server has said is noted, however long the database is away: nothing else can be sent
 * meanwhile, and a process that ends here leaves the mail in doubt, which it is. A database that is
 * there and takes no note for another reason is asked a few times, or all others would wait for it.
 * @throws what the database said last, then.
 */
async function untilNoted(note: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await note();
    } catch (error) {
      if (tries >= NOTE_TRIES && !isDatabaseUnavailable(error)) throw error;
      if (tries === 1) log("error", { code: "outbox_failed", error: errorText(error) });
      await new Promise((resolve) => setTimeout(resolve, NOTE_AGAIN_MS));
    }
  }
}

async function noteFailure(
  holder: string,
  mail: DueMail,
  isHanding: boolean,
  { scope, problem, code, reply }: SendFailure,
): Promise<void> {
  const now = new Date();
  const { contactId, attempts, createdAt } = mail;
  const dueAt = nextTryAt(attempts + 1, now);
  const isOver = scope === "refused" || scope === "doubt" || createdAt < givenUpBefore(now);
  const doubt = scope === "doubt" ? SILENT : null;
  await untilNoted(() =>
    scope === "server" || scope === "doubt"
      ? noteServerFailed(holder, mail, { doubt, problem, dueAt, givenUpBefore: givenUpBefore(now) })
      : noteFailed(holder, mail, isHanding, { problem, dueAt: isOver ? null : dueAt }),
  );
  const told = { contactId, attempts: attempts + 1, scope, error: code, reply };
  if (isOver) log("warn", { code: "mail_failed", ...told });
  else log("warn", { code: "mail_delayed", ...told, nextTryAt: dueAt.toISOString() });
}

async function noteTaken(mail: DueMail, partProblem: string | null): Promise<void> {
  const { contactId, attempts } = mail;
  await untilNoted(() => noteSent(mail, partProblem, OF_THIS_MAIL));
  log("info", {
    code: "mail_sent",
    contactId,
    attempts: attempts + 1,
    inPart: partProblem !== null,
  });
}

/** Gives up what a process that is gone was handing over. For who has just taken the lease. */
export async function settleAbandoned(): Promise<void> {
  const mails = await giveUpAbandoned(IN_DOUBT);
  if (mails > 0) log("warn", { code: "mail_in_doubt", mails });
}

/**
 * Sends the mails that are due, the oldest first, one after the other. For who holds the lease.
 * @param goesOn whether another one may be begun, or handed over
 */
export async function sendDueMails(
  settings: MailSettings,
  holder: string,
  goesOn: () => boolean,
): Promise<void> {
  const name = nameOf(settings.siteUrl);
  while (goesOn()) {
    const mail = await nextDueMail();
    if (mail === null) return;
    const lead = mail.contact;
    const message = await composeMail(lead, mail.createdAt, settings).catch(unwritten);
    if ("scope" in message) {
      await noteFailure(holder, mail, false, message);
      continue;
    }
    const result = await handOver(settings.server, message, {
      name,
      begin: async () => goesOn() && beginHanding(holder, mail),
      taken: (partProblem) => noteTaken(mail, partProblem),
    });
    if (result.outcome === "failed") {
      await noteFailure(holder, mail, result.isHanding, result.failure);
    }
    // It was erased or changed meanwhile; or the lease is another's, and all else is theirs.
    if (result.outcome === "left" && !(await renewLease("mail", holder))) return;
  }
}
