const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Waits after the first failure, the second, and so on. The last wait repeats. */
const WAITS_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS];

/** Shorter than the four to five days of RFC 5321 §4.5.4.1, so that staff learn of the failure sooner. */
const GIVE_UP_AFTER_MS = 3 * 24 * HOUR_MS;

/** Returns the time of the next attempt. `failures` is the number of failed attempts, at least 1. */
export function computeNextTry(failures: number, now: Date): Date {
  const wait = WAITS_MS[Math.min(failures, WAITS_MS.length) - 1]!;
  return new Date(now.getTime() + wait);
}

/** Returns the earliest creation time of a mail that is still retried. */
export const getRetryCutoff = (now: Date): Date => new Date(now.getTime() - GIVE_UP_AFTER_MS);
