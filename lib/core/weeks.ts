import { tz } from "@date-fns/tz";
import { addDays } from "date-fns/addDays";
import { formatISO } from "date-fns/formatISO";
import { parseISO } from "date-fns/parseISO";
import { startOfWeek } from "date-fns/startOfWeek";
import { subWeeks } from "date-fns/subWeeks";

// Weeks as a firm counts them: seven days from a Monday on, by the clocks of its own time zone. Where
// these are put forward or back, a week is an hour shorter or longer.

/** Whether there is such a time zone, by its name in the IANA database: "Asia/Kolkata". */
export function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat("en", { timeZone: name }) !== null;
  } catch {
    return false;
  }
}

/** From a moment on, and before another. */
export type Span = { from: Date; to: Date };

/** @param day such as "2026-11-23" */
export function weekFrom(day: string, timeZone: string): Span {
  const first = parseISO(day, { in: tz(timeZone) });
  return { from: new Date(+first), to: new Date(+addDays(first, 7)) };
}

/** The last weeks, the one of `now` at the end: each with its Monday, such as "2026-11-23". */
export function lastWeeks(
  count: number,
  now: Date,
  timeZone: string,
): ({ monday: string } & Span)[] {
  const current = startOfWeek(now, { weekStartsOn: 1, in: tz(timeZone) });
  return Array.from({ length: count }, (_, index) => {
    const first = subWeeks(current, count - 1 - index);
    const monday = formatISO(first, { representation: "date" });
    return { monday, ...weekFrom(monday, timeZone) };
  });
}
