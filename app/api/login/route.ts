import { getCookieSession, requireOwnOrigin } from "@/lib/auth/guards";
import { createDeviceCookie } from "@/lib/auth/device-cookie";
import { withLoginRateLimit } from "@/lib/auth/login-rate-limit";
import { createSessionCookie } from "@/lib/auth/session-cookie";
import { toUsernameKey } from "@/lib/auth/username-key";
import { readClientIp } from "@/lib/core/client-ip";
import { createSession, deleteSession } from "@/lib/auth/sessions";
import { getAdminByCredentials } from "@/lib/auth/users";
import { getEnv } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { SMALL_LIMIT } from "@/lib/http/body";
import { tooManyRequests } from "@/lib/http/declaration";
import { personalResponse } from "@/lib/http/responses";
import { publicRoute, defineResource } from "@/lib/http/route";
import { consume } from "@/lib/rate-limit/rate-limit";
import { findWeakness } from "@/lib/auth/new-password";
import { requireSecondFactor } from "@/lib/auth/second-factor";
import { type SignInDto, signInDtoSchema, signInSchema } from "@/lib/auth/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  POST: publicRoute({
    summary: "Sign in",
    body: { schema: signInSchema, maxBytes: SMALL_LIMIT },
    responses: {
      200: { description: "Signed in", schema: signInDtoSchema },
      429: tooManyRequests,
    },
    handle: async ({ request, input }) => {
      const isBrowser = requireOwnOrigin(request);
      const nameKey = toUsernameKey(input.username);
      const ip = readClientIp(request.headers);
      const admin = await withLoginRateLimit(request, nameKey, () =>
        getAdminByCredentials(input, ip),
      );
      if (admin === null) throw new AppError("unauthorized", "Wrong username or password");
      const { user, credentialsVersion } = admin;
      const actor = { ...user, ip };
      await requireSecondFactor(request, actor, input.code);
      await consume([{ limit: "session", key: user.id }]);
      const previousSession = isBrowser ? await getCookieSession(request) : null;
      const { token, sessionId } = await createSession(actor, {
        isCookieBound: isBrowser,
        userAgent: request.headers.get("user-agent"),
        hasWeakPassword: (await findWeakness(input.password, user.username)) !== null,
        credentialsVersion,
      });
      if (previousSession !== null) await deleteSession(previousSession, ip);
      const signIn: SignInDto = { token, user };
      if (!isBrowser) return personalResponse(signIn);
      const { SITE_URL, NEXTAUTH_SECRET } = getEnv();
      const cookie = await createSessionCookie(
        { siteUrl: SITE_URL, secret: NEXTAUTH_SECRET },
        { sub: user.id, sid: sessionId, isAdmin: user.isAdmin },
      );
      return personalResponse(signIn, [
        cookie,
        await createDeviceCookie(nameKey, credentialsVersion),
      ]);
    },
  }),
});
