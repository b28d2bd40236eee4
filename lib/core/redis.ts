import "server-only";
import { createClient, type RedisClientType } from "@redis/client";
import { getEnv } from "./env";
import { log } from "./log";
import { singleton } from "./singleton.mjs";

const CONNECT_MS = 2_000;

function create(url: string): RedisClientType {
  const client: RedisClientType = createClient({
    url,
    // A command that cannot be sent now fails now; whoever sent it has another way.
    disableOfflineQueue: true,
    socket: { connectTimeout: CONNECT_MS },
  });
  let away = false;
  client.on("error", (error: Error) => {
    if (!away) log("warn", { code: "redis_away", error: error.message });
    away = true;
  });
  client.on("ready", () => {
    if (away) log("info", { code: "redis_back" });
    away = false;
  });
  return client;
}

/** Connects where REDIS_URL is set, and waits for it a little: it goes on trying by itself. */
export async function connectRedis(): Promise<void> {
  const client = getRedis();
  if (client === null || client.isOpen) return;
  const connected = client.connect().catch(() => undefined);
  await Promise.race([connected, new Promise((resolve) => setTimeout(resolve, CONNECT_MS))]);
}

/** The Redis of this process, or null without REDIS_URL. Its commands fail at once while it is away. */
export function getRedis(): RedisClientType | null {
  const { REDIS_URL } = getEnv();
  if (REDIS_URL === undefined) return null;
  return singleton("redis", () => create(REDIS_URL));
}
