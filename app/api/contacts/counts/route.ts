import { contactCountsSchema } from "@/lib/contacts/search-schema";
import { readCounts } from "@/lib/contacts/statistics";
import { contactCountsDtoSchema } from "@/lib/contacts/statistics-schema";
import { personal } from "@/lib/http/reply";
import { adminRoute, resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: adminRoute({
    summary: "Count contacts",
    query: contactCountsSchema,
    answers: { 200: { description: "How many leads there are", schema: contactCountsDtoSchema } },
    handle: async ({ query }) => personal(await readCounts(query)),
  }),
});
