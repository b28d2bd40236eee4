import { z } from "zod";
import { contactRowDtoSchema, contactRowsQuerySchema } from "@/lib/contacts/row-schema";
import { listContactRows } from "@/lib/contacts/rows";
import { personal } from "@/lib/http/reply";
import { adminRoute, resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: adminRoute({
    summary: "List contact rows",
    query: contactRowsQuerySchema,
    answers: {
      200: {
        description: "What stands beside these leads in the list",
        schema: z.array(contactRowDtoSchema),
      },
    },
    handle: async ({ query: { ids } }) => personal(await listContactRows(ids)),
  }),
});
