import "server-only";
import { randomUUID } from "node:crypto";
import type { NextRequest } from "next/server";
import { site } from "@/content/site";
import { getEnv } from "@/lib/core/env";
import { seal, unseal } from "./sealed";

// A browser that has signed in with a name is known again by this cookie (OWASP's "device
// cookies"). It opens nothing. It gives wrong passwords a count of their own, so that nobody who
// guesses at a name elsewhere can keep its owner waiting.

const DAYS = 180;
const SECONDS = DAYS * 24 * 60 * 60;

/** The key is another than the session cookie's: neither can stand in for the other. */
const sealing = () => ({ secret: getEnv().NEXTAUTH_SECRET, salt: "device" });

const isHttps = () => getEnv().SITE_URL.startsWith("https://");
const cookieName = () => `${isHttps() ? "__Host-" : ""}${site.slug}.device`;

/** The Set-Cookie header that makes a browser known as one that has signed in with a name. */
export async function deviceCookie(nameKey: string): Promise<string> {
  const value = await seal({ sub: nameKey, jti: randomUUID() }, sealing(), SECONDS);
  const secure = isHttps() ? "; Secure" : "";
  return `${cookieName()}=${value}; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Strict${secure}`;
}

/** What the browser of a request is known by for a name, or null where it never signed in with it. */
export async function knownDevice(request: NextRequest, nameKey: string): Promise<string | null> {
  const claims = await unseal(request.cookies.get(cookieName())?.value, sealing());
  return claims?.sub === nameKey && typeof claims.jti === "string" ? claims.jti : null;
}
