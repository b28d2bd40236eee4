import { z } from "zod";
import { cleanText } from "./invisible";
import { cleanUrl, isHttpUrl } from "./url";

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

/** The most characters of titles and names: a heading of ten lines. */
export const TITLE_LENGTH = 300;

/** The most characters of a URL that all browsers and programs take. */
export const URL_LENGTH = 2_000;

/** Says that a text is longer than its field takes. */
export const tooLong = (label: string, most: number) =>
  `${label} must be at most ${most.toLocaleString("en-IN")} characters`;

/** Text without what draws nothing and without space around it. */
const cleaned = (label: string, most: number, clean: (value: string) => string) =>
  text(label).overwrite(clean).trim().max(most, tooLong(label, most));

/** Text with something in it that can be seen. */
export function requiredText(label: string, most: number) {
  return cleaned(label, most, cleanText).min(1, `${label} is required`);
}

/** Text that may be missing, null or empty; always a string afterwards. */
export function optionalLine(label: string, most: number, clean = cleanText) {
  return cleaned(label, most, clean)
    .nullish()
    .transform((value) => value ?? "");
}

/** Text as it was sent, that may be missing, null or empty; always a string afterwards. */
export function optionalText(label: string) {
  return text(label)
    .nullish()
    .transform((value) => value ?? "");
}

/** A web address, or null where there is none. */
export function optionalUrl(label: string) {
  return cleaned(label, URL_LENGTH, cleanUrl)
    .refine((value) => value === "" || isHttpUrl(value), {
      error: ({ input }) =>
        /^https?:/i.test(String(input))
          ? `${label} must be a complete web address, such as https://www.example.org/page`
          : `${label} must be a web address that starts with https:// or http://`,
    })
    .nullish()
    .transform((value) => value || null);
}

/** When an entry was made, as ISO 8601 in UTC. */
export const timestamp = z.iso.datetime();

/** Counts up by one with each change; sent back as If-Match it guards against a lost update. */
export const version = z.int().min(1);
