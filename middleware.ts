import { type NextRequest, NextResponse } from "next/server";
import { readSessionCookie, sessionCookieName } from "@/lib/auth/session-cookie";
import { contentSecurityPolicy } from "@/lib/core/content-security-policy.mjs";
import { getEnv } from "@/lib/core/env";
import { paths } from "@/lib/core/paths";

/**
 * The first gate of the portal: without a session cookie that says isAdmin there is only
 * /login. The page behind it then checks the session's row (app/(portal)/admin/page.tsx).
 *
 * The pages that are made for each request get their policy here; the page cache has it for the
 * others (lib/cache).
 */
export async function middleware(request: NextRequest) {
  const { pathname } = request.nextUrl;
  if (isPortal(pathname) && !(await hasAdminCookie(request))) {
    return NextResponse.redirect(new URL(paths.login, request.url));
  }
  return isMadeForEachRequest(pathname) ? withNonce(request) : NextResponse.next();
}

const isPortal = (pathname: string) =>
  pathname === paths.admin || pathname.startsWith(`${paths.admin}/`);

const isMadeForEachRequest = (pathname: string) =>
  [paths.admin, paths.login, paths.register, paths.newPassword, paths.blog].includes(pathname);

async function hasAdminCookie(request: NextRequest): Promise<boolean> {
  const { NEXTAUTH_SECRET, SITE_URL } = getEnv();
  const cookie = request.cookies.get(sessionCookieName(SITE_URL))?.value;
  const claims = await readSessionCookie(NEXTAUTH_SECRET, cookie);
  return claims?.isAdmin ?? false;
}

/** Next reads the nonce from the policy on the request, and gives it to its inline scripts. */
function withNonce(request: NextRequest): NextResponse {
  const policy = contentSecurityPolicy([`'nonce-${crypto.randomUUID()}'`]);
  const headers = new Headers(request.headers);
  headers.set("Content-Security-Policy", policy);
  return NextResponse.next({
    request: { headers },
    headers: { "Content-Security-Policy": policy },
  });
}

export const config = {
  runtime: "nodejs",
  matcher: [
    "/admin/:path*",
    "/login",
    "/register",
    "/new-password",
    // A search (next.config.mjs): the list itself is kept for all.
    { source: "/blog", has: [{ type: "query", key: "q" }] },
  ],
};
