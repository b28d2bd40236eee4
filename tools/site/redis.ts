/** The Redis that the suites use; each site has keys of its own there, by its secret. */
export const redisUrl = process.env.TEST_REDIS_URL ?? "redis://127.0.0.1:6379";

/** Whether this run tests with Redis; scripts/test.mjs asks first whether it answers. */
export const withRedis = process.env.TEST_WITHOUT_REDIS !== "1";
