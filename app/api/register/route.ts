import { z } from "zod";
import { isFromBrowser } from "@/lib/auth/guards";
import { requireSetupToken } from "@/lib/auth/setup-token";
import { clientIp } from "@/lib/core/client-ip";
import { registerFirstAdmin } from "@/lib/auth/users";
import { SMALL_LIMIT } from "@/lib/http/body";
import { created } from "@/lib/http/reply";
import { publicRoute, resource } from "@/lib/http/route";
import { credentialsSchema, userDtoSchema } from "@/lib/auth/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: publicRoute({
    limit: "register",
    headers: z.object({ "X-Setup-Token": z.string().optional() }),
    body: { schema: credentialsSchema, limit: SMALL_LIMIT },
    answers: { 201: { description: "The first administrator", schema: userDtoSchema } },
    handle: async ({ request, input, headers }) => {
      isFromBrowser(request);
      requireSetupToken(headers["X-Setup-Token"]);
      return created(await registerFirstAdmin(input, clientIp(request.headers)));
    },
  }),
});
