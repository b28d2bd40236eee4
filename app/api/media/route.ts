import { createMediaItem, mediaList } from "@/lib/entries/media/data";
import { ENTRY_LIMIT } from "@/lib/http/body";
import { publicList } from "@/lib/entries/public-list";
import { created } from "@/lib/http/reply";
import { adminRoute, publicRoute, resource } from "@/lib/http/route";
import { paths } from "@/lib/core/paths";
import { publish } from "@/lib/cache/publish";
import { mediaInputSchema } from "@/lib/entries/media/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: publicRoute({
    handle: ({ request, paging }) => publicList(request, paths.api.media, mediaList, paging()),
  }),
  POST: adminRoute({
    body: { schema: mediaInputSchema, limit: ENTRY_LIMIT },
    handle: async ({ actor, input }) =>
      created(await publish("media", null, () => createMediaItem(actor, input))),
  }),
});
