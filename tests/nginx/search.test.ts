import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { signIn, registerAdmin } from "../../tools/site/calls";
import { publishBlog } from "../support/entries";
import {
  askNginx,
  type NginxSuite,
  startNginxSuite,
  textOf,
  withinOneSecond,
} from "../support/nginx";

// A search of the blog comes through nginx to the site, each time, and is never kept.

let suite: NginxSuite;
beforeAll(async () => {
  suite = await startNginxSuite(
    {},
    { RATE_LIMIT_FACTOR: "1", NEXTAUTH_SECRET: randomBytes(32).toString("base64url") },
  );
  await registerAdmin(suite.site.url);
  const { token } = await signIn(suite.site.url);
  for (let post = 1; post <= 13; post += 1) {
    await publishBlog(suite.site.url, token, { title: `Tax & more, ${post}` });
  }
  await publishBlog(suite.site.url, token, { title: "Gold" });
});
afterAll(() => suite?.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  askNginx(suite.nginx.url, path, { headers });

const foundIn = (text: string) =>
  /(\d+|No) posts? found for “[^”]*”/.exec(text.replace(/<!-- -->/g, ""))?.[0];

test("each search has its own answer, made for it, beside the list that is kept", async () => {
  const searches = {
    "/blog?q=gold": "1 post found for “gold”",
    "/blog?q=tax+%26": "13 posts found for “tax &amp;”",
    "/blog?page=2&q=tax": "13 posts found for “tax”",
    "/blog?utm_source=mail&q=tax&page=2&q=gold": "13 posts found for “tax”",
    "/blog?q=%22zebra": "No posts found for “&quot;zebra”",
  };
  for (let time = 0; time < 2; time += 1) {
    for (const [path, found] of Object.entries(searches)) {
      const answer = await get(path);
      expect([path, answer.status, answer.cache, foundIn(textOf(answer))]).toEqual([
        path,
        200,
        undefined,
        found,
      ]);
      expect(answer.headers["cache-control"]).toMatch(/^private, .*no-store/);
      expect(answer.headers["x-robots-tag"]).toBe("noindex");
    }
  }
  const [first, again] = await withinOneSecond(async () => [
    await get("/blog"),
    await get("/blog"),
  ]);
  expect([again.cache, foundIn(textOf(first))]).toEqual(["HIT", undefined]);
  const empty = await get("/blog?q=");
  expect(["HIT", "REVALIDATED", "EXPIRED"]).toContain(empty.cache);
  expect(textOf(await get("/contact?q=gold"))).not.toContain("q=gold");
});

test("a visit by a link is answered with data, never kept either", async () => {
  for (let time = 0; time < 2; time += 1) {
    const answer = await get("/blog?q=gold&_rsc", { RSC: "1" });
    expect([answer.status, answer.cache, answer.headers["content-type"]]).toEqual([
      200,
      undefined,
      "text/x-component",
    ]);
    expect(answer.headers["cache-control"]).toMatch(/no-store/);
  }
});

test("visitors are told apart, and one who searches without end is told when to come again", async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 31; count += 1) {
    const { status, headers } = await get("/blog?q=gold", {
      "X-Forwarded-For": `198.19.0.${count}`,
    });
    statuses.push(status);
    if (status === 429) expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  }
  expect(statuses.at(-1)).toBe(429);
  expect((await get("/blog")).status).toBe(200);
  expect((await get("/blog?q=gold")).cache).toBeUndefined();
});
