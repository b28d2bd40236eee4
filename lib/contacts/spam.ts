import { type SpamReason, spamReasons } from "./schema";
import type { ContactInput } from "./input-schema";
import { removeSubject } from "./subject";

// Staff can read leads marked as spam, so a wrong mark loses no client. No external service checks leads.

export type SpamSignals = {
  honeypot: boolean;
  /** Milliseconds from the first input to submission; null if unknown. */
  elapsedMs: number | null;
  /** True while more leads arrive than staff can read. */
  busy: boolean;
};

/** A faster lead is spam only if there is another reason, because browsers can fill in forms instantly. */
const FAST_MS = 1_000;
/** More links are usually advertising. In a message that was sent within `FAST_MS`, even one is. */
const MAX_LINKS = 1;
/** In characters. Different people often send the same shorter text, such as "Please call me back". */
const COMPARABLE_LENGTH = 40;

/** Returns the message without the line that the form adds (`removeSubject`), or null if it is too short to compare. */
export function toComparableText(message: string): string | null {
  const text = removeSubject(message);
  return text.length >= COMPARABLE_LENGTH ? text : null;
}

// Counts a URL once, even if it starts with both https:// and www.
const linkPattern = /(?:https?:\/\/(?:www\.)?|\bwww\.)[^\s]|\[url|<a\s/gi;

const countLinks = (text: string) => text.match(linkPattern)?.length ?? 0;

export function findSpamReasons(
  { name, phone, message }: Pick<ContactInput, "name" | "phone" | "message">,
  { honeypot, elapsedMs, busy, repeated }: SpamSignals & { repeated: boolean },
): SpamReason[] {
  const isFast = elapsedMs !== null && elapsedMs < FAST_MS;
  const otherReasons = {
    honeypot,
    repeated: repeated && toComparableText(message) !== null,
    links: countLinks(message) > (isFast ? 0 : MAX_LINKS) || countLinks(`${name} ${phone}`) > 0,
    busy,
  };
  const found: Record<SpamReason, boolean> = {
    ...otherReasons,
    fast: isFast && Object.values(otherReasons).includes(true),
  };
  return spamReasons.filter((reason) => found[reason]);
}
