import { undeliveredContactsDtoSchema } from "@/lib/contacts/schema";
import { listUndelivered } from "@/lib/contacts/mail/status";
import { personalResponse } from "@/lib/http/responses";
import { adminRoute, defineResource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  GET: adminRoute({
    summary: "List undelivered mail",
    responses: {
      200: {
        description:
          "The number of contacts whose email to the firm is late or has failed for a recipient, and the five of these contacts with the newest emails",
        schema: undeliveredContactsDtoSchema,
      },
    },
    handle: async () => personalResponse(await listUndelivered()),
  }),
});
