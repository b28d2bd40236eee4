import "server-only";
import { AppError } from "@/lib/core/errors";
import { getDb } from "@/lib/db/client";
import { consume, reset, type Use } from "@/lib/rate-limit/rate-limit";
import type { AdminSession } from "./guards";
import { createSessionEndedError, getSessionById } from "./sessions";
import { createToken, hashToken } from "./token";
import { getAdminByCredentials } from "./users";

const WRONG_PASSWORD = "This is not your current password";

/** Checks the password and returns the user's credentials version. @throws AppError invalid, unauthorized, too_many_requests, unavailable */
export async function confirmPassword(
  { actor: { username, ip }, session }: AdminSession,
  password: string,
): Promise<number> {
  const uses: Use[] = [{ limit: "device", key: session.id }];
  await consume(uses);
  const verified = await getAdminByCredentials({ username, password }, ip);
  if (verified === null) {
    if ((await getSessionById(session.id)) === null) throw createSessionEndedError();
    throw new AppError("invalid", WRONG_PASSWORD, { password: WRONG_PASSWORD });
  }
  await reset(uses);
  return verified.credentialsVersion;
}

/** Replaces a session's token and returns the new one. The previous token stops working (ASVS 5.0, 7.2.4). */
export async function renewToken(sessionId: string): Promise<string> {
  const token = createToken();
  await getDb().session.updateMany({
    where: { id: sessionId },
    data: { tokenHash: hashToken(token) },
  });
  return token;
}
