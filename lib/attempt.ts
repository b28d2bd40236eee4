import "server-only";

/** What came of reading: the value, or that it could not be read. */
export type Attempt<T> = { failed: false; value: T } | { failed: true };

/**
 * Reads for a public page, which has a text of its own for "could not be read" (spec §8):
 * the failure is logged and handed on as a value.
 */
export async function attempt<T>(what: string, read: () => Promise<T>): Promise<Attempt<T>> {
  try {
    return { failed: false, value: await read() };
  } catch (error) {
    console.error(
      JSON.stringify({ level: "error", what, error: error instanceof Error ? error.stack : error }),
    );
    return { failed: true };
  }
}
