import { after } from "next/server";
import { z } from "zod";
import { createContact } from "@/lib/contacts/data";
import { SMALL_LIMIT } from "@/lib/http/body";
import { createPlainFormResponse } from "@/lib/contacts/plain-form";
import { idempotencyKeySchema } from "@/lib/http/idempotency";
import { createdResponse } from "@/lib/http/responses";
import { publicFormRoute, defineResource } from "@/lib/http/route";
import { sendDueMail } from "@/lib/contacts/mail/sender";
import { isMailOn } from "@/lib/email/settings";
import { paths } from "@/lib/core/paths";
import { consumeSharedContactLimit } from "@/lib/rate-limit/rate-limit";
import {
  contactRequestSchema,
  elapsedSchema,
  noticeVersionSchema,
  ownPathSchema,
} from "@/lib/contacts/input-schema";
import { contactDtoSchema } from "@/lib/contacts/schema";
import { honeypotField } from "@/lib/contacts/honeypot";

/** Returns the path in the Referer, or null if that header is missing or names another site. */
function readFormPath(request: Request): string | null {
  const referer = request.headers.get("referer") ?? "";
  if (!URL.canParse(referer)) return null;
  const { host, pathname } = new URL(referer);
  if (host !== request.headers.get("host")) return null;
  // Submitting a plain form opens /api/contact. A form on that page counts as sent from the contact page.
  return pathname.startsWith("/api/") ? paths.contact : (ownPathSchema.parse(pathname) ?? null);
}

// Only JavaScript sends these headers; a plain form sends the notice version and the honeypot as fields.
const headersSchema = z.object({
  "X-Notice-Version": noticeVersionSchema.meta({
    description: "Version of the privacy notice that the visitor read",
  }),
  "Idempotency-Key": idempotencyKeySchema.meta({
    description:
      "Idempotency key: a retry with the same key and content stores no second contact. Without a key, the same content within ten minutes stores no second contact",
  }),
  "X-Form-Elapsed": elapsedSchema.meta({
    description: "Milliseconds from the first input to the submission",
  }),
  "X-Previous-Page": ownPathSchema.meta({
    description: "The path of the site’s page that was open before the contact page",
  }),
  "X-Form-Honeypot": z.string().optional().meta({
    description: "Present if the honeypot was filled in",
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  POST: publicFormRoute({
    summary: "Send message",
    rateLimit: "contact",
    headers: headersSchema,
    body: { schema: contactRequestSchema, maxBytes: SMALL_LIMIT },
    responses: { 201: { description: "The stored contact", schema: contactDtoSchema } },
    handle: async ({ request, headers, input }) => {
      const { noticeVersion, [honeypotField]: honeypot, ...lead } = input;
      const source = {
        origin: readFormPath(request),
        previousPage: headers["X-Previous-Page"] ?? null,
        noticeVersion: noticeVersion ?? headers["X-Notice-Version"] ?? null,
        key: headers["Idempotency-Key"] ?? null,
        signals: {
          honeypot: Boolean(honeypot) || headers["X-Form-Honeypot"] !== undefined,
          elapsedMs: headers["X-Form-Elapsed"] ?? null,
          busy: await consumeSharedContactLimit(),
        },
      };
      const contact = await createContact(lead, source, { isMailOn: isMailOn() });
      after(sendDueMail);
      return createdResponse(contact);
    },
    respondToForm: createPlainFormResponse,
  }),
});
