import { createContact } from "@/lib/data/contacts";
import { mediaTypeOf, parseBody, readForm, readJson, SMALL_LIMIT } from "@/lib/http/body";
import { contactFormAnswer } from "@/lib/http/contact-form-answer";
import { created } from "@/lib/http/reply";
import { failureOf, publicRoute, resource } from "@/lib/http/route";
import { contactInputSchema } from "@/lib/schemas/contact";

/** The path of the page that a form was sent from; null where the browser does not say. */
function originOf(request: Request): string | null {
  const referer = request.headers.get("referer") ?? "";
  return URL.canParse(referer) ? new URL(referer).pathname : null;
}

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: publicRoute({
    handle: async ({ request }) => {
      if (mediaTypeOf(request) !== "application/x-www-form-urlencoded") {
        const input = parseBody(contactInputSchema, await readJson(request, SMALL_LIMIT));
        return created(await createContact(input, originOf(request)));
      }
      // The form of a browser without JavaScript: the answer is a page that keeps what was typed.
      const typed = await readForm(request, SMALL_LIMIT);
      try {
        await createContact(parseBody(contactInputSchema, typed), originOf(request));
        return contactFormAnswer(201, typed, null);
      } catch (error) {
        const { status, error: shown } = failureOf(error, request);
        return contactFormAnswer(status, typed, shown);
      }
    },
  }),
});
