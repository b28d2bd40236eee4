import { z } from "zod";
import { noteInputSchema, contactDetailDtoSchema } from "@/lib/contacts/schema";
import { addNote } from "@/lib/contacts/answers";
import { isMailOn } from "@/lib/email/settings";
import { SMALL_LIMIT } from "@/lib/http/body";
import { idempotencyKeySchema } from "@/lib/http/idempotency";
import { createdResponse } from "@/lib/http/responses";
import { adminRoute, defineResource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  POST: adminRoute({
    summary: "Add contact note",
    headers: z.object({
      "Idempotency-Key": idempotencyKeySchema.meta({
        description:
          "Idempotency key: a retry with the same key stores no second note, and returns 409 if its text differs from the stored note",
      }),
    }),
    body: { schema: noteInputSchema, maxBytes: SMALL_LIMIT },
    responses: {
      201: { description: "The contact with all notes", schema: contactDetailDtoSchema },
    },
    handle: async ({ actor, id, input, headers }) => {
      const key = headers["Idempotency-Key"];
      return createdResponse(await addNote(actor, id, input, key, { isMailOn: isMailOn() }));
    },
  }),
});
