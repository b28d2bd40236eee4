import { z } from "zod";

/** Every code that an error answer can carry, with its status: the one table (design §5). */
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

/** The one envelope of error answers; `error` and `message` hold the same text. */
export const errorBodySchema = z
  .object({
    error: z.string(),
    message: z.string(),
    code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
    fields: z.record(z.string(), z.string()).optional(),
    stored: z.record(z.string(), z.unknown()).nullable().optional().meta({
      description: "Of a conflict: what is stored instead; null when it was deleted",
    }),
  })
  .meta({ id: "Error" });

export type ErrorBody = z.infer<typeof errorBodySchema>;
