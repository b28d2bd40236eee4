import "server-only";
import { listAppliedMigrations } from "@/lib/db/health";
import { getProvider } from "@/lib/db/database-url";
import { getEnv } from "@/lib/core/env";
import { getRedis } from "@/lib/core/redis";
import { TIMED_OUT, withTimeout } from "@/lib/core/with-timeout.mjs";
import migrations from "@/prisma/migrations/names.json";

// Shorter than the 5 s of the health checks in Dockerfile and compose.yaml, so that the probe receives an answer.
const CHECK_MS = 2_000;

export type Readiness = {
  database: "ok" | "unreachable";
  /** `missing`: the database lacks a migration of this build; `unknown`: the database could not be read. */
  migrations: "ok" | "missing" | "unknown";
  redis: "ok" | "off" | "unreachable";
};

async function checkDatabase(): Promise<Pick<Readiness, "database" | "migrations">> {
  const required = migrations[getProvider(getEnv().DATABASE_URL)];
  const applied = await withTimeout(CHECK_MS, listAppliedMigrations()).catch(() => null);
  if (applied === null || applied === TIMED_OUT)
    return { database: "unreachable", migrations: "unknown" };
  // During a rollout, the database may already have migrations of the next release.
  const isMigrated = required.every((name) => applied.includes(name));
  return { database: "ok", migrations: isMigrated ? "ok" : "missing" };
}

async function checkRedis(): Promise<Readiness["redis"]> {
  const redis = getRedis();
  if (redis === null) return "off";
  const answer = await withTimeout(CHECK_MS, redis.ping()).catch(() => null);
  return answer === null || answer === TIMED_OUT ? "unreachable" : "ok";
}

/** Checks the database and Redis in parallel (docs/decisions/0020). */
export async function getReadiness(): Promise<Readiness> {
  const [database, redis] = await Promise.all([checkDatabase(), checkRedis()]);
  return { ...database, redis };
}
