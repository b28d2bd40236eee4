import "server-only";
import { randomUUID } from "node:crypto";
import type { NextRequest } from "next/server";
import type { z } from "zod";
import { mustSetUpSecondFactor, requireAdmin, type AdminSession } from "@/lib/auth/guards";
import { AppError } from "@/lib/core/errors";
import { formatError, log } from "@/lib/core/log";
import { redactPath } from "@/lib/core/redact-path";
import { buildCallerUses, consume } from "@/lib/rate-limit/rate-limit";
import { getRequestId, REQUEST_ID_HEADER } from "@/lib/core/request-id";
import { errorStatus } from "@/lib/core/error-schema";
import { FORM_MEDIA_TYPE, readMediaType, parseInput, readForm, readJson } from "./body";
import { type BodyDefinition, type Declaration, declare } from "./declaration";
import { isDatabaseUnavailable } from "@/lib/db/errors";
import { errorResponse } from "./responses";

// An admin route checks the caller, then the input. A public route checks the input, then consumes its rate limit, if
// it has one, so that invalid requests do not count. The OpenAPI document is built from the declarations.

/** Next passes undefined for a path without parameters. */
type RouteContext = { params: Promise<Record<string, string | string[] | undefined> | undefined> };

export type RouteHandler = (request: NextRequest, context: RouteContext) => Promise<Response>;

type RequestSchemas<
  BodySchema extends z.ZodType,
  QuerySchema extends z.ZodObject,
  HeaderSchema extends z.ZodObject,
> = {
  query?: QuerySchema;
  headers?: HeaderSchema;
  body?: BodyDefinition<BodySchema>;
};

type Call<
  BodySchema extends z.ZodType,
  QuerySchema extends z.ZodObject,
  HeaderSchema extends z.ZodObject,
> = {
  request: NextRequest;
  id: string;
  /** Contains only the first value of a repeated parameter. */
  query: z.output<QuerySchema>;
  headers: z.output<HeaderSchema>;
  input: z.output<BodySchema>;
};

type Definition<
  BodySchema extends z.ZodType,
  QuerySchema extends z.ZodObject,
  HeaderSchema extends z.ZodObject,
  Extra,
> = RequestSchemas<BodySchema, QuerySchema, HeaderSchema> &
  Pick<Declaration, "summary" | "responses" | "acceptsFile"> & {
    handle: (
      call: Call<BodySchema, QuerySchema, HeaderSchema> & Extra,
    ) => Promise<Response> | Response;
  };

export function publicRoute<
  BodySchema extends z.ZodType,
  QuerySchema extends z.ZodObject,
  HeaderSchema extends z.ZodObject,
>(
  definition: Definition<BodySchema, QuerySchema, HeaderSchema, unknown> &
    Pick<Declaration, "rateLimit" | "acceptsToken">,
): RouteHandler {
  const handler = withErrorHandling(async (request, context) => {
    const call = await readCall(definition, request, context);
    if (definition.rateLimit) await consume(buildCallerUses(request, definition.rateLimit));
    return definition.handle(call);
  });
  return declare(handler, definition);
}

/** Percent-encoding turns a byte into up to three bytes. */
const PERCENT_ENCODING_FACTOR = 3;

type FormDefinition<BodySchema extends z.ZodType, HeaderSchema extends z.ZodObject> = Pick<
  Declaration,
  "summary" | "responses" | "rateLimit"
> & {
  headers?: HeaderSchema;
  body: BodyDefinition<BodySchema>;
  handle: (
    call: Pick<Call<BodySchema, z.ZodObject, HeaderSchema>, "request" | "headers" | "input">,
  ) => Promise<Response>;
  respondToForm: (
    status: number,
    values: Record<string, string>,
    error: AppError | null,
  ) => Promise<Response>;
};

/** Accepts JSON and, from browsers without JavaScript, plain HTML forms, which `respondToForm` answers with a page. */
export function publicFormRoute<BodySchema extends z.ZodType, HeaderSchema extends z.ZodObject>(
  definition: FormDefinition<BodySchema, HeaderSchema>,
): RouteHandler {
  const { rateLimit, body, handle, respondToForm } = definition;
  const json = publicRoute(definition);
  const handler: RouteHandler = async (request, context) => {
    if (readMediaType(request) !== FORM_MEDIA_TYPE) return json(request, context);
    let values: Record<string, string> = {};
    try {
      values = await readForm(request, body.maxBytes * PERCENT_ENCODING_FACTOR);
      const input = parseInput(body.schema, values);
      const headers = readHeaders(definition.headers, request);
      if (rateLimit) await consume(buildCallerUses(request, rateLimit));
      const { status } = await handle({ request, headers, input });
      return respondToForm(status, values, null);
    } catch (cause) {
      const { status, error } = toFailure(cause, request);
      return respondToForm(status, values, error);
    }
  };
  return declare(handler, { ...definition, acceptsForm: true });
}

