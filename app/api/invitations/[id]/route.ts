import { withdrawInvitation } from "@/lib/auth/invitations";
import { noContentResponse } from "@/lib/http/responses";
import { adminRoute, defineResource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  DELETE: adminRoute({
    summary: "Withdraw invitation or password link",
    responses: { 204: { description: "The link no longer works" } },
    handle: async ({ actor, id }) => {
      await withdrawInvitation(actor, id);
      return noContentResponse();
    },
  }),
});
