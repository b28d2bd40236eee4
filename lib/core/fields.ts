import { z } from "zod";
import { isHttpUrl } from "./url";

// The pages' policy forbids the code that zod would generate, and Firefox reports the attempt.
if (typeof window !== "undefined") z.config({ jitless: true });

/** NUL and halves of surrogate pairs: PostgreSQL refuses them, and no keyboard types them. */
const unstorable = /[\u0000\p{Cs}]/u;

/** Whether both databases can store a text as it is. */
export const isStorable = (value: string) => !unstorable.test(value);

const missing = (input: unknown) => input === undefined || input === null;

/**
 * Text as it was sent; may be empty, must be there. `label` names it in the messages,
 * `whenMissing` is the whole message when it is not there.
 */
export function text(label: string, whenMissing = `${label} is required`) {
  return z
    .string({ error: ({ input }) => (missing(input) ? whenMissing : `${label} must be text`) })
    .refine(isStorable, `${label} has a character that cannot be stored`);
}

/** Text with something in it. Space around it is dropped. */
export function requiredText(label: string) {
  return text(label).trim().min(1, `${label} is required`);
}

/** Text that may be missing, null or empty; always a string afterwards. */
export function optionalText(label: string) {
  return text(label)
    .nullish()
    .transform((value) => value ?? "");
}

/** A web address, or null where there is none. */
export function optionalUrl(label: string) {
  return optionalText(label)
    .transform((value) => value.trim())
    .refine(
      (value) => value === "" || isHttpUrl(value),
      `${label} must be a web address that starts with https:// or http://`,
    )
    .transform((value) => value || null);
}

/** When an entry was made, as ISO 8601 in UTC. */
export const timestamp = z.iso.datetime();

/** Counts up by one with each change; sent back as If-Match it guards against a lost update. */
export const version = z.int().min(1);
