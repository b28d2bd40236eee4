import { listAuditEntries } from "@/lib/audit/data";
import { auditEntryDtoSchema } from "@/lib/audit/schema";
import { toPaging, pagingQuerySchema } from "@/lib/core/page-schema";
import { describeListResponse } from "@/lib/http/declaration";
import { listResponse } from "@/lib/http/responses";
import { adminRoute, defineResource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  GET: adminRoute({
    summary: "List activity",
    query: pagingQuerySchema,
    responses: { 200: describeListResponse(auditEntryDtoSchema, "the newest 100") },
    handle: async ({ query }) => listResponse(await listAuditEntries(toPaging(query))),
  }),
});
