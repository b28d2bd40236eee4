import { z } from "zod";
import { listSamePersonContacts } from "@/lib/contacts/same-person";
import { samePersonContactDtoSchema } from "@/lib/contacts/schema";
import { personalResponse } from "@/lib/http/responses";
import { adminRoute, defineResource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  GET: adminRoute({
    summary: "List contacts of same person",
    responses: {
      200: {
        description: "Up to 20 other contacts with the same email or phone number, newest first",
        schema: z.array(samePersonContactDtoSchema),
      },
    },
    handle: async ({ id }) => personalResponse(await listSamePersonContacts(id)),
  }),
});
