import { z } from "zod";

/**
 * The header `Idempotency-Key`: what a sender makes for one thing that is to be stored once, however
 * often it is sent. What is no such key counts as none.
 */
export const idempotencyKeySchema = z
  .string()
  .regex(/^[\w-]{16,64}$/)
  .optional()
  .catch(undefined);
