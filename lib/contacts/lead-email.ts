import "server-only";
import MailComposer from "nodemailer/lib/mail-composer";
import { contactFields } from "./fields";
import type { MailedLead } from "./outbox";
import { formatIndianMoment, shortened } from "@/lib/core/format";
import { paths } from "@/lib/core/paths";
import { callbackMessage } from "./schema";
import { isEmail } from "@/lib/core/mailbox";
import type { MailMessage } from "@/lib/email/deliver";
import type { MailSettings } from "@/lib/email/settings";

/** The most characters of a name in a header. */
const NAME_LENGTH = 80;

/** What ends a line, and what turns the order of letters around: a name could pose as another line. */
const BREAKING = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** Control characters but for tab and newline: nobody types them, and some mail programs obey them. */
const UNPRINTED = /(?![\t\n])\p{Cc}/gu;

/** Halves of surrogate pairs become U+FFFD: there is no UTF-8 for them. */
const inOneLine = (text: string) => text.toWellFormed().replace(BREAKING, " ").trim();

/** A name as a header has it: short, and with no word that a mail program would decode (RFC 2047). */
const inHeader = (name: string) => shortened(inOneLine(name), NAME_LENGTH).replaceAll("=?", "= ?");

const asTyped = (text: string) =>
  text.toWellFormed().replace(/\r\n?/g, "\n").replace(UNPRINTED, "");

/** Outlook joins lines after one of 40 characters or more, except those that begin with two spaces. */
const indented = (line: string) => (line === "" ? "" : `  ${line}`);

/** What the visitor wrote comes last: whatever looks like a line of ours in it stands below ours. */
function textOf(lead: MailedLead, siteUrl: string): string {
  const page = lead.origin === null ? "not known" : `${siteUrl}${inOneLine(lead.origin)}`;
  return [
    ...contactFields
      .filter(({ kind }) => kind !== "message")
      .map(({ name, label }) => `${label}: ${inOneLine(lead[name])}`),
    `Received: ${formatIndianMoment(lead.createdAt.toISOString())}, India time`,
    `Sent from: ${page}`,
    `This lead: ${siteUrl}${paths.lead(lead.id)}`,
    "",
    "Message:",
    "",
    ...asTyped(lead.message).split("\n"),
    "",
  ]
    .map(indented)
    .join("\n");
}

/**
 * The mail that brings a lead to the firm: plain text, so that nothing in it is markup. It is the
 * same at every try, with the same Message-ID, by which mail programs know it again.
 * @param writtenAt when it was put into the outbox
 */
export async function composeMail(
  lead: MailedLead,
  writtenAt: Date,
  { from, to, siteUrl }: MailSettings,
): Promise<MailMessage> {
  const name = inHeader(lead.name);
  const isCallback = lead.message === callbackMessage;
  const composer = new MailComposer({
    from,
    to,
    // Nobody can answer an address that no server takes; the text has it all the same.
    ...(isEmail(lead.email) && { replyTo: { name, address: lead.email } }),
    subject: `${isCallback ? "Callback request" : "New message"} from ${name}`,
    text: textOf(lead, siteUrl),
    date: writtenAt,
    messageId: `<lead-${lead.id}@${new URL(siteUrl).hostname}>`,
    headers: {
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
    },
    newline: "\r\n",
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const raw = await composer.compile().build();
  return { envelope: { from: from.address, to }, raw };
}
