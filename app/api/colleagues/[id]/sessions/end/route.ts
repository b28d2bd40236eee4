import { confirmPassword, renewToken } from "@/lib/auth/confirm-password";
import { confirmationSchema, renewedTokenDtoSchema } from "@/lib/auth/schema";
import { endSessions } from "@/lib/auth/sessions";
import { getColleague } from "@/lib/auth/users";
import { SMALL_LIMIT } from "@/lib/http/body";
import { tooManyRequests } from "@/lib/http/declaration";
import { personalResponse } from "@/lib/http/responses";
import { adminRoute, defineResource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  POST: adminRoute({
    summary: "End administrator sessions",
    body: { schema: confirmationSchema, maxBytes: SMALL_LIMIT },
    responses: {
      200: {
        description: "The administrator’s sessions have ended",
        schema: renewedTokenDtoSchema,
      },
      429: tooManyRequests,
    },
    handle: async ({ actor, session, id, input: { password } }) => {
      const colleague = await getColleague(actor, id);
      await confirmPassword({ actor, session }, password);
      await endSessions(actor, colleague, { except: null });
      return personalResponse({ token: await renewToken(session.id) });
    },
  }),
});
