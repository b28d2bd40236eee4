import { site } from "@/content/site";
import type { SignInDto, UserDto } from "./schema";

/** The two values that a signed-in browser keeps (spec §3). */
export const tokenKey = `${site.slug}.token`;
export const userKey = `${site.slug}.user`;

/** Keeps a sign-in for the calls of the portal. */
export function storeSession({ token, user }: SignInDto): void {
  localStorage.setItem(tokenKey, token);
  localStorage.setItem(userKey, JSON.stringify(user));
}

/** What is stored, or null where either value is missing or cannot be read. */
export function readStoredSession(): SignInDto | null {
  const token = localStorage.getItem(tokenKey);
  const user = readUser();
  return token && user ? { token, user } : null;
}

function readUser(): UserDto | null {
  try {
    return JSON.parse(localStorage.getItem(userKey) ?? "null") as UserDto | null;
  } catch {
    return null;
  }
}

/** Forgets the sign-in of this browser. */
export function clearStoredSession(): void {
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(userKey);
}
