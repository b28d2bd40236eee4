import { deleteUpload } from "@/lib/uploads/data";
import { done } from "@/lib/http/reply";
import { adminRoute, resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  DELETE: adminRoute({
    summary: "Remove upload",
    answers: { 204: { description: "Gone from the disk and its address" } },
    handle: async ({ actor, id }) => {
      await deleteUpload(actor, id);
      return done();
    },
  }),
});
