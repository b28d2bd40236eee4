import { type NextRequest, NextResponse } from "next/server";
import { readSessionCookie, sessionCookieName } from "@/lib/auth/session-cookie";
import { getEnv } from "@/lib/env";

/**
 * The first gate of the portal: without a session cookie that says isAdmin there is only
 * /login. The page behind it then checks the session's row (app/(portal)/admin/page.tsx).
 */
export async function middleware(request: NextRequest) {
  const { NEXTAUTH_SECRET, SITE_URL } = getEnv();
  const cookie = request.cookies.get(sessionCookieName(SITE_URL))?.value;
  const claims = await readSessionCookie(NEXTAUTH_SECRET, cookie);
  if (claims?.isAdmin) return NextResponse.next();
  return NextResponse.redirect(new URL("/login", request.url));
}

export const config = { matcher: ["/admin/:path*"] };
