import { z } from "zod";
import { requireOwnOrigin } from "@/lib/auth/guards";
import { redeemInvitation } from "@/lib/auth/invitations";
import { requireSetupToken } from "@/lib/auth/setup-token";
import { readClientIp } from "@/lib/core/client-ip";
import { registerFirstAdmin } from "@/lib/auth/users";
import { SMALL_LIMIT } from "@/lib/http/body";
import { createdResponse } from "@/lib/http/responses";
import { publicRoute, defineResource } from "@/lib/http/route";
import { credentialsSchema, userDtoSchema } from "@/lib/auth/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  POST: publicRoute({
    summary: "Create administrator",
    rateLimit: "register",
    headers: z.object({
      "X-Setup-Token": z.string().optional(),
      "X-Invite-Token": z.string().max(200, "This is not an invitation link").optional(),
    }),
    body: { schema: credentialsSchema, maxBytes: SMALL_LIMIT },
    responses: {
      201: {
        description:
          "The first administrator or, with an invitation, the administrator who was created or whose password was set",
        schema: userDtoSchema,
      },
    },
    handle: async ({ request, input, headers }) => {
      requireOwnOrigin(request);
      const { "X-Setup-Token": setupToken, "X-Invite-Token": invitation } = headers;
      if (invitation !== undefined) {
        return createdResponse(
          await redeemInvitation(invitation, input, readClientIp(request.headers)),
        );
      }
      requireSetupToken(setupToken);
      return createdResponse(await registerFirstAdmin(input, readClientIp(request.headers)));
    },
  }),
});
