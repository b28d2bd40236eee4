import { z } from "zod";
import { timestamp } from "@/lib/core/fields";
import { PAGE_SIZE_MAX } from "@/lib/core/page-schema";
import { answerDtoSchema } from "./answer-schema";

/** Which leads are asked about, by their ids with commas between them: a page of the list. */
export const contactRowsQuerySchema = z.object({
  ids: z
    .string("ids are required")
    .transform((ids) => ids.split(",").filter(Boolean))
    .pipe(z.array(z.string()).max(PAGE_SIZE_MAX, `ids must be at most ${PAGE_SIZE_MAX}`))
    .meta({ description: "Ids with commas between them; a page at most" }),
});

/** What stands beside a lead in the list. */
export const contactRowDtoSchema = z
  .object({
    id: z.string(),
    createdAt: timestamp,
    /** The page that brought it; without a title where it is none of ours. */
    source: z.object({ path: z.string(), title: z.string().nullable() }).nullable(),
    answer: answerDtoSchema.nullable(),
    noteCount: z.int().min(0),
    /** Whether it could not be mailed, not yet, or not to everybody. */
    isUndelivered: z.boolean(),
  })
  .meta({ id: "ContactRow" });

export type ContactRowDto = z.infer<typeof contactRowDtoSchema>;
