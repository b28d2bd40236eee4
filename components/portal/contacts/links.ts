import type { CountryCode } from "libphonenumber-js/min";
import { site } from "@/content/site";
import { shortened } from "@/lib/core/format";
import { withAsciiDigits } from "@/lib/core/search-text";
import { callbackMessage, type ContactDto } from "@/lib/contacts/schema";

/** What a visitor wrote is quoted up to here: mail programs take no longer addresses. */
const QUOTED_LENGTH = 1_000;

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

/** The address of an email; what would end it and begin a header is a part of it (RFC 6068). */
export const emailLink = (email: string) => `mailto:${encoded(email).replaceAll("%40", "@")}`;

/**
 * An email to who wrote, with a subject and their own words quoted.
 * @param sentAt when they wrote, in words; null where that is not known
 */
export function mailLink({ name, email, message }: ContactDto, sentAt: string | null): string {
  const isCallback = message === callbackMessage;
  const subject = isCallback
    ? `Your callback request to ${site.name}`
    : `Your message to ${site.name}`;
  const quoted = shortened(message, QUOTED_LENGTH)
    .split("\n")
    .map((line) => `> ${line}`);
  const body = [
    `Dear ${name},`,
    "",
    "",
    "",
    site.name,
    ...(isCallback ? [] : ["", sentAt ? `On ${sentAt} you wrote:` : "You wrote:", ...quoted]),
  ].join("\r\n");
  return `${emailLink(email)}?subject=${encoded(subject)}&body=${encoded(body)}`;
}

/**
 * A number as it is dialled from anywhere (E.164, "+919876543210"): one without a country's code is of
 * the firm's own country. Null where it is no number of any country.
 */
export async function readPhone(phone: string): Promise<string | null> {
  const { parsePhoneNumberFromString } = await import("libphonenumber-js/min");
  const parsed = parsePhoneNumberFromString(withAsciiDigits(phone), site.country as CountryCode);
  return parsed?.isPossible() ? parsed.number : null;
}
