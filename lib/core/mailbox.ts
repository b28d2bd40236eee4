import { removeInvisible } from "./invisible";

/** An address of mail, and the name that stands before it; empty where there is none. */
export type Mailbox = { name: string; address: string };

/** A name without what has a meaning in a header (RFC 5322 §3.4), or anything in quotes. */
const MAILBOX =
  /^(?:(?:"(?<quoted>[^"\\\p{Cc}]*)"|(?<plain>[^"<>(),:;@[\]\\\p{Cc}]*))\s*)<(?<address>[^<>]*)>$/u;

/**
 * Emails that a browser's email field accepts (HTML standard), with a dot in the domain, and letters of
 * any script before the @ (RFC 6531).
 */
const VISITOR_EMAIL =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?!\d+$)[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/u;

/** Accepts one email as visitors may have it. */
export const isVisitorEmail = (text: string) => VISITOR_EMAIL.test(text);

/** A domain with letters of other scripts, and the dots that their keyboards type. */
const UNICODE_DOMAIN = /^(?=.*[^!-~])[\p{L}\p{M}\p{N}.。．｡-]+$/u;

/** Cleans a typed email; a domain in another script gets its ASCII form, which every server takes. */
export function cleanEmail(typed: string): string {
  const email = removeInvisible(typed).trim();
  const at = email.lastIndexOf("@") + 1;
  const url = `http://${email.slice(at)}`;
  if (at === 0 || !UNICODE_DOMAIN.test(email.slice(at)) || !URL.canParse(url)) return email;
  return email.slice(0, at) + new URL(url).hostname;
}

/** The longest that a path may be (RFC 5321 §4.5.3.1.3), without its angle brackets. */
const ADDRESS_LENGTH = 254;

/** Accepts one email that any server takes and a header can have (RFC 5322 §3.4.1). */
export const isEmail = (text: string) =>
  text.length <= ADDRESS_LENGTH && isVisitorEmail(text) && !/[^!-~]|^\.|\.\.|\.@/.test(text);

/** Reads `leads@example.in` or `Leads <leads@example.in>`; null for anything else. */
export function parseMailbox(text: string): Mailbox | null {
  const written = text.trim();
  const { quoted, plain = "", address = written } = MAILBOX.exec(written)?.groups ?? {};
  return isEmail(address) ? { name: (quoted ?? plain).trim(), address } : null;
}

/** Reads addresses with commas between them; null where one of them is none. */
export function parseEmails(text: string): string[] | null {
  const addresses = text.split(",").map((each) => each.trim());
  return addresses.every(isEmail) ? addresses : null;
}
