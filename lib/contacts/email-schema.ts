import { z } from "zod";
import { contactDtoSchema } from "./schema";

export const mailStates = ["waiting", "sent", "failed"] as const;
export type MailState = (typeof mailStates)[number];

/** Leads that could not be mailed, not yet, or not to everybody: how many, and the newest of them. */
export const undeliveredDtoSchema = z
  .object({ total: z.int().min(0), items: z.array(contactDtoSchema) })
  .meta({ id: "UndeliveredContacts" });

export type UndeliveredDto = z.infer<typeof undeliveredDtoSchema>;
