import { undeliveredDtoSchema } from "@/lib/contacts/email-schema";
import { listUndelivered } from "@/lib/contacts/emails";
import { personal } from "@/lib/http/reply";
import { adminRoute, resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: adminRoute({
    summary: "List undelivered mail",
    answers: {
      200: {
        description: "Those that were not emailed, not yet, or not to everybody",
        schema: undeliveredDtoSchema,
      },
    },
    handle: async () => personal(await listUndelivered()),
  }),
});
