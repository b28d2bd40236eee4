import type { ErrorCode } from "./error-schema";

/** What a request can fail with on purpose. The code decides the status (lib/core/error-schema). */
export class AppError extends Error {
  override name = "AppError";

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly fields?: Record<string, string>,
    /** After how many seconds trying again makes sense, where that is known. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** A conflict whose answer carries the stored state: null when it was deleted. */
export class StoredConflictError extends AppError {
  constructor(
    message: string,
    readonly stored: object | null,
  ) {
    super("conflict", message);
  }
}
