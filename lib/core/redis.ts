import "server-only";
import { createClient, type RedisClientType } from "@redis/client";
import { getEnv } from "./env";
import { log } from "./log";
import { singleton } from "./singleton.mjs";

const CONNECT_MS = 2_000;

function create(url: string): RedisClientType {
  const client: RedisClientType = createClient({
    url,
    // Commands fail immediately while Redis is unreachable; each caller has a fallback.
    disableOfflineQueue: true,
    socket: { connectTimeout: CONNECT_MS },
  });
  let isDown = false;
  client.on("error", (error: Error) => {
    if (!isDown) log("warn", { code: "redis_unreachable", error: error.message });
    isDown = true;
  });
  client.on("ready", () => {
    if (isDown) log("info", { code: "redis_reconnected" });
    isDown = false;
  });
  return client;
}

/** Connects if REDIS_URL is set. Waits 2 seconds at most; the client keeps retrying. */
export async function connectRedis(): Promise<void> {
  const client = getRedis();
  if (client === null || client.isOpen) return;
  const connected = client.connect().catch(() => undefined);
  await Promise.race([connected, new Promise((resolve) => setTimeout(resolve, CONNECT_MS))]);
}

export function getRedis(): RedisClientType | null {
  const { REDIS_URL } = getEnv();
  if (REDIS_URL === undefined) return null;
  return singleton("redis", () => create(REDIS_URL));
}
