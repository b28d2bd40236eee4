import { requireSetupToken } from "@/lib/auth/setup-token";
import { registerFirstAdmin } from "@/lib/data/users";
import { SMALL_LIMIT } from "@/lib/http/body";
import { created } from "@/lib/http/reply";
import { publicRoute, resource } from "@/lib/http/route";
import { credentialsSchema } from "@/lib/schemas/user";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: publicRoute({
    body: { schema: credentialsSchema, limit: SMALL_LIMIT },
    handle: async ({ request, input }) => {
      requireSetupToken(request);
      return created(await registerFirstAdmin(input));
    },
  }),
});
