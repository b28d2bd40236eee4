import "server-only";
import type { NextRequest } from "next/server";
import { clientIp } from "@/lib/core/client-ip";
import type { Actor } from "@/lib/audit/data";
import { getSessionById, getSessionByToken, type LiveSession, sessionEnded } from "./sessions";
import { getEnv } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { LOOPBACK } from "@/lib/core/loopback";
import { readSessionCookie, sessionCookieName } from "./session-cookie";

const BEARER = /^Bearer ([A-Za-z0-9_-]{20,200})$/i;

async function cookieSessionId(value: string | undefined): Promise<string | null> {
  const claims = await readSessionCookie(getEnv().NEXTAUTH_SECRET, value);
  return claims?.sid ?? null;
}

const cookieOf = (request: NextRequest) =>
  request.cookies.get(sessionCookieName(getEnv().SITE_URL))?.value;

/**
 * The session that a browser's cookie names, or null. Good for one thing: to end it, when the
 * browser signs out without its token or signs in anew. It authorises no call.
 */
export async function getCookieSession(request: NextRequest): Promise<LiveSession | null> {
  const id = await cookieSessionId(cookieOf(request));
  return id === null ? null : getSessionById(id);
}

/**
 * The session that a call's Bearer token belongs to.
 * @throws AppError unauthorized without a live one, or when a browser's token comes without
 * the cookie of the same session: a stolen stored token is useless by itself (design §2).
 */
export async function requireSession(request: NextRequest): Promise<LiveSession> {
  const token = BEARER.exec(request.headers.get("authorization") ?? "")?.[1];
  if (token === undefined) throw new AppError("unauthorized", "Please sign in");
  const session = await getSessionByToken(token);
  if (session === null) throw sessionEnded();
  if (session.bound) {
    if ((await cookieSessionId(cookieOf(request))) !== session.id) throw sessionEnded();
  }
  return session;
}

/** Whether a second factor has to be set up before anything else is done. */
export const mustSetUpSecondFactor = ({ hasSecondFactor }: LiveSession) =>
  getEnv().REQUIRE_SECOND_FACTOR && !hasSecondFactor;

/** Who makes a call, in which session. */
export type SignedIn = { actor: Actor; session: LiveSession };

/**
 * The administrator who makes a call: token, session row and flag, all read anew.
 * @throws AppError unauthorized without a live session, forbidden without the flag.
 */
export async function requireAdmin(request: NextRequest): Promise<SignedIn> {
  const session = await requireSession(request);
  const { user } = session;
  if (!user.isAdmin) {
    // Session and user are two reads: an administrator removed in between has no session any more.
    if ((await getSessionById(session.id)) === null) throw sessionEnded();
    throw new AppError("forbidden", "This account is not an administrator");
  }
  const actor = { id: user.id, username: user.username, ip: clientIp(request.headers) };
  return { actor, session };
}

/** The session of an administrator's page request, or null; the row and its flag decide. */
export async function getPageSession(cookieValue: string | undefined): Promise<LiveSession | null> {
  const sessionId = await cookieSessionId(cookieValue);
  const session = sessionId === null ? null : await getSessionById(sessionId);
  return session?.user.isAdmin ? session : null;
}

/**
 * Whether a request comes from a page (it names an Origin) or from a program (it names none).
 * @throws AppError forbidden when the page is of another site, or the host is not ours: whoever owns
 *   another name can have it lead to this machine, and a browser takes its page for this site then.
 */
export function isFromBrowser(request: NextRequest): boolean {
  const host = request.headers.get("host") ?? "";
  const origin = request.headers.get("origin");
  if (!isOwnHost(host)) throw new AppError("forbidden", "This address is not the one in SITE_URL");
  if (origin === null) return false;
  if (!isOwnOrigin(origin, host)) {
    throw new AppError("forbidden", "This request comes from another site");
  }
  return true;
}

/** Nobody can have a name of this machine's own lead elsewhere. */
const isLoopback = (host: string) => LOOPBACK.test(host.replace(/:\d+$/, ""));

const isOwnHost = (host: string) => host === new URL(getEnv().SITE_URL).host || isLoopback(host);

/** Whether an Origin, spelt as browsers spell it, is SITE_URL or, where that is no https, this machine. */
function isOwnOrigin(origin: string, host: string): boolean {
  const { SITE_URL } = getEnv();
  if (origin === SITE_URL) return true;
  return SITE_URL.startsWith("http://") && isLoopback(host) && origin === `http://${host}`;
}
