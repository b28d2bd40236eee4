import { globSync, readFileSync, rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";
import { call } from "../../tools/site/calls";
import { createDatabase, type TestDatabase } from "../../tools/site/databases";
import { startSite, type TestSite } from "../../tools/site/site";
import { fillDatabase } from "../support/fill-database";

// The sanitiser takes most of a second to load. Pages without stored HTML must not wait for it.

const SANITISER_PACKAGES = ["isomorphic-dompurify", "jsdom"];

const COMPILE_CACHE = ".next/compiled";

const listLoadedPackages = (site: TestSite) =>
  [...site.readLog().matchAll(/^Loaded the package (.+)$/gm)].map(([, name]) => name).sort();

describe("A site that has just started", () => {
  let database: TestDatabase;
  let site: TestSite;
  beforeAll(async () => {
    database = await createDatabase("sqlite");
    fillDatabase(database.url, { posts: 1, media: 0, offers: 1, contacts: 0 });
  });
  afterAll(() => database.drop());
  const start = async (variables: Record<string, string>) => {
    site = await startSite(database.url, {
      NODE_OPTIONS: "--import ./tests/support/loaded-packages.mjs",
      WATCHED_PACKAGES: [...SANITISER_PACKAGES, "better-sqlite3"].join(","),
      ...variables,
    });
  };
  const read = async (path: string) => {
    const response = await call(site.url, path);
    expect([path, response.status]).toEqual([path, 200]);
    return response.text();
  };
  afterEach(() => site.kill());

  test("loads the sanitiser only with the first page that shows stored HTML", async () => {
    await start({ WITHOUT_WARM_UP: "1" });
    const pages = ["/blog", "/contact", "/login", "/feed.xml", "/sitemap.xml", "/api/health?ready"];
    for (const path of [...pages, "/api/blogs", "/share/blog/post-0.jpg"]) {
      await read(path);
      const loadedPackages = listLoadedPackages(site).filter((name) => name !== "better-sqlite3");
      expect({ path, loadedPackages }).toEqual({ path, loadedPackages: [] });
    }
    expect(await read("/")).toContain("What a family should know");
    // Proves that the log lists loaded packages.
    expect(listLoadedPackages(site)).toEqual(["better-sqlite3"]);

    expect(await read("/offers/offer-0")).toContain("<p>What a family should know");
    expect(listLoadedPackages(site)).toEqual(expect.arrayContaining(SANITISER_PACKAGES));
  });

  test("marks the main scripts for eager compilation in the browser and, in the background, loads the sanitiser and stores Node's compile cache", async () => {
    rmSync(COMPILE_CACHE, { recursive: true, force: true });
    await start({});
    const manifest = readFileSync(".next/build-manifest.json", "utf8");
    const { rootMainFiles } = JSON.parse(manifest) as { rootMainFiles: string[] };
    expect(rootMainFiles.length).toBeGreaterThan(2);
    for (const file of rootMainFiles) {
      const script = await read(`/_next/${file}`);
      expect([file, script.split("\n")[0]]).toEqual([file, "//# allFunctionsCalledOnLoad"]);
    }
    const isLoaded = () =>
      SANITISER_PACKAGES.every((name) => listLoadedPackages(site).includes(name));
    const isStored = () => globSync(`${COMPILE_CACHE}/**`).length > 100;
    for (let tries = 0; !isLoaded() || !isStored(); tries += 1) {
      expect(tries).toBeLessThan(300);
      await sleep(100);
    }
  });
});
