import "server-only";
import type { NextRequest } from "next/server";
import { Secret, TOTP } from "otpauth";
import { site } from "@/content/site";
import { type Actor, recordAudit } from "@/lib/audit/data";
import { getEnv } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { getDb } from "@/lib/db/client";
import { consume, reset, type Use } from "@/lib/rate-limit/rate-limit";
import { knownDevice } from "./device-cookie";
import type { UserDto } from "./schema";
import { seal, unseal } from "./sealed";
import { endOtherAccess } from "./sessions";
import { hashToken } from "./token";
import { usernameKey } from "./username-key";
import { auditFactor, removeFactor } from "./users";

// Time-based codes (RFC 6238): six digits for 30 seconds, as every authenticator app makes them. A code
// of the half minute before or after counts too, for clocks that are off, and none counts twice.

const KEY_BYTES = 20;
const WINDOW = 1;
/** How far the clocks of instances may be apart, in periods of 30 seconds. */
const CLOCK_SKEW = 4;
const APP_CODE = /^\d{6}$/;

const RECOVERY_CODES = 10;
/** 120 bits: too many to guess, so that a plain hash keeps them (ASVS 5.0, 6.5.2). */
const RECOVERY_BYTES = 15;

/** The key is another than the cookies'. What is sealed with it never runs out. */
const sealing = () => ({ secret: getEnv().NEXTAUTH_SECRET, salt: "second-factor" });
const NEVER_SECONDS = 100 * 365 * 24 * 60 * 60;

const sealKey = (key: string) => seal({ key }, sealing(), NEVER_SECONDS);

/** Null where it was sealed with another NEXTAUTH_SECRET. */
async function unsealKey(value: string): Promise<string | null> {
  const claims = await unseal(value, sealing());
  return typeof claims?.key === "string" ? claims.key : null;
}

const totpOf = (username: string, key: string) =>
  new TOTP({ issuer: site.name, label: username, secret: Secret.fromBase32(key) });

/** The 30 seconds that a code belongs to, counted from 1970; null for a code of no time near. */
function stepOf(totp: TOTP, code: string): number | null {
  const delta = totp.validate({ token: code, window: WINDOW });
  return delta === null ? null : totp.counter() + delta;
}

/** A code that was used later than this was used by a clock that was ahead and was put back. */
const latestStep = () => TOTP.counter() + CLOCK_SKEW;

/** In groups, as they are easier to copy: "abcdef-ghijkl-mnopqr-stuvwx". */
const createRecoveryCode = () =>
  new Secret({ size: RECOVERY_BYTES }).base32.toLowerCase().match(/.{6}/g)!.join("-");

const hashRecoveryCode = (code: string) => hashToken(code.toLowerCase().replace(/[^a-z2-7]/g, ""));

type Owner = Pick<UserDto, "id" | "username">;

const rowOf = ({ id }: Owner) =>
  getDb().user.findUniqueOrThrow({
    where: { id },
    select: { factorKey: true, newFactorKey: true },
  });

/** Uses up a code of the app or a recovery code; false for one that is wrong or was used before. */
async function spendCode(owner: Owner, factorKey: string, code: string): Promise<boolean> {
  const typed = code.replace(/\s/g, "");
  if (!APP_CODE.test(typed)) {
    const codeHash = hashRecoveryCode(typed);
    const { count } = await getDb().recoveryCode.deleteMany({
      where: { userId: owner.id, codeHash },
    });
    return count === 1;
  }
  const key = await unsealKey(factorKey);
  const step = key === null ? null : stepOf(totpOf(owner.username, key), typed);
  if (step === null) return false;
  const isUnused = { OR: [{ lastCodeStep: { lt: step } }, { lastCodeStep: { gt: latestStep() } }] };
  const { count } = await getDb().user.updateMany({
    where: { id: owner.id, ...isUnused },
    data: { lastCodeStep: step },
  });
  return count === 1;
}

const NEEDED = "Enter the code that your authenticator app shows, or a recovery code";
const WRONG = "This code is wrong, or was used before";

/** Counted before the code is looked at: many at once cannot slip through. */
async function spendCountedCode(owner: Owner, use: Use, factorKey: string, code: string) {
  await consume([use]);
  if (!(await spendCode(owner, factorKey, code))) return false;
  await reset([use]);
  return true;
}

