import { z } from "zod";

/** How many weeks are counted, the current one among them. */
export const WEEKS = 12;

/** What the leads of the last twelve weeks tell; spam is not among them. */
export const contactStatisticsDtoSchema = z
  .object({
    timeZone: z.string(),
    /** The oldest first; each begins on a Monday. */
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
