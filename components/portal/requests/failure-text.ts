import { HttpError } from "@/lib/http/client";

const hasStatus = (error: unknown, status: number) =>
  error instanceof HttpError && error.status === status;

export const isSignedOutError = (error: unknown) => hasStatus(error, 401);

/** Returns the stored version in a conflict response: null after a deletion, undefined if the response has none. */
export const readStoredVersion = <T>(error: unknown): T | null | undefined =>
  error instanceof HttpError ? (error.body?.stored as T | null | undefined) : undefined;

export const isNotFoundError = (error: unknown) =>
  hasStatus(error, 404) || readStoredVersion(error) === null;

export const isConflictError = (error: unknown) => hasStatus(error, 409) && !isNotFoundError(error);

/** Returns the server's message, or names the status if the response has no message. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof HttpError)) return "The server cannot be reached.";
  return error.body?.message ?? `The server returned an error (${error.status}).`;
}

/** Advises how to recover, or returns "". `action` completes "then … again", such as "try". */
export function adviseOnFailure(error: unknown, action: string, isForm = false): string {
  if (!(error instanceof HttpError)) return `Check your connection, then ${action} again.`;
  const { status, retryAfter } = error;
  switch (status) {
    case 400:
    case 409:
    case 415:
      return "";
    case 404:
      return isForm ? "This was deleted while you were editing." : "It has already been deleted.";
    case 413:
      return isForm
        ? "Images pasted into the text take the most space: add them with the Image button instead."
        : "";
    case 429:
      return `Wait ${retryAfter === null ? "a minute" : `${retryAfter} seconds`}, then ${action} again.`;
    default:
      return `Wait a moment, then ${action} again.`;
  }
}
