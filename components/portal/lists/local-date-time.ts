/** A moment in the reader's own words and time zone. */
export const localDateTime = (iso: string) =>
  new Date(iso).toLocaleString(undefined, { dateStyle: "long", timeStyle: "short" });

/** The same where there is little room: "24 Nov 2026, 10:05". */
export const shortDateTime = (iso: string) =>
  new Date(iso).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
