import { type AccountDto, accountDtoSchema } from "@/lib/auth/schema";
import { getAccount } from "@/lib/auth/account";
import { personalResponse } from "@/lib/http/responses";
import { adminRoute, resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: adminRoute({
    summary: "Get account",
    beforeSecondFactor: true,
    responses: { 200: { description: "The caller’s own account", schema: accountDtoSchema } },
    handle: async ({ session }) =>
      personalResponse((await getAccount(session)) satisfies AccountDto),
  }),
});
