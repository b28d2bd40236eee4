import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { signIn, signInFromPage, registerAdmin } from "../../tools/site/calls";
import {
  sendRequest,
  type NginxAnswer,
  type NginxRequest,
  type NginxSuite,
  startNginxSuite,
  decodeText,
  withinOneSecond,
} from "../support/nginx";
import { publishBlog } from "../support/entries";
import { securityHeaders } from "../support/security-headers";

let suite: NginxSuite;
let token: string;
let cookie: string;
beforeAll(async () => {
  suite = await startNginxSuite();
  await registerAdmin(suite.site.url);
  ({ cookie } = await signInFromPage(suite.nginx.url));
  ({ token } = await signIn(suite.nginx.url));
  for (let number = 0; number < 13; number += 1) {
    await publishBlog(suite.nginx.url, token, { title: `Post ${number}` });
  }
});
afterAll(() => suite?.stop());

const get = (path: string, headers: Record<string, string> = {}, options: NginxRequest = {}) =>
  sendRequest(suite.nginx.url, path, { headers, ...options });

test("compresses cached pages with brotli or gzip if Accept-Encoding allows it", async () => {
  const fullPage = decodeText(await sendRequest(suite.site.url, "/blog"));
  for (const [accepted, encoding] of [
    ["gzip, deflate, br, zstd", "br"],
    ["br;q=0, gzip", "gzip"],
    ["gzip", "gzip"],
  ] as const) {
    const headers = { "Accept-Encoding": accepted };
    const [first, second] = await withinOneSecond(async () => [
      await get("/blog", headers),
      await get("/blog", headers),
    ]);
    expect([accepted, first.headers["content-encoding"]]).toEqual([accepted, encoding]);
    expect([accepted, second.cache, second.body.equals(first.body)]).toEqual([
      accepted,
      "HIT",
      true,
    ]);
    expect(decodeText(second)).toBe(fullPage);
  }
  for (const accepted of ["", "gzip;q=0"]) {
    const { headers, body } = await get("/blog", { "Accept-Encoding": accepted });
    expect([accepted, headers["content-encoding"]]).toEqual([accepted, undefined]);
    expect(body.toString()).toBe(fullPage);
    expect(headers.vary).toMatch(/Accept-Encoding/);
  }
});

test("answers HEAD and If-None-Match for a cached page", async () => {
  const { headers, body } = await get("/blog");
  const notModified = await get("/blog", { "If-None-Match": headers.etag! });
  expect([notModified.status, notModified.body.length, notModified.headers.etag]).toEqual([
    304,
    0,
    headers.etag,
  ]);
  const other = await get("/blog", { "If-None-Match": 'W/"other"' });
  expect([other.status, other.body.length]).toEqual([200, body.length]);
  const head = await get("/blog", {}, { method: "HEAD" });
  expect([head.status, head.body.length, head.headers.etag]).toEqual([200, 0, headers.etag]);
});

test.each(["/", "/none", "/login", "/api/blogs"])(
  "keeps the site's cache and security headers for %s",
  async (path) => {
    const names = ["cache-control", "vary", "etag", "x-content-type-options", "x-frame-options"];
    const pick = (headers: Partial<Record<string, string>>) => names.map((name) => headers[name]);
    await sendRequest(suite.site.url, path);
    const direct = await sendRequest(suite.site.url, path);
    expect(direct.headers).toMatchObject(securityHeaders);
    for (let round = 0; round < 2; round += 1) {
      const { status, headers } = await get(path);
      expect([status, pick(headers)]).toEqual([direct.status, pick(direct.headers)]);
    }
  },
);

const rscHeaders = { RSC: "1" };

test.each(["/blog", "/loans/home-loan"])(
  "caches the HTML and the RSC response of %s separately",
  async (path) => {
    const askAll = async () => [
      await get(path),
      // Without the RSC header, nginx ignores _rsc, as it ignores unknown parameters.
      await get(`${path}?_rsc`),
      await get(`${path}?_rsc`, rscHeaders),
    ];
    const [, second] = await withinOneSecond(async () => [await askAll(), await askAll()]);
    expect(second.map(({ cache, headers }) => [cache, headers["content-type"]])).toEqual([
      ["HIT", "text/html; charset=utf-8"],
      ["HIT", "text/html; charset=utf-8"],
      ["HIT", "text/x-component"],
    ]);
    const segmentHeaders = {
      ...rscHeaders,
      "Next-Router-Prefetch": "1",
      "Next-Router-Segment-Prefetch": "/_tree",
    };
    const redirect = await get(path, segmentHeaders);
    expect(redirect.status).toBe(307);
    const segment = await get(redirect.headers.location!, segmentHeaders);
    expect(segment.status).toBe(200);
    expect(segment.body.equals(second[2]!.body)).toBe(false);
  },
);

