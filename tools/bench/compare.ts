import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { fetchRaw } from "./fetch-raw";
import { median } from "./table";

const run = promisify(execFile);

export const ON_SERVER_CORE = ["taskset", "-c", "0"];
const LOAD_CORE = "1";

export const ROUNDS = 3;
const SECONDS = 5;
/** Under load, the site needs this long to reach its full speed. */
const WARM_UP_SECONDS = 10;

export const buildColumns = (baseline: string): string[] => [
  "Response",
  "Bytes",
  "Per second",
  "p99 ms",
  `${baseline}, per second`,
  "p99 ms",
  "Ratio",
];

type Speed = { perSecond: number; p99: number };

/** Runs wrk against a URL. @throws Error on socket errors */
async function measure(url: string, encodings: string, seconds: number): Promise<Speed> {
  const wrk = ["wrk", "-t1", "-c32", `-d${seconds}s`, "--latency", "--timeout", "10s"];
  const header = `Accept-Encoding: ${encodings}`;
  const { stdout } = await run("taskset", ["-c", LOAD_CORE, ...wrk, "-H", header, url]);
  if (/Socket errors/.test(stdout)) throw new Error(`${url}:\n${stdout}`);
  const [, p99, unit] = /^ +99%\s+([\d.]+)(us|ms|s)$/m.exec(stdout) ?? [];
  const milliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1_000 };
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99: Number(p99) * (milliseconds[unit ?? ""] ?? NaN),
  };
}

/**
 * Measures two servers alternately, so that other load on the machine affects both. @throws Error if their bodies differ
 * @returns a table row with the medians of each server and of their ratio
 */
export async function compare(name: string, url: string, baselineUrl: string, encodings: string) {
  const { body } = await fetchRaw(url, { "Accept-Encoding": encodings });
  const { body: baselineBody } = await fetchRaw(baselineUrl, { "Accept-Encoding": encodings });
  if (!body.equals(baselineBody)) throw new Error(`${url}: the responses differ`);
  await measure(url, encodings, WARM_UP_SECONDS);
  await measure(baselineUrl, encodings, 2);
  const rounds: { site: Speed; baseline: Speed }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const site = await measure(url, encodings, SECONDS);
    rounds.push({ site, baseline: await measure(baselineUrl, encodings, SECONDS) });
  }
  const row = [
    name,
    String(body.length),
    median(rounds.map(({ site }) => site.perSecond)).toFixed(),
    median(rounds.map(({ site }) => site.p99)).toFixed(1),
    median(rounds.map(({ baseline }) => baseline.perSecond)).toFixed(),
    median(rounds.map(({ baseline }) => baseline.p99)).toFixed(1),
    `${median(rounds.map(({ site, baseline }) => (100 * site.perSecond) / baseline.perSecond)).toFixed()}%`,
  ];
  console.error(row.join("  "));
  return row;
}
