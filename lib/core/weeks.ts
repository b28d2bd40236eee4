import { formatIndianIsoDate } from "./format";

// Indian time has no daylight saving, so a week is always seven times 24 hours.

const DAY_MS = 24 * 60 * 60 * 1_000;

export type Span = { from: Date; to: Date };

export function weekFrom(day: string): Span {
  const from = new Date(`${day}T00:00:00+05:30`);
  return { from, to: new Date(+from + 7 * DAY_MS) };
}

/** Returns `count` weeks from Monday to Sunday, the current one last. `monday` is a day such as "2026-11-23". */
export function lastWeeks(count: number, now: Date): ({ monday: string } & Span)[] {
  const today = Date.parse(formatIndianIsoDate(now));
  const daysSinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  return Array.from({ length: count }, (_, index) => {
    const daysAgo = daysSinceMonday + 7 * (count - 1 - index);
    const monday = new Date(today - daysAgo * DAY_MS).toISOString().slice(0, 10);
    return { monday, ...weekFrom(monday) };
  });
}
