import { createOffer, offerList } from "@/lib/entries/offer/data";
import { ENTRY_LIMIT } from "@/lib/http/body";
import { publicList } from "@/lib/entries/public-list";
import { created } from "@/lib/http/reply";
import { adminRoute, publicRoute, resource } from "@/lib/http/route";
import { paths } from "@/lib/core/paths";
import { publish } from "@/lib/cache/publish";
import { offerInputSchema } from "@/lib/entries/offer/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: publicRoute({
    handle: ({ request, paging }) => publicList(request, paths.api.offers, offerList, paging()),
  }),
  POST: adminRoute({
    body: { schema: offerInputSchema, limit: ENTRY_LIMIT },
    handle: async ({ actor, input }) =>
      created(await publish("offer", null, () => createOffer(actor, input))),
  }),
});
