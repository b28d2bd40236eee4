import "server-only";
import { errorText, log } from "@/lib/core/log";
import { singleton } from "@/lib/core/singleton.mjs";
import { nameOf } from "@/lib/core/smtp-server";
import { deliver } from "@/lib/email/deliver";
import { type SendFailure, unwritten } from "@/lib/email/failure";
import { givenUpBefore, nextTryAt } from "@/lib/email/retry-schedule";
import { getMailSettings, type MailSettings } from "@/lib/email/settings";
import { composeMail } from "./lead-email";
import { type ClaimedMail, claimMail, markFailed, markSent, postponeDue } from "./outbox";

/** How often is looked for mails that are due, in milliseconds: retries, and what others left. */
const LOOK_MS = 15_000;

type Sender = {
  /** The run that goes on, if any. */
  running: Promise<void> | undefined;
  /** Whether a mail came in that the run may not have seen. */
  isAskedAgain: boolean;
  isStopping: boolean;
  /** Whether the last run failed, and that was logged. */
  isFailing: boolean;
};

const getSender = () =>
  singleton<Sender>("mail sender", () => ({
    running: undefined,
    isAskedAgain: false,
    isStopping: false,
    isFailing: false,
  }));

async function noteFailure(mail: ClaimedMail, failure: SendFailure): Promise<void> {
  const { scope, problem, othersProblem, code, reply } = failure;
  const now = new Date();
  const attempts = mail.attempts + 1;
  const isOver = scope === "refused" || mail.createdAt < givenUpBefore(now);
  const nextTry = isOver ? null : nextTryAt(attempts, now);
  await markFailed(mail, problem, nextTry);
  if (othersProblem !== null) await postponeDue(othersProblem, nextTryAt(1, now));
  const told = { contactId: mail.contactId, attempts, scope, error: code, reply };
  if (nextTry === null) log("warn", { code: "mail_failed", ...told });
  else log("warn", { code: "mail_delayed", ...told, nextTryAt: nextTry.toISOString() });
}

async function sendMail(mail: ClaimedMail, settings: MailSettings): Promise<void> {
  const { contact, contactId, createdAt, attempts } = mail;
  const message = await composeMail(contact, createdAt, settings).catch(unwritten);
  if ("scope" in message) return noteFailure(mail, message);
  const delivery = await deliver(settings.server, nameOf(settings.siteUrl), message);
  if ("scope" in delivery) return noteFailure(mail, delivery);
  const { partProblem } = delivery;
  await markSent(mail, partProblem);
  log("info", {
    code: "mail_sent",
    contactId,
    attempts: attempts + 1,
    inPart: partProblem !== null,
  });
}

async function run(settings: MailSettings, sender: Sender): Promise<void> {
  try {
    do {
      sender.isAskedAgain = false;
      while (!sender.isStopping) {
        const mail = await claimMail();
        if (mail === null) break;
        await sendMail(mail, settings);
      }
    } while (sender.isAskedAgain && !sender.isStopping);
    sender.isFailing = false;
  } catch (error) {
    // The next look tries again; a database that is away for long is told of once.
    if (!sender.isFailing) log("error", { code: "outbox_failed", error: errorText(error) });
    sender.isFailing = true;
  }
}

/**
 * Sends the mails that are due, one after the other. Settles when they are sent, or have been tried;
 * never rejects. Does nothing where mail is not configured.
 */
export function sendWaitingMails(): Promise<void> {
  const settings = getMailSettings();
  if (settings === null) return Promise.resolve();
  const sender = getSender();
  sender.isAskedAgain = true;
  sender.running ??= run(settings, sender).finally(() => (sender.running = undefined));
  return sender.running;
}

/** Looks for mails that are due, now and as long as this process lives. */
export function startSending(): void {
  if (getMailSettings() === null) return;
  void sendWaitingMails();
  setInterval(() => void sendWaitingMails(), LOOK_MS).unref();
}

/** Begins no further mail. Settles when what became of the one that is being sent, if any, is noted. */
export async function stopSending(): Promise<void> {
  const sender = getSender();
  sender.isStopping = true;
  await sender.running;
}
