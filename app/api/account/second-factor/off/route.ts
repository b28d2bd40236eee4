import { turnOffSecondFactorSchema, renewedTokenDtoSchema } from "@/lib/auth/schema";
import { confirmPassword, renewToken } from "@/lib/auth/confirm-password";
import { turnOffSecondFactor } from "@/lib/auth/second-factor";
import { SMALL_LIMIT } from "@/lib/http/body";
import { tooManyRequests } from "@/lib/http/declaration";
import { personalResponse } from "@/lib/http/responses";
import { adminRoute, defineResource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  POST: adminRoute({
    summary: "Turn off second factor",
    body: { schema: turnOffSecondFactorSchema, maxBytes: SMALL_LIMIT },
    responses: {
      200: { description: "Second factor turned off", schema: renewedTokenDtoSchema },
      429: tooManyRequests,
    },
    handle: async ({ actor, session, input: { password, code } }) => {
      await confirmPassword({ actor, session }, password);
      await turnOffSecondFactor(actor, session.id, code);
      return personalResponse({ token: await renewToken(session.id) });
    },
  }),
});
