import { after } from "next/server";
import { markContact } from "@/lib/contacts/data";
import { getContact } from "@/lib/contacts/detail";
import { SMALL_LIMIT } from "@/lib/http/body";
import { personal } from "@/lib/http/reply";
import { adminRoute, resource } from "@/lib/http/route";
import { sendWaitingMails } from "@/lib/contacts/outbox-sender";
import { isMailOn } from "@/lib/email/settings";
import { contactMarkSchema } from "@/lib/contacts/schema";
import { contactDetailDtoSchema } from "@/lib/contacts/detail-schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: adminRoute({
    summary: "Get contact",
    answers: { 200: { description: "The contact", schema: contactDetailDtoSchema } },
    handle: async ({ id }) => personal(await getContact(id, { isMailed: isMailOn() })),
  }),
  PATCH: adminRoute({
    summary: "Mark contact as spam",
    body: { schema: contactMarkSchema, limit: SMALL_LIMIT },
    answers: { 200: { description: "As stored", schema: contactDetailDtoSchema } },
    handle: async ({ actor, id, input }) => {
      const marked = await markContact(actor, id, input.isSpam, { isMailed: isMailOn() });
      after(sendWaitingMails);
      return personal(marked);
    },
  }),
});
