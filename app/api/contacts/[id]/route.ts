import { after } from "next/server";
import { markContact } from "@/lib/contacts/data";
import { getContact } from "@/lib/contacts/detail";
import { AppError } from "@/lib/core/errors";
import { SMALL_LIMIT } from "@/lib/http/body";
import { personal } from "@/lib/http/reply";
import { adminRoute, resource } from "@/lib/http/route";
import { sendWaitingMails } from "@/lib/contacts/outbox-sender";
import { isMailOn } from "@/lib/email/settings";
import { contactDetailDtoSchema, contactMarkSchema } from "@/lib/contacts/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: adminRoute({
    answers: { 200: { description: "The contact", schema: contactDetailDtoSchema } },
    handle: async ({ id }) => {
      const contact = await getContact(id, { isMailed: isMailOn() });
      if (contact === null) throw new AppError("not_found", "Contact not found");
      return personal(contact);
    },
  }),
  PATCH: adminRoute({
    body: { schema: contactMarkSchema, limit: SMALL_LIMIT },
    answers: { 200: { description: "As stored", schema: contactDetailDtoSchema } },
    handle: async ({ actor, id, input }) => {
      const marked = await markContact(actor, id, input.isSpam, { isMailed: isMailOn() });
      after(sendWaitingMails);
      return personal(marked);
    },
  }),
});
