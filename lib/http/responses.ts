import "server-only";
import fresh from "fresh";
import { isBuilding } from "@/lib/core/env";
import { AppError, StoredConflictError } from "@/lib/core/errors";
import { type ErrorBody, errorStatus } from "@/lib/core/error-schema";
import type { Page } from "@/lib/db/pagination";

// Browsers and proxies must not store personal data or errors.
export const noStore = { "Cache-Control": "no-store" };
export const noCache = { "Cache-Control": "no-cache" };

type Versioned = { version: number };

const toEtagHeader = ({ version }: Versioned) => ({ ETag: `"${version}"` });

export function listResponse<T>({ items, total }: Page<T>): Response {
  return Response.json(items, { headers: { ...noStore, "X-Total-Count": String(total) } });
}

/** Returns 200 with an ETag, or 304 if the client has the current version. @throws AppError not_found for null. */
export function entityResponse<T extends Versioned>(
  found: T | null,
  label: string,
  request: Request,
): Response {
  if (found === null) throw new AppError("not_found", `${label} not found`);
  return applyIfNoneMatch(
    request,
    Response.json(found, { headers: { ...noCache, ...toEtagHeader(found) } }),
  );
}

/** Returns 304 without a body if the request names the response's ETag (RFC 9110, 13.1.2). */
function applyIfNoneMatch(request: Request, response: Response): Response {
  const { headers } = response;
  const isUnchanged = fresh(Object.fromEntries(request.headers), { etag: headers.get("ETag")! });
  if (!isUnchanged) return response;
  headers.delete("Content-Type");
  headers.delete("Content-Length");
  return new Response(null, { status: 304, headers });
}

export function createdResponse(resource: object | Versioned): Response {
  const tag = "version" in resource ? toEtagHeader(resource) : {};
  return Response.json(resource, { status: 201, headers: { ...noStore, ...tag } });
}

export function updatedResponse<T extends Versioned>(changed: T): Response {
  return Response.json(changed, { headers: { ...noStore, ...toEtagHeader(changed) } });
}

export function personalResponse(body: unknown, cookies: string[] = []): Response {
  const response = Response.json(body, { headers: noStore });
  for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
  return response;
}

export function noContentResponse(headers: Record<string, string> = {}): Response {
  return new Response(null, { status: 204, headers: { ...noStore, ...headers } });
}

export const notFoundResponse = (): Response => new Response("Not found", { status: 404 });

/** Returns 503. During a build, returns 200, because a 503 would make the route dynamic; the 200 is never served. */
export function unavailableResponse(): Response {
  return new Response("Try again later", {
    status: isBuilding() ? 200 : errorStatus.unavailable,
    headers: { ...noStore, "Retry-After": "30" },
  });
}

const UNAVAILABLE_SECONDS = 5;

export function errorHeaders(error: AppError): Record<string, string> {
  const seconds =
    error.retryAfter ?? (error.code === "unavailable" ? UNAVAILABLE_SECONDS : undefined);
  return {
    ...noStore,
    ...(error.code === "unauthorized" && { "WWW-Authenticate": "Bearer" }),
    ...(seconds !== undefined && { "Retry-After": String(seconds) }),
  };
}

export function errorResponse(error: AppError, headers: Record<string, string> = {}): Response {
  const body: ErrorBody = {
    error: error.message,
    message: error.message,
    code: error.code,
    ...(error.fields && { fields: error.fields }),
    ...(error instanceof StoredConflictError && { stored: error.stored as ErrorBody["stored"] }),
  };
  return Response.json(body, {
    status: errorStatus[error.code],
    headers: { ...errorHeaders(error), ...headers },
  });
}
