import type { ErrorCode } from "./error-schema";

export class AppError extends Error {
  override name = "AppError";

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly fields?: Record<string, string>,
    /** Seconds. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** Becomes a 409 response with the stored entry or contact, or with null if it was deleted. */
export class StoredConflictError extends AppError {
  constructor(
    message: string,
    readonly stored: object | null,
  ) {
    super("conflict", message);
  }
}
