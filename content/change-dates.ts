import dates from "./change-dates.json";

/**
 * The date of each page's last text change, such as "2026-11-21", by path. `npm run generate` writes
 * the dates. A test fails if a page's text has changed and its date has not.
 */
export const changeDates: Partial<Record<string, string>> = Object.fromEntries(
  Object.entries(dates).map(([href, { changed }]) => [href, changed]),
);
