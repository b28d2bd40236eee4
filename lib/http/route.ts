import "server-only";
import { randomUUID } from "node:crypto";
import type { NextRequest } from "next/server";
import type { z } from "zod";
import { requireAdmin } from "@/lib/auth/guards";
import type { Actor } from "@/lib/audit/data";
import { AppError } from "@/lib/core/errors";
import { errorText, log } from "@/lib/core/log";
import { redactPath } from "@/lib/core/redact-path";
import { callerUses, consume, type PublicLimit } from "@/lib/rate-limit/rate-limit";
import { currentRequestId, REQUEST_ID_HEADER } from "@/lib/core/request-id";
import { errorStatus } from "@/lib/core/error-schema";
import { pagingSchema, type Paging } from "@/lib/core/page-schema";
import { FORM_MEDIA_TYPE, mediaTypeOf, parseBody, readForm, readJson } from "./body";
import { isDatabaseUnavailable } from "@/lib/db/errors";
import { failure } from "./reply";

// A route handler is a declaration: who may call and how often, what body it takes, what it does.
// The order is the same for all: who calls, then what is sent, then how often (what is malformed is
// refused and not counted), then the handler, then errors mapped.

/** Next gives undefined where the path has no parameter. */
type RouteContext = { params: Promise<Record<string, string | string[] | undefined> | undefined> };

/** A Next.js route handler. */
export type RouteHandler = (request: NextRequest, context: RouteContext) => Promise<Response>;

type BodyDefinition<Schema extends z.ZodType> = {
  schema: Schema;
  /** The most bytes that are read. */
  limit: number;
};

type Call<Schema extends z.ZodType> = {
  request: NextRequest;
  /** The `[id]` of the path; empty where the path has none. */
  id: string;
  /** The body as its schema gives it. */
  input: z.output<Schema>;
  /** Which part of a list is asked for. @throws AppError invalid for a wrong page. */
  paging: () => Paging;
  /** The version that If-Match names, or null. @throws AppError invalid when it names none. */
  expectedVersion: () => number | null;
};

type Definition<Schema extends z.ZodType, Extra> = {
  body?: BodyDefinition<Schema>;
  handle: (call: Call<Schema> & Extra) => Promise<Response> | Response;
};

/** How often one caller may make a public call; none is as often as they like. */
type Limited = { limit?: PublicLimit };

/** A call that anybody may make. */
export function publicRoute<Schema extends z.ZodType>(
  definition: Definition<Schema, unknown> & Limited,
): RouteHandler {
  return answering(async (request, context) => {
    const call = await readCall(definition.body, request, context);
    if (definition.limit) await consume(callerUses(request, definition.limit));
    return definition.handle(call);
  });
}

/** A plain form writes each byte beyond ASCII as three. */
const ENCODED_BYTES = 3;

type FormDefinition<Schema extends z.ZodType> = Limited & {
  body: BodyDefinition<Schema>;
  handle: (call: Pick<Call<Schema>, "request" | "input">) => Promise<Response>;
  /** The page for a plain form: what was typed, and what went wrong or null. */
  answerForm: (status: number, typed: Record<string, string>, error: AppError | null) => Response;
};

/**
 * A call that anybody may make, with JSON or, in a browser without JavaScript, as a plain form:
 * then the answer is a page that keeps what was typed.
 */
export function publicFormRoute<Schema extends z.ZodType>(
  definition: FormDefinition<Schema>,
): RouteHandler {
  const { limit, body, handle, answerForm } = definition;
  const json = publicRoute({ limit, body, handle });
  return async (request, context) => {
    if (mediaTypeOf(request) !== FORM_MEDIA_TYPE) return json(request, context);
    let typed: Record<string, string> = {};
    try {
      typed = await readForm(request, body.limit * ENCODED_BYTES);
      const input = parseBody(body.schema, typed);
      if (limit) await consume(callerUses(request, limit));
      const { status } = await handle({ request, input });
      return answerForm(status, typed, null);
    } catch (thrown) {
      const { status, error } = failureOf(thrown, request);
      return answerForm(status, typed, error);
    }
  };
}

/** A call that needs an administrator's token. */
export function adminRoute<Schema extends z.ZodType>(
  definition: Definition<Schema, { actor: Actor }>,
): RouteHandler {
  return answering(async (request, context) => {
    const actor = await requireAdmin(request);
    return definition.handle({ ...(await readCall(definition.body, request, context)), actor });
  });
}

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
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

async function readCall<Schema extends z.ZodType>(
  body: BodyDefinition<Schema> | undefined,
  request: NextRequest,
  context: RouteContext,
): Promise<Call<Schema>> {
  const id = (await context.params)?.id;
  const input = body
    ? parseBody(body.schema, await readJson(request, body.limit))
    : (undefined as z.output<Schema>);
  return {
    request,
    id: typeof id === "string" ? id : "",
    input,
    paging: () => readPaging(request),
    expectedVersion: () => readExpectedVersion(request),
  };
}

function readPaging(request: NextRequest): Paging {
  const { searchParams } = request.nextUrl;
  return parseBody(pagingSchema, {
    page: searchParams.get("page") ?? undefined,
    pageSize: searchParams.get("pageSize") ?? undefined,
  });
}

function readExpectedVersion(request: NextRequest): number | null {
  const header = request.headers.get("if-match");
  if (header === null || header === "*") return null;
  const version = /^"([1-9]\d{0,8})"$/.exec(header.trim())?.[1];
  if (version === undefined) {
    throw new AppError("invalid", 'If-Match must name a version in quotes, such as "3"');
  }
  return Number(version);
}

/** Runs a handler and turns what it throws into the one envelope. */
function answering(handle: RouteHandler): RouteHandler {
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
