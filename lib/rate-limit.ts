import "server-only";
import { createHmac } from "node:crypto";
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  RLWrapperTimeouts,
} from "rate-limiter-flexible";
import { clientAddress, networkOf } from "@/lib/client-address";
import { getEnv } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { getRedis } from "@/lib/redis";

// How often something may be done. The counts are this process's own, or Redis's when several
// instances share one; while Redis is away each instance counts for itself.

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** `times` within `seconds`, counted from the first. */
type Limit = { times: number; seconds: number };

const limits = {
  /** From one network address. */
  contact: { times: 20, seconds: 10 * MINUTE },
  register: { times: 10, seconds: 15 * MINUTE },
  signIn: { times: 30, seconds: 15 * MINUTE },
  /** From everybody together: what a disk and a desk can take. */
  contactInAll: { times: 300, seconds: MINUTE },
  /** From all callers whose address is not known (TRUSTED_PROXY_HOPS). */
  contactAll: { times: 120, seconds: MINUTE },
  registerAll: { times: 30, seconds: 15 * MINUTE },
  signInAll: { times: 60, seconds: MINUTE },
  /** Wrong passwords for one name from one network address: a few at once, then slowly. */
  nameAtOnce: { times: 5, seconds: MINUTE },
  nameInTime: { times: 30, seconds: HOUR },
  /** Wrong passwords for one name in a browser that has signed in with it before. */
  device: { times: 10, seconds: 5 * MINUTE },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** The longest that Redis may take to count. */
const REDIS_MS = 500;

type Limiter = RateLimiterMemory | RLWrapperTimeouts;

function createLimiter(name: LimitName): Limiter {
  const { times, seconds } = limits[name];
  const options = {
    keyPrefix: `arthora:limit:${name}`,
    points: times * getEnv().RATE_LIMIT_FACTOR,
    duration: seconds,
  };
  const here = new RateLimiterMemory(options);
  const storeClient = getRedis();
  if (storeClient === null) return here;
  const shared = new RateLimiterRedis({
    ...options,
    storeClient,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    insuranceLimiter: here,
  });
  return new RLWrapperTimeouts({ limiter: shared, timeoutMs: REDIS_MS });
}

const kept = globalThis as { arthoraLimiters?: Map<LimitName, Limiter> };

function limiterOf(name: LimitName): Limiter {
  const made = (kept.arthoraLimiters ??= new Map<LimitName, Limiter>());
  const limiter = made.get(name) ?? createLimiter(name);
  made.set(name, limiter);
  return limiter;
}

/** Names and addresses are personal data: a store of counts has no need to know them. */
const keyOf = (who: string) =>
  createHmac("sha256", getEnv().NEXTAUTH_SECRET).update(who).digest("base64url");

function inWords(seconds: number): string {
  if (seconds < MINUTE) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / MINUTE);
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
}

/**
 * Counts one use by somebody, before the thing itself is done.
 * @throws AppError too_many_requests, with the seconds to wait, once the limit is reached.
 */
export async function takeTurn(name: LimitName, who: string): Promise<void> {
  try {
    await limiterOf(name).consume(keyOf(who));
  } catch (thrown) {
    if (!(thrown instanceof RateLimiterRes)) throw thrown;
    const seconds = Math.max(1, Math.ceil(thrown.msBeforeNext / 1_000));
    const message = `Too many attempts. Please try again in ${inWords(seconds)}.`;
    throw new AppError("too_many_requests", message, undefined, seconds);
  }
}

/** Takes one use back. */
export async function returnTurn(name: LimitName, who: string): Promise<void> {
  await limiterOf(name).reward(keyOf(who));
}

/** Forgets every use by somebody. */
export async function forgetTurns(name: LimitName, who: string): Promise<void> {
  await limiterOf(name).delete(keyOf(who));
}

/** What anybody may call, and how often. */
export type PublicLimit = "contact" | "register" | "signIn";

const ALL = "all";

/** Which limit a caller falls under, and as whom. */
export function callerOf(request: Request, limit: PublicLimit): { name: LimitName; who: string } {
  const address = clientAddress(request.headers);
  if (address === null) return { name: `${limit}All`, who: ALL };
  return { name: limit, who: networkOf(address) };
}

/** Counts a public call by its caller. @throws AppError too_many_requests, as `takeTurn` does. */
export async function takeCallerTurn(request: Request, limit: PublicLimit): Promise<void> {
  const { name, who } = callerOf(request, limit);
  await takeTurn(name, who);
  if (limit === "contact") await takeTurn("contactInAll", ALL);
}
