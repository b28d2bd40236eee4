import { indianDay } from "./format";

// Weeks as a firm counts them: seven days from a Monday on, by India's clocks, which are never put forward.

const DAY_MS = 24 * 60 * 60 * 1_000;

/** From a moment on, and before another. */
export type Span = { from: Date; to: Date };

/** Returns seven days. @param day such as "2026-11-23" */
export function weekFrom(day: string): Span {
  const from = new Date(`${day}T00:00:00+05:30`);
  return { from, to: new Date(+from + 7 * DAY_MS) };
}

/** Returns the last weeks, the one of `now` at the end: each with its Monday, such as "2026-11-23". */
export function lastWeeks(count: number, now: Date): ({ monday: string } & Span)[] {
  const today = Date.parse(indianDay(now));
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  return Array.from({ length: count }, (_, index) => {
    const days = sinceMonday + 7 * (count - 1 - index);
    const monday = new Date(today - days * DAY_MS).toISOString().slice(0, 10);
    return { monday, ...weekFrom(monday) };
  });
}
