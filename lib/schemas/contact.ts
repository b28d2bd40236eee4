import { z } from "zod";
import { text, timestamp } from "./fields";

/** The message of a callback request; its form has no field for one (spec §3). */
export const callbackMessage = "Callback request - Please call me back";

/** Trimmed text of a least length; missing says the same as too short (spec §5). */
const atLeast = (length: number, label: string, message: string) =>
  text(label, message).trim().min(length, message);

/** What a visitor sends: spec §3, §5. Lengths are counted after trimming; nothing more is refused. */
export const contactInputSchema = z.object({
  name: atLeast(2, "Name", "Name must be at least 2 characters"),
  email: atLeast(1, "Email", "Please enter a valid email").regex(
    z.regexes.email,
    "Please enter a valid email",
  ),
  phone: atLeast(10, "Phone", "Please enter a valid phone number"),
  message: atLeast(10, "Message", "Message must be at least 10 characters"),
});

export type ContactInput = z.output<typeof contactInputSchema>;

/** The callback form: the same without the message. */
export const callbackInputSchema = contactInputSchema.omit({ message: true });

/** A lead in the list: exactly these (spec §7). */
export const contactDtoSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    message: z.string(),
  })
  .meta({ id: "Contact" });

export type ContactDto = z.infer<typeof contactDtoSchema>;

/** A lead with when and where from. */
export const contactDetailDtoSchema = contactDtoSchema
  .extend({
    createdAt: timestamp,
    origin: z.string().nullable(),
    noticeVersion: z.string().nullable(),
  })
  .meta({ id: "ContactDetail" });

export type ContactDetailDto = z.infer<typeof contactDetailDtoSchema>;
