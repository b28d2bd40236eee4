const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long is waited after the first try that failed, the second, and so on; then as the last. */
const WAITS_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS];

/** How long a mail is tried: RFC 5321 §4.5.4.1 asks for four to five days of servers, we tell staff sooner. */
const GIVEN_UP_MS = 3 * 24 * HOUR_MS;

/** When a mail that has failed so often (1 or more) is tried again. */
export function nextTryAt(failures: number, now: Date): Date {
  const wait = WAITS_MS[Math.min(failures, WAITS_MS.length) - 1]!;
  return new Date(now.getTime() + wait);
}

/** What was written before this moment is given up when it fails. */
export const givenUpBefore = (now: Date): Date => new Date(now.getTime() - GIVEN_UP_MS);
