import "server-only";
import type { NextRequest } from "next/server";
import { readClientIp } from "@/lib/core/client-ip";
import type { Actor } from "@/lib/audit/data";
import {
  getSessionById,
  getSessionByToken,
  type ActiveSession,
  createSessionEndedError,
} from "./sessions";
import { getEnv } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { LOOPBACK_HOST } from "@/lib/core/loopback";
import { readSessionCookie, getSessionCookieName } from "./session-cookie";

const BEARER = /^Bearer ([A-Za-z0-9_-]{20,200})$/i;

async function readCookieSessionId(value: string | undefined): Promise<string | null> {
  const claims = await readSessionCookie(getEnv().NEXTAUTH_SECRET, value);
  return claims?.sid ?? null;
}

const getCookieValue = (request: NextRequest) =>
  request.cookies.get(getSessionCookieName(getEnv().SITE_URL))?.value;

/** Returns the cookie's session, so that sign-in or sign-out can end it. No other API call accepts the cookie alone. */
export async function getCookieSession(request: NextRequest): Promise<ActiveSession | null> {
  const id = await readCookieSessionId(getCookieValue(request));
  return id === null ? null : getSessionById(id);
}

/**
 * Requires a Bearer token and, if its session is bound to a cookie, that cookie as well (docs/decisions/0004).
 * @throws AppError unauthorized
 */
export async function requireSession(request: NextRequest): Promise<ActiveSession> {
  const token = BEARER.exec(request.headers.get("authorization") ?? "")?.[1];
  if (token === undefined) throw new AppError("unauthorized", "Please sign in");
  const session = await getSessionByToken(token);
  if (session === null) throw createSessionEndedError();
  if (session.isCookieBound) {
    if ((await readCookieSessionId(getCookieValue(request))) !== session.id)
      throw createSessionEndedError();
  }
  return session;
}

export const mustSetUpSecondFactor = ({ hasSecondFactor }: ActiveSession) =>
  getEnv().REQUIRE_SECOND_FACTOR && !hasSecondFactor;

export type AdminSession = { actor: Actor; session: ActiveSession };

/** Returns the calling administrator. @throws AppError unauthorized, forbidden (not an administrator) */
export async function requireAdmin(request: NextRequest): Promise<AdminSession> {
  const session = await requireSession(request);
  const { user } = session;
  if (!user.isAdmin) {
    // Removing an administrator deletes the session, so a removal during this request gives 401, not 403.
    if ((await getSessionById(session.id)) === null) throw createSessionEndedError();
    throw new AppError("forbidden", "This account is not an administrator");
  }
  const actor = { id: user.id, username: user.username, ip: readClientIp(request.headers) };
  return { actor, session };
}

export async function getAdminPageSession(
  cookieValue: string | undefined,
): Promise<ActiveSession | null> {
  const sessionId = await readCookieSessionId(cookieValue);
  const session = sessionId === null ? null : await getSessionById(sessionId);
  return session?.user.isAdmin ? session : null;
}

/**
 * Checks that the request is for this site's host and, if it has an Origin header, comes from this site's pages.
 * Returns true if it has that header, as POST requests from browsers do. @throws AppError forbidden
 */
export function requireOwnOrigin(request: NextRequest): boolean {
  const host = request.headers.get("host") ?? "";
  const origin = request.headers.get("origin");
  if (!isOwnHost(host))
    throw new AppError("forbidden", "This request used another host. Use the URL in SITE_URL.");
  if (origin === null) return false;
  if (!isOwnOrigin(origin, host)) {
    throw new AppError("forbidden", "This request comes from another site");
  }
  return true;
}

// Other sites cannot use these host names for DNS rebinding.
const isLoopback = (host: string) => LOOPBACK_HOST.test(host.replace(/:\d+$/, ""));

const isOwnHost = (host: string) => host === new URL(getEnv().SITE_URL).host || isLoopback(host);

function isOwnOrigin(origin: string, host: string): boolean {
  const { SITE_URL } = getEnv();
  if (origin === SITE_URL) return true;
  return SITE_URL.startsWith("http://") && isLoopback(host) && origin === `http://${host}`;
}
