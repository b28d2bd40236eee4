// @ts-check

/** What `within` answers where the time is over. */
export const TIMED_OUT = Symbol("too late");

/**
 * A promise's value, or `TIMED_OUT` once so many milliseconds are over; its errors are its own.
 *
 * @template T
 * @param {number} ms
 * @param {Promise<T>} work
 * @returns {Promise<T | typeof TIMED_OUT>}
 */
export async function withTimeout(ms, work) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @type {Promise<typeof TIMED_OUT>} */
  const over = new Promise((resolve) => {
    // What came while this process was busy is there by then, and counts.
    timer = setTimeout(() => setImmediate(resolve, TIMED_OUT), ms);
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
