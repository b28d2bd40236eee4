import { seal, unseal } from "./sealed";

// The cookie lets the pages of /admin render; it never authorises a call (design §2). Its
// value is next-auth's session token. The middleware runs this too: nothing of Node here.

/** The longest that a sign-in lasts, in seconds: a week. Idle ones end before (SESSION_IDLE_HOURS). */
export const SESSION_SECONDS = 7 * 24 * 60 * 60;

export type CookieConfig = { siteUrl: string; secret: string };

/** What the cookie says: whose it is, its session row, and the flag that /admin asks for. */
export type SessionClaims = { sub: string; sid: string; isAdmin: boolean };

const isHttps = (siteUrl: string) => siteUrl.startsWith("https://");

/** The cookie's name. `__Host-` pins it to this very host; only https can have it. */
export function sessionCookieName(siteUrl: string): string {
  return isHttps(siteUrl) ? "__Host-next-auth.session-token" : "next-auth.session-token";
}

function setCookie(siteUrl: string, value: string, maxAge: number): string {
  const secure = isHttps(siteUrl) ? "; Secure" : "";
  return `${sessionCookieName(siteUrl)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}

/** The Set-Cookie header that begins a session in a browser. */
export async function sessionCookie(config: CookieConfig, claims: SessionClaims): Promise<string> {
  const value = await seal({ ...claims }, { secret: config.secret }, SESSION_SECONDS);
  return setCookie(config.siteUrl, value, SESSION_SECONDS);
}

/** The Set-Cookie header that takes the cookie away. */
export function clearedSessionCookie(siteUrl: string): string {
  return setCookie(siteUrl, "", 0);
}

/** The claims of a cookie's value; null where it is missing, not ours, or has run out. */
export async function readSessionCookie(
  secret: string,
  value: string | undefined,
): Promise<SessionClaims | null> {
  const claims = await unseal(value, { secret });
  if (typeof claims?.sub !== "string" || typeof claims.sid !== "string") return null;
  return { sub: claims.sub, sid: claims.sid, isAdmin: claims.isAdmin === true };
}
