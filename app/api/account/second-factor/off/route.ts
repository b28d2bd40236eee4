import { factorOffSchema, renewedDtoSchema } from "@/lib/auth/schema";
import { confirmPassword, renewToken } from "@/lib/auth/confirm-password";
import { endSecondFactor } from "@/lib/auth/second-factor";
import { SMALL_LIMIT } from "@/lib/http/body";
import { tooManyRequests } from "@/lib/http/declaration";
import { personalResponse } from "@/lib/http/responses";
import { adminRoute, resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: adminRoute({
    summary: "Turn off second factor",
    body: { schema: factorOffSchema, limit: SMALL_LIMIT },
    responses: {
      200: { description: "Second factor turned off", schema: renewedDtoSchema },
      429: tooManyRequests,
    },
    handle: async ({ actor, session, input: { password, code } }) => {
      await confirmPassword({ actor, session }, password);
      await endSecondFactor(actor, session.id, code);
      return personalResponse({ token: await renewToken(session.id) });
    },
  }),
});
