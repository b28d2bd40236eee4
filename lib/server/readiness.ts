import "server-only";
import { listAppliedMigrations } from "@/lib/db/health";
import { providerOf } from "@/lib/db/database-url";
import { getEnv } from "@/lib/core/env";
import { getRedis } from "@/lib/core/redis";
import { TIMED_OUT, withTimeout } from "@/lib/core/with-timeout.mjs";
import migrations from "@/prisma/migrations/names.json";

// Whether this instance can do its work (docs/decisions/0020).

/** The longest that each check may take, in milliseconds: who asks has a limit of their own. */
const CHECK_MS = 2_000;

export type Readiness = {
  database: "ok" | "away";
  /** `missing`: the database lacks one that this build has; `unknown`: it did not tell. */
  migrations: "ok" | "missing" | "unknown";
  /** `off`: REDIS_URL is not set. */
  redis: "ok" | "off" | "away";
};

/** What the migrations say of the database too: one question, and so one connection. */
async function checkDatabase(): Promise<Pick<Readiness, "database" | "migrations">> {
  const known = migrations[providerOf(getEnv().DATABASE_URL)];
  const applied = await withTimeout(CHECK_MS, listAppliedMigrations()).catch(() => null);
  if (applied === null || applied === TIMED_OUT) return { database: "away", migrations: "unknown" };
  // One that has more than this build knows was migrated for the next, which is being rolled out.
  const isMigrated = known.every((name) => applied.includes(name));
  return { database: "ok", migrations: isMigrated ? "ok" : "missing" };
}

async function checkRedis(): Promise<Readiness["redis"]> {
  const redis = getRedis();
  if (redis === null) return "off";
  const answer = await withTimeout(CHECK_MS, redis.ping()).catch(() => null);
  return answer === null || answer === TIMED_OUT ? "away" : "ok";
}

/** How what this instance needs is doing now; takes no longer than the longest check. */
export async function getReadiness(): Promise<Readiness> {
  const [database, redis] = await Promise.all([checkDatabase(), checkRedis()]);
  return { ...database, redis };
}
