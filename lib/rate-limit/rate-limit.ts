import "server-only";
import { createHmac } from "node:crypto";
import {
  type IRateLimiterOptions,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { readClientIp, getNetworks } from "@/lib/core/client-ip";
import { getEnv } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { runOutsideRequests } from "@/lib/core/outside-requests";
import { getRedis } from "@/lib/core/redis";
import { TIMED_OUT, withTimeout } from "@/lib/core/with-timeout.mjs";
import { singleton } from "@/lib/core/singleton.mjs";

// If Redis is configured, it counts for all instances together. While Redis is down, each instance counts separately.

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Allows `times` uses, multiplied by RATE_LIMIT_FACTOR, within `seconds` of the first one. */
type Limit = { times: number; seconds: number };

// Limits whose names end in `Wide` count all callers of an IPv6 /48 network together.
const limits = {
  /** Valid leads per caller. */
  contact: { times: 20, seconds: 10 * MINUTE },
  contactWide: { times: 100, seconds: 10 * MINUTE },
  /** Valid leads from all callers. Further leads are marked as spam, not refused. */
  contactAll: { times: 300, seconds: MINUTE },
  /** Searches of posts per caller. Each search scans all texts. */
  search: { times: 30, seconds: MINUTE },
  searchWide: { times: 150, seconds: MINUTE },
  /** Registrations per caller, including failed ones, with which a caller may try to guess the setup token. */
  register: { times: 10, seconds: 15 * MINUTE },
  registerWide: { times: 50, seconds: 15 * MINUTE },
  /** Wrong passwords per caller. */
  signIn: { times: 30, seconds: 15 * MINUTE },
  signInWide: { times: 150, seconds: 15 * MINUTE },
  /** Wrong passwords per username and caller. Both limits together allow a short burst, but few attempts an hour. */
  namePerMinute: { times: 5, seconds: MINUTE },
  namePerHour: { times: 30, seconds: HOUR },
  /** Wrong passwords in a browser that has signed in with the username, or in a session. */
  device: { times: 10, seconds: 5 * MINUTE },
  /** Wrong second-factor codes per session or, at sign-in, per user. Each known browser has a separate count at sign-in. */
  code: { times: 5, seconds: 15 * MINUTE },
  /** Successful sign-ins per user. */
  session: { times: 30, seconds: 15 * MINUTE },
} satisfies Record<string, Limit>;

type LimitName = keyof typeof limits;

const REDIS_TIMEOUT_MS = 500;

type Limiter = Pick<RateLimiterMemory, "consume" | "reward" | "delete">;

function withFallback(shared: Limiter, local: Limiter): Limiter {
  async function runWithFallback<T>(work: (limiter: Limiter) => Promise<T>): Promise<T> {
    try {
      const result = await withTimeout(REDIS_TIMEOUT_MS, work(shared));
      if (result !== TIMED_OUT) return result;
    } catch (error) {
      if (error instanceof RateLimiterRes) throw error;
    }
    return work(local);
  }
  return {
    consume: (...args) => runWithFallback((limiter) => limiter.consume(...args)),
    reward: (...args) => runWithFallback((limiter) => limiter.reward(...args)),
    delete: (...args) => runWithFallback((limiter) => limiter.delete(...args)),
  };
}

/** Creates a limiter that counts outside the request, because its timer would retain the request in memory. */
function createLocalLimiter(options: IRateLimiterOptions): Limiter {
  const limiter = new RateLimiterMemory(options);
  return {
    consume: (...args) => runOutsideRequests(() => limiter.consume(...args)),
    reward: (...args) => runOutsideRequests(() => limiter.reward(...args)),
    delete: (...args) => limiter.delete(...args),
  };
}

function createLimiter(name: LimitName): Limiter {
  const { times, seconds } = limits[name];
  const options = {
    keyPrefix: `arthora:limit:${name}`,
    points: times * getEnv().RATE_LIMIT_FACTOR,
    duration: seconds,
  };
  const local = createLocalLimiter(options);
  const storeClient = getRedis();
  if (storeClient === null) return local;
  const shared = new RateLimiterRedis({
    ...options,
    storeClient,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
  });
  return withFallback(shared, local);
}

function getLimiter(name: LimitName): Limiter {
  const limiters = singleton("limiters", () => new Map<LimitName, Limiter>());
  const limiter = limiters.get(name) ?? createLimiter(name);
  limiters.set(name, limiter);
  return limiter;
}

/** Hashes a key with HMAC before it is stored, because usernames and IPs are personal data. */
const hashUseKey = (key: string) =>
  createHmac("sha256", getEnv().NEXTAUTH_SECRET).update(key).digest("base64url");

function formatWait(seconds: number): string {
  if (seconds < MINUTE) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / MINUTE);
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
}

export type Use = { limit: LimitName; key: string };

async function consumeOne({ limit, key }: Use): Promise<void> {
  try {
    await getLimiter(limit).consume(hashUseKey(key));
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
    const message = `Too many attempts. Please try again in ${formatWait(seconds)}.`;
    throw new AppError("too_many_requests", message, undefined, seconds);
  }
}

/** Counts each use. If a limit refuses one, refunds the uses before it. @throws AppError too_many_requests */
export async function consume(uses: Use[]): Promise<void> {
  for (const [index, use] of uses.entries()) {
    try {
      await consumeOne(use);
    } catch (error) {
      await refund(uses.slice(0, index));
      throw error;
    }
  }
}

export async function refund(uses: Use[]): Promise<void> {
  await Promise.all(uses.map(({ limit, key }) => getLimiter(limit).reward(hashUseKey(key))));
}

export async function reset(uses: Use[]): Promise<void> {
  await Promise.all(uses.map(({ limit, key }) => getLimiter(limit).delete(hashUseKey(key))));
}

export type PublicLimit = "contact" | "register" | "search" | "signIn";

/** Returns no uses if the IP is unknown: all such callers would share a limit, and one of them could use it up. */
export function buildCallerUses(request: Pick<Request, "headers">, limit: PublicLimit): Use[] {
  const ip = readClientIp(request.headers);
  if (ip === null) return [];
  const { network, wideNetwork } = getNetworks(ip);
  return [
    { limit, key: network },
    ...(wideNetwork === null ? [] : [{ limit: `${limit}Wide` as const, key: wideNetwork }]),
  ];
}

/** Counts a lead under the limit that all visitors share. Returns true if the limit was already reached. */
export async function consumeSharedContactLimit(): Promise<boolean> {
  try {
    await consume([{ limit: "contactAll", key: "all" }]);
    return false;
  } catch (error) {
    if (error instanceof AppError) return true;
    throw error;
  }
}
