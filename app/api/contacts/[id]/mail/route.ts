import { after } from "next/server";
import { resendMail } from "@/lib/contacts/mail/status";
import { contactMailDtoSchema } from "@/lib/contacts/schema";
import { AppError } from "@/lib/core/errors";
import { personalResponse } from "@/lib/http/responses";
import { adminRoute, defineResource } from "@/lib/http/route";
import { sendDueMail } from "@/lib/contacts/mail/sender";
import { isMailOn } from "@/lib/email/settings";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  POST: adminRoute({
    summary: "Send contact mail again",
    responses: {
      200: {
        description: "The email, queued to be sent again at once",
        schema: contactMailDtoSchema,
      },
    },
    handle: async ({ actor, id }) => {
      if (!isMailOn()) throw new AppError("conflict", "Email is not set up");
      const mail = await resendMail(actor, id);
      after(sendDueMail);
      return personalResponse(mail);
    },
  }),
});
