import { globSync, readFileSync, rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { call, signIn, registerAdmin } from "../../tools/site/calls";
import { createDatabase, type TestDatabase } from "../../tools/site/databases";
import { publishBlog, publishMedia, publishOffer } from "../support/entries";
import { startSite, type TestSite } from "../../tools/site/site";

// The sanitiser takes most of a second to load. A server that has only just started answers
// without it whatever shows no stored HTML.

const SANITISER = ["isomorphic-dompurify", "jsdom"];

/** Where Node keeps what a site compiles (next.config.mjs). */
const COMPILED = ".next/compiled";

const variables = {
  NODE_OPTIONS: "--import ./tests/support/loaded-packages.mjs",
  WATCHED_PACKAGES: [...SANITISER, "better-sqlite3"].join(","),
};

const loadedBy = (site: TestSite) =>
  [...site.log().matchAll(/^Loaded the package (.+)$/gm)].map(([, name]) => name).sort();

const isSanitiserLoaded = (site: TestSite) =>
  SANITISER.every((name) => loadedBy(site).includes(name));

describe("A site that has just started", () => {
  let database: TestDatabase;
  let token = "";
  const paths = { post: "", media: "", offer: "" };
  const started: TestSite[] = [];
  const start = async (more: Record<string, string>) => {
    const site = await startSite(database.url, { ...variables, ...more });
    started.push(site);
    return site;
  };
  /** Nothing but a request loads what this site has not loaded. */
  const startCold = () => start({ WITHOUT_WARM_UP: "1" });

  beforeAll(async () => {
    database = await createDatabase("sqlite");
    const site = await startSite(database.url);
    started.push(site);
    await registerAdmin(site.url);
    ({ token } = await signIn(site.url));
    const post = await publishBlog(site.url, token, { content: "<p>Its <em>text</em></p>" });
    await publishMedia(site.url, token, { description: "<p>What it <em>is</em></p>" });
    const offer = await publishOffer(site.url, token, {
      description: "<p>Until <em>March</em></p>",
    });
    paths.post = `/blog/${post.id}`;
    paths.media = "/media";
    paths.offer = `/offers/${offer.id}`;
  });
  afterAll(async () => {
    await Promise.all(started.map((site) => site.kill()));
    await database?.drop();
  });

  test("answers without the sanitiser what shows no stored HTML", async () => {
    const site = await startCold();
    const entries = [paths.post, paths.offer];
    for (const path of [
      "/",
      "/blog",
      "/contact",
      "/who-we-serve",
      "/privacy",
      "/login",
      "/feed.xml",
      "/sitemap.xml",
      "/robots.txt",
      "/api/health?ready",
      "/share/blog.jpg",
      "/api/blogs",
      "/api/media",
      "/api/offers",
      ...entries.map((entry) => `/share${entry}.jpg`),
    ]) {
      const response = await call(site.url, path);
      await response.arrayBuffer();
      expect({ path, status: response.status }).toEqual({ path, status: 200 });
      // The database is read, so packages are noticed.
      expect({ path, loaded: loadedBy(site) }).toEqual({
        path,
        loaded: loadedBy(site).filter((name) => name === "better-sqlite3"),
      });
    }
    expect(loadedBy(site)).toEqual(["better-sqlite3"]);
    const home = await (await call(site.url, "/")).text();
    expect(home).toContain("Until March");
  });

  test.each(["post", "media", "offer"] as const)(
    "loads the sanitiser for a first page that shows stored HTML: %s",
    async (kind) => {
      const site = await startCold();
      const response = await call(site.url, paths[kind]);
      expect(response.status).toBe(200);
      expect(await response.text()).toMatch(/<em>(text|is|March)<\/em>/);
      expect(isSanitiserLoaded(site)).toBe(true);
    },
  );

  test("loads the sanitiser for its first write", async () => {
    const site = await startCold();
    expect(isSanitiserLoaded(site)).toBe(false);
    await publishBlog(site.url, token, { content: "<p>Clean<script>alert(1)</script></p>" });
    expect(isSanitiserLoaded(site)).toBe(true);
    const [post] = (await (await call(site.url, "/api/blogs")).json()) as { content: string }[];
    expect(post?.content).toBe("<p>Clean</p>");
  });

  test("loads the sanitiser a while after its start, and keeps what was compiled for the next one", async () => {
    rmSync(COMPILED, { recursive: true, force: true });
    const site = await start({});
    const isKept = () => globSync(`${COMPILED}/**`).length > 100;
    for (let tries = 0; !isSanitiserLoaded(site) || !isKept(); tries += 1) {
      expect(tries).toBeLessThan(300);
      await sleep(100);
    }
  });

  test("sends scripts that a browser compiles while they come to every page", async () => {
    const site = await startCold();
    const { rootMainFiles } = JSON.parse(readFileSync(".next/build-manifest.json", "utf8")) as {
      rootMainFiles: string[];
    };
    expect(rootMainFiles.length).toBeGreaterThan(2);
    for (const file of rootMainFiles) {
      const script = await (await call(site.url, `/_next/${file}`)).text();
      expect([file, script.split("\n")[0]]).toEqual([file, "//# allFunctionsCalledOnLoad"]);
    }
  });
});
