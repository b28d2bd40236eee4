/** The most characters of an offer's description on a slide (spec §9). */
const OFFER_EXCERPT_LENGTH = 150;

/** Where the sign begins that has a place of a text within it, as a reader sees signs (UAX 29). */
function signBegin(text: string, place: number): number {
  // Firefox has it from version 125 on.
  if (typeof Intl.Segmenter !== "function") return place;
  const signs = new Intl.Segmenter("en", { granularity: "grapheme" });
  return signs.segment(text).containing(place)?.index ?? place;
}

/**
 * Returns at most `length` code points from the beginning of a text. Flags, emoji families and syllables
 * stay whole.
 */
export function cutText(text: string, length: number): string {
  let end = 0;
  for (let count = 0; count < length && end < text.length; count += 1) {
    end += text.codePointAt(end)! > 0xffff ? 2 : 1;
  }
  if (end === text.length) return text;
  // A sign longer than the whole length, such as a letter with a hundred marks, is cut all the same.
  return text.slice(0, signBegin(text, end) || end);
}

/** The beginning of a text that is longer than `length` code points, with an ellipsis; else all of it. */
export function shortened(text: string, length: number): string {
  const cut = cutText(text, length);
  return cut === text ? text : `${cut.trimEnd()}…`;
}

/** The first 150 characters of a text, with an ellipsis where something was cut (spec §2, §9). */
export const offerExcerpt = (text: string): string => shortened(text, OFFER_EXCERPT_LENGTH);

/**
 * A calendar date in the short US form: "2027-03-31" gives "Mar 31, 2027" (spec §2, offer
 * detail). The date is read as it is written, in no time zone.
 */
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

/**
 * The day of a moment (ISO 8601) in India: "21 Nov 2026". Spelt out here and not by Intl,
 * whose abbreviations differ between Node and browsers.
 */
export function formatIndianDate(iso: string): string {
  const date = new Date(Date.parse(iso) + INDIA_OFFSET_MS);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** The day of a moment in India: "2026-11-21". */
export const indianDay = (moment: Date): string => formatIndianMinute(moment).slice(0, 10);

/** A moment in India, to the minute: "2026-11-21 18:05", which sorts and which Excel reads. */
export function formatIndianMinute(moment: Date): string {
  const inIndia = new Date(moment.getTime() + INDIA_OFFSET_MS);
  return inIndia.toISOString().slice(0, 16).replace("T", " ");
}

/** A moment (ISO 8601) on India's clocks: "21 Nov 2026, 9:05 am". */
export function formatIndianMoment(iso: string): string {
  const [hours, minutes] = formatIndianMinute(new Date(iso)).slice(11).split(":");
  const half = Number(hours) < 12 ? "am" : "pm";
  return `${formatIndianDate(iso)}, ${Number(hours) % 12 || 12}:${minutes} ${half}`;
}
