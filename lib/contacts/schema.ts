import { z } from "zod";
import { callbackFields, type ContactField, contactFields, forEachField } from "./fields";
import { honeypotField } from "./honeypot";
import { text, tooLong } from "@/lib/core/fields";
import { cleanText } from "@/lib/core/invisible";
import { toKeyboardSigns } from "@/lib/core/keyboard-signs";
import { cleanEmail, isVisitorEmail } from "@/lib/core/mailbox";
import { NATIONAL_DIGITS, phoneDigits } from "./phone-digits";

/** The message of a callback request; its form has no field for one (spec §3). */
export const callbackMessage = "Callback request - Please call me back";

/** How a field is stored. A message stays as it was typed. */
const cleaners: Record<ContactField["kind"], (value: string) => string> = {
  text: cleanText,
  email: cleanEmail,
  tel: toKeyboardSigns,
  message: (value) => value,
};

function fieldSchema({ label, kind, least, most, wrong }: ContactField) {
  const checked = text(label, wrong)
    .overwrite(cleaners[kind])
    .trim()
    .min(least, wrong)
    .max(most, tooLong(label, most));
  if (kind === "email") return checked.refine(isVisitorEmail, wrong).meta({ format: "idn-email" });
  return checked.refine((value) => cleanText(value).trim().length >= least, wrong);
}

/** What a visitor sends: spec §3, §5. Nothing more is refused. */
export const contactInputSchema = z.object(forEachField(contactFields, fieldSchema));

export type ContactInput = z.output<typeof contactInputSchema>;

/** Longer than the path of any page of ours. */
export const PATH_LENGTH = 300;

/** The path of a page of ours, percent-encoded, without what follows it. Anything else is dropped. */
export const ownPathSchema = z
  .string()
  .max(PATH_LENGTH)
  .regex(/^(\/[\w.~!$&'()*+,;=:@%-]*)+$/)
  .refine((path) => !path.startsWith("//"))
  .optional()
  .catch(undefined);

/**
 * The month of the privacy notice that stood beside a form, "2026-11", or its day, "2026-11-25".
 * Anything else is dropped.
 */
export const noticeVersionSchema = z
  .string()
  .regex(/^\d{4}-\d{2}(-\d{2})?$/)
  .optional()
  .catch(undefined);

/** How long the form was being filled in, in milliseconds. */
export const elapsedSchema = z.coerce.number().int().min(0).optional().catch(undefined);

/** What the plain form of a browser without JavaScript sends beside it. */
export const contactRequestSchema = contactInputSchema.extend({
  noticeVersion: noticeVersionSchema,
  [honeypotField]: z
    .string()
    .optional()
    .catch(undefined)
    .meta({ description: "Left empty by people; a lead with it is set apart as spam" }),
});

/** What the callback form asks for. */
export const callbackInputSchema = z.object(forEachField(callbackFields, fieldSchema));

/** Why a lead may look like spam (lib/contacts/spam.ts). */
export const spamReasons = ["honeypot", "fast", "repeated", "links", "busy"] as const;
export type SpamReason = (typeof spamReasons)[number];

/** A lead in the list: exactly these (spec §7). */
export const contactDtoSchema = z
  .object({ id: z.string(), ...forEachField(contactFields, () => z.string()) })
  .meta({ id: "Contact" });

export type ContactDto = z.infer<typeof contactDtoSchema>;

/** What staff decide about a lead. */
export const contactMarkSchema = z.object({
  isSpam: z.boolean({ error: "isSpam must be true or false" }),
});

/** A text that may be left empty; space around it is dropped. */
const orNothing = (message: string, clean: (value: string) => string) =>
  z
    .string(message)
    .overwrite(clean)
    .trim()
    .transform((value) => value || undefined);

const wrongEmail = "Please enter a valid email";
const wrongPhone = "Phone must have at least ten digits";

/** Whose data is erased: at least one of the two. */
export const contactErasureSchema = z
  .object({
    email: orNothing(wrongEmail, cleanEmail)
      .pipe(z.string().refine(isVisitorEmail, wrongEmail).optional())
      .optional(),
    phone: orNothing(wrongPhone, toKeyboardSigns)
      .pipe(
        z
          .string()
          .refine((value) => phoneDigits(value).length >= NATIONAL_DIGITS, wrongPhone)
          .optional(),
      )
      .optional(),
  })
  .refine(({ email, phone }) => email !== undefined || phone !== undefined, {
    path: ["email"],
    error: "Enter an email or a phone number",
  });

export type ContactErasureFormValues = z.input<typeof contactErasureSchema>;
export type ContactErasure = z.output<typeof contactErasureSchema>;

/** What an erasure would take: how many leads, and the newest of them. */
export const erasurePreviewDtoSchema = z
  .object({ total: z.int().min(0), items: z.array(contactDtoSchema) })
  .meta({ id: "ErasurePreview" });

export type ErasurePreviewDto = z.infer<typeof erasurePreviewDtoSchema>;

/** How many leads were erased. */
export const contactErasedSchema = z.object({ erased: z.int().min(0) });
