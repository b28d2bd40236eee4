import { confirmPassword, renewToken } from "@/lib/auth/confirm-password";
import { confirmationSchema, renewedTokenDtoSchema } from "@/lib/auth/schema";
import { getColleague, removeAdmin } from "@/lib/auth/users";
import { SMALL_LIMIT } from "@/lib/http/body";
import { tooManyRequests } from "@/lib/http/declaration";
import { personalResponse } from "@/lib/http/responses";
import { adminRoute, defineResource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  POST: adminRoute({
    summary: "Remove administrator",
    body: { schema: confirmationSchema, maxBytes: SMALL_LIMIT },
    responses: {
      200: {
        description: "Administrator removed; their sessions have ended",
        schema: renewedTokenDtoSchema,
      },
      429: tooManyRequests,
    },
    handle: async ({ actor, session, id, input: { password } }) => {
      const { username } = await getColleague(actor, id);
      await confirmPassword({ actor, session }, password);
      await removeAdmin(username, actor);
      return personalResponse({ token: await renewToken(session.id) });
    },
  }),
});
