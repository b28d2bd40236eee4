import { deleteOffer, getOffer, updateOffer } from "@/lib/data/offers";
import { ENTRY_LIMIT } from "@/lib/http/body";
import { done, entity, updated } from "@/lib/http/reply";
import { adminRoute, publicRoute, resource } from "@/lib/http/route";
import { publish } from "@/lib/publishing";
import { offerInputSchema } from "@/lib/schemas/offer";

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
