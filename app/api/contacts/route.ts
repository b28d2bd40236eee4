import { listContacts } from "@/lib/contacts/data";
import { contactDtoSchema, contactFilterSchema } from "@/lib/contacts/schema";
import { pagingOf, pagingQuerySchema } from "@/lib/core/page-schema";
import { listAnswer } from "@/lib/http/declaration";
import { list } from "@/lib/http/reply";
import { adminRoute, resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: adminRoute({
    query: pagingQuerySchema.extend(contactFilterSchema.shape),
    answers: { 200: listAnswer(contactDtoSchema) },
    handle: async ({ query: { spam = null, ...part } }) =>
      list(await listContacts(pagingOf(part), spam)),
  }),
});
