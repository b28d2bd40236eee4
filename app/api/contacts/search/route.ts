import { contactDtoSchema, contactSearchSchema } from "@/lib/contacts/schema";
import { searchContacts } from "@/lib/contacts/search";
import { SMALL_LIMIT } from "@/lib/http/body";
import { describeListResponse } from "@/lib/http/declaration";
import { listResponse } from "@/lib/http/responses";
import { adminRoute, defineResource } from "@/lib/http/route";

// POST keeps names and phone numbers out of logs.
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  POST: adminRoute({
    summary: "Search contacts",
    body: { schema: contactSearchSchema, maxBytes: SMALL_LIMIT },
    responses: { 200: describeListResponse(contactDtoSchema) },
    handle: async ({ input: { paging, ...filter } }) =>
      listResponse(await searchContacts(filter, paging)),
  }),
});
