import { after } from "next/server";
import { z } from "zod";
import { createContact } from "@/lib/contacts/data";
import { SMALL_LIMIT } from "@/lib/http/body";
import { plainFormPage } from "@/lib/contacts/plain-form";
import { idempotencyKeySchema } from "@/lib/http/idempotency";
import { created } from "@/lib/http/reply";
import { publicFormRoute, resource } from "@/lib/http/route";
import { sendWaitingMails } from "@/lib/contacts/outbox-sender";
import { isMailOn } from "@/lib/email/settings";
import { paths } from "@/lib/core/paths";
import { isContactRush } from "@/lib/rate-limit/rate-limit";
import {
  contactDtoSchema,
  contactRequestSchema,
  elapsedSchema,
  noticeVersionSchema,
  ownPathSchema,
} from "@/lib/contacts/schema";
import { honeypotField } from "@/lib/contacts/honeypot";

/** The path of our own page that a form was sent from; null where the browser does not say. */
function originOf(request: Request): string | null {
  const referer = request.headers.get("referer") ?? "";
  if (!URL.canParse(referer)) return null;
  const { host, pathname } = new URL(referer);
  if (host !== request.headers.get("host")) return null;
  // The page that answered a plain form, sent once more: it stands for the contact page.
  return pathname.startsWith("/api/") ? paths.contact : (ownPathSchema.parse(pathname) ?? null);
}

// Our own pages say in headers what a plain form has fields for, and more.
const headersSchema = z.object({
  "X-Notice-Version": noticeVersionSchema.meta({
    description: "Version of the privacy notice that the visitor read",
  }),
  "Idempotency-Key": idempotencyKeySchema.meta({
    description:
      "Made by the sender: the same content with the same key is stored once. Without it, the same content within ten minutes is",
  }),
  "X-Form-Elapsed": elapsedSchema.meta({
    description: "Milliseconds from the first input to the sending",
  }),
  "X-Came-From": ownPathSchema.meta({
    description: "The path of the page of ours that was open before the contact page",
  }),
  "X-Form-Honeypot": z.string().optional().meta({
    description: "Present when the field that no person sees was filled in",
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: publicFormRoute({
    summary: "Send message",
    limit: "contact",
    headers: headersSchema,
    body: { schema: contactRequestSchema, limit: SMALL_LIMIT },
    answers: { 201: { description: "As stored", schema: contactDtoSchema } },
    handle: async ({ request, headers, input }) => {
      const { noticeVersion, [honeypotField]: honeypot, ...lead } = input;
      const source = {
        origin: originOf(request),
        cameFrom: headers["X-Came-From"] ?? null,
        noticeVersion: noticeVersion ?? headers["X-Notice-Version"] ?? null,
        key: headers["Idempotency-Key"] ?? null,
        signs: {
          honeypot: Boolean(honeypot) || headers["X-Form-Honeypot"] !== undefined,
          elapsedMs: headers["X-Form-Elapsed"] ?? null,
          busy: await isContactRush(),
        },
      };
      const contact = await createContact(lead, source, { isMailed: isMailOn() });
      // The visitor has the answer by then.
      after(sendWaitingMails);
      return created(contact);
    },
    answerForm: plainFormPage,
  }),
});
