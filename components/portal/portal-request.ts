import { HttpError, messageOf, request } from "@/lib/http/client";
import { readStoredSession } from "@/lib/stored-session";

type Method = Parameters<typeof request>[0];
type Options = { body?: unknown; headers?: Record<string, string> };

/**
 * A call as the signed-in administrator. The token is read anew each time, so that a new
 * sign-in in another tab lets the next call through (design §2).
 */
export function portalRequest(method: Method, path: string, options: Options = {}) {
  return request(method, path, { ...options, token: readStoredSession()?.token });
}

/** Whether a call failed because the session has ended. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof HttpError && error.status === 401;
}

/** Whether a call failed because someone else has changed the entry meanwhile. */
export function isConflict(error: unknown): boolean {
  return error instanceof HttpError && error.status === 409;
}

/** Whether a call failed because someone else has changed or deleted the entry. */
export function isOutdated(error: unknown): boolean {
  return error instanceof HttpError && (error.status === 409 || error.status === 404);
}

/** What a dialog says of a call that failed: the server's words, or that there were none. */
export function failureText(error: unknown): string {
  if (error instanceof HttpError) return messageOf(error);
  return "The server cannot be reached. Please check your connection and try again.";
}
