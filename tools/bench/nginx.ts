import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Nginx, serverOf, startNginx } from "../nginx";
import { freePort } from "../site/site";
import { type Answer, ask } from "./answers";
import { ON_SERVER_CORE } from "./servers";
import { median, rounded, table } from "./table";
import { load, type Load } from "./wrk";

const ROUNDS = 3;
const SECONDS = 5;
const GZIP = { "Accept-Encoding": "gzip" };

type Site = { url: string; pid: number };
type Case = { name: string; path: string };

/** nginx writes these for each answer itself. */
const OF_NGINX = /^(server|content-(type|encoding|length)|etag|x-cache-status)$/i;

/** A server of the same nginx that sends an answer's bytes from a compressed file, with its headers. */
function fileServer(port: number, folder: string, { headers, body }: Answer): string {
  writeFileSync(path.join(folder, "page.gz"), body);
  writeFileSync(path.join(folder, "page"), "");
  const lines = headers
    .filter(([name]) => !OF_NGINX.test(name))
    .map(([name, value]) => `add_header ${name} "${value}";`);
  return `server {
    listen 127.0.0.1:${port};
    root ${folder};
    gzip_static always;
    default_type "text/html; charset=utf-8";
    ${lines.join("\n    ")}
  }`;
}

type Pair = { nginx: Load; file: Load; perRoundRatio: number[] };

/** In turns, so that what else the machine does hits both. */
async function measurePair(nginxUrl: string, fileUrl: string): Promise<Pair> {
  const rounds: { nginx: Load; file: Load }[] = [];
  for (const url of [nginxUrl, fileUrl]) await load({ url, headers: GZIP, seconds: 2 });
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      nginx: await load({ url: nginxUrl, headers: GZIP, seconds: SECONDS }),
      file: await load({ url: fileUrl, headers: GZIP, seconds: SECONDS }),
    });
  }
  const middle = (of: "nginx" | "file"): Load => ({
    perSecond: median(rounds.map((round) => round[of].perSecond)),
    p50: median(rounds.map((round) => round[of].p50)),
    p99: median(rounds.map((round) => round[of].p99)),
  });
  const perRoundRatio = rounds.map(({ nginx, file }) => nginx.perSecond / file.perSecond);
  return { nginx: middle("nginx"), file: middle("file"), perRoundRatio };
}

async function withNginx<T>(
  site: Site,
  more: string,
  work: (nginx: Nginx) => Promise<T>,
): Promise<T> {
  const nginx = await startNginx({
    servers: [serverOf(site.url)],
    values: { NGINX_PAGE_RATE: "1000000r/s", NGINX_ENTRY_RATE: "1000000r/s" },
    before: ON_SERVER_CORE,
    more,
  });
  try {
    return await work(nginx);
  } finally {
    await nginx.stop();
  }
}

async function measureCase(site: Site, { name, path: target }: Case): Promise<string[]> {
  await ask(`${site.url}${target}`, GZIP);
  const answer = await ask(`${site.url}${target}`, GZIP);
  const folder = mkdtempSync(path.join(tmpdir(), "arthora-bench-"));
  const port = await freePort();
  try {
    return await withNginx(site, fileServer(port, folder, answer), async (nginx) => {
      const pageUrl = `${nginx.url}${target}`;
      const fileUrl = `http://127.0.0.1:${port}/page`;
      const [page, file] = [await ask(pageUrl, GZIP), await ask(fileUrl, GZIP)];
      if (!page.body.equals(file.body)) throw new Error(`${target}: not the same bytes`);
      const { nginx: ours, file: theirs, perRoundRatio } = await measurePair(pageUrl, fileUrl);
      const row = [
        name,
        String(page.body.length),
        rounded(ours.perSecond),
        rounded(ours.p99, 1),
        rounded(theirs.perSecond),
        rounded(theirs.p99, 1),
        `${rounded(100 * median(perRoundRatio))}%`,
      ];
      console.error(row.join("  "));
      return row;
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Requests per second through nginx beside the same nginx sending the very same bytes and headers from
 * a compressed file. nginx and the site share one core.
 */
export async function measureNginx(site: Site, cases: Case[]): Promise<string> {
  const rows: string[][] = [];
  for (const each of cases) rows.push(await measureCase(site, each));
  const head = ["Page, gzip", "Bytes", "Per second", "p99 ms", "File, per second", "File, p99 ms"];
  return table([...head, "Ratio"], rows);
}
