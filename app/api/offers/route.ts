import { createOffer, listOffers } from "@/lib/data/offers";
import { ENTRY_LIMIT } from "@/lib/http/body";
import { created, list } from "@/lib/http/reply";
import { adminRoute, publicRoute, resource } from "@/lib/http/route";
import { publish } from "@/lib/publishing";
import { offerInputSchema } from "@/lib/schemas/offer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: publicRoute({
    handle: async ({ paging }) => list(await listOffers(paging())),
  }),
  POST: adminRoute({
    body: { schema: offerInputSchema, limit: ENTRY_LIMIT },
    handle: async ({ actor, input }) =>
      created(await publish("offer", null, () => createOffer(actor, input))),
  }),
});
