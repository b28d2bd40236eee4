import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";

/** A started site. */
export type TestSite = {
  url: string;
  /** Ends it as an operator would. */
  stop: () => Promise<void>;
  /** Ends it as a power cut would. */
  kill: () => Promise<void>;
  /** Everything that it printed. */
  log: () => string;
};

export const SECRET = "a-secret-for-tests-of-more-than-32-characters";

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

async function untilHealthy(url: string, child: ChildProcess, log: () => string) {
  for (let tries = 0; tries < 240; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The site ended at its start:\n${log()}`);
    const healthy = await fetch(`${url}/api/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (healthy) return;
    await new Promise((resolve) => setTimeout(resolve, 125));
  }
  throw new Error(`The site does not answer:\n${log()}`);
}

/** Starts the production build on a free port, against a database. */
export async function startSite(
  databaseUrl: string,
  variables: Record<string, string> = {},
): Promise<TestSite> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(
    process.execPath,
    ["node_modules/next/dist/bin/next", "start", "-p", String(port)],
    {
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
        ...variables,
      },
    },
  );
  let printed = "";
  const log = () => printed;
  child.stdout.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, "exit");
  };
  await untilHealthy(url, child, log);
  return { url, log, stop: () => end("SIGTERM"), kill: () => end("SIGKILL") };
}
