import { readStatistics } from "@/lib/contacts/statistics";
import { contactStatisticsDtoSchema } from "@/lib/contacts/schema";
import { personalResponse } from "@/lib/http/responses";
import { adminRoute, defineResource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  GET: adminRoute({
    summary: "Get contact statistics",
    responses: {
      200: {
        description:
          "Contacts per week, the median wait for an answer, and the pages that brought the most contacts, over twelve weeks. Excludes spam",
        schema: contactStatisticsDtoSchema,
      },
    },
    handle: async () => personalResponse(await readStatistics()),
  }),
});
