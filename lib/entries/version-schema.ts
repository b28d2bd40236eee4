import { z } from "zod";
import { timestamp, version } from "@/lib/core/fields";

/** How long an earlier version, and what was deleted, can be restored, in days. */
export const RESTORE_DAYS = 30;

const entity = z.enum(["blog", "media", "offer"], "entity must be blog, media or offer");

/** Which earlier versions: those of an entry, or, without one, what was deleted. */
export const versionQuerySchema = z.object({
  entity,
  entryId: z.string().optional().meta({ description: "Without it: what was deleted" }),
});

const summary = {
  id: z.string(),
  entity,
  entryId: z.string(),
  version,
  title: z.string(),
  replacedAt: timestamp,
  replacedBy: z.string(),
};

/** An earlier version in a list: who saved over it or deleted it, and when. */
export const versionDtoSchema = z.object(summary).meta({ id: "EntryVersion" });
export type VersionDto = z.infer<typeof versionDtoSchema>;

/** An earlier version with all that the entry was. */
export const versionDetailSchema = z
  .object({ ...summary, entry: z.record(z.string(), z.unknown()) })
  .meta({ id: "EntryVersionDetail" });
export type VersionDetailDto = z.infer<typeof versionDetailSchema>;
