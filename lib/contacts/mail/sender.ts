import "server-only";
import { formatError, log } from "@/lib/core/log";
import { singleton } from "@/lib/core/singleton.mjs";
import { getPublicHostname } from "@/lib/core/smtp-server";
import { deliver } from "@/lib/email/deliver";
import { type SendFailure, classifyComposeError } from "@/lib/email/failure";
import { computeNextTry, getRetryCutoff } from "@/lib/email/retry-schedule";
import { getMailSettings, type MailSettings } from "@/lib/email/settings";
import { composeMail } from "./lead-email";
import { type ClaimedMail, claimMail, recordFailedAttempt, markSent, postponeDue } from "./outbox";

/** In milliseconds. A poll finds retries, and mail that other instances queued but did not send. */
const POLL_MS = 15_000;

type Sender = {
  running: Promise<void> | undefined;
  isRerunRequested: boolean;
  isStopping: boolean;
  isFailing: boolean;
};

const getSender = () =>
  singleton<Sender>("mail sender", () => ({
    running: undefined,
    isRerunRequested: false,
    isStopping: false,
    isFailing: false,
  }));

async function recordFailure(mail: ClaimedMail, failure: SendFailure): Promise<void> {
  const { scope, problem, otherMailsProblem, code, reply } = failure;
  const now = new Date();
  const attempts = mail.attempts + 1;
  const isFinal = scope === "refused" || mail.createdAt < getRetryCutoff(now);
  const nextTry = isFinal ? null : computeNextTry(attempts, now);
  await recordFailedAttempt(mail, problem, nextTry);
  if (otherMailsProblem !== null) await postponeDue(otherMailsProblem, computeNextTry(1, now));
  const details = { contactId: mail.contactId, attempts, scope, error: code, reply };
  if (nextTry === null) log("warn", { code: "mail_failed", ...details });
  else log("warn", { code: "mail_delayed", ...details, nextTryAt: nextTry.toISOString() });
}

async function sendMail(mail: ClaimedMail, settings: MailSettings): Promise<void> {
  const { contact, contactId, createdAt, attempts } = mail;
  const message = await composeMail(contact, createdAt, settings).catch(classifyComposeError);
  if ("scope" in message) return recordFailure(mail, message);
  const delivery = await deliver(settings.server, getPublicHostname(settings.siteUrl), message);
  if ("scope" in delivery) return recordFailure(mail, delivery);
  const { partialProblem } = delivery;
  await markSent(mail, partialProblem);
  log("info", {
    code: "mail_sent",
    contactId,
    attempts: attempts + 1,
    partial: partialProblem !== null,
  });
}

async function run(settings: MailSettings, sender: Sender): Promise<void> {
  try {
    do {
      sender.isRerunRequested = false;
      while (!sender.isStopping) {
        const mail = await claimMail();
        if (mail === null) break;
        await sendMail(mail, settings);
      }
    } while (sender.isRerunRequested && !sender.isStopping);
    sender.isFailing = false;
  } catch (error) {
    // The next poll retries. Only the first of several consecutive failures is logged.
    if (!sender.isFailing) log("error", { code: "outbox_failed", error: formatError(error) });
    sender.isFailing = true;
  }
}

/** Sends all due mail, one at a time. Logs an error instead of rejecting. */
export function sendDueMail(): Promise<void> {
  const settings = getMailSettings();
  if (settings === null) return Promise.resolve();
  const sender = getSender();
  sender.isRerunRequested = true;
  sender.running ??= run(settings, sender).finally(() => (sender.running = undefined));
  return sender.running;
}

export function startSending(): void {
  if (getMailSettings() === null) return;
  void sendDueMail();
  setInterval(() => void sendDueMail(), POLL_MS).unref();
}

/** Stops sending. If a mail is being sent, returns a promise that resolves once its result is stored. */
export function stopSending(): Promise<void> | undefined {
  const sender = getSender();
  sender.isStopping = true;
  return sender.running;
}
