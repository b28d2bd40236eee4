import { isFromBrowser } from "@/lib/auth/guards";
import { requireSetupToken } from "@/lib/auth/setup-token";
import { clientIp } from "@/lib/core/client-ip";
import { registerFirstAdmin } from "@/lib/auth/users";
import { SMALL_LIMIT } from "@/lib/http/body";
import { created } from "@/lib/http/reply";
import { publicRoute, resource } from "@/lib/http/route";
import { credentialsSchema } from "@/lib/auth/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: publicRoute({
    limit: "register",
    body: { schema: credentialsSchema, limit: SMALL_LIMIT },
    handle: async ({ request, input }) => {
      isFromBrowser(request);
      requireSetupToken(request);
      return created(await registerFirstAdmin(input, clientIp(request.headers)));
    },
  }),
});
