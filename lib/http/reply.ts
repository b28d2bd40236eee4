import "server-only";
import { isBuilding } from "@/lib/core/env";
import { AppError, StoredConflictError } from "@/lib/core/errors";
import { type ErrorBody, errorStatus } from "@/lib/core/error-schema";
import type { Page } from "@/lib/db/pagination";

// What a route handler answers. Nothing is stored by anybody unless a reply says so.

export const noStore = { "Cache-Control": "no-store" };
export const revalidate = { "Cache-Control": "no-cache" };

type Versioned = { version: number };

const etag = ({ version }: Versioned) => ({ ETag: `"${version}"` });

/** 200 with a whole list of personal data, or the part that was asked for, and the total beside it. */
export function list<T>({ items, total }: Page<T>): Response {
  return Response.json(items, { headers: { ...noStore, "X-Total-Count": String(total) } });
}

/** 200 with a public entity and its version as ETag. @throws AppError not_found for null. */
export function entity<T extends Versioned>(found: T | null, label: string): Response {
  if (found === null) throw new AppError("not_found", `${label} not found`);
  return Response.json(found, { headers: { ...revalidate, ...etag(found) } });
}

/** 201 with the entity that was made. */
export function created(made: object | Versioned): Response {
  const tag = "version" in made ? etag(made) : {};
  return Response.json(made, { status: 201, headers: { ...noStore, ...tag } });
}

/** 200 with the entity as it is after the change. */
export function updated<T extends Versioned>(changed: T): Response {
  return Response.json(changed, { headers: { ...noStore, ...etag(changed) } });
}

/** 200 with something that concerns one person. */
export function personal(body: unknown, cookies: string[] = []): Response {
  const response = Response.json(body, { headers: noStore });
  for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
  return response;
}

/** 204: done, nothing to say. */
export function done(headers: Record<string, string> = {}): Response {
  return new Response(null, { status: 204, headers: { ...noStore, ...headers } });
}

/** 404 in plain text, for a file that is not there. */
export const noSuchFile = (): Response => new Response("Not found", { status: 404 });

/**
 * 503 in plain text, for a file that could not be made. A build would take it for a file that
 * changes with each request, and what a build makes is never sent: there it is a 200.
 */
export function tryLater(): Response {
  return new Response("Try again later", {
    status: isBuilding() ? 200 : errorStatus.unavailable,
    headers: { ...noStore, "Retry-After": "30" },
  });
}

/** How long to wait where the database is out of reach, in seconds. */
const UNAVAILABLE_SECONDS = 5;

/** What an error says in headers, whatever its body is. */
export function failureHeaders(error: AppError): Record<string, string> {
  const seconds =
    error.retryAfter ?? (error.code === "unavailable" ? UNAVAILABLE_SECONDS : undefined);
  return {
    ...noStore,
    ...(error.code === "unauthorized" && { "WWW-Authenticate": "Bearer" }),
    ...(seconds !== undefined && { "Retry-After": String(seconds) }),
  };
}

/** An error in the one envelope (design §5). */
export function failure(error: AppError, headers: Record<string, string> = {}): Response {
  const body: ErrorBody = {
    error: error.message,
    message: error.message,
    code: error.code,
    ...(error.fields && { fields: error.fields }),
    ...(error instanceof StoredConflictError && { stored: error.stored as ErrorBody["stored"] }),
  };
  return Response.json(body, {
    status: errorStatus[error.code],
    headers: { ...failureHeaders(error), ...headers },
  });
}
