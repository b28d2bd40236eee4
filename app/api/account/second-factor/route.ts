import {
  codeSchema,
  confirmationSchema,
  secondFactorSetupDtoSchema,
  recoveryCodesDtoSchema,
} from "@/lib/auth/schema";
import { confirmPassword, renewToken } from "@/lib/auth/confirm-password";
import { renewDeviceCookie } from "@/lib/auth/device-cookie";
import { startSecondFactorSetup, confirmSecondFactor } from "@/lib/auth/second-factor";
import { SMALL_LIMIT } from "@/lib/http/body";
import { tooManyRequests } from "@/lib/http/declaration";
import { personalResponse } from "@/lib/http/responses";
import { adminRoute, defineResource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  POST: adminRoute({
    summary: "Start second factor setup",
    allowsMissingSecondFactor: true,
    body: { schema: confirmationSchema, maxBytes: SMALL_LIMIT },
    responses: {
      200: {
        description:
          "The key for the authenticator app. The second factor is off until PUT confirms a code",
        schema: secondFactorSetupDtoSchema,
      },
      429: tooManyRequests,
    },
    handle: async ({ actor, session, input: { password } }) => {
      await confirmPassword({ actor, session }, password);
      const setup = await startSecondFactorSetup(actor);
      return personalResponse({ ...setup, token: await renewToken(session.id) });
    },
  }),
  PUT: adminRoute({
    summary: "Turn on second factor",
    allowsMissingSecondFactor: true,
    body: { schema: codeSchema, maxBytes: SMALL_LIMIT },
    responses: {
      200: {
        description:
          "The recovery codes, returned only once. The second factor is on; the caller’s other sessions have ended",
        schema: recoveryCodesDtoSchema,
      },
      429: tooManyRequests,
    },
    handle: async ({ actor, session, input: { code } }) => {
      const { recoveryCodes, credentialsVersion } = await confirmSecondFactor(
        actor,
        session.id,
        code,
      );
      const cookies = await renewDeviceCookie({ actor, session }, credentialsVersion);
      return personalResponse({ recoveryCodes }, cookies);
    },
  }),
});