export function adminRoute<
  BodySchema extends z.ZodType,
  QuerySchema extends z.ZodObject,
  HeaderSchema extends z.ZodObject,
>(
  definition: Definition<BodySchema, QuerySchema, HeaderSchema, AdminSession> & {
    /** Allows administrators who still have to set up a second factor. */
    allowsMissingSecondFactor?: boolean;
  },
): RouteHandler {
  const handler = withErrorHandling(async (request, context) => {
    const { actor, session } = await requireAdmin(request);
    if (!definition.allowsMissingSecondFactor && mustSetUpSecondFactor(session)) {
      throw new AppError("forbidden", "Set up a second factor first");
    }
    return definition.handle({ ...(await readCall(definition, request, context)), actor, session });
  });
  return declare(handler, { ...definition, acceptsToken: true });
}

export const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof methods)[number];

/** Returns the exports of a route file. Missing methods return 405, and OPTIONS lists the allowed methods. */
export function defineResource(handlers: Partial<Record<Method, RouteHandler>>) {
  const allowed = methods.filter((method) => handlers[method]).join(", ");
  const refuse: RouteHandler = async () =>
    errorResponse(new AppError("method_not_allowed", `Use one of these methods: ${allowed}`), {
      Allow: allowed,
    });
  const all = Object.fromEntries(
    methods.map((method) => [method, handlers[method] ?? refuse]),
  ) as Record<Method, RouteHandler>;
  return {
    ...all,
    OPTIONS: () => new Response(null, { status: 204, headers: { Allow: allowed } }),
  };
}

async function readCall<
  BodySchema extends z.ZodType,
  QuerySchema extends z.ZodObject,
  HeaderSchema extends z.ZodObject,
>(
  { query, headers, body }: RequestSchemas<BodySchema, QuerySchema, HeaderSchema>,
  request: NextRequest,
  context: RouteContext,
): Promise<Call<BodySchema, QuerySchema, HeaderSchema>> {
  const id = (await context.params)?.id;
  return {
    request,
    id: typeof id === "string" ? id : "",
    query: readQuery(query, request),
    input: (body &&
      parseInput(body.schema, await readJson(request, body.maxBytes))) as z.output<BodySchema>,
    headers: readHeaders(headers, request),
  };
}

function pick({ shape }: z.ZodObject, values: URLSearchParams | Headers) {
  return Object.fromEntries(
    Object.keys(shape).map((name) => [name, values.get(name) ?? undefined]),
  );
}

function readQuery<QuerySchema extends z.ZodObject>(
  schema: QuerySchema | undefined,
  { nextUrl }: NextRequest,
): z.output<QuerySchema> {
  return (
    schema ? parseInput(schema, pick(schema, nextUrl.searchParams)) : {}
  ) as z.output<QuerySchema>;
}

function readHeaders<Schema extends z.ZodObject>(
  schema: Schema | undefined,
  request: NextRequest,
): z.output<Schema> {
  const result = schema?.safeParse(pick(schema, request.headers));
  if (result?.error) throw new AppError("invalid", result.error.issues[0]!.message);
  return (result?.data ?? {}) as z.output<Schema>;
}

function withErrorHandling(handle: RouteHandler): RouteHandler {
  return async (request, context) => {
    try {
      return await handle(request, context);
    } catch (cause) {
      const { error, headers } = toFailure(cause, request);
      return errorResponse(error, headers);
    }
  };
}

type Failure = { error: AppError; status: number; headers: Record<string, string> };

/** Logs an unexpected error with the request id. The response contains that id and a general message. */
function toFailure(cause: unknown, request: NextRequest): Failure {
  if (cause instanceof AppError) {
    return { error: cause, status: errorStatus[cause.code], headers: {} };
  }
  const requestId = getRequestId() ?? randomUUID();
  const code = isDatabaseUnavailable(cause) ? "unavailable" : "internal";
  log("error", {
    requestId,
    code,
    method: request.method,
    path: redactPath(request.nextUrl.pathname),
    error: formatError(cause),
  });
  const error = new AppError(code, unexpectedMessages[code]);
  return { error, status: errorStatus[code], headers: { [REQUEST_ID_HEADER]: requestId } };
}

const unexpectedMessages = {
  unavailable: "The service is not available right now. Please try again.",
  internal: "Something went wrong on our side. Please try again later.",
};
