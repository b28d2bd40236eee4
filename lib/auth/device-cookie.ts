import "server-only";
import { randomUUID } from "node:crypto";
import type { NextRequest } from "next/server";
import { site } from "@/content/site";
import { getEnv } from "@/lib/core/env";
import { getDb } from "@/lib/db/client";
import type { SignedIn } from "./guards";
import { seal, unseal } from "./sealed";
import { usernameKey } from "./username-key";

// A browser that has signed in with a name is known again by this cookie (OWASP's "device
// cookies"). It opens nothing. It gives wrong passwords a count of their own, so that nobody who
// guesses at a name elsewhere can keep its owner waiting. A new password or second factor ends all that
// were given before.

const DAYS = 180;
const SECONDS = DAYS * 24 * 60 * 60;

/** The key is another than the session cookie's: neither can stand in for the other. */
const sealing = () => ({ secret: getEnv().NEXTAUTH_SECRET, salt: "device" });

const isHttps = () => getEnv().SITE_URL.startsWith("https://");
const cookieName = () => `${isHttps() ? "__Host-" : ""}${site.slug}.device`;

/**
 * The Set-Cookie header that makes a browser known as one that has signed in with a name.
 * @param version of the user's credentials that it has proved
 */
export async function deviceCookie(nameKey: string, version: number): Promise<string> {
  const value = await seal({ sub: nameKey, jti: randomUUID(), version }, sealing(), SECONDS);
  const secure = isHttps() ? "; Secure" : "";
  return `${cookieName()}=${value}; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Strict${secure}`;
}

/** The same for who has just set another password or second factor; none for a program. */
export async function renewedDevice(
  { actor, session }: SignedIn,
  version: number,
): Promise<string[]> {
  return session.bound ? [await deviceCookie(usernameKey(actor.username), version)] : [];
}

/**
 * What the browser of a request is known by for a name; null where it never signed in with it, or not since
 * its password or second factor was set.
 */
export async function knownDevice(request: NextRequest, nameKey: string): Promise<string | null> {
  const claims = await unseal(request.cookies.get(cookieName())?.value, sealing());
  if (claims?.sub !== nameKey || typeof claims.jti !== "string") return null;
  const user = await getDb().user.findUnique({
    where: { usernameKey: nameKey },
    select: { credentialsVersion: true },
  });
  return claims.version === user?.credentialsVersion ? claims.jti : null;
}
