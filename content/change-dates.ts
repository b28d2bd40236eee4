import dates from "./change-dates.json";

/**
 * When the texts of a page were last changed, by its address ("2026-11-21"). Written by
 * `npm run generate`, which compares each page with its fingerprint; a test fails while a
 * changed text still has its old date.
 */
export const changeDates: Partial<Record<string, string>> = Object.fromEntries(
  Object.entries(dates).map(([href, { changed }]) => [href, changed]),
);
