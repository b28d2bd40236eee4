import { passwordChangeSchema, renewedTokenDtoSchema } from "@/lib/auth/schema";
import { confirmPassword, renewToken } from "@/lib/auth/confirm-password";
import { renewDeviceCookie } from "@/lib/auth/device-cookie";
import { changeOwnPassword } from "@/lib/auth/users";
import { SMALL_LIMIT } from "@/lib/http/body";
import { tooManyRequests } from "@/lib/http/declaration";
import { personalResponse } from "@/lib/http/responses";
import { adminRoute, defineResource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  PUT: adminRoute({
    summary: "Change password",
    allowsMissingSecondFactor: true,
    body: { schema: passwordChangeSchema, maxBytes: SMALL_LIMIT },
    responses: {
      200: {
        description: "Password changed; the caller’s other sessions have ended",
        schema: renewedTokenDtoSchema,
      },
      429: tooManyRequests,
    },
    handle: async ({ actor, session, input: { password, newPassword } }) => {
      const oldVersion = await confirmPassword({ actor, session }, password);
      const newVersion = await changeOwnPassword(actor, session.id, newPassword, oldVersion);
      const token = await renewToken(session.id);
      return personalResponse({ token }, await renewDeviceCookie({ actor, session }, newVersion));
    },
  }),
});
