import { parseArgs } from "node:util";
import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { createDatabase } from "./site/databases";
import { runProgram } from "./site/programs";
import { startSite } from "./site/site";
import { median, rounded, table } from "./bench/table";
import { ensureBrowser } from "../scripts/setup/browser.mjs";
import { ensureBuild, ensureClients } from "../scripts/setup/steps.mjs";

// npm run lighthouse: Lighthouse's own mobile settings on every kind of page that search engines
// may index, with the slow line worked out and with it applied. Prints a table in Markdown
// (docs/performance.md).
// Other pages, so many times, in one way: npm run lighthouse -- --runs 3 --method devtools /blog
// --cpu 2 slows the processor down twice in place of four times, for a machine that is half as quick:
// "Machine" is Lighthouse's own measure of how quick it is (benchmarkIndex).

const { values: options, positionals: asked } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    method: { type: "string" },
    cpu: { type: "string", default: "4" },
  },
  allowPositionals: true,
});
const RUNS = Number(options.runs);

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** How Lighthouse makes the line and the processor slow: worked out from a fast run, or in earnest. */
type Method = "simulate" | "devtools";
const methods = (["simulate", "devtools"] as const).filter(
  (method) => options.method === undefined || options.method === method,
);

/** The columns after the scores; Lighthouse's audits by their ids. */
const audits = {
  "LCP, s": ["largest-contentful-paint", 1_000, 2],
  "TBT, ms": ["total-blocking-time", 1, 0],
  CLS: ["cumulative-layout-shift", 1, 3],
  "FCP, s": ["first-contentful-paint", 1_000, 2],
  KB: ["total-byte-weight", 1_024, 0],
} as const;

const FLAGS = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

type Measured = { scores: number[]; values: number[]; machine: number; failed: string[] };

/** A run, and another one when Lighthouse says that it could not record it (NO_NAVSTART). */
async function audit(url: string, throttlingMethod: Method, tries = 3): Promise<Result> {
  // A browser of its own for each run, as Lighthouse's command has it.
  const browser = await launch({ chromePath: ensureBrowser() || undefined, chromeFlags: FLAGS });
  const flags = {
    port: browser.port,
    output: "json",
    logLevel: "error",
    throttlingMethod,
    throttling: { cpuSlowdownMultiplier: Number(options.cpu) },
  } as const;
  const result = await lighthouse(url, flags).finally(() => browser.kill());
  const error = result?.lhr.runtimeError;
  if (result && !error) return result.lhr;
  console.error(`${url}: ${error?.code ?? "no result"}`);
  if (tries === 1) throw new Error(`${url}: ${error?.message ?? "no result"}`);
  return audit(url, throttlingMethod, tries - 1);
}

async function measureOnce(url: string, method: Method): Promise<Measured> {
  const lhr = await audit(url, method);
  const failed = categories
    .slice(1)
    .flatMap((category) =>
      (lhr.categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    );
  return {
    scores: categories.map((category) => 100 * (lhr.categories[category]?.score ?? 0)),
    values: Object.values(audits).map(([id, unit]) => (lhr.audits[id]?.numericValue ?? NaN) / unit),
    machine: lhr.environment.benchmarkIndex,
    failed,
  };
}

async function measure(url: string, method: Method) {
  const runs: Measured[] = [];
  await fetch(url);
  for (let run = 0; run < RUNS; run += 1) runs.push(await measureOnce(url, method));
  const middle = (pick: (run: Measured) => number | undefined) =>
    median(runs.map((run) => pick(run) ?? NaN));
  return {
    cells: [
      ...categories.map((_, index) => rounded(middle(({ scores }) => scores[index]))),
      ...Object.values(audits).map(([, , digits], index) =>
        rounded(
          middle(({ values }) => values[index]),
          digits,
        ),
      ),
      rounded(middle(({ machine }) => machine)),
    ],
    failed: [...new Set(runs.flatMap(({ failed }) => failed))],
  };
}

async function main() {
  ensureClients();
  ensureBuild();
  const database = await createDatabase("sqlite");
  await runProgram("prisma/seed.ts", { variables: { DATABASE_URL: database.url } });
  const [post] = await database.query(`SELECT "id" FROM "Blog" ORDER BY "id" LIMIT 1`);
  const [offer] = await database.query(`SELECT "id" FROM "Offer" ORDER BY "id" LIMIT 1`);
  const site = await startSite(database.url);
  const paths =
    asked.length > 0
      ? asked
      : [
          "/",
          "/services",
          "/who-we-serve",
          "/who-we-serve/nri",
          "/loans/home-loan",
          "/blog",
          "/blog?page=2",
          `/blog/${String(post?.id)}`,
          "/media",
          `/offers/${String(offer?.id)}`,
          "/contact",
          "/privacy",
          "/terms",
        ];
  try {
    const rows: Record<Method, string[][]> = { simulate: [], devtools: [] };
    for (const path of paths) {
      for (const method of methods) {
        const { cells, failed } = await measure(`${site.url}${path}`, method);
        rows[method].push([path, ...cells]);
        console.error([method, path, ...cells, ...failed].join("  "));
      }
    }
    const head = ["Page", "Performance", "Accessibility", "Best practices", "SEO"];
    for (const method of methods) {
      console.log(
        `${method}\n\n${table([...head, ...Object.keys(audits), "Machine"], rows[method])}\n`,
      );
    }
  } finally {
    await site.stop();
    await database.drop();
  }
}

await main();
