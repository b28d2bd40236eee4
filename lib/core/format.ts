/** The most characters of an offer's description on a slide (spec §9). */
const OFFER_EXCERPT_LENGTH = 150;

/** The first `length` characters of a text, with an ellipsis where something was cut. */
export function shortened(text: string, length: number): string {
  const characters = Array.from(text);
  if (characters.length <= length) return text;
  return `${characters.slice(0, length).join("").trimEnd()}…`;
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
