import "server-only";
import { randomUUID } from "node:crypto";
import { releaseLease, RENEWAL_MS, renewLease, takeLease } from "@/lib/db/lease";
import { hasWork } from "./outbox";
import { errorText, log } from "@/lib/core/log";
import { sendDueMails, settleAbandoned } from "./send-outbox";
import { getMailSettings, type MailSettings } from "@/lib/email/settings";

// Each process has one sender, which works while it holds the lease: one works at a time, however
// many instances there are (docs/decisions/0022).

/** How often is looked for mails that are due, in milliseconds: retries, and what others left. */
const LOOK_MS = 15_000;

type Sender = {
  /** Who this process is, to the lease. */
  holder: string;
  /** The run that goes on, if any. */
  running: Promise<void> | undefined;
  /** Whether a mail came in that the run may not have seen. */
  isAskedAgain: boolean;
  isStopping: boolean;
  /** Whether the last run failed, and that was logged. */
  isFailing: boolean;
};

// Next bundles what runs before the requests and the routes apart: one sender for both.
const kept = globalThis as { arthoraMailSender?: Sender };

const createSender = (): Sender => ({
  ...{ holder: randomUUID(), running: undefined },
  ...{ isAskedAgain: false, isStopping: false, isFailing: false },
});

const getSender = () => (kept.arthoraMailSender ??= createSender());

async function sendWithLease(settings: MailSettings, sender: Sender): Promise<void> {
  const { holder } = sender;
  let isHeld = true;
  let renewing: Promise<unknown> | undefined;
  const renewal = setInterval(() => {
    // A database that is away renews nothing; it takes no note of a mail that is begun either.
    renewing = renewLease("mail", holder).then(
      (isRenewed) => (isHeld &&= isRenewed),
      () => undefined,
    );
  }, RENEWAL_MS);
  try {
    await settleAbandoned();
    await sendDueMails(settings, holder, () => isHeld && !sender.isStopping);
  } finally {
    clearInterval(renewal);
    // One that is under way would make it last on, for nobody.
    await renewing;
    await releaseLease("mail", holder);
  }
}

async function run(settings: MailSettings, sender: Sender): Promise<void> {
  try {
    do {
      sender.isAskedAgain = false;
      if (sender.isStopping || !(await hasWork())) continue;
      // Somebody else is at it, and sees what came in; what they leave the next look finds.
      if (await takeLease("mail", sender.holder)) await sendWithLease(settings, sender);
    } while (sender.isAskedAgain);
    sender.isFailing = false;
  } catch (error) {
    // The next look tries again; a database that is away for long is told of once.
    if (!sender.isFailing) log("error", { code: "outbox_failed", error: errorText(error) });
    sender.isFailing = true;
  }
}

/**
 * Sends the mails that are due, if no other process is at it. Settles when they are sent, or have
 * been tried; never rejects. Does nothing where mail is not configured.
 */
export function sendWaitingMails(): Promise<void> {
  const settings = getMailSettings();
  const sender = getSender();
  if (settings === null) return Promise.resolve();
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

/** Begins no further mail. Settles when the one that is being sent, if any, is noted. */
export async function stopSending(): Promise<void> {
  const sender = getSender();
  sender.isStopping = true;
  await sender.running;
}
