import { previewErasure } from "@/lib/contacts/data";
import { SMALL_LIMIT } from "@/lib/http/body";
import { personal } from "@/lib/http/reply";
import { adminRoute, resource } from "@/lib/http/route";
import { contactErasureSchema } from "@/lib/contacts/schema";

// A POST, as the erasure itself: the address and the number stand in no log.
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: adminRoute({
    body: { schema: contactErasureSchema, limit: SMALL_LIMIT },
    handle: async ({ input }) => personal(await previewErasure(input)),
  }),
});
