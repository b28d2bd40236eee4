import { z } from "zod";
import { pagingOf } from "@/lib/core/page-schema";
import { queryTextSchema, searchSchema } from "@/lib/core/search-schema";

const spam = z.boolean("spam must be true or false").optional();

/** What is looked for among which leads, and which part of what is found; without it all of it. */
export const contactSearchSchema = searchSchema
  .extend({ spam })
  .transform(({ page, pageSize, ...choice }) => ({
    ...choice,
    paging: pagingOf({ page, pageSize }),
  }));

/** Which leads are exported: those that are shown. */
export const contactExportSchema = z.object({ text: queryTextSchema.optional(), spam });

/** Which leads: those with the text, marked as spam or not. Undefined is all. */
export type ContactFilter = z.output<typeof contactExportSchema>;
