import { createDatabase } from "../site/databases";
import { runProgram } from "../site/programs";
import { startSite, type TestSite } from "../site/site";
import { ensureBuild, ensureClients } from "../../scripts/setup/steps.mjs";
import { hasNginx } from "../nginx";
import { measureNginx } from "./nginx";
import { measureEndurance } from "./endurance";
import { measureScale } from "./scale";
import { ON_SERVER_CORE } from "./servers";
import { measureThroughput } from "./throughput";
import { ensureWrk } from "./wrk";

// npm run bench, with `-- --scale` or `-- --nginx`. Measures the production build on this machine
// alone: one core answers, one makes the load. Prints tables in Markdown (docs/performance.md).

type Case = { name: string; path: string };

/** Measures an instance with the demo content. */
async function onDemo(
  variables: Record<string, string>,
  work: (site: TestSite, pages: Case[], databaseUrl: string) => Promise<void>,
) {
  ensureWrk();
  const database = await createDatabase("sqlite");
  try {
    await runProgram("prisma/seed.ts", { variables: { DATABASE_URL: database.url } });
    const site = await startSite(database.url, variables, ON_SERVER_CORE);
    try {
      const [post] = await database.query(`SELECT "id" FROM "Blog" ORDER BY "id" LIMIT 1`);
      const pages = [
        { name: "Home", path: "/" },
        { name: "Blog", path: "/blog" },
        { name: "A post", path: `/blog/${String(post?.id)}` },
        { name: "A content page", path: "/loans/home-loan" },
      ];
      await work(site, pages, database.url);
    } finally {
      await site.stop();
    }
  } finally {
    await database.drop();
  }
}

async function measureDemo() {
  await onDemo({}, async (site, pages, databaseUrl) => {
    const more = [
      { name: "GET /api/blogs", path: "/api/blogs?page=1&pageSize=12" },
      { name: "A page that is not there", path: "/no-such-page" },
    ];
    console.log(await measureThroughput(site, [...pages, ...more]));
    await site.stop();
    console.log(`\n${await measureEndurance(databaseUrl)}`);
  });
}

async function measureBehindNginx() {
  if (!hasNginx()) throw new Error("nginx is needed: apt-get install nginx");
  await onDemo({ TRUSTED_PROXY_HOPS: "1" }, async (site, pages) => {
    console.log(await measureNginx(site, pages));
  });
}

ensureClients();
ensureBuild();
if (process.argv.includes("--scale")) console.log(await measureScale());
else if (process.argv.includes("--nginx")) await measureBehindNginx();
else await measureDemo();
