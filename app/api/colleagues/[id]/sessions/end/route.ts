import { endSessions } from "@/lib/auth/sessions";
import { getColleague } from "@/lib/auth/users";
import { noContentResponse } from "@/lib/http/responses";
import { adminRoute, defineResource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  DELETE: adminRoute({
    summary: "End administrator sessions",
    responses: { 204: { description: "The administrator’s sessions have ended" } },
    handle: async ({ actor, id }) => {
      await endSessions(actor, await getColleague(actor, id), { except: null });
      return noContentResponse();
    },
  }),
});
