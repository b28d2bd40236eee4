import { z } from "zod";
import { publish, type PublishedKind } from "@/lib/cache/publish";
import { AppError } from "@/lib/core/errors";
import { blogKind } from "@/lib/entries/blog/kind";
import { blogDtoSchema } from "@/lib/entries/blog/schema";
import type { EntryDto } from "@/lib/entries/kind";
import { mediaKind } from "@/lib/entries/media/kind";
import { mediaDtoSchema } from "@/lib/entries/media/schema";
import { offerKind } from "@/lib/entries/offer/kind";
import { offerDtoSchema } from "@/lib/entries/offer/schema";
import { restoreEntry } from "@/lib/entries/store";
import { getVersion } from "@/lib/entries/versions";
import { createdResponse } from "@/lib/http/responses";
import { adminRoute, defineResource } from "@/lib/http/route";
import type { Actor } from "@/lib/audit/data";
import type { VersionDetailDto } from "@/lib/entries/version-schema";

const restore: Record<
  PublishedKind,
  (actor: Actor, version: VersionDetailDto) => Promise<EntryDto>
> = {
  blog: (actor, version) => restoreEntry(blogKind, actor, version),
  media: (actor, version) => restoreEntry(mediaKind, actor, version),
  offer: (actor, version) => restoreEntry(offerKind, actor, version),
  firm: () => Promise.reject(new AppError("not_found", "Firm details are never deleted")),
};

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  POST: adminRoute({
    summary: "Restore deleted entry",
    responses: {
      201: {
        description: "The restored entry",
        schema: z.union([blogDtoSchema, mediaDtoSchema, offerDtoSchema]),
      },
    },
    handle: async ({ actor, id }) => {
      const version = await getVersion(id);
      const { entity, entryId } = version;
      return createdResponse(await publish(entity, entryId, () => restore[entity](actor, version)));
    },
  }),
});
