import "server-only";
import { isBuilding } from "./env";
import { errorText, log } from "./log";
import { currentRequestId } from "./request-id";

/** What came of reading: the value, or that it could not be read. */
export type Result<T> = { failed: false; value: T } | { failed: true };

/**
 * Reads for a public page, which has a text of its own for "could not be read" (spec §8):
 * the failure is logged and handed on as a value. A build reads nothing (docs/decisions/0012).
 */
export async function safeLoad<T>(what: string, read: () => Promise<T>): Promise<Result<T>> {
  if (isBuilding()) return { failed: true };
  try {
    return { failed: false, value: await read() };
  } catch (error) {
    log("error", {
      code: "page_load_failed",
      requestId: currentRequestId(),
      what,
      error: errorText(error),
    });
    return { failed: true };
  }
}
