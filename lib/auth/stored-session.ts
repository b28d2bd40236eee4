import { site } from "@/content/site";
import type { SignInDto, UserDto } from "./schema";

const tokenKey = `${site.slug}.token`;
const userKey = `${site.slug}.user`;
const recoveryKey = `${site.slug}.recovery-code`;

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

/** Remembers in this tab that the user signed in with a recovery code. */
export function storeRecoveryCodeUse(isUsed: boolean): void {
  if (isUsed) sessionStorage.setItem(recoveryKey, "used");
  else sessionStorage.removeItem(recoveryKey);
}

export const hasUsedRecoveryCode = () => sessionStorage.getItem(recoveryKey) !== null;

export function clearStoredSession(): void {
  storeRecoveryCodeUse(false);
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(userKey);
}
