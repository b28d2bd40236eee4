import { answerInputSchema, contactDetailDtoSchema } from "@/lib/contacts/schema";
import { answerContact, reopenContact } from "@/lib/contacts/answers";
import { isMailOn } from "@/lib/email/settings";
import { SMALL_LIMIT } from "@/lib/http/body";
import { personalResponse } from "@/lib/http/responses";
import { adminRoute, defineResource } from "@/lib/http/route";

const responses = { 200: { description: "The stored contact", schema: contactDetailDtoSchema } };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  PUT: adminRoute({
    summary: "Mark contact as answered",
    body: { schema: answerInputSchema, maxBytes: SMALL_LIMIT },
    responses,
    handle: async ({ actor, id, input }) =>
      personalResponse(await answerContact(actor, id, input.how, { isMailOn: isMailOn() })),
  }),
  DELETE: adminRoute({
    summary: "Reopen contact",
    responses,
    handle: async ({ actor, id }) =>
      personalResponse(await reopenContact(actor, id, { isMailOn: isMailOn() })),
  }),
});
