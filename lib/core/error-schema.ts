import { z } from "zod";

/** Error codes and their HTTP status. */
export const errorStatus = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** `error` and `message` hold the same text, because spec §7 names both. */
export const errorBodySchema = z
  .object({
    error: z.string(),
    message: z.string(),
    code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
    fields: z.record(z.string(), z.string()).optional(),
    stored: z.record(z.string(), z.unknown()).nullable().optional().meta({
      description: "In a conflict, the stored entry or contact; null if it was deleted",
    }),
  })
  .meta({ id: "Error" });

export type ErrorBody = z.infer<typeof errorBodySchema>;
