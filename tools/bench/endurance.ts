import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startSite, type TestSite } from "../site/site";
import { ask } from "./answers";
import { ON_SERVER_CORE } from "./servers";
import { median, rounded, table } from "./table";
import { load, memoryOf } from "./wrk";

const STARTS = 3;
const REQUESTS = 100_000;

/** What is asked for after the start, each the first of its kind. */
const firsts = ["/loans/home-loan", "/"];

/** How long a server takes to its first answers, and what many requests leave in its memory. */
export async function measureEndurance(databaseUrl: string): Promise<string> {
  return table(
    ["What", "Measured"],
    [...(await measureStart(databaseUrl)), ...(await measureMemory(databaseUrl))],
  );
}

async function measureStart(databaseUrl: string): Promise<string[][]> {
  const starts: number[][] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const begun = performance.now();
    const site = await startSite(databaseUrl, {}, ON_SERVER_CORE);
    const times = [performance.now() - begun];
    for (const first of firsts) {
      const { status } = await ask(`${site.url}${first}`);
      if (status !== 200) throw new Error(`${first} answered ${status}`);
      times.push(performance.now() - begun);
    }
    starts.push(times);
    await site.stop();
  }
  return ["/api/health", ...firsts].map((first, at) => [
    `From the command to the first 200, of ${first}${at > 0 ? " after it" : ""}, ms`,
    rounded(median(starts.map((times) => times[at] ?? NaN))),
  ]);
}

async function measureMemory(databaseUrl: string): Promise<string[][]> {
  const folder = mkdtempSync(path.join(tmpdir(), "arthora-bench-"));
  const report = path.join(folder, "heap");
  const variables = {
    NODE_OPTIONS: `--import ${path.resolve("tools/bench/report-heap.mjs")}`,
    HEAP_REPORT: report,
  };
  const site = await startSite(databaseUrl, variables, ON_SERVER_CORE);
  try {
    const target = { url: `${site.url}/`, headers: { "Accept-Encoding": "gzip" } };
    const { perSecond } = await load({ ...target, seconds: 10 });
    const early = await memoryInUse(site, report);
    await load({ ...target, seconds: Math.ceil(REQUESTS / perSecond) });
    const late = await memoryInUse(site, report);
    const more = `${REQUESTS.toLocaleString("en")} more requests`;
    return [
      ["Memory in use after 10 s of load, MB", rounded(early, 1)],
      [`Memory in use after ${more}, MB`, rounded(late, 1)],
      [`Memory held by the process after ${more}, MB`, rounded(memoryOf(site.pid))],
    ];
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true });
  }
}

/** Megabytes in use once the garbage is collected. */
async function memoryInUse({ pid }: TestSite, report: string): Promise<number> {
  rmSync(report, { force: true });
  process.kill(pid, "SIGUSR2");
  for (let wait = 0; wait < 100; wait += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const bytes = existsSync(report) ? Number(readFileSync(report, "utf8")) : 0;
    if (bytes > 0) return bytes / 1_000_000;
  }
  throw new Error("The server does not tell its memory");
}
