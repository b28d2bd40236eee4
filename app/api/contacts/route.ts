import { listContacts } from "@/lib/contacts/data";
import { contactDtoSchema } from "@/lib/contacts/schema";
import { contactListSchema } from "@/lib/contacts/search-schema";
import { pagingOf } from "@/lib/core/page-schema";
import { listAnswer } from "@/lib/http/declaration";
import { list } from "@/lib/http/reply";
import { adminRoute, resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: adminRoute({
    summary: "List contacts",
    query: contactListSchema,
    answers: { 200: listAnswer(contactDtoSchema) },
    handle: async ({ query: { page, pageSize, ...choice } }) =>
      list(await listContacts(choice, pagingOf({ page, pageSize }))),
  }),
});
