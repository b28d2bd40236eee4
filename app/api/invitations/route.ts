import { invitationDtoSchema, invitationInputSchema } from "@/lib/auth/schema";
import { createInvitation } from "@/lib/auth/invitations";
import { getColleague } from "@/lib/auth/users";
import { SMALL_LIMIT } from "@/lib/http/body";
import { createdResponse } from "@/lib/http/responses";
import { adminRoute, defineResource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  POST: adminRoute({
    summary: "Create invitation or password link",
    body: { schema: invitationInputSchema, maxBytes: SMALL_LIMIT },
    responses: {
      201: {
        description:
          "A link for a new account or a new password. It works once, within 72 hours, and only this response contains it",
        schema: invitationDtoSchema,
      },
    },
    handle: async ({ actor, session, input: { userId } }) => {
      const user = userId === undefined ? null : await getColleague(actor, userId);
      return createdResponse(await createInvitation({ actor, session }, user));
    },
  }),
});
