import { after } from "next/server";
import { createContact } from "@/lib/contacts/data";
import { SMALL_LIMIT } from "@/lib/http/body";
import { plainFormPage } from "@/lib/contacts/plain-form";
import { created } from "@/lib/http/reply";
import { publicFormRoute, resource } from "@/lib/http/route";
import { sendWaitingMails } from "@/lib/contacts/outbox-sender";
import { isMailOn } from "@/lib/email/settings";
import { paths } from "@/lib/core/paths";
import { isContactRush } from "@/lib/rate-limit/rate-limit";
import {
  contactRequestSchema,
  elapsedSchema,
  noticeVersionSchema,
  sendKeySchema,
} from "@/lib/contacts/schema";
import { honeypotField } from "@/lib/contacts/honeypot";

/** Longer than the path of any page of ours. */
const MOST_ORIGIN = 300;

/** The path of our own page that a form was sent from; null where the browser does not say. */
function originOf(request: Request): string | null {
  const referer = request.headers.get("referer") ?? "";
  if (!URL.canParse(referer)) return null;
  const { host, pathname } = new URL(referer);
  if (host !== request.headers.get("host")) return null;
  // The page that answered a plain form, sent once more: it stands for the contact page.
  return pathname.startsWith("/api/") ? paths.contact : pathname.slice(0, MOST_ORIGIN);
}

/** The notice that the visitor read: a plain form has it as a field, our own pages as a header. */
const noticeVersionOf = (request: Request, field: string | undefined) =>
  field ?? noticeVersionSchema.parse(request.headers.get("x-notice-version") ?? undefined) ?? null;

/** What the sending looked like: our own pages say so in headers, a plain form has the field. */
function signsOf({ headers }: Request, honeypot: string | undefined) {
  return {
    honeypot: Boolean(honeypot) || headers.get("x-form-honeypot") !== null,
    elapsedMs: elapsedSchema.parse(headers.get("x-form-elapsed") ?? undefined) ?? null,
  };
}

const keyOf = ({ headers }: Request) =>
  sendKeySchema.parse(headers.get("idempotency-key") ?? undefined) ?? null;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: publicFormRoute({
    limit: "contact",
    body: { schema: contactRequestSchema, limit: SMALL_LIMIT },
    handle: async ({ request, input: { noticeVersion, [honeypotField]: honeypot, ...input } }) => {
      const source = {
        origin: originOf(request),
        noticeVersion: noticeVersionOf(request, noticeVersion),
        key: keyOf(request),
        signs: { ...signsOf(request, honeypot), busy: await isContactRush() },
      };
      const contact = await createContact(input, source, { isMailed: isMailOn() });
      // The visitor has the answer by then.
      after(sendWaitingMails);
      return created(contact);
    },
    answerForm: plainFormPage,
  }),
});
