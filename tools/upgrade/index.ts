import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { countRows, createEmptyDatabase, migrate } from "../site/databases";
import { redisUrl } from "../site/redis";
import { startSite, type TestSite } from "../site/site";
import { rounded, table } from "../bench/table";
import { hasNginx, keepStatic, type Nginx, serverOf, startNginx } from "../nginx";
import { ensureBuild, ensureClients, fail, run } from "../../scripts/setup/steps.mjs";
import { type Count, startLoad } from "./load";
import { buildPrevious } from "./previous-build";

// npm run rehearse:upgrade -- [commit]: two instances of an earlier build (the commit before this one)
// behind nginx are replaced by this build one after the other, while they are used. Needs nginx,
// PostgreSQL and Redis, and fails when one request was lost.

const started = performance.now();
const say = (what: string) =>
  console.log(`${((performance.now() - started) / 1_000).toFixed(0).padStart(4)} s  ${what}`);

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const buildIdOf = (folder: string) => readFileSync(path.join(folder, ".next/BUILD_ID"), "utf8");

/** The addresses of a build's static files. */
function staticFilesOf(folder: string): string[] {
  const below = path.join(folder, ".next/static");
  return readdirSync(below, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(below, path.join(entry.parentPath, entry.name)))
    .map((file) => `/_next/static/${file}`);
}

async function pagesOf(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(([, at]) => at || "/");
}

/** Takes an instance out, ends it, starts the new one and lets it in. */
async function replace(
  nginx: Nginx,
  old: TestSite,
  other: TestSite,
  startNew: () => Promise<TestSite>,
): Promise<TestSite> {
  await nginx.setServers([`${serverOf(old.url)} down`, serverOf(other.url)]);
  say("nginx sends nothing more to it");
  await old.stop();
  say("it has ended");
  const site = await startNew();
  await nginx.setServers([serverOf(site.url), serverOf(other.url)]);
  say("the new one is in its place");
  return site;
}

function rowOf(name: string, { sent, failed, again, slowest }: Count) {
  return [name, sent, failed.length, again, rounded(slowest)];
}

async function rehearse(ref: string): Promise<number> {
  const previous = buildPrevious(ref);
  say(`${previous.commit} is built`);
  const database = await createEmptyDatabase("postgresql");
  const folder = mkdtempSync(path.join(tmpdir(), "arthora-static-"));
  const variables = {
    REDIS_URL: redisUrl,
    NEXTAUTH_SECRET: randomBytes(32).toString("base64url"),
    SITE_URL: "http://localhost",
    TRUSTED_PROXY_HOPS: "1",
  };
  const sites: TestSite[] = [];
  const start = async (before: string[]) => {
    const site = await startSite(database.url, variables, before);
    sites.push(site);
    return site;
  };
  let nginx: Nginx | undefined;
  try {
    const inPrevious = {
      cwd: previous.folder,
      env: { ...process.env, ...variables, DATABASE_URL: database.url },
    };
    for (const step of ["db:migrate", "db:seed"]) {
      const { ok, output } = run("npm", ["run", "--silent", step], inPrevious);
      if (!ok) throw new Error(output);
    }
    const fromPrevious = ["env", "-C", previous.folder];
    const first = await start(fromPrevious);
    const second = await start(fromPrevious);
    nginx = await startNginx({
      servers: [serverOf(first.url), serverOf(second.url)],
      values: {
        NGINX_STATIC_FOLDER: folder,
        NGINX_PAGE_RATE: "100000r/s",
        NGINX_ENTRY_RATE: "100000r/s",
        NGINX_API_RATE: "100000r/s",
      },
    });
    const load = startLoad(nginx.url, await pagesOf(nginx.url), staticFilesOf(previous.folder));
    say("two instances of it are in use");
    await pause(5_000);

    keepStatic(path.join(previous.folder, ".next"), folder);
    migrate(database.url);
    say("nginx has the files of the build before, and the database is migrated");
    const newFirst = await replace(nginx, first, second, () => start([]));
    await pause(5_000);
    await replace(nginx, second, newFirst, () => start([]));
    await pause(5_000);
    const counts = await load.end();

    const home = await (await fetch(`${nginx.url}/`)).text();
    if (!home.includes(buildIdOf("."))) counts.pages.failed.push("/: is not of the new build");
    const stored = await countRows(database, "Contact");
    const answered = counts.forms.sent - counts.forms.failed.length;
    if (stored !== answered) counts.forms.failed.push(`${answered} answered, ${stored} stored`);
    console.log(
      `\n${table(
        ["What", "Sent", "Failed", "Sent again", "Slowest, ms"],
        [
          rowOf("Pages", counts.pages),
          rowOf("Files of those pages", counts.files),
          rowOf("Files that open tabs ask for", counts.filesOfOldTabs),
          rowOf("Contact form", counts.forms),
        ],
      )}`,
    );
    const failed = Object.values(counts).flatMap((count) => count.failed);
    for (const each of failed.slice(0, 20)) console.log(each);
    return failed.length;
  } finally {
    await nginx?.stop();
    for (const site of sites) await site.stop();
    await database.drop();
    for (const each of [previous.folder, folder]) rmSync(each, { recursive: true, force: true });
  }
}

if (!hasNginx()) fail("nginx is needed: apt-get install nginx");
ensureClients();
ensureBuild();
const lost = await rehearse(process.argv[2] ?? "HEAD~1");
console.log(lost === 0 ? "\nNo request was lost." : `\n${lost} failed.`);
process.exit(lost === 0 ? 0 : 1);
