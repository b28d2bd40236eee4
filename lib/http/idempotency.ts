import { z } from "zod";

/** Header `Idempotency-Key`, the same in every retry. An invalid key counts as missing. */
export const idempotencyKeySchema = z
  .string()
  .regex(/^[\w-]{16,64}$/)
  .optional()
  .catch(undefined);
