import { removeInvisible } from "./invisible";

export type Mailbox = { name: string; address: string };

// An email address in angle brackets after an optional name. A name with header syntax needs quotes (RFC 5322 §3.4).
const MAILBOX =
  /^(?:(?:"(?<quoted>[^"\\\p{Cc}]*)"|(?<plain>[^"<>(),:;@[\]\\\p{Cc}]*))\s*)<(?<address>[^<>]*)>$/u;

// The HTML standard's email pattern, but allows any letters before the @ (RFC 6531), and requires a dot in the domain
// and a last part that is not only digits.
const VISITOR_EMAIL =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?!\d+$)[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/u;

export const isVisitorEmail = (text: string) => VISITOR_EMAIL.test(text);

// A domain with letters that are not ASCII, possibly with another script's full stop.
const UNICODE_DOMAIN = /^(?=.*[^!-~])[\p{L}\p{M}\p{N}.。．｡-]+$/u;

/** Removes invisible characters from a typed email, and converts its domain to ASCII, which every server accepts. */
export function cleanEmail(input: string): string {
  const email = removeInvisible(input).trim();
  const at = email.lastIndexOf("@") + 1;
  const url = `http://${email.slice(at)}`;
  if (at === 0 || !UNICODE_DOMAIN.test(email.slice(at)) || !URL.canParse(url)) return email;
  return email.slice(0, at) + new URL(url).hostname;
}

// RFC 5321 §4.5.3.1.3 allows 256 characters, angle brackets included.
const MAX_ADDRESS_LENGTH = 254;

/** Returns true if the email can be written in a mail header in ASCII and without quotes (RFC 5322 §3.4.1). */
export const isEmail = (text: string) =>
  text.length <= MAX_ADDRESS_LENGTH && isVisitorEmail(text) && !/[^!-~]|^\.|\.\.|\.@/.test(text);

/** Parses `leads@example.in` or `Leads <leads@example.in>`. Returns null for anything else. */
export function parseMailbox(text: string): Mailbox | null {
  const trimmed = text.trim();
  const { quoted, plain = "", address = trimmed } = MAILBOX.exec(trimmed)?.groups ?? {};
  return isEmail(address) ? { name: (quoted ?? plain).trim(), address } : null;
}

export function parseEmails(text: string): string[] | null {
  const addresses = text.split(",").map((address) => address.trim());
  return addresses.every(isEmail) ? addresses : null;
}
