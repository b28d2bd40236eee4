import { deleteUpload } from "@/lib/uploads/data";
import { noContentResponse } from "@/lib/http/responses";
import { adminRoute, defineResource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  DELETE: adminRoute({
    summary: "Remove upload",
    responses: { 204: { description: "The upload is deleted; its URL no longer works" } },
    handle: async ({ actor, id }) => {
      await deleteUpload(actor, id);
      return noContentResponse();
    },
  }),
});
