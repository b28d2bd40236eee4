import "server-only";
import MailComposer from "nodemailer/lib/mail-composer";
import { contactFields } from "../fields";
import type { MailedLead } from "./outbox";
import { formatIndianDateTime, shorten } from "@/lib/core/format";
import { paths } from "@/lib/core/paths";
import { callbackMessage } from "../input-schema";
import { describePrivacyRequest } from "../privacy-request";
import { isEmail } from "@/lib/core/mailbox";
import type { MailMessage } from "@/lib/email/deliver";
import type { MailSettings } from "@/lib/email/settings";

const NAME_LENGTH = 80;

/** Control characters and line separators could start a new line; bidirectional controls could disguise a name. */
const UNSAFE_IN_LINE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** Control characters that some mail programs interpret: all except tab and newline. */
const CONTROLS = /(?![\t\n])\p{Cc}/gu;

/** `toWellFormed` replaces lone surrogates, which UTF-8 cannot encode, with U+FFFD. */
const toOneLine = (text: string) => text.toWellFormed().replace(UNSAFE_IN_LINE, " ").trim();

/** Shortens a name for a header and breaks up "=?", which would start an encoded word (RFC 2047). */
const toHeaderText = (name: string) =>
  shorten(toOneLine(name), NAME_LENGTH).replaceAll("=?", "= ?");

const cleanMessage = (text: string) =>
  text.toWellFormed().replace(/\r\n?/g, "\n").replace(CONTROLS, "");

/** Outlook joins an unindented line to a preceding line of 40 or more characters. */
const indent = (line: string) => (line === "" ? "" : `  ${line}`);

/** Puts the message last, where its lines cannot pose as the other fields. */
function composeText(lead: MailedLead, siteUrl: string, request: string | null): string {
  const page = lead.origin === null ? "unknown" : `${siteUrl}${toOneLine(lead.origin)}`;
  return [
    ...(request ? [request, ""] : []),
    ...contactFields
      .filter(({ kind }) => kind !== "message")
      .map(({ name, label }) => `${label}: ${toOneLine(lead[name])}`),
    `Received: ${formatIndianDateTime(lead.createdAt.toISOString())}, India time`,
    `Sent from: ${page}`,
    `In the portal: ${siteUrl}${paths.adminLead(lead.id)}`,
    "",
    "Message:",
    "",
    ...cleanMessage(lead.message).split("\n"),
    "",
  ]
    .map(indent)
    .join("\n");
}

/** Composes a plain-text mail. Retries have the same Message-ID, so that mail programs can detect duplicates. */
export async function composeMail(
  lead: MailedLead,
  queuedAt: Date,
  { from, to, siteUrl }: MailSettings,
): Promise<MailMessage> {
  const name = toHeaderText(lead.name);
  const isCallback = lead.message === callbackMessage;
  const request = describePrivacyRequest(lead.message, lead.createdAt.toISOString());
  const kind = isCallback ? "Callback request" : request ? "Privacy request" : "New message";
  const composer = new MailComposer({
    from,
    to,
    // Mail servers reject an invalid Reply-To. The text still shows the email.
    ...(isEmail(lead.email) && { replyTo: { name, address: lead.email } }),
    subject: `${kind} from ${name}`,
    text: composeText(lead, siteUrl, request),
    date: queuedAt,
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
