import type { ErrorBody } from "@/lib/core/error-schema";
import type { SignInDto } from "@/lib/auth/schema";

/** The administrator whom the suites register first. */
export const admin = { username: "asha", password: "a long enough password" };

export type Call = {
  method?: string;
  token?: string;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, in place of `body`. */
  raw?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
};

/** Calls the API of a site as a program would. */
export async function call(url: string, path: string, options: Call = {}): Promise<Response> {
  const { method = "GET", token, body, raw, headers } = options;
  const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  return fetch(`${url}${path}`, {
    method,
    redirect: "manual",
    headers: {
      ...(sent !== undefined && { "Content-Type": "application/json" }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: sent,
  });
}

/** The envelope of an error answer. */
export async function errorOf(response: Response): Promise<ErrorBody> {
  return (await response.json()) as ErrorBody;
}

export async function register(url: string, credentials = admin): Promise<Response> {
  return call(url, "/api/register", { method: "POST", body: credentials });
}

/** Registers the first administrator of a site, or says why it could not. */
export async function registerAdmin(url: string): Promise<void> {
  const answer = await register(url);
  if (!answer.ok) throw new Error(`registration: ${answer.status} ${await answer.text()}`);
}

/** Signs in as a program would: the token works alone. */
export async function signIn(url: string, credentials = admin): Promise<SignInDto> {
  const response = await call(url, "/api/login", { method: "POST", body: credentials });
  if (!response.ok) throw new Error(`sign-in: ${response.status} ${await response.text()}`);
  return (await response.json()) as SignInDto;
}

/** What a browser holds after a sign-in: the answer, and the session cookie beside it. */
export type BrowserSession = SignInDto & {
  /** As the browser sends it back. */
  cookie: string;
  /** As the site set it. */
  setCookie: string;
  /** What makes this browser known as one that has signed in, as the site set it. */
  setDevice: string;
};

type Browser = {
  credentials?: typeof admin;
  /** The cookie that it has from before. */
  held?: string;
  /** Where its page says that it is from; the site itself unless another is named. */
  origin?: string;
};

/** Signs in as the login page would: the token is bound to the cookie. */
export async function signInFromPage(url: string, browser: Browser = {}): Promise<BrowserSession> {
  const { credentials = admin, held, origin = url } = browser;
  const response = await call(url, "/api/login", {
    method: "POST",
    body: credentials,
    headers: { Origin: origin, ...(held !== undefined && { Cookie: held }) },
  });
  const [setCookie, setDevice = ""] = response.headers.getSetCookie();
  if (setCookie === undefined) throw new Error(`sign-in without a cookie: ${response.status}`);
  const signIn = (await response.json()) as SignInDto;
  return { ...signIn, setCookie, setDevice, cookie: setCookie.split(";")[0] ?? "" };
}
