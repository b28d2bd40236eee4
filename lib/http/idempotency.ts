import { z } from "zod";

/** The header `Idempotency-Key`, which is the same in every retry. An invalid key counts as missing. */
export const idempotencyKeySchema = z
  .string()
  .regex(/^[\w-]{16,64}$/)
  .optional()
  .catch(undefined);
