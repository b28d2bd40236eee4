// @ts-check

export const TIMED_OUT = Symbol("timed out");

/**
 * Settles as `work` does, or resolves with `TIMED_OUT` after `ms` milliseconds.
 * @template T @param {number} ms @param {Promise<T>} work @returns {Promise<T | typeof TIMED_OUT>}
 */
export async function withTimeout(ms, work) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @type {Promise<typeof TIMED_OUT>} */
  const timeout = new Promise((resolve) => {
    // setImmediate gives precedence to a result that arrived while this process was busy.
    timer = setTimeout(() => setImmediate(resolve, TIMED_OUT), ms);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
