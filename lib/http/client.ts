import type { ErrorBody } from "@/lib/core/error-schema";

/** An answer that is not OK. The message is `{status}: {body or status text}` (spec §7). */
export class HttpError extends Error {
  override name = "HttpError";
  /** The server's envelope, where the answer carries one. */
  readonly body: ErrorBody | null;

  constructor(
    readonly status: number,
    text: string,
    statusText: string,
    /** How many seconds the server asks to wait, where it says so. */
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
  /** Sent as JSON; without it there is no body and no content type. */
  body?: unknown;
  /** Sent as Bearer; the call then also carries our own cookie (design §2). */
  token?: string | null;
  /** Whether our own cookie may come and go with the call, as for sign-in. */
  withCookie?: boolean;
  headers?: Record<string, string>;
  /** The page of this site that the call names as its origin, in place of the one that is shown. */
  referrer?: string;
};

/**
 * The one way from the browser to the API. Sends no credentials unless the call is the
 * portal's own.
 * @throws HttpError for every answer that is not OK, TypeError when there is no network.
 */
export async function request(
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  { body, token, withCookie = false, headers = {}, referrer }: RequestOptions = {},
): Promise<Response> {
  const response = await fetch(path, {
    method,
    referrer,
    credentials: token || withCookie ? "same-origin" : "omit",
    headers: {
      ...headers,
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) {
    const { status, statusText, headers: answered } = response;
    const retryAfter = secondsOf(answered.get("Retry-After"));
    throw new HttpError(status, await response.text(), statusText, retryAfter);
  }
  return response;
}

/** Retry-After in seconds; its other form, a date, is not one that our server sends. */
export function secondsOf(retryAfter: string | null): number | null {
  const seconds = Number(retryAfter ?? NaN);
  return Number.isFinite(seconds) ? seconds : null;
}
