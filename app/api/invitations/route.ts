import { z } from "zod";
import {
  invitationDtoSchema,
  invitationInputSchema,
  invitationLinkDtoSchema,
} from "@/lib/auth/schema";
import { confirmPassword, renewToken } from "@/lib/auth/confirm-password";
import { createInvitation, listInvitations } from "@/lib/auth/invitations";
import { getColleague } from "@/lib/auth/users";
import { SMALL_LIMIT } from "@/lib/http/body";
import { tooManyRequests } from "@/lib/http/declaration";
import { createdResponse, personalResponse } from "@/lib/http/responses";
import { adminRoute, defineResource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  GET: adminRoute({
    summary: "List open invitations and password links",
    responses: {
      200: {
        description: "The links that can still be used, without their URLs, newest first",
        schema: z.array(invitationDtoSchema),
      },
    },
    handle: async () => personalResponse(await listInvitations()),
  }),
  POST: adminRoute({
    summary: "Create invitation or password link",
    body: { schema: invitationInputSchema, maxBytes: SMALL_LIMIT },
    responses: {
      201: {
        description:
          "A link for a new account or a new password. It works once, within 72 hours, and only this response contains it",
        schema: invitationLinkDtoSchema,
      },
      429: tooManyRequests,
    },
    handle: async ({ actor, session, input: { password, userId } }) => {
      const user = userId === undefined ? null : await getColleague(actor, userId);
      await confirmPassword({ actor, session }, password);
      const link = await createInvitation({ actor, session }, user);
      return createdResponse({ ...link, token: await renewToken(session.id) });
    },
  }),
});
