import "server-only";
import { AppError } from "@/lib/core/errors";
import { getDb } from "@/lib/db/client";
import { consume, reset, type Use } from "@/lib/rate-limit/rate-limit";
import type { SignedIn } from "./guards";
import { createToken, hashToken } from "./token";
import { getAdminByCredentials } from "./users";

const WRONG = "This is not your current password";

/**
 * Makes sure that it is the account's owner who acts, and not somebody at their desk.
 * @returns the version of the credentials that it was right by
 * @throws AppError invalid for a wrong password, too_many_requests for many.
 */
export async function confirmPassword(
  { actor: { username, ip }, session }: SignedIn,
  password: string,
): Promise<number> {
  const tries: Use[] = [{ limit: "device", who: session.id }];
  await consume(tries);
  const verified = await getAdminByCredentials({ username, password }, ip);
  if (verified === null) throw new AppError("invalid", WRONG, { password: WRONG });
  await reset(tries);
  return verified.credentialsVersion;
}

/** Gives a session a new token, and ends the one before (ASVS 5.0, 7.2.4). */
export async function renewToken(sessionId: string): Promise<string> {
  const token = createToken();
  await getDb().session.updateMany({
    where: { id: sessionId },
    data: { tokenHash: hashToken(token) },
  });
  return token;
}
