import "server-only";
import type { NextRequest } from "next/server";
import { Secret, TOTP } from "otpauth";
import { site } from "@/content/site";
import { type Actor, recordAudit } from "@/lib/audit/data";
import { getEnv } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { getDb } from "@/lib/db/client";
import { consume, reset, type Use } from "@/lib/rate-limit/rate-limit";
import { findKnownDevice } from "./device-cookie";
import type { UserDto } from "./schema";
import { seal, unseal } from "./sealed";
import { endOtherAccess } from "./sessions";
import { hashToken } from "./token";
import { toUsernameKey } from "./username-key";
import { auditFactor, removeFactor } from "./users";

// RFC 6238: a new six-digit code every 30 seconds. The previous and the next code also work, but no code works twice.

const KEY_BYTES = 20;
const WINDOW = 1;
// The largest expected clock difference between instances, in periods of 30 seconds.
const CLOCK_SKEW = 4;
const APP_CODE = /^\d{6}$/;

const RECOVERY_CODES = 10;
// 120 random bits cannot be guessed, so a plain hash is enough (ASVS 5.0, 6.5.2).
const RECOVERY_BYTES = 15;

const getSealOptions = () => ({ secret: getEnv().NEXTAUTH_SECRET, salt: "second-factor" });
const CENTURY_SECONDS = 100 * 365 * 24 * 60 * 60;

const sealKey = (key: string) => seal({ key }, getSealOptions(), CENTURY_SECONDS);

// Returns null if NEXTAUTH_SECRET has changed since the key was sealed.
async function unsealKey(value: string): Promise<string | null> {
  const claims = await unseal(value, getSealOptions());
  return typeof claims?.key === "string" ? claims.key : null;
}

const createTotp = (username: string, key: string) =>
  new TOTP({ issuer: site.name, label: username, secret: Secret.fromBase32(key) });

function findStep(totp: TOTP, code: string): number | null {
  const delta = totp.validate({ token: code, window: WINDOW });
  return delta === null ? null : totp.counter() + delta;
}

// A lastCodeStep later than the returned step comes from a clock that ran ahead, and must not block new codes.
const getLatestStep = () => TOTP.counter() + CLOCK_SKEW;

const createRecoveryCode = () =>
  new Secret({ size: RECOVERY_BYTES }).base32.toLowerCase().match(/.{6}/g)!.join("-");

const hashRecoveryCode = (code: string) => hashToken(code.toLowerCase().replace(/[^a-z2-7]/g, ""));

type Owner = Pick<UserDto, "id" | "username">;

const readFactorKeys = ({ id }: Owner) =>
  getDb().user.findUniqueOrThrow({
    where: { id },
    select: { factorKey: true, newFactorKey: true },
  });

async function spendCode(owner: Owner, factorKey: string, code: string): Promise<boolean> {
  const cleaned = code.replace(/\s/g, "");
  if (!APP_CODE.test(cleaned)) {
    const codeHash = hashRecoveryCode(cleaned);
    const { count } = await getDb().recoveryCode.deleteMany({
      where: { userId: owner.id, codeHash },
    });
    return count === 1;
  }
  const key = await unsealKey(factorKey);
  const step = key === null ? null : findStep(createTotp(owner.username, key), cleaned);
  if (step === null) return false;
  const unusedFilter = {
    OR: [{ lastCodeStep: { lt: step } }, { lastCodeStep: { gt: getLatestStep() } }],
  };
  const { count } = await getDb().user.updateMany({
    where: { id: owner.id, ...unusedFilter },
    data: { lastCodeStep: step },
  });
  return count === 1;
}

const CODE_REQUIRED = "Enter the code that your authenticator app shows, or a recovery code";
const WRONG_CODE = "This code is wrong or already used. Enter a new one";

