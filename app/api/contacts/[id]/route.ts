import { after } from "next/server";
import { markContact } from "@/lib/contacts/data";
import { getContact } from "@/lib/contacts/detail";
import { SMALL_LIMIT } from "@/lib/http/body";
import { personalResponse } from "@/lib/http/responses";
import { adminRoute, defineResource } from "@/lib/http/route";
import { sendDueMail } from "@/lib/contacts/mail/sender";
import { isMailOn } from "@/lib/email/settings";
import { spamMarkSchema, contactDetailDtoSchema } from "@/lib/contacts/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  GET: adminRoute({
    summary: "Get contact",
    responses: { 200: { description: "The contact", schema: contactDetailDtoSchema } },
    handle: async ({ id }) => personalResponse(await getContact(id, { isMailOn: isMailOn() })),
  }),
  PATCH: adminRoute({
    summary: "Mark contact as spam or not spam",
    body: { schema: spamMarkSchema, maxBytes: SMALL_LIMIT },
    responses: { 200: { description: "The stored contact", schema: contactDetailDtoSchema } },
    handle: async ({ actor, id, input }) => {
      const contact = await markContact(actor, id, input.isSpam, { isMailOn: isMailOn() });
      after(sendDueMail);
      return personalResponse(contact);
    },
  }),
});