test("ignores unknown parameters in the cache key, but caches each page number separately", async () => {
  const [bare, first] = await withinOneSecond(async () => [
    await get("/blog"),
    await get("/blog?utm_source=mail&gclid=1&email=meera@example.in"),
  ]);
  const plain = decodeText(bare);
  expect([first.cache, decodeText(first)]).toEqual(["HIT", plain]);
  const second = decodeText(await get("/blog?utm_source=mail&page=2&page=3"));
  expect(second).not.toBe(plain);
  expect(second).toBe(decodeText(await get("/blog?page=2")));
  expect(decodeText(await get("/?page=2&x=<script>"))).toBe(decodeText(await get("/")));
});

// Covers each pattern in the map of $site_ambiguous (arthora.conf.template).
test.each([
  "/media/../blog",
  "/blog/.",
  "/api/%62logs",
  "/%4Cogin",
  "/x/%7Euser",
  "/x%2d",
  "/api%2fblogs",
  "/_next/static/q/..%2f..%2f../login",
  "/api%5cblogs",
  "/uploads/q\\..\\..\\api\\blogs",
  "/blog?page=2#x",
  "/x%20#/error.html",
  `/${"a".repeat(1_001)}`,
])("returns 400 for the ambiguous or overlong path %s", async (path) => {
  const [nginx, site] = [await get(path), await sendRequest(suite.site.url, path)];
  expect([nginx.status, nginx.cache, site.status]).toEqual([400, undefined, 404]);
  expect(nginx.headers).toMatchObject(securityHeaders);
  if (path.includes("#")) return;
  expect((await get(`/contact?of=${path}`)).status).toBe(200);
});

test("bypasses the cache for signed-in requests, but not for requests with other cookies", async () => {
  await get("/blog");
  const signedInHeaders: Record<string, string>[] = [
    { Cookie: `a=b; ${cookie}` },
    { Cookie: "__Host-next-auth.session-token=x" },
    { Cookie: "__Secure-next-auth.session-token.0=x" },
    { Authorization: `Bearer ${token}` },
  ];
  for (const headers of signedInHeaders) {
    for (const path of ["/", "/blog", "/loans/home-loan"]) {
      const { cache, status } = await get(path, headers);
      expect([headers, path, status, cache]).toEqual([headers, path, 200, undefined]);
    }
  }
  const { cache } = await get("/blog", { Cookie: "theme=light" });
  expect(["HIT", "REVALIDATED"]).toContain(cache);
});

test.each([
  ["/login", undefined],
  ["/new-password", undefined],
  ["/api/blogs", undefined],
  ["/api", undefined],
  ["/none", "MISS"],
  ["/offers/none", "MISS"],
  ["/blog?page=88", "MISS"],
])("never caches %s", async (path, cache) => {
  for (let round = 0; round < 2; round += 1) expect((await get(path)).cache).toBe(cache);
});

test("never puts a visitor's request headers into the next visitor's response", async () => {
  const marker = "poison.example";
  for (const path of ["/contact", "/blog", "/feed.xml", "/none"]) {
    const forwarded = { "X-Forwarded-Host": marker, Forwarded: `host=${marker}` };
    await get(path, { ...forwarded, Cookie: `a=${marker}`, Range: "bytes=0-3" });
    const { status, headers, body } = await get(path);
    expect([path, status]).toEqual([path, path === "/none" ? 404 : 200]);
    expect(JSON.stringify(headers) + body.toString()).not.toContain(marker);
  }
});

test("returns 421 for an unknown Host header", async () => {
  for (const Host of ["evil.example", "127.0.0.1", "localhost.evil.example"]) {
    const { status, body } = await get("/", { Host });
    expect([status, body.toString().includes("evil")]).toEqual([421, false]);
  }
});

const readResultCount = (answer: NginxAnswer) =>
  /(\d+|No) posts? found for “[^”]*”/.exec(decodeText(answer).replace(/<!-- -->/g, ""))?.[0];

test("never caches a blog search, unless its text is empty", async () => {
  for (const title of ["Tax & more", "Gold"]) await publishBlog(suite.nginx.url, token, { title });
  for (let round = 0; round < 2; round += 1) {
    for (const [path, found] of [
      ["/blog?q=gold", "1 post found for “gold”"],
      ["/blog?utm_source=mail&q=tax+%26&q=gold", "1 post found for “tax &amp;”"],
      ["/blog?q=%22zebra", "No posts found for “&quot;zebra”"],
    ] as const) {
      const answer = await get(path);
      expect([path, readResultCount(answer), answer.cache]).toEqual([path, found, undefined]);
    }
    const data = await get("/blog?q=gold&_rsc", rscHeaders);
    expect([data.headers["content-type"], data.cache]).toEqual(["text/x-component", undefined]);
  }
  expect(readResultCount(await get("/blog"))).toBeUndefined();
  expect((await get("/blog?q=")).cache).toBeDefined();
});
