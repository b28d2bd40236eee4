import "server-only";
import { randomUUID } from "node:crypto";
import type { NextRequest } from "next/server";
import { site } from "@/content/site";
import { getEnv } from "@/lib/core/env";
import { getDb } from "@/lib/db/client";
import type { AdminSession } from "./guards";
import { seal, unseal } from "./sealed";
import { toUsernameKey } from "./username-key";

// OWASP "device cookie": a browser that has signed in gets its own count of wrong passwords, so that guessing in other
// browsers cannot lock its owner out. The cookie grants no access. A new password or second factor invalidates it.

/** In seconds. */
const MAX_AGE = 180 * 24 * 60 * 60;

const getSealOptions = () => ({ secret: getEnv().NEXTAUTH_SECRET, salt: "device" });

const isHttps = () => getEnv().SITE_URL.startsWith("https://");
const getCookieName = () => `${isHttps() ? "__Host-" : ""}${site.slug}.device`;

export async function createDeviceCookie(nameKey: string, version: number): Promise<string> {
  const value = await seal({ sub: nameKey, jti: randomUUID(), version }, getSealOptions(), MAX_AGE);
  const secure = isHttps() ? "; Secure" : "";
  return `${getCookieName()}=${value}; Path=/; Max-Age=${MAX_AGE}; HttpOnly; SameSite=Strict${secure}`;
}

export async function renewDeviceCookie(
  { actor, session }: AdminSession,
  version: number,
): Promise<string[]> {
  return session.isCookieBound
    ? [await createDeviceCookie(toUsernameKey(actor.username), version)]
    : [];
}

export async function findKnownDevice(
  request: NextRequest,
  nameKey: string,
): Promise<string | null> {
  const claims = await unseal(request.cookies.get(getCookieName())?.value, getSealOptions());
  if (claims?.sub !== nameKey || typeof claims.jti !== "string") return null;
  const user = await getDb().user.findUnique({
    where: { usernameKey: nameKey },
    select: { credentialsVersion: true },
  });
  return claims.version === user?.credentialsVersion ? claims.jti : null;
}
