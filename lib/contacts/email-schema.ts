import { z } from "zod";
import { timestamp } from "@/lib/core/fields";
import { contactDtoSchema } from "./schema";

export const mailStates = ["waiting", "sent", "failed"] as const;
export type MailState = (typeof mailStates)[number];

/** What became of the mail that brings a lead to the firm. */
export const contactMailDtoSchema = z
  .object({
    state: z.enum(mailStates),
    /** Why the last try failed, in a sentence. */
    problem: z.string().nullable(),
    /** How often it was tried. */
    attempts: z.int().min(0),
    nextTryAt: timestamp.nullable(),
    sentAt: timestamp.nullable(),
  })
  .meta({ id: "ContactMail" });

export type ContactMailDto = z.infer<typeof contactMailDtoSchema>;

/** Leads that could not be mailed, not yet, or not to everybody: how many, and the newest of them. */
export const undeliveredDtoSchema = z
  .object({ total: z.int().min(0), items: z.array(contactDtoSchema) })
  .meta({ id: "UndeliveredContacts" });

export type UndeliveredDto = z.infer<typeof undeliveredDtoSchema>;
