import { listContacts } from "@/lib/data/contacts";
import { list } from "@/lib/http/reply";
import { adminRoute, resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: adminRoute({
    handle: async ({ paging }) => list(await listContacts(paging()), "personal"),
  }),
});
