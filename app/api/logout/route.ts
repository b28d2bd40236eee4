import { getCookieSession, requireOwnOrigin, requireSession } from "@/lib/auth/guards";
import { createExpiredSessionCookie } from "@/lib/auth/session-cookie";
import { readClientIp } from "@/lib/core/client-ip";
import { deleteSession } from "@/lib/auth/sessions";
import { getEnv } from "@/lib/core/env";
import { noContentResponse } from "@/lib/http/responses";
import { publicRoute, defineResource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  POST: publicRoute({
    summary: "Sign out",
    acceptsToken: true,
    responses: { 204: { description: "Signed out" } },
    handle: async ({ request }) => {
      const ip = readClientIp(request.headers);
      const isBrowser = requireOwnOrigin(request);
      if (!isBrowser) {
        await deleteSession(await requireSession(request), ip);
        return noContentResponse();
      }
      // A browser needs only its cookie to sign out, because its token may be lost.
      const session = await getCookieSession(request);
      if (session !== null) await deleteSession(session, ip);
      return noContentResponse({ "Set-Cookie": createExpiredSessionCookie(getEnv().SITE_URL) });
    },
  }),
});
