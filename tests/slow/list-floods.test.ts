import { randomBytes } from "node:crypto";
import { Agent, request, type RequestOptions } from "node:http";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { call } from "../../tools/site/calls";
import { createDatabase, type TestDatabase } from "../../tools/site/databases";
import { mainThreadTimeOf, memoryOf } from "../support/memory";
import { startSite, type TestSite } from "../../tools/site/site";
import { untilIdle } from "../support/site-idle";

// The whole list of a site with thousands of posts, asked for as often at once as nginx lets one
// address: on SQLite, whose readings keep the process itself busy.

const MB = 1_024 * 1_024;
const POSTS = 3_000;
const POST_BYTES = 10_000;
const CALLERS = 60;
const MOST_MEMORY = 200 * MB;
const MOST_MS = 1_000;

let database: TestDatabase;
let site: TestSite;
beforeAll(async () => {
  database = await createDatabase("sqlite");
  const now = new Date().toISOString();
  for (let at = 0; at < POSTS; at += 1) {
    // What compresses as little as letters can.
    const text = randomBytes((POST_BYTES * 3) / 4).toString("base64");
    await database.query(
      `INSERT INTO "Blog" ("id", "title", "content", "authorName", "short_desc", "updatedAt")
       VALUES (?, ?, ?, 'Asha', 'About it', ?)`,
      [`post-${at}`, `Post ${at}`, `<p>${text}</p>`, now],
    );
  }
  site = await startSite(database.url);
  // What a site loads once, soon after its start or with the first list, is not the whole list's.
  expect((await call(site.url, "/api/blogs?page=1&pageSize=1")).status).toBe(200);
  await untilIdle(site);
});
afterAll(async () => {
  await site?.stop();
  await database?.drop();
});

const agent = new Agent({ maxSockets: Infinity });

/** Reads an answer and keeps nothing of it but its length; 0 of one that is not 200. */
const read = (path: string, options: RequestOptions) =>
  new Promise<number>((resolve, reject) => {
    request(site.url + path, options, (response) => {
      let size = 0;
      response.on("data", (chunk: Buffer) => (size += chunk.byteLength));
      response.on("end", () => resolve(response.statusCode === 200 ? size : 0));
    })
      .on("error", reject)
      .end();
  });

test.each([
  ["as it is", {}, POSTS * POST_BYTES],
  ["compressed", { "Accept-Encoding": "gzip" }, POSTS * POST_BYTES * 0.7],
  ["in a form that the site has not kept", { "Accept-Encoding": "deflate" }, POSTS * POST_BYTES],
])(
  "nobody waits while 60 callers read the whole list %s, and it is in memory once",
  async (_form, headers, least) => {
    const privacy = async () => {
      const begun = mainThreadTimeOf(site);
      // On a connection of its own, which nobody closes as idle.
      expect(await read("/privacy", { agent: false })).toBeGreaterThan(0);
      return mainThreadTimeOf(site) - begun;
    };
    await privacy();
    const before = memoryOf(site);
    let most = 0;
    let slowest = 0;
    let isOver = false;
    const lists = Promise.all(
      Array.from({ length: CALLERS }, () => read("/api/blogs", { agent, headers })),
    ).finally(() => (isOver = true));
    const watch = setInterval(() => (most = Math.max(most, memoryOf(site))), 20);
    try {
      while (!isOver) slowest = Math.max(slowest, await privacy());
    } finally {
      clearInterval(watch);
    }
    for (const size of await lists) expect(size).toBeGreaterThan(least);
    console.log(`${Math.round((most - before) / MB)} MB more, ${Math.round(slowest)} ms at most`);
    expect(slowest).toBeLessThan(MOST_MS);
    expect(most - before).toBeLessThan(MOST_MEMORY);
  },
  600_000,
);
