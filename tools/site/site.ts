import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { envVariables } from "../../lib/core/env-variables";
import { NEXT_PROGRAM } from "../../scripts/setup/steps.mjs";

export type TestSite = {
  url: string;
  pid: number;
  /** Sends SIGTERM: the site answers open requests first. */
  stop: () => Promise<void>;
  /** Sends SIGKILL, which is also the fastest way to end a test. */
  kill: () => Promise<void>;
  /** Returns the output, or only its latest part if it is very long. */
  readLog: () => string;
};

/** Default uploads folder of the sites that this process starts. */
export const UPLOADS_DIR = mkdtempSync(path.join(tmpdir(), "arthora-test-uploads-"));
process.once("exit", () => rmSync(UPLOADS_DIR, { recursive: true, force: true }));

/** A site under load may print more than a string can hold. */
const MAX_LOG_LENGTH = 100_000_000;

export const SECRET = "a-secret-for-tests-of-more-than-32-characters";

/**
 * Returns a free port above 10080, the highest that fetch refuses, and below the range for outgoing
 * connections, because such a connection could take the port first.
 */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_081, 32_000);
    const server = createServer().listen(port);
    const isFree = await once(server, "listening").then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, "close");
    return port;
  }
}

/** Empty values override a developer's .env. */
const emptyVariables = Object.fromEntries(Object.keys(envVariables).map((name) => [name, ""]));

async function waitUntilReady(url: string, child: ChildProcess, readLog: () => string) {
  for (let tries = 0; tries < 960; tries += 1) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The site exited while starting:\n${readLog()}`);
    }
    // Reads the body: a connection with an unread response delays the site's shutdown by seconds.
    const isAnswered = await fetch(url)
      .then((response) => response.arrayBuffer().then(() => response.ok))
      .catch(() => false);
    if (isAnswered) return;
    await pause(125);
  }
  throw new Error(`The site does not respond:\n${readLog()}`);
}

/**
 * Starts the production build on a free port and resolves once `readyPath` returns 200. `commandPrefix`
 * precedes the command, such as ["taskset", "-c", "0"]; `options` go to `next start`.
 */
export async function startSite(
  databaseUrl: string,
  variables: Record<string, string> = {},
  commandPrefix: string[] = [],
  options: string[] = [],
  readyPath = "/api/health?ready",
): Promise<TestSite> {
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const next = [process.execPath, NEXT_PROGRAM, "start", "-p", String(port), ...options];
  const [command = "", ...args] = [...commandPrefix, ...next];
  const child = spawn(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      ...emptyVariables,
      NODE_ENV: "production",
      DATABASE_URL: databaseUrl,
      NEXTAUTH_SECRET: SECRET,
      PORT: String(port),
      SITE_URL: url,
      UPLOADS_DIR,
      // Raises the rate limits, because suites send a day's requests in a minute. Suites that test the limits set 1.
      RATE_LIMIT_FACTOR: "1000",
      ...variables,
    },
  });
  let output = "";
  const readLog = () => output;
  const append = (chunk: Buffer) => {
    output += chunk.toString();
    if (output.length > MAX_LOG_LENGTH) output = output.slice(-MAX_LOG_LENGTH / 2);
  };
  child.stdout.on("data", append);
  child.stderr.on("data", append);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, "exit");
  };
  await waitUntilReady(`${url}${readyPath}`, child, readLog).catch(async (error: unknown) => {
    await end("SIGKILL");
    throw error;
  });
  const pid = child.pid ?? 0;
  return { url, pid, readLog, stop: () => end("SIGTERM"), kill: () => end("SIGKILL") };
}
