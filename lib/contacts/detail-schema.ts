import { z } from "zod";
import { timestamp } from "@/lib/core/fields";
import { answerDtoSchema, noteDtoSchema } from "./answer-schema";
import { contactMailDtoSchema } from "./email-schema";
import { contactDtoSchema, spamReasons } from "./schema";

/** A lead with when and where from, and what staff added. */
export const contactDetailDtoSchema = contactDtoSchema
  .extend({
    createdAt: timestamp,
    /** The page that the form stood on, or was about. */
    origin: z.string().nullable(),
    /** The page of ours before it, where the form stood on the contact page. */
    cameFrom: z.string().nullable(),
    noticeVersion: z.string().nullable(),
    isSpam: z.boolean(),
    /** Why it was set apart when it came, whatever staff decided since. */
    spamReasons: z.array(z.enum(spamReasons)),
    /** Null where it is not mailed: it is spam, or mail was not configured when it came. */
    mail: contactMailDtoSchema.nullable(),
    answer: answerDtoSchema.nullable(),
    /** The oldest first. */
    notes: z.array(noteDtoSchema),
  })
  .meta({ id: "ContactDetail" });

export type ContactDetailDto = z.infer<typeof contactDetailDtoSchema>;

/** A lead that came from the same person as another. */
export const otherContactDtoSchema = contactDtoSchema
  .extend({ createdAt: timestamp, isSpam: z.boolean(), isAnswered: z.boolean() })
  .meta({ id: "OtherContact" });

export type OtherContactDto = z.infer<typeof otherContactDtoSchema>;
