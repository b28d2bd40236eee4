import { request } from "@/lib/http/client";
import { readStoredSession } from "@/lib/auth/stored-session";

type Method = Parameters<typeof request>[0];
type Options = { body?: unknown; headers?: Record<string, string> };

/** Reads the token on each call, because a sign-in in another tab may have replaced it. */
export function portalRequest(method: Method, path: string, options: Options = {}) {
  return request(method, path, { ...options, token: readStoredSession()?.token });
}
