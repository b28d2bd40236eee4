import { seal, unseal } from "./sealed";

// A request with the cookie but without the Bearer token can only render /admin and end the cookie's session
// (by sign-out or another sign-in).

/** Maximum age of a session. A session ends earlier if it makes no request for SESSION_IDLE_HOURS. */
export const SESSION_SECONDS = 7 * 24 * 60 * 60;

export type CookieConfig = { siteUrl: string; secret: string };

export type SessionClaims = { sub: string; sid: string; isAdmin: boolean };

const isHttps = (siteUrl: string) => siteUrl.startsWith("https://");

/** Returns the cookie's name. `__Host-` binds the cookie to this host and requires https. */
export function getSessionCookieName(siteUrl: string): string {
  return isHttps(siteUrl) ? "__Host-next-auth.session-token" : "next-auth.session-token";
}

function formatCookie(siteUrl: string, value: string, maxAge: number): string {
  const secure = isHttps(siteUrl) ? "; Secure" : "";
  return `${getSessionCookieName(siteUrl)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}

export async function createSessionCookie(
  config: CookieConfig,
  claims: SessionClaims,
): Promise<string> {
  const value = await seal({ ...claims }, { secret: config.secret }, SESSION_SECONDS);
  return formatCookie(config.siteUrl, value, SESSION_SECONDS);
}

export function createExpiredSessionCookie(siteUrl: string): string {
  return formatCookie(siteUrl, "", 0);
}

export async function readSessionCookie(
  secret: string,
  value: string | undefined,
): Promise<SessionClaims | null> {
  const claims = await unseal(value, { secret });
  if (typeof claims?.sub !== "string" || typeof claims.sid !== "string") return null;
  return { sub: claims.sub, sid: claims.sid, isAdmin: claims.isAdmin === true };
}
