import "server-only";
import { randomUUID } from "node:crypto";
import type { NextRequest } from "next/server";
import type { z } from "zod";
import { mustSetUpSecondFactor, requireAdmin, type SignedIn } from "@/lib/auth/guards";
import { AppError } from "@/lib/core/errors";
import { errorText, log } from "@/lib/core/log";
import { redactPath } from "@/lib/core/redact-path";
import { callerUses, consume } from "@/lib/rate-limit/rate-limit";
import { currentRequestId, REQUEST_ID_HEADER } from "@/lib/core/request-id";
import { errorStatus } from "@/lib/core/error-schema";
import { FORM_MEDIA_TYPE, mediaTypeOf, parseBody, readForm, readJson } from "./body";
import { type BodyDefinition, type Declaration, declare } from "./declaration";
import { isDatabaseUnavailable } from "@/lib/db/errors";
import { failure } from "./reply";

// A route handler is a declaration: who may call and how often, what it takes, what it does and what
// it answers. The OpenAPI document is made of it. The order is the same for all: who calls, then what
// is sent, then how often (what is malformed is refused and not counted), then the handler, then
// errors mapped.

/** Next gives undefined where the path has no parameter. */
type RouteContext = { params: Promise<Record<string, string | string[] | undefined> | undefined> };

/** A Next.js route handler. */
export type RouteHandler = (request: NextRequest, context: RouteContext) => Promise<Response>;

type Sent<
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
  /** The `[id]` of the path; empty where the path has none. */
  id: string;
  /** As their schemas give them; of a query the first value of a name counts. */
  query: z.output<QuerySchema>;
  headers: z.output<HeaderSchema>;
  /** The body as its schema gives it. */
  input: z.output<BodySchema>;
};

type Definition<
  BodySchema extends z.ZodType,
  QuerySchema extends z.ZodObject,
  HeaderSchema extends z.ZodObject,
  Extra,
> = Sent<BodySchema, QuerySchema, HeaderSchema> &
  Pick<Declaration, "summary" | "answers" | "takesFile"> & {
    handle: (
      call: Call<BodySchema, QuerySchema, HeaderSchema> & Extra,
    ) => Promise<Response> | Response;
  };

/** A call that anybody may make. */
export function publicRoute<
  BodySchema extends z.ZodType,
  QuerySchema extends z.ZodObject,
  HeaderSchema extends z.ZodObject,
>(
  definition: Definition<BodySchema, QuerySchema, HeaderSchema, unknown> &
    Pick<Declaration, "limit" | "takesToken">,
): RouteHandler {
  const handler = withErrorHandling(async (request, context) => {
    const call = await readCall(definition, request, context);
    if (definition.limit) await consume(callerUses(request, definition.limit));
    return definition.handle(call);
  });
  return declare(handler, definition);
}

/** A plain form writes each byte beyond ASCII as three. */
const ENCODED_BYTES = 3;

type FormDefinition<BodySchema extends z.ZodType, HeaderSchema extends z.ZodObject> = Pick<
  Declaration,
  "summary" | "answers" | "limit"
> & {
  headers?: HeaderSchema;
  body: BodyDefinition<BodySchema>;
  handle: (
    call: Pick<Call<BodySchema, z.ZodObject, HeaderSchema>, "request" | "headers" | "input">,
  ) => Promise<Response>;
  /** The page for a plain form: what was typed, and what went wrong or null. */
  answerForm: (status: number, typed: Record<string, string>, error: AppError | null) => Response;
};

/**
 * A call that anybody may make, with JSON or, in a browser without JavaScript, as a plain form:
 * then the answer is a page that keeps what was typed.
 */
export function publicFormRoute<BodySchema extends z.ZodType, HeaderSchema extends z.ZodObject>(
  definition: FormDefinition<BodySchema, HeaderSchema>,
): RouteHandler {
  const { limit, body, handle, answerForm } = definition;
  const json = publicRoute(definition);
  const handler: RouteHandler = async (request, context) => {
    if (mediaTypeOf(request) !== FORM_MEDIA_TYPE) return json(request, context);
    let typed: Record<string, string> = {};
    try {
      typed = await readForm(request, body.limit * ENCODED_BYTES);
      const input = parseBody(body.schema, typed);
      const headers = readHeaders(definition.headers, request);
      if (limit) await consume(callerUses(request, limit));
      const { status } = await handle({ request, headers, input });
      return answerForm(status, typed, null);
    } catch (thrown) {
      const { status, error } = failureOf(thrown, request);
      return answerForm(status, typed, error);
    }
  };
  return declare(handler, { ...definition, takesForm: true });
}

