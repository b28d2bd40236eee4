import { execFile, execFileSync, spawnSync } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** What a load of a few seconds came to. */
export type Load = {
  perSecond: number;
  /** Milliseconds within which half, and 99 of 100, were answered. */
  p50: number;
  p99: number;
};

type Target = { url: string; headers: Record<string, string>; seconds: number };

/** One core makes the load, the other answers it. */
const LOAD_CORE = "1";
const CONNECTIONS = "32";

/** Installs wrk where it can be had: Debian's package, as root. */
export function ensureWrk(): void {
  const isThere = () => !spawnSync("wrk", ["--version"]).error;
  if (isThere()) return;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update", "-qq"], { env });
  spawnSync("apt-get", ["install", "-y", "-qq", "wrk"], { env });
  if (!isThere()) throw new Error("wrk is needed: apt-get install wrk");
}

/** Sends requests as fast as they are answered. @throws Error when some got no answer */
export async function load({ url, headers, seconds }: Target): Promise<Load> {
  const { stdout } = await run("taskset", [
    "-c",
    LOAD_CORE,
    "wrk",
    "-t1",
    `-c${CONNECTIONS}`,
    `-d${seconds}s`,
    "--latency",
    "--timeout",
    "10s",
    ...Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]),
    url,
  ]);
  if (/Socket errors/.test(stdout)) throw new Error(`${url}:\n${stdout}`);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p50: milliseconds(/^ +50%\s+(\S+)/m.exec(stdout)?.[1]),
    p99: milliseconds(/^ +99%\s+(\S+)/m.exec(stdout)?.[1]),
  };
}

function milliseconds(printed = ""): number {
  const [, number, unit] = /^([\d.]+)(us|ms|s)$/.exec(printed) ?? [];
  const factors: Record<string, number> = { us: 0.001, ms: 1, s: 1_000 };
  return Number(number) * (factors[unit ?? ""] ?? NaN);
}

/** Memory that a process holds now, in megabytes. */
export function memoryOf(pid: number): number {
  const kilobytes = execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return Number(kilobytes) / 1024;
}
