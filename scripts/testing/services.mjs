import { existsSync } from "node:fs";
import { createConnection } from "node:net";
import { fail } from "../setup/steps.mjs";

const { TEST_POSTGRES_URL = "postgresql://127.0.0.1:5432/test" } = process.env;
const { TEST_REDIS_URL = "redis://127.0.0.1:6379" } = process.env;
const NGINX_PATHS = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx"];
export const nginxPath = NGINX_PATHS.find((file) => existsSync(file));

function acceptsConnections(url, defaultPort) {
  const { hostname, port } = new URL(url);
  const socket = createConnection({ host: hostname, port: port || defaultPort, timeout: 2_000 });
  return new Promise((resolve) => {
    socket.on("connect", () => resolve(true));
    socket.on("error", () => resolve(false));
    socket.on("timeout", () => resolve(false));
  }).finally(() => socket.destroy());
}

const services = {
  POSTGRES: {
    isAvailable: () => acceptsConnections(TEST_POSTGRES_URL, 5432),
    consequence: "PostgreSQL does not answer (TEST_POSTGRES_URL): the suites run on SQLite only.",
  },
  REDIS: {
    isAvailable: () => acceptsConnections(TEST_REDIS_URL, 6379),
    consequence: "Redis does not answer (TEST_REDIS_URL): tests that need Redis are skipped.",
  },
  NGINX: {
    isAvailable: () => nginxPath !== undefined,
    consequence: "nginx is not installed: its configuration is not tested.",
  },
};

/** Returns `TEST_WITHOUT_…` for each missing service and prints the consequence. With REQUIRE_SERVICES=1, exits instead. */
export async function findMissingServices() {
  const variables = {};
  for (const [name, { isAvailable, consequence }] of Object.entries(services)) {
    if (await isAvailable()) continue;
    if (process.env.REQUIRE_SERVICES === "1")
      fail(`${consequence} REQUIRE_SERVICES=1 does not allow this.`);
    console.log(consequence);
    variables[`TEST_WITHOUT_${name}`] = "1";
  }
  return variables;
}
