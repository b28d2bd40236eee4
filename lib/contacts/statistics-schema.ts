import { z } from "zod";

/** How many leads there are: those that are not spam, of them open and answered, and spam. */
export const contactCountsDtoSchema = z
  .object({
    open: z.int().min(0),
    answered: z.int().min(0),
    all: z.int().min(0),
    spam: z.int().min(0),
  })
  .meta({ id: "ContactCounts" });

export type ContactCountsDto = z.infer<typeof contactCountsDtoSchema>;

/** What the leads of the last twelve weeks tell; spam is not among them. */
export const contactStatisticsDtoSchema = z
  .object({
    /** The oldest first; each begins on a Monday, by India’s clocks. */
    weeks: z.array(
      z.object({
        monday: z.iso.date(),
        open: z.int().min(0),
        answered: z.int().min(0),
      }),
    ),
    /** How long those that were answered had waited, in seconds; null where none was. */
    medianWaitSeconds: z.number().min(0).nullable(),
    /** The pages that brought most, the most first. */
    sources: z.array(
      z.object({
        path: z.string(),
        /** What the page is called; null where there is no such page any more. */
        title: z.string().nullable(),
        total: z.int().min(0),
      }),
    ),
  })
  .meta({ id: "ContactStatistics" });

export type ContactStatisticsDto = z.infer<typeof contactStatisticsDtoSchema>;
