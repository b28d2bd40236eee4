import { deleteOffer, getOffer, updateOffer } from "@/lib/entries/offer/data";
import { ENTRY_LIMIT } from "@/lib/http/body";
import { done, entity, updated } from "@/lib/http/reply";
import { adminRoute, publicRoute, resource } from "@/lib/http/route";
import { publish } from "@/lib/cache/publish";
import { offerInputSchema } from "@/lib/entries/offer/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: publicRoute({
    handle: async ({ id }) => entity(await getOffer(id), "Offer"),
  }),
  PUT: adminRoute({
    body: { schema: offerInputSchema, limit: ENTRY_LIMIT },
    handle: async ({ actor, id, input, expectedVersion }) =>
      updated(await publish("offer", id, () => updateOffer(actor, id, input, expectedVersion()))),
  }),
  DELETE: adminRoute({
    handle: async ({ actor, id, expectedVersion }) => {
      await publish("offer", id, () => deleteOffer(actor, id, expectedVersion()));
      return done();
    },
  }),
});
