// @ts-check

/** What `within` answers where the time is over. */
export const tooLate = Symbol("too late");

/**
 * A promise's value, or `tooLate` once so many milliseconds are over; its errors are its own.
 *
 * @template T
 * @param {number} ms
 * @param {Promise<T>} work
 * @returns {Promise<T | typeof tooLate>}
 */
export async function within(ms, work) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @type {Promise<typeof tooLate>} */
  const over = new Promise((resolve) => {
    // What came while this process was busy is there by then, and counts.
    timer = setTimeout(() => setImmediate(resolve, tooLate), ms);
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
