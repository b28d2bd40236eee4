import { deleteMediaItem, getMediaItem, updateMediaItem } from "@/lib/entries/media/data";
import { ENTRY_LIMIT } from "@/lib/http/body";
import { done, entity, updated } from "@/lib/http/reply";
import { adminRoute, publicRoute, resource } from "@/lib/http/route";
import { publish } from "@/lib/cache/publish";
import { mediaInputSchema } from "@/lib/entries/media/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: publicRoute({
    handle: async ({ id }) => entity(await getMediaItem(id), "Media item"),
  }),
  PUT: adminRoute({
    body: { schema: mediaInputSchema, limit: ENTRY_LIMIT },
    handle: async ({ actor, id, input, expectedVersion }) =>
      updated(
        await publish("media", id, () => updateMediaItem(actor, id, input, expectedVersion())),
      ),
  }),
  DELETE: adminRoute({
    handle: async ({ actor, id, expectedVersion }) => {
      await publish("media", id, () => deleteMediaItem(actor, id, expectedVersion()));
      return done();
    },
  }),
});
