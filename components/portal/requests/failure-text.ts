import { HttpError } from "@/lib/http/client";

// What a call that failed means to the person who made it.

const hasStatus = (error: unknown, status: number) =>
  error instanceof HttpError && error.status === status;

/** Whether the session has ended. */
export const isSignedOut = (error: unknown) => hasStatus(error, 401);

/** Returns the stored entry that a conflict reports: null if it was deleted, undefined if not reported. */
export const readStored = <T>(error: unknown): T | null | undefined =>
  error instanceof HttpError ? (error.body?.stored as T | null | undefined) : undefined;

/** Whether the entry is no longer there. */
export const isGone = (error: unknown) => hasStatus(error, 404) || readStored(error) === null;

/** Returns whether the server refused to overwrite the stored state. */
export const isConflict = (error: unknown) => hasStatus(error, 409) && !isGone(error);

/** What went wrong: in the server's words, where they are its own and not a proxy's page. */
export function failureText(error: unknown): string {
  if (!(error instanceof HttpError)) return "The server cannot be reached.";
  return error.body?.message ?? `The server answered with an error (${error.status}).`;
}

/** What to do about it; `action` is the word for trying again, such as "save". */
export function failureAdvice(error: unknown, action: string): string {
  if (!(error instanceof HttpError)) return `Check your connection, then ${action} again.`;
  const { status, retryAfter } = error;
  switch (status) {
    case 400:
    case 409:
    case 415:
      return "";
    case 404:
      return action === "save"
        ? "This was deleted while you were editing."
        : "It has already been deleted.";
    case 413:
      return action === "save"
        ? "Images pasted into the text take the most space: add them with the Image button instead."
        : "";
    case 429:
      return `Wait ${retryAfter === null ? "a minute" : `${retryAfter} seconds`}, then ${action} again.`;
    default:
      return `Wait a moment, then ${action} again.`;
  }
}
