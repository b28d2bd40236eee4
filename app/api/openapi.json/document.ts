import "server-only";
import { z } from "zod";
import { createDocument, type ZodOpenApiOperationObject } from "zod-openapi";
import { site } from "@/content/site";
import { blogDtoSchema, blogInputSchema } from "@/lib/entries/blog/schema";
import { auditEntryDtoSchema } from "@/lib/audit/schema";
import {
  contactDetailDtoSchema,
  contactDtoSchema,
  contactErasedSchema,
  contactErasureSchema,
  contactInputSchema,
  contactMailDtoSchema,
  contactMarkSchema,
  elapsedSchema,
  erasurePreviewDtoSchema,
  noticeVersionSchema,
  sendKeySchema,
} from "@/lib/contacts/schema";
import { contactExportSchema, contactSearchSchema } from "@/lib/contacts/search-schema";
import { undeliveredDtoSchema } from "@/lib/contacts/email-schema";
import { errorBodySchema } from "@/lib/core/error-schema";
import { healthSchema } from "@/lib/server/health-schema";
import { mediaDtoSchema, mediaInputSchema } from "@/lib/entries/media/schema";
import { offerDtoSchema, offerInputSchema } from "@/lib/entries/offer/schema";
import { uploadDtoSchema, uploadQuerySchema } from "@/lib/uploads/schema";
import { credentialsSchema, signInDtoSchema, userDtoSchema } from "@/lib/auth/schema";

const json = (schema: z.ZodType) => ({ "application/json": { schema } });
const body = (schema: z.ZodType) => ({ required: true, content: json(schema) });
const answer = (description: string, schema: z.ZodType) => ({ description, content: json(schema) });

const csvAnswer = (description: string) => ({
  description,
  content: { "text/csv": { schema: z.string() } },
});

/** Every other answer is the one envelope. */
const failures = { default: answer("An error", errorBodySchema) };

const admin = { security: [{ bearer: [] }] };

const paging = z.object({
  page: z.int().min(1).optional().meta({ description: "Counts from 1" }),
  pageSize: z.int().min(1).max(100).optional(),
});
const contactQuery = z.object({
  spam: z.enum(["true", "false"]).optional().meta({
    description: "Only those that are marked as spam, or only those that are not",
  }),
});
const undeliveredQuery = z.object({
  ids: z.string().optional().meta({
    description: "Only of these leads: their ids, with commas between them; a page at most",
  }),
});
const byId = { path: z.object({ id: z.string() }) };
const change = {
  ...byId,
  header: z.object({
    "If-Match": z
      .string()
      .optional()
      .meta({ description: 'The version that must still stand: "3"' }),
  }),
};

const listOf = (item: z.ZodType, otherwise = "all of it") => ({
  "200": {
    ...answer(`The list, newest first; ${otherwise} without page and pageSize`, z.array(item)),
    headers: z.object({ "X-Total-Count": z.string() }),
  },
  ...failures,
});

/** Of what anybody may have, and may have already. */
const unchanged = { "304": { description: "As it was: If-None-Match names its ETag" } };

/** The five calls of something that staff publish. */
function publishedPaths(path: string, input: z.ZodType, dto: z.ZodType) {
  const create: ZodOpenApiOperationObject = {
    ...admin,
    requestBody: body(input),
    responses: { "201": answer("As stored", dto), ...failures },
  };
  return {
    [path]: {
      get: { requestParams: { query: paging }, responses: { ...listOf(dto), ...unchanged } },
      post: create,
    },
    [`${path}/{id}`]: {
      get: {
        requestParams: byId,
        responses: { "200": answer("The entry", dto), ...unchanged, ...failures },
      },
      put: {
        ...admin,
        requestParams: change,
        requestBody: body(input),
        responses: { "200": answer("As stored", dto), ...failures },
      },
      delete: {
        ...admin,
        requestParams: change,
        responses: { "204": { description: "Deleted" }, ...failures },
      },
    },
  };
}

let made: ReturnType<typeof createDocument> | undefined;

