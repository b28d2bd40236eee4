import { eraseContacts } from "@/lib/contacts/erasure";
import { SMALL_LIMIT } from "@/lib/http/body";
import { personalResponse } from "@/lib/http/responses";
import { adminRoute, defineResource } from "@/lib/http/route";
import { erasedCountDtoSchema, contactErasureSchema } from "@/lib/contacts/schema";

// POST keeps email addresses and phone numbers out of logs.
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  POST: adminRoute({
    summary: "Erase contacts",
    body: { schema: contactErasureSchema, maxBytes: SMALL_LIMIT },
    responses: {
      200: { description: "The number of erased contacts", schema: erasedCountDtoSchema },
    },
    handle: async ({ actor, input }) =>
      personalResponse({ erased: await eraseContacts(actor, input) }),
  }),
});
