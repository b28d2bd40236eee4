import { type AccountDto, accountDtoSchema } from "@/lib/auth/schema";
import { getAccount } from "@/lib/auth/account";
import { personalResponse } from "@/lib/http/responses";
import { adminRoute, defineResource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  GET: adminRoute({
    summary: "Get account",
    allowsMissingSecondFactor: true,
    responses: { 200: { description: "The caller’s own account", schema: accountDtoSchema } },
    handle: async ({ session }) =>
      personalResponse((await getAccount(session)) satisfies AccountDto),
  }),
});
