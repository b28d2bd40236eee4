import { versionDtoSchema, versionQuerySchema } from "@/lib/entries/version-schema";
import { listDeleted, listVersions } from "@/lib/entries/versions";
import { describeListResponse } from "@/lib/http/declaration";
import { listResponse } from "@/lib/http/responses";
import { adminRoute, defineResource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  GET: adminRoute({
    summary: "List versions",
    query: versionQuerySchema,
    responses: {
      200: {
        ...describeListResponse(versionDtoSchema),
        description:
          "With entryId, the earlier versions of that entry; without it, the entries of this kind deleted in the last 30 days. Newest first",
      },
    },
    handle: async ({ query: { entity, entryId } }) => {
      const items = await (entryId === undefined
        ? listDeleted(entity)
        : listVersions(entity, entryId));
      return listResponse({ items, total: items.length });
    },
  }),
});
