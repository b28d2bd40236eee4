import { randomBytes } from "node:crypto";
import { adminCredentials, call } from "../../tools/site/calls";

/** Returns environment variables that set the rate limits of production, behind one proxy. */
export const buildProductionLimitVariables = () => ({
  RATE_LIMIT_FACTOR: "1",
  TRUSTED_PROXY_HOPS: "1",
  // All suites share one Redis. A random secret keeps their counters apart.
  NEXTAUTH_SECRET: randomBytes(32).toString("base64url"),
});

let ipCount = 0;
export const createIp = () => `198.19.${Math.floor((ipCount += 1) / 250)}.${(ipCount % 250) + 1}`;

type Attempt = { from: string; username?: string; password?: string; cookie?: string };

export function tryToSignIn(url: string, attempt: Attempt): Promise<Response> {
  const {
    from,
    username = adminCredentials.username,
    password = "a wrong password",
    cookie,
  } = attempt;
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

/** Reads the body too, because an unread response would delay the site's shutdown. */
export async function readStatus(responsePromise: Promise<Response>): Promise<number> {
  const response = await responsePromise;
  await response.text();
  return response.status;
}

export async function repeatInOrder<T>(
  count: number,
  run: (index: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  for (let index = 0; index < count; index += 1) results.push(await run(index));
  return results;
}
