import { z } from "zod";
import { cleanText } from "./invisible";
import { cleanUrl, isOwnPathOrHttpUrl } from "./url";

// The CSP of the pages forbids the code that zod would generate, and Firefox logs each attempt.
if (typeof window !== "undefined") z.config({ jitless: true });

// PostgreSQL refuses NUL and lone surrogates.
const unstorable = /[\u0000\p{Cs}]/u;

export const isStorable = (value: string) => !unstorable.test(value);

const isMissing = (input: unknown) => input === undefined || input === null;

/** Accepts empty text. Does not clean the text. `whenMissing` is the error for undefined or null. */
export function text(label: string, whenMissing = `${label} is required`) {
  return z
    .string({ error: ({ input }) => (isMissing(input) ? whenMissing : `${label} must be text`) })
    .refine(isStorable, `${label} contains an invalid character`);
}

export const TITLE_LENGTH = 300;

/** All browsers and mail programs accept URLs of this length. */
export const URL_LENGTH = 2_000;

export const formatLengthError = (label: string, max: number) =>
  `${label} must be at most ${max.toLocaleString("en-IN")} characters`;

/** Returns a schema that cleans, trims and limits a text. `max`: UTF-16 code units. */
export const cleanedText = (label: string, max: number, clean: (value: string) => string) =>
  text(label).overwrite(clean).trim().max(max, formatLengthError(label, max));

export function requiredText(label: string, max: number) {
  return cleanedText(label, max, cleanText).min(1, `${label} is required`);
}

export function optionalLine(label: string, max: number, clean = cleanText) {
  return cleanedText(label, max, clean)
    .nullish()
    .transform((value) => value ?? "");
}

export function optionalText(label: string) {
  return text(label)
    .nullish()
    .transform((value) => value ?? "");
}

export function optionalUrl(label: string) {
  return cleanedText(label, URL_LENGTH, cleanUrl)
    .refine((value) => value === "" || isOwnPathOrHttpUrl(value), {
      error: ({ input }) =>
        /^https?:/i.test(String(input))
          ? `${label} must be a complete URL, such as https://www.example.org/page`
          : `${label} must be a URL that starts with https:// or http://`,
    })
    .nullish()
    .transform((value) => value || null);
}

export const timestamp = z.iso.datetime();

/** Increases by 1 with each change; clients send it in If-Match (optimistic lock). */
export const version = z.int().min(1);
