import { contactCountsDtoSchema } from "@/lib/contacts/row-schema";
import { countContactsByState } from "@/lib/contacts/rows";
import { personal } from "@/lib/http/reply";
import { adminRoute, resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: adminRoute({
    answers: { 200: { description: "How many leads there are", schema: contactCountsDtoSchema } },
    handle: async () => personal(await countContactsByState()),
  }),
});
