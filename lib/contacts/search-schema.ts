import { z } from "zod";
import { isStorable } from "@/lib/core/fields";
import { pagingOf, pagingQuerySchema } from "@/lib/core/page-schema";
import { queryTextSchema, searchSchema } from "@/lib/core/search-schema";
import { PATH_LENGTH } from "./schema";

const wrong = { spam: "spam must be true or false", answered: "answered must be true or false" };

function daySchema(name: string, description: string) {
  const problem = `${name} must be a day of this millennium, such as 2026-11-23`;
  return z.iso.date(problem).regex(/^2/, problem).optional().meta({ description });
}

/** What leads are chosen by beside a text. Undefined is all. */
const shared = {
  week: daySchema("week", "Only those of the seven days from this day on, by India’s clocks"),
  since: daySchema("since", "Only those of this day and later, by India’s clocks"),
  source: z
    .string("source must be text")
    .max(PATH_LENGTH, `source must be at most ${PATH_LENGTH} characters`)
    .refine(isStorable, "source has a character that cannot be stored")
    .optional()
    .meta({ description: "Only those that this page brought, such as /loans/home-loan" }),
};

/** Which leads are counted. */
export const contactCountsSchema = z.object(shared);

const inAddress = (problem: string, description: string) =>
  z
    .enum(["true", "false"], problem)
    .transform((value) => value === "true")
    .optional()
    .meta({ description });

/** Which leads are listed, and which part of them. */
export const contactListSchema = pagingQuerySchema.extend({
  spam: inAddress(wrong.spam, "Only those that are marked as spam, or only those that are not"),
  answered: inAddress(wrong.answered, "Only those that were answered, or only those that were not"),
  ...shared,
});

const choice = {
  spam: z.boolean(wrong.spam).optional(),
  answered: z.boolean(wrong.answered).optional(),
  ...shared,
};

/** What is looked for among which leads, and which part of what is found; without it all of it. */
export const contactSearchSchema = searchSchema
  .extend(choice)
  .transform(({ page, pageSize, ...chosen }) => ({
    ...chosen,
    paging: pagingOf({ page, pageSize }),
  }));

/** Which leads are exported: those that are shown. */
export const contactExportSchema = z.object({ text: queryTextSchema.optional(), ...choice });

/** Which leads: those with the text that all of the rest holds for. Undefined is all. */
export type ContactFilter = z.output<typeof contactExportSchema>;
