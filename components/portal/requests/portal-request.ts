import { request } from "@/lib/http/client";
import { readStoredSession } from "@/lib/auth/stored-session";

type Method = Parameters<typeof request>[0];
type Options = { body?: unknown; headers?: Record<string, string> };

/**
 * A call as the signed-in administrator. The token is read anew each time, so that a new
 * sign-in in another tab lets the next call through (design §2).
 */
export function portalRequest(method: Method, path: string, options: Options = {}) {
  return request(method, path, { ...options, token: readStoredSession()?.token });
}
