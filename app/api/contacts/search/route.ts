import { contactDtoSchema } from "@/lib/contacts/schema";
import { searchContacts } from "@/lib/contacts/search";
import { SMALL_LIMIT } from "@/lib/http/body";
import { listAnswer } from "@/lib/http/declaration";
import { list } from "@/lib/http/reply";
import { adminRoute, resource } from "@/lib/http/route";
import { contactSearchSchema } from "@/lib/contacts/search-schema";

// A POST, so that names and numbers stand in no log.
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: adminRoute({
    summary: "Search contacts",
    body: { schema: contactSearchSchema, limit: SMALL_LIMIT },
    answers: { 200: listAnswer(contactDtoSchema) },
    handle: async ({ input: { paging, ...choice } }) => list(await searchContacts(choice, paging)),
  }),
});
