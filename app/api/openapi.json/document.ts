import "server-only";
import { z } from "zod";
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
} from "zod-openapi";
import * as account from "@/app/api/account/route";
import * as accountEditing from "@/app/api/account/editing/route";
import * as accountPassword from "@/app/api/account/password/route";
import * as secondFactor from "@/app/api/account/second-factor/route";
import * as secondFactorOff from "@/app/api/account/second-factor/off/route";
import * as accountSessionsEnd from "@/app/api/account/sessions/end/route";
import * as audit from "@/app/api/audit/route";
import * as blogs from "@/app/api/blogs/route";
import * as blog from "@/app/api/blogs/[id]/route";
import * as blogsSearch from "@/app/api/blogs/search/route";
import * as colleagues from "@/app/api/colleagues/route";
import * as colleagueRemove from "@/app/api/colleagues/[id]/remove/route";
import * as colleagueSessionsEnd from "@/app/api/colleagues/[id]/sessions/end/route";
import * as contact from "@/app/api/contact/route";
import * as contacts from "@/app/api/contacts/route";
import * as contactDetail from "@/app/api/contacts/[id]/route";
import * as contactAnswer from "@/app/api/contacts/[id]/answer/route";
import * as contactNotes from "@/app/api/contacts/[id]/notes/route";
import * as samePersonContacts from "@/app/api/contacts/[id]/others/route";
import * as contactsCounts from "@/app/api/contacts/counts/route";
import * as contactsRows from "@/app/api/contacts/rows/route";
import * as contactsStatistics from "@/app/api/contacts/statistics/route";
import * as contactMail from "@/app/api/contacts/[id]/mail/route";
import * as contactsErase from "@/app/api/contacts/erase/route";
import * as contactsErasePreview from "@/app/api/contacts/erase/preview/route";
import * as contactsExport from "@/app/api/contacts/export/route";
import * as contactsSearch from "@/app/api/contacts/search/route";
import * as contactsUndelivered from "@/app/api/contacts/undelivered/route";
import * as firm from "@/app/api/firm/route";
import * as health from "@/app/api/health/route";
import * as invitations from "@/app/api/invitations/route";
import * as invitation from "@/app/api/invitations/[id]/route";
import * as login from "@/app/api/login/route";
import * as logout from "@/app/api/logout/route";
import * as media from "@/app/api/media/route";
import * as mediaItem from "@/app/api/media/[id]/route";
import * as mediaSearch from "@/app/api/media/search/route";
import * as offers from "@/app/api/offers/route";
import * as offer from "@/app/api/offers/[id]/route";
import * as offersSearch from "@/app/api/offers/search/route";
import * as register from "@/app/api/register/route";
import * as uploads from "@/app/api/uploads/route";
import * as upload from "@/app/api/uploads/[id]/route";
import * as versions from "@/app/api/versions/route";
import * as version from "@/app/api/versions/[id]/route";
import * as versionRestore from "@/app/api/versions/[id]/restore/route";
import { site } from "@/content/site";
import { errorBodySchema } from "@/lib/core/error-schema";
import { FORM_MEDIA_TYPE } from "@/lib/http/body";
import {
  type ResponseDeclaration,
  type Declaration,
  getDeclaration,
  tooManyRequests,
} from "@/lib/http/declaration";
import { methods, type RouteHandler } from "@/lib/http/route";

