import { after } from "next/server";
import { sendMailAgain } from "@/lib/contacts/emails";
import { AppError } from "@/lib/core/errors";
import { personal } from "@/lib/http/reply";
import { adminRoute, resource } from "@/lib/http/route";
import { sendWaitingMails } from "@/lib/contacts/outbox-sender";
import { isMailOn } from "@/lib/email/settings";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: adminRoute({
    handle: async ({ actor, id }) => {
      if (!isMailOn()) throw new AppError("conflict", "Email is not set up");
      const mail = await sendMailAgain(actor, id);
      after(sendWaitingMails);
      return personal(mail);
    },
  }),
});