/** A call that needs an administrator's token. */
export function adminRoute<
  BodySchema extends z.ZodType,
  QuerySchema extends z.ZodObject,
  HeaderSchema extends z.ZodObject,
>(
  definition: Definition<BodySchema, QuerySchema, HeaderSchema, SignedIn> & {
    /** Whether who still has to set up a second factor may make it: it is what they need for that. */
    beforeSecondFactor?: boolean;
  },
): RouteHandler {
  const handler = withErrorHandling(async (request, context) => {
    const signedIn = await requireAdmin(request);
    if (!definition.beforeSecondFactor && mustSetUpSecondFactor(signedIn.session)) {
      throw new AppError("forbidden", "Set up a second factor first");
    }
    return definition.handle({ ...(await readCall(definition, request, context)), ...signedIn });
  });
  return declare(handler, { ...definition, takesToken: true });
}

export const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof methods)[number];

/**
 * The exports of a route file: its handlers, and 405 in the envelope for every other
 * method. OPTIONS tells which there are.
 */
export function resource(handlers: Partial<Record<Method, RouteHandler>>) {
  const allowed = methods.filter((method) => handlers[method]).join(", ");
  const refuse: RouteHandler = async () =>
    failure(new AppError("method_not_allowed", `Allowed here: ${allowed}`), { Allow: allowed });
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
  { query, headers, body }: Sent<BodySchema, QuerySchema, HeaderSchema>,
  request: NextRequest,
  context: RouteContext,
): Promise<Call<BodySchema, QuerySchema, HeaderSchema>> {
  const id = (await context.params)?.id;
  return {
    request,
    id: typeof id === "string" ? id : "",
    query: readQuery(query, request),
    input: (body &&
      parseBody(body.schema, await readJson(request, body.limit))) as z.output<BodySchema>,
    headers: readHeaders(headers, request),
  };
}

/** Those that a schema names, of a query's or of the headers. */
function pick({ shape }: z.ZodObject, values: URLSearchParams | Headers) {
  return Object.fromEntries(
    Object.keys(shape).map((name) => [name, values.get(name) ?? undefined]),
  );
}

/** @throws AppError invalid, with the message of each wrong parameter. */
function readQuery<QuerySchema extends z.ZodObject>(
  schema: QuerySchema | undefined,
  { nextUrl }: NextRequest,
): z.output<QuerySchema> {
  return (
    schema ? parseBody(schema, pick(schema, nextUrl.searchParams)) : {}
  ) as z.output<QuerySchema>;
}

/** @throws AppError invalid, with the message of the first wrong header. */
function readHeaders<Schema extends z.ZodObject>(
  schema: Schema | undefined,
  request: NextRequest,
): z.output<Schema> {
  const result = schema?.safeParse(pick(schema, request.headers));
  if (result?.error) throw new AppError("invalid", result.error.issues[0]!.message);
  return (result?.data ?? {}) as z.output<Schema>;
}

/** Runs a handler and turns what it throws into the one envelope. */
function withErrorHandling(handle: RouteHandler): RouteHandler {
  return async (request, context) => {
    try {
      return await handle(request, context);
    } catch (thrown) {
      const { error, headers } = failureOf(thrown, request);
      return failure(error, headers);
    }
  };
}

type Failure = { error: AppError; status: number; headers: Record<string, string> };

/**
 * What a caller is told of something that was thrown. An error that nobody meant is logged
 * with a request id, which the answer carries instead of the error.
 */
function failureOf(thrown: unknown, request: NextRequest): Failure {
  if (thrown instanceof AppError) {
    return { error: thrown, status: errorStatus[thrown.code], headers: {} };
  }
  const requestId = currentRequestId() ?? randomUUID();
  const code = isDatabaseUnavailable(thrown) ? "unavailable" : "internal";
  log("error", {
    requestId,
    code,
    method: request.method,
    path: redactPath(request.nextUrl.pathname),
    error: errorText(thrown),
  });
  const error = new AppError(code, unexpected[code]);
  return { error, status: errorStatus[code], headers: { [REQUEST_ID_HEADER]: requestId } };
}

const unexpected = {
  unavailable: "The service is not available right now. Please try again.",
  internal: "Something went wrong on our side. Please try again later.",
};