/** tests/openapi.test.ts reports a route file that is missing from this list. */
const resources = {
  "/api/blogs": blogs,
  "/api/blogs/search": blogsSearch,
  "/api/blogs/{id}": blog,
  "/api/media": media,
  "/api/media/search": mediaSearch,
  "/api/media/{id}": mediaItem,
  "/api/offers": offers,
  "/api/offers/search": offersSearch,
  "/api/offers/{id}": offer,
  "/api/contact": contact,
  "/api/contacts": contacts,
  "/api/contacts/erase": contactsErase,
  "/api/contacts/erase/preview": contactsErasePreview,
  "/api/contacts/search": contactsSearch,
  "/api/contacts/export": contactsExport,
  "/api/contacts/{id}": contactDetail,
  "/api/uploads": uploads,
  "/api/uploads/{id}": upload,
  "/api/contacts/{id}/mail": contactMail,
  "/api/contacts/undelivered": contactsUndelivered,
  "/api/contacts/rows": contactsRows,
  "/api/contacts/counts": contactsCounts,
  "/api/contacts/statistics": contactsStatistics,
  "/api/contacts/{id}/answer": contactAnswer,
  "/api/contacts/{id}/notes": contactNotes,
  "/api/contacts/{id}/others": samePersonContacts,
  "/api/firm": firm,
  "/api/versions": versions,
  "/api/versions/{id}": version,
  "/api/versions/{id}/restore": versionRestore,
  "/api/account": account,
  "/api/account/editing": accountEditing,
  "/api/account/password": accountPassword,
  "/api/account/second-factor": secondFactor,
  "/api/account/second-factor/off": secondFactorOff,
  "/api/account/sessions/end": accountSessionsEnd,
  "/api/colleagues": colleagues,
  "/api/colleagues/{id}/remove": colleagueRemove,
  "/api/colleagues/{id}/sessions/end": colleagueSessionsEnd,
  "/api/invitations": invitations,
  "/api/invitations/{id}": invitation,
  "/api/audit": audit,
  "/api/login": login,
  "/api/logout": logout,
  "/api/register": register,
  "/api/health": health,
} satisfies Record<string, Record<(typeof methods)[number], RouteHandler>>;

function toResponseObject({
  description,
  schema,
  mediaType,
  headers,
}: ResponseDeclaration): ZodOpenApiResponseObject {
  return {
    description,
    ...(headers && { headers }),
    ...(schema && { content: { [mediaType ?? "application/json"]: { schema } } }),
  };
}

/** Turns "List blog posts" into "listBlogPosts". */
const toOperationId = (summary: string) =>
  summary.toLowerCase().replace(/\W+(\w)/g, (_match, letter: string) => letter.toUpperCase());

const failure: ResponseDeclaration = { description: "An error", schema: errorBodySchema };

function buildContent({ body, acceptsForm, acceptsFile }: Declaration) {
  if (acceptsFile) {
    return {
      "application/octet-stream": { schema: { type: "string", format: "binary" } },
    } as const;
  }
  if (!body) return null;
  const { schema } = body;
  return { "application/json": { schema }, ...(acceptsForm && { [FORM_MEDIA_TYPE]: { schema } }) };
}

function buildOperation(path: string, declaration: Declaration): ZodOpenApiOperationObject {
  const { summary, acceptsToken, rateLimit, query, headers, responses } = declaration;
  const params = {
    ...(path.includes("{id}") && { path: z.object({ id: z.string() }) }),
    ...(query && { query }),
    ...(headers && { header: headers }),
  };
  const content = buildContent(declaration);
  const allResponses = {
    ...responses,
    ...(rateLimit && { 429: tooManyRequests }),
    "4XX": failure,
    "5XX": failure,
  };
  return {
    summary,
    operationId: toOperationId(summary),
    security: acceptsToken ? [{ bearer: [] }] : [],
    ...(Object.keys(params).length > 0 && { requestParams: params }),
    ...(content && { requestBody: { required: true, content } }),
    responses: Object.fromEntries(
      Object.entries(allResponses).map(([status, response]) => [
        status,
        toResponseObject(response),
      ]),
    ),
  };
}

function buildPaths(): ZodOpenApiPathsObject {
  return Object.fromEntries(
    Object.entries(resources).map(([path, handlers]) => {
      const operations = methods.flatMap((method) => {
        const declaration = getDeclaration(handlers[method]);
        return declaration ? [[method.toLowerCase(), buildOperation(path, declaration)]] : [];
      });
      return [path, Object.fromEntries(operations)];
    }),
  );
}

let document: ReturnType<typeof createDocument> | undefined;

export function getOpenApiDocument() {
  document ??= createDocument({
    openapi: "3.1.0",
    info: {
      title: `${site.name} API`,
      version: "1",
      license: { name: "Proprietary", identifier: "LicenseRef-Proprietary" },
    },
    servers: [{ url: "/" }],
    components: {
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          description:
            "The token from POST /api/login. If a browser signed in, its token is valid only with the session cookie.",
        },
      },
    },
    paths: buildPaths(),
  });
  return document;
}
