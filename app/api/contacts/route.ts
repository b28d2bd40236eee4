import { listContacts } from "@/lib/contacts/data";
import { contactDtoSchema, contactListSchema } from "@/lib/contacts/schema";
import { toPaging } from "@/lib/core/page-schema";
import { describeListResponse } from "@/lib/http/declaration";
import { listResponse } from "@/lib/http/responses";
import { adminRoute, defineResource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  GET: adminRoute({
    summary: "List contacts",
    query: contactListSchema,
    responses: { 200: describeListResponse(contactDtoSchema) },
    handle: async ({ query: { page, pageSize, ...filter } }) =>
      listResponse(await listContacts(filter, toPaging({ page, pageSize }))),
  }),
});
