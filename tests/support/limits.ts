import { randomBytes } from "node:crypto";
import { admin, call } from "../../tools/site/calls";

// The limits as they are in service: no RATE_LIMIT_FACTOR, behind one proxy of our own.

export const asInService = () => ({
  RATE_LIMIT_FACTOR: "1",
  TRUSTED_PROXY_HOPS: "1",
  // Redis is shared by all suites: a secret of its own is a set of keys of its own.
  NEXTAUTH_SECRET: randomBytes(32).toString("base64url"),
});

let last = 0;
/** A network address that no test has used yet. */
export const freshAddress = () => `198.19.${Math.floor((last += 1) / 250)}.${(last % 250) + 1}`;

type Attempt = { from: string; username?: string; password?: string; cookie?: string };

export function tryToSignIn(url: string, attempt: Attempt): Promise<Response> {
  const { from, username = admin.username, password = "a wrong password", cookie } = attempt;
  return call(url, "/api/login", {
    method: "POST",
    body: { username, password },
    headers: {
      "X-Forwarded-For": from,
      "X-Peer-Address": from,
      ...(cookie !== undefined && { Cookie: cookie, Origin: url }),
    },
  });
}

/** Reads the answer too: while it is not read, its connection keeps the site from ending. */
export async function statusOf(answered: Promise<Response>): Promise<number> {
  const response = await answered;
  await response.text();
  return response.status;
}

/** Several, one after the other. */
export async function times<T>(count: number, act: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let index = 0; index < count; index += 1) results.push(await act(index));
  return results;
}
