import { contactCountsQuerySchema, contactCountsDtoSchema } from "@/lib/contacts/schema";
import { readCounts } from "@/lib/contacts/statistics";
import { personalResponse } from "@/lib/http/responses";
import { adminRoute, defineResource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  GET: adminRoute({
    summary: "Count contacts",
    query: contactCountsQuerySchema,
    responses: {
      200: {
        description:
          "The numbers of open and answered contacts, their total, and the number of spam contacts",
        schema: contactCountsDtoSchema,
      },
    },
    handle: async ({ query }) => personalResponse(await readCounts(query)),
  }),
});
