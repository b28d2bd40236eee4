import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createDatabase } from "../site/databases";
import { runProgram } from "../site/programs";
import { findFreePort, startSite, type TestSite } from "../site/site";
import { ensureBuild, ensureClients } from "../../scripts/setup/steps.mjs";
import { getServerAddress, startNginx } from "../nginx";
import { type RawResponse, fetchRaw } from "./fetch-raw";
import { buildColumns, compare, ON_SERVER_CORE, ROUNDS } from "./compare";
import { median, toMarkdownTable } from "./table";

// npm run bench [-- --nginx]: compares the production build on one core with a bare node:http server.
// With --nginx, compares nginx in front of the site with nginx serving a file. Prints Markdown tables
// (docs/performance.md). Needs two cores and wrk.

const usesNginx = process.argv.includes("--nginx");
const folder = mkdtempSync(path.join(tmpdir(), "arthora-bench-"));
const database = await createDatabase("sqlite");

const variables = { TRUSTED_PROXY_HOPS: usesNginx ? "1" : "" };
const start = () => startSite(database.url, variables, ON_SERVER_CORE);

async function measureStart(): Promise<string> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    const site = await start();
    const { status } = await fetchRaw(site.url);
    if (status !== 200) throw new Error(`The home page answered ${status}`);
    times.push(performance.now() - startedAt);
    await site.stop();
  }
  return median(times).toFixed();
}

async function withBareServer<T>(
  response: RawResponse,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const file = path.join(folder, "response.json");
  writeFileSync(file, JSON.stringify({ ...response, body: response.body.toString("base64") }));
  const port = await findFreePort();
  const command = [process.execPath, "tools/bench/bare-server.mjs", String(port), file];
  const [program = "", ...args] = [...ON_SERVER_CORE, ...command];
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"] });
  try {
    await once(child.stdout, "data");
    return await work(`http://127.0.0.1:${port}/`);
  } finally {
    child.kill();
  }
}

const NGINX_HEADERS = /^(server|content-(type|encoding|length)|etag|x-cache-status)$/i;

async function withNginx<T>(
  site: TestSite,
  { headers, body }: RawResponse,
  work: (url: string, fileUrl: string) => Promise<T>,
): Promise<T> {
  const port = await findFreePort();
  writeFileSync(path.join(folder, "page.gz"), body);
  writeFileSync(path.join(folder, "page"), "");
  const headerLines = headers
    .filter(([name]) => !NGINX_HEADERS.test(name))
    .map(([name, value]) => `add_header ${name} "${value}";`);
  const nginx = await startNginx({
    servers: [getServerAddress(site.url)],
    values: { NGINX_PAGE_RATE: "1000000r/s", NGINX_ENTRY_RATE: "1000000r/s" },
    commandPrefix: ON_SERVER_CORE,
    extraConfiguration: `server {
      listen 127.0.0.1:${port};
      root ${folder};
      gzip_static always;
      default_type "text/html; charset=utf-8";
      ${headerLines.join("\n")}
    }`,
  });
  try {
    return await work(nginx.url, `http://127.0.0.1:${port}/page`);
  } finally {
    await nginx.stop();
  }
}

async function measure(site: TestSite, name: string, target: string): Promise<string[]> {
  const url = `${site.url}${target}`;
  const encodings = usesNginx ? "gzip" : "br, gzip";
  const headers = { "Accept-Encoding": encodings };
  await fetchRaw(url, headers);
  const response = await fetchRaw(url, headers);
  return usesNginx
    ? withNginx(site, response, (nginxUrl, fileUrl) =>
        compare(name, `${nginxUrl}${target}`, fileUrl, encodings),
      )
    : withBareServer(response, (bareUrl) => compare(name, url, bareUrl, encodings));
}

ensureClients();
ensureBuild();
try {
  await runProgram("prisma/seed.ts", { variables: { DATABASE_URL: database.url } });
  const [post] = await database.query(`SELECT "id" FROM "Blog" ORDER BY "id" LIMIT 1`);
  const pages = {
    Home: "/",
    Blog: "/blog",
    "A post": `/blog/${String(post?.id)}`,
    "An information page": "/loans/home-loan",
    ...(!usesNginx && {
      "GET /api/blogs": "/api/blogs?page=1&pageSize=12",
      "A missing page": "/no-such-page",
    }),
  };
  const site = await start();
  const rows: string[][] = [];
  try {
    for (const [name, target] of Object.entries(pages)) {
      rows.push(await measure(site, name, target));
    }
    const baseline = usesNginx ? "File" : "Bare server";
    console.log(toMarkdownTable(buildColumns(baseline), rows));
    const residentKilobytes = execFileSync("ps", ["-o", "rss=", "-p", String(site.pid)]).toString();
    console.log(`\nResident memory: ${(Number(residentKilobytes) / 1024).toFixed()} MiB\n`);
  } finally {
    await site.stop();
  }
  if (!usesNginx) {
    console.log(`Median time from starting the site to its home page: ${await measureStart()} ms`);
  }
} finally {
  await database.drop();
  rmSync(folder, { recursive: true });
}
