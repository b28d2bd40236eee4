import { after } from "next/server";
import { sendMailAgain } from "@/lib/data/contact-mails";
import { AppError } from "@/lib/errors";
import { personal } from "@/lib/http/reply";
import { adminRoute, resource } from "@/lib/http/route";
import { sendWaitingMails } from "@/lib/mail/sender";
import { isMailOn } from "@/lib/mail/settings";

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
