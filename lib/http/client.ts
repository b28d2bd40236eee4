import type { ErrorBody } from "@/lib/core/error-schema";

/** Thrown for a response that is not OK. The message is `{status}: {body or status text}` (spec §7). */
export class HttpError extends Error {
  override name = "HttpError";
  readonly body: ErrorBody | null;

  constructor(
    readonly status: number,
    text: string,
    statusText: string,
    /** Seconds. */
    readonly retryAfter: number | null = null,
  ) {
    super(`${status}: ${text || statusText}`);
    this.body = parseErrorBody(text);
  }
}

function parseErrorBody(text: string): ErrorBody | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null && "error" in body
      ? (body as ErrorBody)
      : null;
  } catch {
    return null;
  }
}

type RequestOptions = {
  body?: unknown;
  /** Bearer token. A call with a token also sends the site's cookie. */
  token?: string | null;
  /** Sends and stores the site's cookie even if there is no token, as at sign-in. */
  usesCookie?: boolean;
  headers?: Record<string, string>;
  /** Page of this site to send as the referrer instead of the current page. */
  referrer?: string;
};

/** Calls the API. @throws HttpError if the response is not OK, TypeError if the network fails. */
export async function request(
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  { body, token, usesCookie = false, headers = {}, referrer }: RequestOptions = {},
): Promise<Response> {
  const response = await fetch(path, {
    method,
    referrer,
    credentials: token || usesCookie ? "same-origin" : "omit",
    headers: {
      ...headers,
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) {
    const { status, statusText, headers: responseHeaders } = response;
    const retryAfter = parseRetryAfter(responseHeaders.get("Retry-After"));
    throw new HttpError(status, await response.text(), statusText, retryAfter);
  }
  return response;
}

/** Returns seconds. The server never sends a date in Retry-After. */
export function parseRetryAfter(retryAfter: string | null): number | null {
  const seconds = Number(retryAfter ?? NaN);
  return Number.isFinite(seconds) ? seconds : null;
}
