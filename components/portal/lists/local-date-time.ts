export const formatLocalDateTime = (iso: string) =>
  new Date(iso).toLocaleString(undefined, { dateStyle: "long", timeStyle: "short" });

/** Returns text in the browser's locale, such as "24 Nov 2026, 10:05". */
export const formatShortDateTime = (iso: string) =>
  new Date(iso).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
