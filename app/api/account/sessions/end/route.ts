import { endSessionsSchema, renewedTokenDtoSchema } from "@/lib/auth/schema";
import { confirmPassword, renewToken } from "@/lib/auth/confirm-password";
import { endSessions } from "@/lib/auth/sessions";
import { SMALL_LIMIT } from "@/lib/http/body";
import { tooManyRequests } from "@/lib/http/declaration";
import { personalResponse } from "@/lib/http/responses";
import { adminRoute, defineResource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  POST: adminRoute({
    summary: "End sessions",
    allowsMissingSecondFactor: true,
    body: { schema: endSessionsSchema, maxBytes: SMALL_LIMIT },
    responses: {
      200: {
        description:
          "The caller’s session with this id has ended; without an id, all their other sessions have ended",
        schema: renewedTokenDtoSchema,
      },
      429: tooManyRequests,
    },
    handle: async ({ actor, session, input: { password, id } }) => {
      await confirmPassword({ actor, session }, password);
      await endSessions(actor, actor, id === undefined ? { except: session.id } : { only: id });
      return personalResponse({ token: await renewToken(session.id) });
    },
  }),
});
