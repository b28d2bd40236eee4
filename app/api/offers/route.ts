import { createOffer, offerList } from "@/lib/data/offers";
import { ENTRY_LIMIT } from "@/lib/http/body";
import { publicList } from "@/lib/http/public-list";
import { created } from "@/lib/http/reply";
import { adminRoute, publicRoute, resource } from "@/lib/http/route";
import { paths } from "@/lib/paths";
import { publish } from "@/lib/publishing";
import { offerInputSchema } from "@/lib/schemas/offer";

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