// Counts a guess before checking it, so that parallel guesses all count. Throws AppError too_many_requests.
async function spendRateLimitedCode(owner: Owner, use: Use, factorKey: string, code: string) {
  await consume([use]);
  if (!(await spendCode(owner, factorKey, code))) return false;
  await reset([use]);
  return true;
}

/** Checks the code if the user has a second factor. @throws AppError unauthorized (field `code`), too_many_requests */
export async function requireSecondFactor(
  request: NextRequest,
  actor: Actor,
  code: string | undefined,
): Promise<void> {
  const { factorKey } = await readFactorKeys(actor);
  if (factorKey === null) return;
  if (code === undefined)
    throw new AppError("unauthorized", CODE_REQUIRED, { code: CODE_REQUIRED });
  // A stranger who knows the password must not use up the attempts of the owner's browser.
  const device = await findKnownDevice(request, toUsernameKey(actor.username));
  const use: Use = { limit: "code", key: `${actor.id} ${device ?? ""}` };
  if (await spendRateLimitedCode(actor, use, factorKey, code)) return;
  await recordAudit(getDb(), actor, { action: "fail", entity: "session", detail: "wrong code" });
  throw new AppError("unauthorized", WRONG_CODE, { code: WRONG_CODE });
}

/** Stores a new key and returns it in base32 and as an otpauth URL. @throws AppError conflict (already on) */
export async function startSecondFactorSetup(owner: Owner): Promise<{ key: string; uri: string }> {
  const key = new Secret({ size: KEY_BYTES }).base32;
  const newFactorKey = await sealKey(key);
  const where = { id: owner.id, factorKey: null };
  const { count } = await getDb().user.updateMany({ where, data: { newFactorKey } });
  if (count === 0) throw new AppError("conflict", "Your second factor is already on");
  return { key, uri: createTotp(owner.username, key).toString() };
}

const createSetupConflict = (factorKey: string | null) =>
  new AppError(
    "conflict",
    factorKey === null
      ? "Start again: this set-up is no longer valid"
      : "Your second factor is already on. If you have not seen its recovery codes, turn it off and set it up again",
  );

/** Turns the second factor on and returns recovery codes. @throws AppError conflict, invalid (code), too_many_requests */
export async function confirmSecondFactor(
  actor: Actor,
  sessionId: string,
  code: string,
): Promise<{ recoveryCodes: string[]; credentialsVersion: number }> {
  const { newFactorKey, factorKey } = await readFactorKeys(actor);
  const key = newFactorKey === null ? null : await unsealKey(newFactorKey);
  if (newFactorKey === null || key === null) throw createSetupConflict(factorKey);
  const use: Use = { limit: "code", key: sessionId };
  await consume([use]);
  const step = findStep(createTotp(actor.username, key), code.replace(/\s/g, ""));
  if (step === null) throw new AppError("invalid", WRONG_CODE, { code: WRONG_CODE });
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
    if (user === undefined) throw createSetupConflict(factorKey);
    await tx.recoveryCode.deleteMany({ where: { userId } });
    await tx.recoveryCode.createMany({
      data: recoveryCodes.map((each) => ({ userId, codeHash: hashRecoveryCode(each) })),
    });
    await endOtherAccess(tx, userId, sessionId);
    await auditFactor(tx, actor, actor, "second factor on");
    return { recoveryCodes, credentialsVersion: user.credentialsVersion };
  });
}

/** Turns the user's own factor off. @throws AppError conflict (it is off), invalid (wrong code), too_many_requests */
export async function turnOffSecondFactor(
  actor: Actor,
  sessionId: string,
  code: string,
): Promise<void> {
  const { factorKey } = await readFactorKeys(actor);
  if (factorKey === null) throw new AppError("conflict", "Your second factor is already off");
  const use: Use = { limit: "code", key: sessionId };
  if (!(await spendRateLimitedCode(actor, use, factorKey, code))) {
    throw new AppError("invalid", WRONG_CODE, { code: WRONG_CODE });
  }
  await removeFactor(actor, actor);
}
