import "server-only";
import { type Env, getEnv } from "@/lib/core/env";
import { type Mailbox, parseEmails, parseMailbox } from "@/lib/core/mailbox";
import { parseSmtpUrl, type SmtpServer } from "@/lib/core/smtp-server";

export type MailSettings = {
  server: SmtpServer;
  from: Mailbox;
  to: string[];
  siteUrl: string;
};

function readSettings({ SMTP_URL, MAIL_FROM, MAIL_TO, SITE_URL }: Env): MailSettings | null {
  const server = parseSmtpUrl(SMTP_URL ?? "");
  const from = parseMailbox(MAIL_FROM ?? "");
  const to = parseEmails(MAIL_TO ?? "");
  return server && from && to && { server, from, to, siteUrl: SITE_URL };
}

let settings: MailSettings | null | undefined;

/** Returns the settings for mailing leads, or null if mail is off. */
export function getMailSettings(): MailSettings | null {
  if (settings === undefined) settings = readSettings(getEnv());
  return settings;
}

export const isMailOn = (): boolean => getMailSettings() !== null;
