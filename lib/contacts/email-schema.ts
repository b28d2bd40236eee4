import { z } from "zod";
import { contactDtoSchema } from "./schema";
import { PAGE_SIZE_MAX } from "@/lib/core/page-schema";

export const mailStates = ["waiting", "sent", "failed"] as const;
export type MailState = (typeof mailStates)[number];

/** Which leads are asked about, by their ids with commas between them: a page of the list, or all. */
export const undeliveredFilterSchema = z.object({
  ids: z
    .string()
    .transform((ids) => ids.split(",").filter(Boolean))
    .pipe(z.array(z.string()).max(PAGE_SIZE_MAX, `ids must be at most ${PAGE_SIZE_MAX}`))
    .optional()
    .meta({
      description: "Only of these leads: their ids, with commas between them; a page at most",
    }),
});

/** Leads that could not be mailed, not yet, or not to everybody: how many, and the newest of them. */
export const undeliveredDtoSchema = z
  .object({ total: z.int().min(0), items: z.array(contactDtoSchema) })
  .meta({ id: "UndeliveredContacts" });

export type UndeliveredDto = z.infer<typeof undeliveredDtoSchema>;
