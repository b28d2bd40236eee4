import { z } from "zod";
import { recordEditing } from "@/lib/auth/editing";
import { editingInputSchema, editorDtoSchema } from "@/lib/auth/schema";
import { SMALL_LIMIT } from "@/lib/http/body";
import { personalResponse } from "@/lib/http/responses";
import { adminRoute, defineResource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  PUT: adminRoute({
    summary: "Record that the caller opened or closed an entry’s form",
    body: { schema: editingInputSchema, maxBytes: SMALL_LIMIT },
    responses: {
      200: {
        description: "The other sessions in which the entry’s form was opened in the last 4 hours",
        schema: z.array(editorDtoSchema),
      },
    },
    handle: async ({ session, input }) => personalResponse(await recordEditing(session.id, input)),
  }),
});
