import { type NextRequest, NextResponse } from "next/server";
import { readSessionCookie, getSessionCookieName } from "@/lib/auth/session-cookie";
import { buildContentSecurityPolicy } from "@/lib/core/content-security-policy.mjs";
import { getEnv } from "@/lib/core/env";
import { paths } from "@/lib/core/paths";

// Redirects /admin to /login unless the request has an administrator's session cookie. The page also checks the session
// in the database. Adds a nonce to the Content-Security-Policy of pages that are rendered per request.
export async function middleware(request: NextRequest) {
  const { pathname } = request.nextUrl;
  if (isPortal(pathname) && !(await hasAdminCookie(request))) {
    return NextResponse.redirect(new URL(paths.login, request.url));
  }
  return isRenderedPerRequest(pathname) ? withNonce(request) : NextResponse.next();
}

const isPortal = (pathname: string) =>
  pathname === paths.admin || pathname.startsWith(`${paths.admin}/`);

const isRenderedPerRequest = (pathname: string) =>
  [paths.admin, paths.login, paths.register, paths.newPassword, paths.blog].includes(pathname);

async function hasAdminCookie(request: NextRequest): Promise<boolean> {
  const { NEXTAUTH_SECRET, SITE_URL } = getEnv();
  const cookie = request.cookies.get(getSessionCookieName(SITE_URL))?.value;
  const claims = await readSessionCookie(NEXTAUTH_SECRET, cookie);
  return claims?.isAdmin ?? false;
}

/** Sends a policy with a nonce, which Next copies to its inline scripts. lib/cache sets the policy of cached pages. */
function withNonce(request: NextRequest): NextResponse {
  const policy = buildContentSecurityPolicy([`'nonce-${crypto.randomUUID()}'`]);
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
    // Matches only searches, because the list of all posts is a cached page.
    { source: "/blog", has: [{ type: "query", key: "q" }] },
  ],
};