/** The contract of /api as OpenAPI, from the very schemas that validate. Made once. */
export function openApiDocument() {
  made ??= createDocument({
    openapi: "3.1.0",
    info: { title: `${site.name} API`, version: "1" },
    components: {
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          description:
            "The token of POST /api/login. One given to a browser counts only with its session cookie.",
        },
      },
    },
    paths: {
      ...publishedPaths("/api/blogs", blogInputSchema, blogDtoSchema),
      ...publishedPaths("/api/media", mediaInputSchema, mediaDtoSchema),
      ...publishedPaths("/api/offers", offerInputSchema, offerDtoSchema),
      "/api/contact": {
        post: {
          requestBody: body(contactInputSchema),
          requestParams: {
            header: z.object({
              "X-Notice-Version": noticeVersionSchema.meta({
                description: "Version of the privacy notice that the visitor read",
              }),
              "Idempotency-Key": sendKeySchema.meta({
                description:
                  "Made by the sender: the same content with the same key is stored once. Without it, the same content within ten minutes is",
              }),
              "X-Form-Elapsed": elapsedSchema.meta({
                description: "Milliseconds from the first input to the sending",
              }),
              "X-Form-Honeypot": z.string().optional().meta({
                description: "Present when the field that no person sees was filled in",
              }),
            }),
          },
          responses: { "201": answer("As stored", contactDtoSchema), ...failures },
        },
      },
      "/api/contacts": {
        get: {
          ...admin,
          requestParams: { query: paging.extend(contactQuery.shape) },
          responses: listOf(contactDtoSchema),
        },
      },
      "/api/contacts/erase": {
        post: {
          ...admin,
          requestBody: body(contactErasureSchema),
          responses: { "200": answer("How many were erased", contactErasedSchema), ...failures },
        },
      },
      "/api/contacts/erase/preview": {
        post: {
          ...admin,
          requestBody: body(contactErasureSchema),
          responses: {
            "200": answer("How many would be erased, and some of them", erasurePreviewDtoSchema),
            ...failures,
          },
        },
      },
      "/api/contacts/search": {
        post: {
          ...admin,
          requestBody: body(contactSearchSchema),
          responses: listOf(contactDtoSchema),
        },
      },
      "/api/contacts/export": {
        post: {
          ...admin,
          requestBody: body(contactExportSchema),
          responses: { "200": csvAnswer("All that is chosen, newest first"), ...failures },
        },
      },
      "/api/contacts/{id}": {
        get: {
          ...admin,
          requestParams: byId,
          responses: { "200": answer("The contact", contactDetailDtoSchema), ...failures },
        },
        patch: {
          ...admin,
          requestParams: byId,
          requestBody: body(contactMarkSchema),
          responses: { "200": answer("As stored", contactDetailDtoSchema), ...failures },
        },
      },
      "/api/uploads": {
        post: {
          ...admin,
          requestParams: {
            query: uploadQuerySchema,
            header: z.object({
              "X-File-Name": z.string().optional().meta({
                description: "What the file is called, as encodeURIComponent writes it",
              }),
            }),
          },
          requestBody: {
            required: true,
            content: {
              "application/octet-stream": {
                schema: { type: "string" as const, format: "binary" },
              },
            },
          },
          responses: { "201": answer("Where visitors find it", uploadDtoSchema), ...failures },
        },
      },
      "/api/uploads/{id}": {
        delete: {
          ...admin,
          requestParams: byId,
          responses: { "204": { description: "Gone from the disk and its address" }, ...failures },
        },
      },
      "/api/contacts/{id}/mail": {
        post: {
          ...admin,
          requestParams: byId,
          responses: {
            "200": answer("It is tried again, at once", contactMailDtoSchema),
            ...failures,
          },
        },
      },
      "/api/contacts/undelivered": {
        get: {
          ...admin,
          requestParams: { query: undeliveredQuery },
          responses: {
            "200": answer(
              "Those that were not emailed, not yet, or not to everybody",
              undeliveredDtoSchema,
            ),
            ...failures,
          },
        },
      },
      "/api/audit": {
        get: {
          ...admin,
          requestParams: { query: paging },
          responses: listOf(auditEntryDtoSchema, "the newest hundred"),
        },
      },
      "/api/login": {
        post: {
          requestBody: body(credentialsSchema),
          responses: { "200": answer("Signed in", signInDtoSchema), ...failures },
        },
      },
      "/api/logout": {
        post: { ...admin, responses: { "204": { description: "Signed out" }, ...failures } },
      },
      "/api/register": {
        post: {
          requestParams: { header: z.object({ "X-Setup-Token": z.string().optional() }) },
          requestBody: body(credentialsSchema),
          responses: { "201": answer("The first administrator", userDtoSchema), ...failures },
        },
      },
      "/api/health": {
        get: {
          requestParams: {
            query: z.object({
              ready: z.string().optional().meta({
                description:
                  "Whatever its value: asks for the database, its migrations and Redis too; 503 unless database and migrations are in order",
              }),
            }),
          },
          responses: { "200": answer("In working order", healthSchema), ...failures },
        },
      },
    },
  });
  return made;
}
