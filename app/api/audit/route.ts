import { listAuditEntries } from "@/lib/audit/data";
import { list } from "@/lib/http/reply";
import { adminRoute, resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: adminRoute({
    handle: async ({ paging }) => list(await listAuditEntries(paging())),
  }),
});
