import { getColleague, removeAdmin } from "@/lib/auth/users";
import { noContentResponse } from "@/lib/http/responses";
import { adminRoute, defineResource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  DELETE: adminRoute({
    summary: "Remove administrator",
    responses: { 204: { description: "Administrator removed; their sessions have ended" } },
    handle: async ({ actor, id }) => {
      const { username } = await getColleague(actor, id);
      await removeAdmin(username, actor);
      return noContentResponse();
    },
  }),
});
