import "server-only";
import { type Env, getEnv } from "@/lib/core/env";
import { type Mailbox, parseEmails, parseMailbox } from "@/lib/core/mailbox";
import { parseSmtpUrl, type SmtpServer } from "@/lib/core/smtp-server";

/** How leads are mailed. */
export type MailSettings = {
  server: SmtpServer;
  from: Mailbox;
  to: string[];
  /** The origin of the site, for the links in a mail. */
  siteUrl: string;
};

function settingsOf({ SMTP_URL, MAIL_FROM, MAIL_TO, SITE_URL }: Env): MailSettings | null {
  const server = parseSmtpUrl(SMTP_URL ?? "");
  const from = parseMailbox(MAIL_FROM ?? "");
  const to = parseEmails(MAIL_TO ?? "");
  return server && from && to && { server, from, to, siteUrl: SITE_URL };
}

let settings: MailSettings | null | undefined;

/** How this process mails leads, or null where it does not. */
export function getMailSettings(): MailSettings | null {
  if (settings === undefined) settings = settingsOf(getEnv());
  return settings;
}

/** Whether a lead that comes in is mailed. */
export const isMailOn = (): boolean => getMailSettings() !== null;
