import { z } from "zod";
import { contactRowDtoSchema, contactRowsQuerySchema } from "@/lib/contacts/schema";
import { listContactRows } from "@/lib/contacts/rows";
import { personalResponse } from "@/lib/http/responses";
import { adminRoute, defineResource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  GET: adminRoute({
    summary: "List contact rows",
    query: contactRowsQuerySchema,
    responses: {
      200: {
        description:
          "Time, source, answer and number of notes of each contact, and whether the email about it is undelivered",
        schema: z.array(contactRowDtoSchema),
      },
    },
    handle: async ({ query: { ids } }) => personalResponse(await listContactRows(ids)),
  }),
});
