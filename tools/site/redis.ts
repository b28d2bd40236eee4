/** Tests can share one Redis, because sites with different secrets use different keys. */
export const redisUrl = process.env.TEST_REDIS_URL ?? "redis://127.0.0.1:6379";

/** scripts/testing/services.mjs sets TEST_WITHOUT_REDIS if Redis does not answer. */
export const hasRedis = process.env.TEST_WITHOUT_REDIS !== "1";
