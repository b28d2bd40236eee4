import { site } from "@/content/site";
import type { SignInDto, UserDto } from "./schema";

const tokenKey = `${site.slug}.token`;
const userKey = `${site.slug}.user`;

export function storeSession({ token, user }: SignInDto): void {
  localStorage.setItem(tokenKey, token);
  localStorage.setItem(userKey, JSON.stringify(user));
}

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

export function clearStoredSession(): void {
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(userKey);
}
