import { type ContactInput, type SpamReason, spamReasons } from "./schema";
import { withoutSubject } from "./subject";

// What marks a lead as spam. A marked one is stored like any other and set apart in the portal:
// a rule that is wrong costs a look, not a client. No third party is asked.

/** What the sending of a lead looked like. */
export type SendingSigns = {
  /** Whether the field was filled in that no person sees. */
  honeypot: boolean;
  /** How long after the first input it was sent, in milliseconds; null where nobody says. */
  elapsedMs: number | null;
  /** Whether more leads came than a desk can read: then nobody knows which are real. */
  busy: boolean;
};

/** Sent within it is a sign beside another one only: a browser fills in a form at once. */
const FAST_MS = 1_000;
/** A visitor may name a page, but types longer than `FAST_MS`; who names more has something to sell. */
const MOST_LINKS = 1;
/** Shorter texts are the same by chance, such as "Please call me back". */
const TELLING_LENGTH = 40;

/**
 * What the visitor wrote, without the line that the form began it with; null where it is too short
 * to tell anything that others sent the same.
 */
export function tellingPart(message: string): string | null {
  const written = withoutSubject(message);
  return written.length >= TELLING_LENGTH ? written : null;
}

/** One address counts once, however it begins. */
const link = /(?:https?:\/\/(?:www\.)?|\bwww\.)[^\s]|\[url|<a\s/gi;

const linksIn = (text: string) => text.match(link)?.length ?? 0;

/** Why a lead looks like spam, in the order of `spamReasons`; empty where it does not. */
export function spamReasonsOf(
  { name, phone, message }: Pick<ContactInput, "name" | "phone" | "message">,
  { honeypot, elapsedMs, busy, repeated }: SendingSigns & { repeated: boolean },
): SpamReason[] {
  const isFast = elapsedMs !== null && elapsedMs < FAST_MS;
  const others = {
    honeypot,
    repeated: repeated && tellingPart(message) !== null,
    links: linksIn(message) > (isFast ? 0 : MOST_LINKS) || linksIn(`${name} ${phone}`) > 0,
    busy,
  };
  const found: Record<SpamReason, boolean> = {
    ...others,
    fast: isFast && Object.values(others).includes(true),
  };
  return spamReasons.filter((reason) => found[reason]);
}
