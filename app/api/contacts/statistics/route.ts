import { readStatistics } from "@/lib/contacts/statistics";
import { contactStatisticsDtoSchema } from "@/lib/contacts/schema";
import { personalResponse } from "@/lib/http/responses";
import { adminRoute, defineResource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  GET: adminRoute({
    summary: "Get contact statistics",
    responses: {
      200: {
        description: "Leads per week, median wait and sources of the last twelve weeks",
        schema: contactStatisticsDtoSchema,
      },
    },
    handle: async () => personalResponse(await readStatistics()),
  }),
});
