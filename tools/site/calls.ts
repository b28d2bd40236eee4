import type { SignInDto } from "@/lib/auth/schema";

export const adminCredentials = { username: "asha", password: "a long enough password" };

export type CallOptions = {
  method?: string;
  token?: string;
  body?: unknown;
  /** Sent unchanged, in place of `body`. */
  raw?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
};

export async function call(
  url: string,
  path: string,
  options: CallOptions = {},
): Promise<Response> {
  const { method = "GET", token, body, raw, headers } = options;
  const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  return fetch(`${url}${path}`, {
    method,
    redirect: "manual",
    headers: {
      ...(content !== undefined && { "Content-Type": "application/json" }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: content,
  });
}

export const register = (url: string, credentials = adminCredentials) =>
  call(url, "/api/register", { method: "POST", body: credentials });

export async function registerAdmin(url: string): Promise<void> {
  const response = await register(url);
  if (!response.ok)
    throw new Error(`registration failed: ${response.status} ${await response.text()}`);
}

/** Signs in as an API client: the token works without a cookie. */
export async function signIn(url: string, credentials = adminCredentials): Promise<SignInDto> {
  const response = await call(url, "/api/login", { method: "POST", body: credentials });
  if (!response.ok) throw new Error(`sign-in failed: ${response.status} ${await response.text()}`);
  return (await response.json()) as SignInDto;
}

/** `cookie` is for requests; `sessionSetCookie` and `deviceSetCookie` are the response's Set-Cookie headers. */
export type BrowserSession = SignInDto & {
  cookie: string;
  sessionSetCookie: string;
  deviceSetCookie: string;
};

/** `cookie` is the session cookie that the browser already has; `origin` defaults to the site's. */
type Browser = { credentials?: typeof adminCredentials; cookie?: string; origin?: string };

/** Signs in as the login page does: the token is bound to the cookie. */
export async function signInFromPage(url: string, browser: Browser = {}): Promise<BrowserSession> {
  const { credentials = adminCredentials, cookie, origin = url } = browser;
  const response = await call(url, "/api/login", {
    method: "POST",
    body: credentials,
    headers: { Origin: origin, ...(cookie !== undefined && { Cookie: cookie }) },
  });
  const [sessionSetCookie, deviceSetCookie = ""] = response.headers.getSetCookie();
  if (sessionSetCookie === undefined)
    throw new Error(`sign-in without a cookie: ${response.status}`);
  const session = (await response.json()) as SignInDto;
  return {
    ...session,
    sessionSetCookie,
    deviceSetCookie,
    cookie: sessionSetCookie.split(";")[0] ?? "",
  };
}
