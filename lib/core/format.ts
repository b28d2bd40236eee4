const OFFER_EXCERPT_LENGTH = 150;

function findGraphemeStart(text: string, index: number): number {
  // Firefox before version 125 has no Intl.Segmenter, so a grapheme may be split there.
  if (typeof Intl.Segmenter !== "function") return index;
  const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
  return graphemes.segment(text).containing(index)?.index ?? index;
}

/** Returns at most `length` code points of a text. Avoids splitting a grapheme. */
export function truncateText(text: string, length: number): string {
  let end = 0;
  for (let count = 0; count < length && end < text.length; count += 1) {
    end += text.codePointAt(end)! > 0xffff ? 2 : 1;
  }
  if (end === text.length) return text;
  // Splits the first grapheme if it is longer than `length`, such as a letter with a hundred marks.
  return text.slice(0, findGraphemeStart(text, end) || end);
}

export function shorten(text: string, length: number): string {
  const truncated = truncateText(text, length);
  return truncated === text ? text : `${truncated.trimEnd()}…`;
}

/** Returns the first 150 characters, with an ellipsis if there are more (spec §2, §9). */
export const toOfferExcerpt = (text: string): string => shorten(text, OFFER_EXCERPT_LENGTH);

/** Formats "2027-03-31" as "Mar 31, 2027" in every time zone (spec §2, offer detail). */
export function formatCalendarDate(date: string): string {
  return new Intl.DateTimeFormat("en-US", {
    year: "numeric",
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${date}T00:00:00Z`));
}

const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1_000;

/** Formats ISO 8601 as "21 Nov 2026" in Indian time. Intl's month names for en-IN differ between Node and browsers. */
export function formatIndianDate(iso: string): string {
  const date = new Date(Date.parse(iso) + INDIA_OFFSET_MS);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** Formats the day of a time as "2026-11-21" in Indian time. */
export const formatIndianIsoDate = (time: Date): string => formatIndianTimestamp(time).slice(0, 10);

/** Formats a time as "2026-11-21 18:05" in Indian time. Such texts sort by time, and Excel reads them as dates. */
export function formatIndianTimestamp(time: Date): string {
  const inIndia = new Date(time.getTime() + INDIA_OFFSET_MS);
  return inIndia.toISOString().slice(0, 16).replace("T", " ");
}

/** Formats ISO 8601 as "21 Nov 2026, 9:05 am" in Indian time. */
export function formatIndianDateTime(iso: string): string {
  const [hours, minutes] = formatIndianTimestamp(new Date(iso)).slice(11).split(":");
  const suffix = Number(hours) < 12 ? "am" : "pm";
  return `${formatIndianDate(iso)}, ${Number(hours) % 12 || 12}:${minutes} ${suffix}`;
}
