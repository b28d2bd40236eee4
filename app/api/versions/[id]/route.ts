import { versionDetailSchema } from "@/lib/entries/version-schema";
import { getVersion } from "@/lib/entries/versions";
import { personalResponse } from "@/lib/http/responses";
import { adminRoute, defineResource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  GET: adminRoute({
    summary: "Get version",
    responses: { 200: { description: "The earlier version", schema: versionDetailSchema } },
    handle: async ({ id }) => personalResponse(await getVersion(id)),
  }),
});
