import { isFromBrowser, requireSession } from "@/lib/auth/guards";
import { clearedSessionCookie } from "@/lib/auth/session-cookie";
import { deleteSession } from "@/lib/data/sessions";
import { getEnv } from "@/lib/env";
import { done } from "@/lib/http/reply";
import { publicRoute, resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: publicRoute({
    handle: async ({ request }) => {
      const cleared: Record<string, string> = isFromBrowser(request)
        ? { "Set-Cookie": clearedSessionCookie(getEnv().SITE_URL) }
        : {};
      // A browser without its stored token has no session to end, but a cookie to be rid of.
      if (!request.headers.has("authorization")) return done(cleared);
      await deleteSession(await requireSession(request));
      return done(cleared);
    },
  }),
});
