import { parseArgs } from "node:util";
import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { createDatabase } from "./site/databases";
import { runProgram } from "./site/programs";
import { startSite } from "./site/site";
import { median, toMarkdownTable } from "./bench/table";
import { ensureBrowser } from "../scripts/setup/browser.mjs";
import { ensureBuild, ensureClients } from "../scripts/setup/steps.mjs";

// npm run lighthouse [-- --runs 3 /blog]: measures the given pages, or every kind of indexed page, with
// Lighthouse's mobile settings. Prints a Markdown table of medians (docs/performance.md). Slows the CPU
// down to the speed of a mid-range phone (benchmark index 500).

const PHONE_INDEX = 500;

const { values, positionals } = parseArgs({
  options: { runs: { type: "string", default: "5" } },
  allowPositionals: true,
});

const categories = ["performance", "accessibility", "best-practices", "seo"];
/** By column: the audit id, the divisor for the unit, and the number of decimal places. */
const audits = {
  "LCP, s": ["largest-contentful-paint", 1_000, 2],
  "TBT, ms": ["total-blocking-time", 1, 0],
  CLS: ["cumulative-layout-shift", 1, 3],
  "FCP, s": ["first-contentful-paint", 1_000, 2],
  KB: ["total-byte-weight", 1_024, 0],
} as const;

const chromeFlags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic"];

/** Runs Lighthouse in a fresh browser; retries because it sometimes cannot record a page (NO_NAVSTART). */
async function audit(url: string, cpuSlowdownMultiplier: number, tries = 3): Promise<Result> {
  const { port, kill } = await launch({ chromePath: ensureBrowser() || undefined, chromeFlags });
  const throttling = { cpuSlowdownMultiplier };
  const flags = { port, logLevel: "error", throttlingMethod: "devtools", throttling } as const;
  const result = await lighthouse(url, flags).finally(kill);
  if (result && !result.lhr.runtimeError) return result.lhr;
  if (tries === 1) throw new Error(`${url}: ${result?.lhr.runtimeError?.code ?? "no result"}`);
  return audit(url, cpuSlowdownMultiplier, tries - 1);
}

async function measure(url: string, slowdown: number): Promise<string[]> {
  const runs: Result[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) runs.push(await audit(url, slowdown));
  return [
    ...categories.map((name) =>
      median(runs.map((run) => 100 * (run.categories[name]?.score ?? 0))).toFixed(),
    ),
    ...Object.values(audits).map(([id, divisor, digits]) =>
      median(runs.map((run) => (run.audits[id]?.numericValue ?? NaN) / divisor)).toFixed(digits),
    ),
  ];
}

ensureClients();
ensureBuild();
const database = await createDatabase("sqlite");
await runProgram("prisma/seed.ts", { variables: { DATABASE_URL: database.url } });
const [post] = await database.query(`SELECT "id" FROM "Blog" ORDER BY "id" LIMIT 1`);
const [offer] = await database.query(`SELECT "id" FROM "Offer" ORDER BY "id" LIMIT 1`);
const defaultPaths = `/ /services /who-we-serve /who-we-serve/nri /loans/home-loan /blog /blog?page=2
  /blog/${String(post?.id)} /media /offers/${String(offer?.id)} /contact /privacy /terms`;
const site = await startSite(database.url);
try {
  const { benchmarkIndex } = (await audit(site.url, 1)).environment;
  const slowdown = benchmarkIndex / PHONE_INDEX;
  console.error(`Benchmark index ${benchmarkIndex}: CPU ${slowdown.toFixed(1)} x slower`);
  const rows: string[][] = [];
  for (const path of positionals.length > 0 ? positionals : defaultPaths.split(/\s+/)) {
    rows.push([path, ...(await measure(`${site.url}${path}`, slowdown))]);
  }
  const head = ["Page", "Performance", "Accessibility", "Best practices", "SEO"];
  console.log(toMarkdownTable([...head, ...Object.keys(audits)], rows));
} finally {
  await site.stop();
  await database.drop();
}
