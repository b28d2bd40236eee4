import { type ContactInput, type SpamReason, spamReasons } from "@/lib/schemas/contact";

// What marks a lead as spam. A marked one is stored like any other and set apart in the portal:
// a rule that is wrong costs a look, not a client. No third party is asked.

/** What the sending of a lead looked like. */
export type SendingSigns = {
  /** Whether the field was filled in that no person sees. */
  trapped: boolean;
  /** How long after the first input it was sent, in milliseconds; null where nobody says. */
  elapsedMs: number | null;
};

/** Nobody fills in a form faster, not even with what the browser has stored. */
const LEAST_MS = 1_000;
/** A visitor may name a page; who names more has something to sell. */
const MOST_LINKS = 1;
/** Shorter texts are the same by chance, such as "Please call me back". */
const TELLING_LENGTH = 40;

/** One address counts once, however it begins. */
const link = /(?:https?:\/\/(?:www\.)?|\bwww\.)[^\s]|\[url|<a\s/gi;

const linksIn = (text: string) => text.match(link)?.length ?? 0;

/** Why a lead looks like spam, in the order of `spamReasons`; empty where it does not. */
export function spamReasonsOf(
  { name, message }: Pick<ContactInput, "name" | "message">,
  { trapped, elapsedMs, repeated }: SendingSigns & { repeated: boolean },
): SpamReason[] {
  const found: Record<SpamReason, boolean> = {
    trap: trapped,
    fast: elapsedMs !== null && elapsedMs < LEAST_MS,
    repeated: repeated && message.length >= TELLING_LENGTH,
    links: linksIn(message) > MOST_LINKS || linksIn(name) > 0,
  };
  return spamReasons.filter((reason) => found[reason]);
}
