import "server-only";
import { createHmac } from "node:crypto";
import {
  type IRateLimiterOptions,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { clientIp, networksOf } from "@/lib/core/client-ip";
import { getEnv } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { outsideRequests } from "@/lib/core/outside-requests";
import { getRedis } from "@/lib/core/redis";
import { TIMED_OUT, withTimeout } from "@/lib/core/with-timeout.mjs";
import { singleton } from "@/lib/core/singleton.mjs";

// How often something may be done. The counts are this process's own, or Redis's when several
// instances share one; while Redis is away each instance counts for itself.

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** `times` within `seconds`, counted from the first. */
type Limit = { times: number; seconds: number };

const limits = {
  /** Leads that were stored, from one caller. */
  contact: { times: 20, seconds: 10 * MINUTE },
  contactWide: { times: 100, seconds: 10 * MINUTE },
  /** Leads from everybody: what a desk can read. Those above it are set apart, not refused. */
  contactAll: { times: 300, seconds: MINUTE },
  /** Searches of the posts, from one caller: each looks through all texts. */
  search: { times: 30, seconds: MINUTE },
  searchWide: { times: 150, seconds: MINUTE },
  /** Registrations from one caller, whatever came of them: a setup token is guessed like that. */
  register: { times: 10, seconds: 15 * MINUTE },
  registerWide: { times: 50, seconds: 15 * MINUTE },
  /** Wrong passwords from one caller. */
  signIn: { times: 30, seconds: 15 * MINUTE },
  signInWide: { times: 150, seconds: 15 * MINUTE },
  /** Wrong passwords for one name from one caller: a few at once, then slowly. */
  nameAtOnce: { times: 5, seconds: MINUTE },
  nameInTime: { times: 30, seconds: HOUR },
  /** Wrong passwords for one name in a browser that has signed in with it, or in a session. */
  device: { times: 10, seconds: 5 * MINUTE },
  /** Wrong codes of a second factor, from a browser that is known or from all that are not. */
  code: { times: 5, seconds: 15 * MINUTE },
  /** Sign-ins of one user that worked. */
  session: { times: 30, seconds: 15 * MINUTE },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** The longest that Redis may take to count. */
const REDIS_MS = 500;

type Limiter = Pick<RateLimiterMemory, "consume" | "reward" | "delete">;

/** Counts in one place, and in another while that is away or takes too long to answer. */
function withFallback(shared: Limiter, here: Limiter): Limiter {
  async function count<T>(work: (limiter: Limiter) => Promise<T>): Promise<T> {
    try {
      const answer = await withTimeout(REDIS_MS, work(shared));
      if (answer !== TIMED_OUT) return answer;
    } catch (thrown) {
      if (thrown instanceof RateLimiterRes) throw thrown;
    }
    return work(here);
  }
  return {
    consume: (...uses) => count((limiter) => limiter.consume(...uses)),
    reward: (...uses) => count((limiter) => limiter.reward(...uses)),
    delete: (...uses) => count((limiter) => limiter.delete(...uses)),
  };
}

/** Counts in this process: each count has a timer that forgets it. */
function limiterHere(options: IRateLimiterOptions): Limiter {
  const limiter = new RateLimiterMemory(options);
  return {
    consume: (...uses) => outsideRequests(() => limiter.consume(...uses)),
    reward: (...uses) => outsideRequests(() => limiter.reward(...uses)),
    delete: (...uses) => limiter.delete(...uses),
  };
}

function createLimiter(name: LimitName): Limiter {
  const { times, seconds } = limits[name];
  const options = {
    keyPrefix: `arthora:limit:${name}`,
    points: times * getEnv().RATE_LIMIT_FACTOR,
    duration: seconds,
  };
  const here = limiterHere(options);
  const storeClient = getRedis();
  if (storeClient === null) return here;
  const shared = new RateLimiterRedis({
    ...options,
    storeClient,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
  });
  return withFallback(shared, here);
}

function limiterOf(name: LimitName): Limiter {
  const made = singleton("limiters", () => new Map<LimitName, Limiter>());
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

/** One use of something that is limited, by somebody. */
export type Use = { limit: LimitName; who: string };

async function consumeOne({ limit, who }: Use): Promise<void> {
  try {
    await limiterOf(limit).consume(keyOf(who));
  } catch (thrown) {
    if (!(thrown instanceof RateLimiterRes)) throw thrown;
    const seconds = Math.max(1, Math.ceil(thrown.msBeforeNext / 1_000));
    const message = `Too many attempts. Please try again in ${inWords(seconds)}.`;
    throw new AppError("too_many_requests", message, undefined, seconds);
  }
}

/**
 * Counts what is about to be done under each of its limits. What one of them refuses counts under
 * none.
 * @throws AppError too_many_requests, with the seconds to wait, once a limit is reached.
 */
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

/** Takes one use back under each limit. */
export async function refund(uses: Use[]): Promise<void> {
  await Promise.all(uses.map(({ limit, who }) => limiterOf(limit).reward(keyOf(who))));
}

/** Forgets every use under each limit. */
export async function reset(uses: Use[]): Promise<void> {
  await Promise.all(uses.map(({ limit, who }) => limiterOf(limit).delete(keyOf(who))));
}

/** What anybody may call, and how often. */
export type PublicLimit = "contact" | "register" | "search" | "signIn";

/**
 * Under which limits a caller falls, the narrow one first. None where nobody knows who calls
 * (TRUSTED_PROXY_HOPS): a count that all of them share could be used up by any one of them.
 */
export function callerUses(request: Pick<Request, "headers">, limit: PublicLimit): Use[] {
  const ip = clientIp(request.headers);
  if (ip === null) return [];
  const { network, wide } = networksOf(ip);
  return [
    { limit, who: network },
    ...(wide === null ? [] : [{ limit: `${limit}Wide` as const, who: wide }]),
  ];
}

/** Counts a lead of anybody, and says whether more come than a desk can read. */
export async function isContactRush(): Promise<boolean> {
  try {
    await consume([{ limit: "contactAll", who: "all" }]);
    return false;
  } catch (error) {
    if (error instanceof AppError) return true;
    throw error;
  }
}
