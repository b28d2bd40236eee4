import { z } from "zod";
import { colleagueDtoSchema } from "@/lib/auth/schema";
import { listAdmins } from "@/lib/auth/users";
import { personalResponse } from "@/lib/http/responses";
import { adminRoute, defineResource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  GET: adminRoute({
    summary: "List administrators",
    responses: {
      200: {
        description: "The administrators, in order of creation",
        schema: z.array(colleagueDtoSchema),
      },
    },
    handle: async () => personalResponse(await listAdmins()),
  }),
});
