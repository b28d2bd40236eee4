import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { fill } from "../../tools/bench/fill";
import { signIn, registerAdmin } from "../../tools/site/calls";
import { createDatabase, type TestDatabase } from "../../tools/site/databases";
import { startSite, type TestSite } from "../../tools/site/site";

// What an answer asks of the database, counted: a firm that publishes for years pays no more for it
// than one that has just begun.

const sizes = {
  "a year": { posts: 150, media: 60, offers: 120, contacts: 100 },
  "ten years": { posts: 1_500, media: 600, offers: 400, contacts: 1_000 },
};

type Running = { database: TestDatabase; site: TestSite; token: string };
const running = new Map<string, Running>();

beforeAll(async () => {
  for (const [name, amounts] of Object.entries(sizes)) {
    const database = await createDatabase("sqlite");
    fill(database.url, amounts);
    const site = await startSite(database.url, {
      NODE_OPTIONS: "--import ./tests/support/counted-queries.mjs",
    });
    await registerAdmin(site.url);
    running.set(name, { database, site, token: (await signIn(site.url)).token });
  }
});

afterAll(async () => {
  for (const { database, site } of running.values()) {
    await site.kill();
    await database.drop();
  }
});

/** The queries of one request, each as its number of rows. */
async function queriesOf(name: string, path: string): Promise<number[]> {
  const { site, token } = running.get(name)!;
  const before = site.log().length;
  const response = await fetch(`${site.url}${path}`, {
    headers: path.startsWith("/api/contacts") ? { Authorization: `Bearer ${token}` } : {},
  });
  expect([path, response.status]).toEqual([path, 200]);
  await response.arrayBuffer();
  return [
    ...site
      .log()
      .slice(before)
      .matchAll(/^Query of (\d+) rows$/gm),
  ].map(([, rows]) => Number(rows));
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

/** At most so many queries, and so many rows in all. */
const limits: [string, { queries: number; rows: number }][] = [
  ["/", { queries: 2, rows: 13 }],
  ["/offers/offer-5", { queries: 1, rows: 1 }],
  ["/blog", { queries: 2, rows: 13 }],
  ["/blog?page=2", { queries: 2, rows: 13 }],
  // The first page that names posts reads their texts, ten at a time.
  ["/blog/post-5", { queries: 12, rows: 201 }],
  ["/blog/post-6", { queries: 2, rows: 101 }],
  ["/media", { queries: 2, rows: 25 }],
  ["/media?page=2", { queries: 2, rows: 25 }],
  ["/loans/home-loan", { queries: 12, rows: 300 }],
  ["/loans/car-loan", { queries: 2, rows: 200 }],
  ["/feed.xml", { queries: 1, rows: 30 }],
  ["/api/blogs?page=1&pageSize=12", { queries: 4, rows: 26 }],
  ["/api/offers?page=1&pageSize=12", { queries: 4, rows: 26 }],
  ["/api/media?page=1&pageSize=12", { queries: 4, rows: 26 }],
  ["/api/contacts?page=1&pageSize=10", { queries: 4, rows: 14 }],
];

test.each(limits)("%s asks for as much after ten years as after one", async (path, limit) => {
  const first = await queriesOf("a year", path);
  expect(await queriesOf("ten years", path)).toEqual(first);
  expect(first.length).toBeLessThanOrEqual(limit.queries);
  expect(sum(first)).toBeLessThanOrEqual(limit.rows);
});

test("a part of the sitemap reads no more than the 1,000 entries that it names", async () => {
  expect(await queriesOf("ten years", "/sitemap/posts-1.xml")).toEqual([1_000]);
});

test("what is kept asks for nothing", async () => {
  for (const path of ["/", "/blog", "/blog/post-5", "/media", "/api/blogs?page=1&pageSize=12"]) {
    expect([path, await queriesOf("a year", path)]).toEqual([path, []]);
  }
});
