import { previewErasure } from "@/lib/contacts/erasure";
import { SMALL_LIMIT } from "@/lib/http/body";
import { personalResponse } from "@/lib/http/responses";
import { adminRoute, defineResource } from "@/lib/http/route";
import { contactErasureSchema, erasurePreviewDtoSchema } from "@/lib/contacts/schema";

// Uses POST, because a GET would put the email and phone number into the URL, and so into logs.
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  POST: adminRoute({
    summary: "Preview erasure",
    body: { schema: contactErasureSchema, maxBytes: SMALL_LIMIT },
    responses: {
      200: {
        description: "The number of contacts to erase, and the newest ten",
        schema: erasurePreviewDtoSchema,
      },
    },
    handle: async ({ input }) => personalResponse(await previewErasure(input)),
  }),
});