/**
 * Asks who signs in with the right password for the second factor too, where there is one.
 * @throws AppError unauthorized with a text for the field `code`: without one, or for a wrong one.
 */
export async function requireSecondFactor(
  request: NextRequest,
  actor: Actor,
  code: string | undefined,
): Promise<void> {
  const { factorKey } = await rowOf(actor);
  if (factorKey === null) return;
  if (code === undefined) throw new AppError("unauthorized", NEEDED, { code: NEEDED });
  // Who knows the password alone cannot use up the tries of its owner's browser.
  const device = await knownDevice(request, usernameKey(actor.username));
  const use: Use = { limit: "code", who: `${actor.id} ${device ?? ""}` };
  if (await spendCountedCode(actor, use, factorKey, code)) return;
  await recordAudit(getDb(), actor, { action: "fail", entity: "session", detail: "wrong code" });
  throw new AppError("unauthorized", WRONG, { code: WRONG });
}

/**
 * Begins to set up an authenticator app: its key in base32, and as an otpauth address to scan.
 * @throws AppError conflict where there is a second factor already.
 */
export async function beginSecondFactor(owner: Owner): Promise<{ key: string; uri: string }> {
  const key = new Secret({ size: KEY_BYTES }).base32;
  const newFactorKey = await sealKey(key);
  const where = { id: owner.id, factorKey: null };
  const { count } = await getDb().user.updateMany({ where, data: { newFactorKey } });
  if (count === 0) throw new AppError("conflict", "Your second factor is on already");
  return { key, uri: totpOf(owner.username, key).toString() };
}

const gone = (factorKey: string | null) =>
  new AppError(
    "conflict",
    factorKey === null
      ? "Begin again: this set-up is no longer there"
      : "Your second factor is on already. If you have not seen its recovery codes, turn it off and set it up again",
  );

/**
 * Turns it on once the app shows the right code, ends the user's other sessions, and returns the ten
 * recovery codes, which are not stored and cannot be read again, and the new version of the credentials.
 * @throws AppError conflict where nothing was begun, invalid for a wrong code.
 */
export async function confirmSecondFactor(
  actor: Actor,
  sessionId: string,
  code: string,
): Promise<{ recoveryCodes: string[]; credentialsVersion: number }> {
  const { newFactorKey, factorKey } = await rowOf(actor);
  const key = newFactorKey === null ? null : await unsealKey(newFactorKey);
  if (newFactorKey === null || key === null) throw gone(factorKey);
  const use: Use = { limit: "code", who: sessionId };
  await consume([use]);
  const step = stepOf(totpOf(actor.username, key), code.replace(/\s/g, ""));
  if (step === null) throw new AppError("invalid", WRONG, { code: WRONG });
  await reset([use]);
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, createRecoveryCode);
  const userId = actor.id;
  return getDb().$transaction(async (tx) => {
    const [user] = await tx.user.updateManyAndReturn({
      where: { id: userId, newFactorKey, factorKey: null },
      data: {
        factorKey: newFactorKey,
        newFactorKey: null,
        lastCodeStep: step,
        credentialsVersion: { increment: 1 },
      },
      select: { credentialsVersion: true },
    });
    if (user === undefined) throw gone(factorKey);
    await tx.recoveryCode.deleteMany({ where: { userId } });
    await tx.recoveryCode.createMany({
      data: recoveryCodes.map((each) => ({ userId, codeHash: hashRecoveryCode(each) })),
    });
    await endOtherAccess(tx, userId, sessionId);
    await auditFactor(tx, actor, actor, "second factor on");
    return { recoveryCodes, credentialsVersion: user.credentialsVersion };
  });
}

/**
 * Turns one's own second factor off, with a code of it.
 * @throws AppError conflict where there is none, invalid for a wrong code.
 */
export async function endSecondFactor(
  actor: Actor,
  sessionId: string,
  code: string,
): Promise<void> {
  const { factorKey } = await rowOf(actor);
  if (factorKey === null) throw new AppError("conflict", "Your second factor is off already");
  const use: Use = { limit: "code", who: sessionId };
  if (!(await spendCountedCode(actor, use, factorKey, code))) {
    throw new AppError("invalid", WRONG, { code: WRONG });
  }
  await removeFactor(actor, actor);
}
