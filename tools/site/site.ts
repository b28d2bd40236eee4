import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

/** A started site. */
export type TestSite = {
  url: string;
  pid: number;
  /** Ends it as an operator would: it answers what it was asked first. */
  stop: () => Promise<void>;
  /** Ends it as a power cut would, at once: what a test that is done with it wants, too. */
  kill: () => Promise<void>;
  /** What it printed: all of it, but for a site under load. */
  log: () => string;
};

/** Where a process's sites keep what is uploaded, unless a suite has a folder of its own. */
export const UPLOADS_DIR = mkdtempSync(path.join(tmpdir(), "arthora-test-uploads-"));
process.once("exit", () => rmSync(UPLOADS_DIR, { recursive: true, force: true }));

/** Under load a site prints more in minutes than a string can hold. */
const LONGEST_LOG = 100_000_000;

export const SECRET = "a-secret-for-tests-of-more-than-32-characters";

/**
 * A port that nothing listens on. Not one that the system picks: it picks the same ones for
 * connections outward, and until the site has started it may well be taken by one of those. None
 * that browsers and fetch refuse to ask: 10080 is the last of them.
 */
export async function freePort(): Promise<number> {
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

/** What answers 200 once a site can do all of its work. */
const READY = "/api/health?ready";

async function untilAnswered(url: string, child: ChildProcess, log: () => string) {
  for (let tries = 0; tries < 960; tries += 1) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The site ended at its start:\n${log()}`);
    }
    // Read to its end: a connection whose answer was not read keeps a site from stopping for seconds.
    const isAnswered = await fetch(url).then(
      async (response) => {
        await response.arrayBuffer();
        return response.ok;
      },
      () => false,
    );
    if (isAnswered) return;
    await new Promise((resolve) => setTimeout(resolve, 125));
  }
  throw new Error(`The site does not answer:\n${log()}`);
}

/**
 * Starts the production build on a free port, against a database. What stands before the command
 * can bind it to a core: ["taskset", "-c", "0"]; options are `next start`'s own. It is there once
 * `awaited` is answered.
 */
export async function startSite(
  databaseUrl: string,
  variables: Record<string, string> = {},
  before: string[] = [],
  options: string[] = [],
  awaited = READY,
): Promise<TestSite> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const [command = "", ...args] = [
    ...before,
    process.execPath,
    "node_modules/next/dist/bin/next",
    "start",
    "-p",
    String(port),
    ...options,
  ];
  const child = spawn(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      DATABASE_URL: databaseUrl,
      NEXTAUTH_SECRET: SECRET,
      PORT: String(port),
      SITE_URL: url,
      // Empty is missing: a developer's own .env must not decide how a test ends.
      SETUP_TOKEN: "",
      REDIS_URL: "",
      TRUSTED_PROXY_HOPS: "",
      CONTACT_RETENTION_DAYS: "",
      LOG_LEVEL: "",
      UPLOADS_DIR,
      SMTP_URL: "",
      MAIL_FROM: "",
      MAIL_TO: "",
      // A suite sends in a minute what a day brings. tests/api/limits.test.ts takes this back.
      RATE_LIMIT_FACTOR: "1000",
      ...variables,
    },
  });
  let printed = "";
  const log = () => printed;
  const keep = (chunk: Buffer) => {
    printed += chunk.toString();
    if (printed.length > LONGEST_LOG) printed = printed.slice(-LONGEST_LOG / 2);
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, "exit");
  };
  await untilAnswered(`${url}${awaited}`, child, log).catch(async (error: unknown) => {
    await end("SIGKILL");
    throw error;
  });
  const pid = child.pid ?? 0;
  return { url, pid, log, stop: () => end("SIGTERM"), kill: () => end("SIGKILL") };
}
