import { z } from "zod";

/** An address of mail, and the name that stands before it; empty where there is none. */
export type Mailbox = { name: string; address: string };

/** A name without what has a meaning in a header (RFC 5322 §3.4), or anything in quotes. */
const MAILBOX =
  /^(?:(?:"(?<quoted>[^"\\\p{Cc}]*)"|(?<plain>[^"<>(),:;@[\]\\\p{Cc}]*))\s*)<(?<address>[^<>]*)>$/u;

/** The longest that a path may be (RFC 5321 §4.5.3.1.3), without its angle brackets. */
const ADDRESS_LENGTH = 254;

/** Whether a text is one address of mail, of a length that every server takes. */
export const isEmail = (text: string) =>
  text.length <= ADDRESS_LENGTH && z.regexes.email.test(text);

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
