import { existsSync } from "node:fs";
import { createConnection } from "node:net";
import path from "node:path";
import { fail } from "../setup/steps.mjs";

function answers(address, defaultPort) {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = createConnection({
      host: hostname,
      port: Number(port || defaultPort),
      timeout: 2_000,
    });
    const settle = (answer) => () => {
      socket.destroy();
      resolve(answer);
    };
    socket.on("connect", settle(true)).on("error", settle(false)).on("timeout", settle(false));
  });
}

/** Says that a service is missing, or ends the run where it is required. */
function missing(reason, consequence) {
  if (process.env.REQUIRE_SERVICES === "1") fail(`${reason}, and it is required.`);
  console.log(`${reason}: ${consequence}`);
}

/** Looks for PostgreSQL, Redis and nginx; returns the variables that tell the tests what is missing. */
export async function findServices() {
  const variables = {};
  const { TEST_POSTGRES_URL = "postgresql://127.0.0.1:5432/test" } = process.env;
  const { TEST_REDIS_URL = "redis://127.0.0.1:6379" } = process.env;
  if (!(await answers(TEST_POSTGRES_URL, 5432))) {
    missing(
      "PostgreSQL does not answer",
      "the suites run on SQLite alone. TEST_POSTGRES_URL names another.",
    );
    variables.TEST_WITHOUT_POSTGRES = "1";
  }
  if (!(await answers(TEST_REDIS_URL, 6379))) {
    missing(
      "Redis does not answer",
      "limits are tested in memory alone. TEST_REDIS_URL names another.",
    );
    variables.TEST_WITHOUT_REDIS = "1";
  }
  const folders = ["/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin"];
  if (!folders.some((folder) => existsSync(path.join(folder, "nginx")))) {
    missing("nginx is not installed", "what stands before the site is not tested.");
    variables.TEST_WITHOUT_NGINX = "1";
  }
  return variables;
}
