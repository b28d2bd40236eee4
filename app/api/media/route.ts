import { createMediaItem, mediaList } from "@/lib/data/media";
import { ENTRY_LIMIT } from "@/lib/http/body";
import { publicList } from "@/lib/http/public-list";
import { created } from "@/lib/http/reply";
import { adminRoute, publicRoute, resource } from "@/lib/http/route";
import { paths } from "@/lib/paths";
import { publish } from "@/lib/publishing";
import { mediaInputSchema } from "@/lib/schemas/media";

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
