import dates from "./change-dates.json";

/**
 * Date of each page's last text change, by path ("2026-11-21"). `npm run generate` writes it; a
 * test fails while a changed text has its old date.
 */
export const changeDates: Partial<Record<string, string>> = Object.fromEntries(
  Object.entries(dates).map(([href, { changed }]) => [href, changed]),
);
