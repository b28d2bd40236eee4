import { createContact } from "@/lib/data/contacts";
import { SMALL_LIMIT } from "@/lib/http/body";
import { contactFormAnswer } from "@/lib/http/contact-form-answer";
import { created } from "@/lib/http/reply";
import { publicFormRoute, resource } from "@/lib/http/route";
import { paths } from "@/lib/paths";
import { contactInputSchema } from "@/lib/schemas/contact";

/** The path of our own page that a form was sent from; null where the browser does not say. */
function originOf(request: Request): string | null {
  const referer = request.headers.get("referer") ?? "";
  if (!URL.canParse(referer)) return null;
  const { host, pathname } = new URL(referer);
  if (host !== request.headers.get("host")) return null;
  // The page that answered a plain form, sent once more: it stands for the contact page.
  return pathname.startsWith("/api/") ? paths.contact : pathname;
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: publicFormRoute({
    body: { schema: contactInputSchema, limit: SMALL_LIMIT },
    handle: async ({ request, input }) => created(await createContact(input, originOf(request))),
    answerForm: contactFormAnswer,
  }),
});
