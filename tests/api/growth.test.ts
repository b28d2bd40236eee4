import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { fillDatabase } from "../support/fill-database";
import { signIn, registerAdmin } from "../../tools/site/calls";
import { createDatabase, type TestDatabase } from "../../tools/site/databases";
import { startSite, type TestSite } from "../../tools/site/site";

const sizes = {
  "a year": { posts: 150, media: 60, offers: 120, contacts: 100 },
  "ten years": { posts: 1_500, media: 600, offers: 400, contacts: 1_000 },
};
type Size = keyof typeof sizes;

const instances = new Map<string, { database: TestDatabase; site: TestSite; token: string }>();

beforeAll(async () => {
  for (const [name, amounts] of Object.entries(sizes)) {
    const database = await createDatabase("sqlite");
    fillDatabase(database.url, amounts);
    const site = await startSite(database.url, {
      NODE_OPTIONS: "--import ./tests/support/counted-queries.mjs",
    });
    await registerAdmin(site.url);
    instances.set(name, { database, site, token: (await signIn(site.url)).token });
  }
});
afterAll(async () => {
  for (const { database, site } of instances.values()) {
    await site.kill();
    await database.drop();
  }
});

async function listRowCounts(size: Size, path: string): Promise<number[]> {
  const { site, token } = instances.get(size)!;
  const logLength = site.readLog().length;
  const response = await fetch(`${site.url}${path}`, {
    headers: path.startsWith("/api/contacts") ? { Authorization: `Bearer ${token}` } : {},
  });
  expect([path, response.status]).toEqual([path, 200]);
  await response.arrayBuffer();
  const newLog = site.readLog().slice(logLength);
  return [...newLog.matchAll(/^Query of (\d+) rows$/gm)].map(([, rows]) => Number(rows));
}

test.each([
  // Each page also reads the firm's details.
  ["/", 4, 26],
  ["/blog?page=2", 3, 14],
  // The first request for related posts (or offers) also reads the texts of the 100 newest, ten at a time.
  ["/blog/post-5", 13, 202],
  ["/media", 3, 26],
  ["/loans/home-loan", 13, 301],
  ["/feed.xml", 1, 30],
  ["/api/blogs?page=1&pageSize=12", 4, 26],
  ["/api/offers?page=1&pageSize=12", 4, 26],
  ["/api/media?page=1&pageSize=12", 4, 26],
  ["/api/contacts?page=1&pageSize=10", 4, 14],
])(
  "serves %s with at most %i queries and %i rows, as many after ten years as after one",
  async (path, maxQueries, maxRows) => {
    const rowCounts = await listRowCounts("a year", path);
    expect(await listRowCounts("ten years", path)).toEqual(rowCounts);
    expect(rowCounts.length).toBeLessThanOrEqual(maxQueries);
    expect(rowCounts.reduce((total, rows) => total + rows, 0)).toBeLessThanOrEqual(maxRows);
  },
);

test("reads only 1,000 entries for one sitemap file", async () => {
  expect(await listRowCounts("ten years", "/sitemap/posts-1.xml")).toEqual([1_000]);
});
