/** A moment in the reader's own words and time zone. */
export const localDateTime = (iso: string) =>
  new Date(iso).toLocaleString(undefined, { dateStyle: "long", timeStyle: "short" });
