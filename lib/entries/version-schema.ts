import { z } from "zod";
import { timestamp, version } from "@/lib/core/fields";

export const RESTORE_DAYS = 30;

const entity = z.enum(
  ["blog", "media", "offer", "firm"],
  "entity must be blog, media, offer or firm",
);

export const versionQuerySchema = z.object({
  entity,
  entryId: z.string().optional().meta({
    description:
      "Lists the versions of this entry; without it, the entries deleted in the last 30 days",
  }),
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

export const versionDtoSchema = z.object(summary).meta({ id: "EntryVersion" });
export type VersionDto = z.infer<typeof versionDtoSchema>;

export const versionDetailSchema = z
  .object({ ...summary, entry: z.record(z.string(), z.unknown()) })
  .meta({ id: "EntryVersionDetail" });
export type VersionDetailDto = z.infer<typeof versionDetailSchema>;
