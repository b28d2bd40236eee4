import "server-only";
import { isBuilding } from "./env";
import { formatError, log } from "./log";
import { getRequestId } from "./request-id";

export type Result<T> = { failed: false; value: T } | { failed: true };

/**
 * Logs an error instead of throwing it, so that a public page can show a message (spec §8). During a build, loads
 * nothing and returns a failure (docs/decisions/0063).
 */
export async function safeLoad<T>(resource: string, load: () => Promise<T>): Promise<Result<T>> {
  if (isBuilding()) return { failed: true };
  try {
    return { failed: false, value: await load() };
  } catch (error) {
    log("error", {
      code: "page_load_failed",
      requestId: getRequestId(),
      resource,
      error: formatError(error),
    });
    return { failed: true };
  }
}
