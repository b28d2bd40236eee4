import { z } from "zod";
import { text, formatLengthError } from "@/lib/core/fields";
import { cleanText } from "@/lib/core/invisible";
import { toAsciiCharacters } from "@/lib/core/ascii-characters";
import { cleanEmail, isVisitorEmail } from "@/lib/core/mailbox";
import { callbackFields, type ContactField, contactFields, mapFields } from "./fields";
import { honeypotField } from "./honeypot";

// These schemas are not in schema.ts, so that the public forms do not load the portal's schemas.

/** The message of every callback request, because its form has no message field (spec §3). */
export const callbackMessage = "Callback request - Please call me back";

const cleaners: Record<ContactField["kind"], (value: string) => string> = {
  text: cleanText,
  email: cleanEmail,
  tel: toAsciiCharacters,
  message: (value) => value,
};

function createFieldSchema({ label, kind, min, max, error }: ContactField) {
  const checked = text(label, error)
    .overwrite(cleaners[kind])
    .trim()
    .min(min, error)
    .max(max, formatLengthError(label, max));
  if (kind === "email") return checked.refine(isVisitorEmail, error).meta({ format: "idn-email" });
  return checked.refine((value) => cleanText(value).trim().length >= min, error);
}

export const contactInputSchema = z.object(mapFields(contactFields, createFieldSchema));

export type ContactInput = z.output<typeof contactInputSchema>;

export const PATH_LENGTH = 300;

/** Percent-encoded path on this site, without query or hash. Other values are dropped. */
export const ownPathSchema = z
  .string()
  .max(PATH_LENGTH)
  .regex(/^(\/[\w.~!$&'()*+,;=:@%-]*)+$/)
  .refine((path) => !path.startsWith("//"))
  .optional()
  .catch(undefined);

/** Version of the privacy notice: its month ("2026-11") or day ("2026-11-25"). Other values are dropped. */
export const noticeVersionSchema = z
  .string()
  .regex(/^\d{4}-\d{2}(-\d{2})?$/)
  .optional()
  .catch(undefined);

/** Milliseconds from the first input to submission. */
export const elapsedSchema = z.coerce.number().int().min(0).optional().catch(undefined);

export const contactRequestSchema = contactInputSchema.extend({
  noticeVersion: noticeVersionSchema,
  [honeypotField]: z.string().optional().catch(undefined).meta({
    description: "Honeypot: people leave it empty; a contact with a value is marked as spam",
  }),
});

export const callbackInputSchema = z.object(mapFields(callbackFields, createFieldSchema));
