import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { signIn, signInFromPage, registerAdmin } from "../../tools/site/calls";
import {
  askNginx,
  type Asked,
  type NginxSuite,
  pause,
  startNginxSuite,
  textOf,
  withinOneSecond,
} from "../support/nginx";
import { publishBlog } from "../support/entries";
import { securityHeaders } from "../support/security-headers";

// What nginx keeps of pages, and that no answer stands for another.

let suite: NginxSuite;
let token: string;
let cookie: string;
beforeAll(async () => {
  suite = await startNginxSuite();
  await registerAdmin(suite.site.url);
  ({ cookie } = await signInFromPage(suite.nginx.url));
  ({ token } = await signIn(suite.nginx.url));
  for (let post = 0; post < 13; post += 1) {
    await publishBlog(suite.nginx.url, token, { title: `Post ${post}` });
  }
});
afterAll(() => suite?.stop());

const get = (path: string, headers: Record<string, string> = {}, more: Asked = {}) =>
  askNginx(suite.nginx.url, path, { headers, ...more });

test("under load more than 95 of 100 requests are answered by nginx alone", async () => {
  // One that shows entries and one that does not.
  const paths = ["/blog", "/loans/home-loan"];
  for (const path of paths) expect([path, (await get(path)).status]).toEqual([path, 200]);
  const counts: Record<string, number> = {};
  const end = Date.now() + 5_000;
  const visitor = async (first: number) => {
    for (let at = first; Date.now() < end; at += 1) {
      const { cache = "none" } = await get(paths[at % paths.length]!);
      counts[cache] = (counts[cache] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: 4 }, (_, first) => visitor(first)));
  // STALE: sent at once, and renewed behind it.
  const { HIT = 0, STALE = 0, UPDATING = 0 } = counts;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  expect((HIT + STALE + UPDATING) / total).toBeGreaterThan(0.95);
});

test("a page is compressed once, and is the same with gzip and without", async () => {
  for (const path of ["/", "/blog", "/feed.xml", "/sitemap.xml", "/loans/home-loan"]) {
    await askNginx(suite.site.url, path);
    const direct = await askNginx(suite.site.url, path, { headers: { "Accept-Encoding": "gzip" } });
    const [packed, again] = await withinOneSecond(async () => [
      await get(path, { "Accept-Encoding": "br, gzip;q=0.8" }),
      await get(path, { "Accept-Encoding": "gzip" }),
    ]);
    expect([path, again.cache, again.body.equals(packed.body)]).toEqual([path, "HIT", true]);
    expect(textOf(again)).toBe(textOf(direct));
    expect(packed.headers["content-encoding"]).toBe("gzip");
    for (const accepted of ["", "identity", "br", "gzip;q=0"]) {
      const plain = await get(path, { "Accept-Encoding": accepted });
      expect([path, accepted, plain.headers["content-encoding"]]).toEqual([
        path,
        accepted,
        undefined,
      ]);
      expect(plain.body.toString()).toBe(textOf(direct));
      expect(plain.headers.vary).toMatch(/Accept-Encoding/);
    }
  }
});

test("HEAD and If-None-Match are answered by nginx, before and after the second ends", async () => {
  const { headers, body } = await get("/blog");
  expect(body.length).toBeGreaterThan(1_000);
  for (const wait of [0, 2_000]) {
    await pause(wait);
    const same = await get("/blog", { "If-None-Match": headers.etag! });
    expect([same.status, same.body.length, same.headers.etag]).toEqual([304, 0, headers.etag]);
    const other = await get("/blog", { "If-None-Match": 'W/"other"' });
    expect([other.status, other.body.length]).toEqual([200, body.length]);
    const head = await get("/blog", {}, { method: "HEAD" });
    expect([head.status, head.body.length, head.headers.etag]).toEqual([200, 0, headers.etag]);
    expect(head.headers["content-security-policy"]).toBe(headers["content-security-policy"]);
  }
});

test("what browsers are told is what the site says", async () => {
  for (const path of ["/", "/none", "/login", "/api/blogs"]) {
    await askNginx(suite.site.url, path);
    const direct = await askNginx(suite.site.url, path);
    expect([path, direct.headers]).toMatchObject([path, securityHeaders]);
    for (let time = 0; time < 2; time += 1) {
      const { status, headers } = await get(path);
      expect([path, status]).toEqual([path, direct.status]);
      const told = (from: typeof headers) =>
        Object.entries(from).filter(([name]) =>
          /^(cache-control|x-(content|frame)|referrer|permissions|cross|vary|etag)/.test(name),
        );
      expect([path, told(headers)]).toEqual([path, told(direct.headers)]);
    }
  }
});

/** What Next's client asks for at a visit by a link; the site answers another mark with a redirect. */
const flight = { RSC: "1" };

test("a visit by a link and a visit by its address are never mixed", async () => {
  for (const path of ["/blog", "/loans/home-loan"]) {
    const askAll = async () => ({
      page: await get(path),
      data: await get(`${path}?_rsc`, flight),
      bare: await get(`${path}?_rsc`),
    });
    const [first, second] = await withinOneSecond(async () => [await askAll(), await askAll()]);
    for (const { page, data, bare } of [first, second]) {
      expect([path, page.headers["content-type"]]).toEqual([path, "text/html; charset=utf-8"]);
      expect([path, data.status, data.headers["content-type"]]).toEqual([
        path,
        200,
        "text/x-component",
      ]);
      // Without the header it is an address like every other, with a parameter that no page has.
      expect([path, bare.headers["content-type"]]).toEqual([path, "text/html; charset=utf-8"]);
    }
    expect(Object.values(second).map(({ cache }) => cache)).toEqual(["HIT", "HIT", "HIT"]);
    const tree = { ...flight, "Next-Router-State-Tree": "%5B%22%22%2C%7B%7D%5D" };
    expect((await get(`${path}?_rsc`, tree)).status).toBe(307);
    const ahead = {
      ...flight,
      "Next-Router-Prefetch": "1",
      "Next-Router-Segment-Prefetch": "/_tree",
    };
    const redirect = await get(path, ahead);
    expect(redirect.status).toBe(307);
    const segment = await get(redirect.headers.location!, ahead);
    expect(segment.status).toBe(200);
    const whole = await get(`${path}?_rsc`, flight);
    expect(segment.body.equals(whole.body)).toBe(false);
  }
});

test("parameters that no page has make no other page, and page numbers do", async () => {
  const [bare, first] = await withinOneSecond(async () => [
    await get("/blog"),
    await get("/blog?utm_source=mail&gclid=1&email=meera@example.in"),
  ]);
  const plain = textOf(bare);
  expect([first.cache, textOf(first)]).toEqual(["HIT", plain]);
  const second = textOf(await get("/blog?utm_source=mail&page=2&page=3"));
  expect(second).not.toBe(plain);
  expect(second).toBe(textOf(await get("/blog?page=2")));
  expect((await get("/blog?page=99")).status).toBe(404);
  expect(textOf(await get("/?page=2&x=<script>"))).toBe(textOf(await get("/")));
});

test("no spelling of an address is answered with another page's answer", async () => {
  const titleOf = async (path: string) => {
    const answer = await get(path);
    const { location } = answer.headers;
    if (location !== undefined) {
      return `${answer.status} ${new URL(location, suite.nginx.url).pathname}`;
    }
    if (answer.status !== 200) return answer.status;
    return /<title>([^<|]*)/.exec(textOf(answer))?.[1]?.trim() ?? answer.headers["content-type"];
  };
  const answers = {
    "/./blog": 400,
    "/%62log": 400,
    "/media/../blog": 400,
    "/api/../blog": 400,
    "//blog": "308 /blog",
    "/blog/": "308 /blog",
    "/index": 404,
    "/blog/index": 404,
    "/BLOG": 404,
    "/blog%2f": 400,
    "/blog|": 404,
    "/blog%00": 400,
  };
  for (let time = 0; time < 2; time += 1) {
    for (const [path, answer] of Object.entries(answers)) {
      expect([path, await titleOf(path)]).toEqual([path, answer]);
    }
    expect(await titleOf("/blog")).toBe("Blog");
    expect(await titleOf("/media")).toBe("Media Resources");
  }
});

test("a path that two readers could read differently is refused by nginx and by the site alike", async () => {
  for (const path of [
    "/admin/x\\..\\..\\api\\offers",
    "/uploads/q\\..\\..\\api\\blogs",
    "/a\\b",
    "/_next/static/q\\..\\..\\..\\login",
    "/_next/static/q/..%2f..%2f../login",
    "/api%2fblogs",
    "/.well-known%2fsecurity.txt",
    "/api%5cblogs",
    "/api/%62logs",
    "/%61dmin",
    "/api/x/../blogs",
    "/api/%2e%2e/blog",
    "/blog/.",
    "/login/..",
    "/%4Cogin",
    "/x/%7Euser",
  ]) {
    const [nginx, site] = [await get(path), await askNginx(suite.site.url, path)];
    expect([path, nginx.status, nginx.cache, site.status]).toEqual([path, 400, undefined, 404]);
    expect([path, nginx.headers]).toMatchObject([path, securityHeaders]);
    // A query is nobody's path.
    const query = `/contact?of=${path}`;
    expect([query, (await get(query)).status]).toEqual([query, 200]);
  }
  expect(suite.site.log()).not.toMatch(/too many times|MaxListeners/);
});

test("a fragment, which no browser sends, is refused by nginx and by the site alike", async () => {
  for (const target of [
    "/blog#x",
    "/#",
    "/blog?page=2#x",
    "/blog#?page=2",
    "/api/blogs#x",
    "/api#",
    "/admin#x",
    "/_next/static/none.js#x",
    "/uploads/none#x",
    "/x%20#/error.html",
    "/x#%20/error.html",
  ]) {
    const [nginx, site] = [await get(target), await askNginx(suite.site.url, target)];
    expect([target, nginx.status, nginx.cache, site.status]).toEqual([target, 400, undefined, 404]);
  }
  expect((await get("/blog?x=%23")).status).toBe(200);
});

test("an address that is too long is refused, and no redirect to another is taken for a failure", async () => {
  const forms: Record<string, string>[] = [{}, { RSC: "1" }];
  const [quotes, letters] = ['"', "a"].map((each) => each.repeat(7_900)) as [string, string];
  const [most, tooMany] = [998, 7_900].map((length) => `/${'"'.repeat(length)}/`) as [
    string,
    string,
  ];
  for (const path of [
    tooMany,
    most,
    `/api${tooMany}`,
    `/api${most}`,
    `/blog/page${tooMany}`,
    `/${quotes}`,
    `//${quotes}`,
    `/a//${letters}`,
    `/blog/page/${letters}`,
    `/blog?page=${quotes}`,
    `/blog/?_rsc=${quotes}`,
    `/api/blogs/?x=${quotes}`,
  ]) {
    for (const headers of forms) {
      const [nginx, site] = [
        await get(path, headers),
        await askNginx(suite.site.url, path, { headers }),
      ];
      const shown = path.slice(0, 20);
      expect([shown, nginx.status < 500, site.status < 500]).toEqual([shown, true, true]);
      // Half of what nginx reads of them.
      expect(JSON.stringify(site.headers).length).toBeLessThan(8 * 1_024);
    }
  }
});

test("an administrator gets every page from the site, and no visitor gets theirs", async () => {
  await get("/blog");
  const askers: Record<string, string>[] = [
    { Cookie: cookie },
    { Cookie: `a=b; ${cookie}` },
    { Cookie: "__Host-next-auth.session-token=x" },
    { Cookie: "__Secure-next-auth.session-token.0=x" },
    { Authorization: `Bearer ${token}` },
  ];
  for (const headers of askers) {
    for (const path of ["/", "/blog", "/loans/home-loan"]) {
      const { cache, status } = await get(path, headers);
      expect([headers, path, status, cache]).toEqual([headers, path, 200, undefined]);
    }
  }
  const { cache } = await get("/blog", { Cookie: "theme=light" });
  expect(["HIT", "REVALIDATED"]).toContain(cache);
});

test("the portal, sign-in and the API are never kept", async () => {
  const paths = [
    "/admin",
    "/login",
    "/register",
    "/new-password",
    "/api/blogs",
    "/api/health",
    "/api/none",
    "/api",
  ];
  for (let time = 0; time < 2; time += 1) {
    for (const path of paths) expect([path, (await get(path)).cache]).toEqual([path, undefined]);
  }
  expect((await get("/admin")).headers.location).toBe("/login");
  expect((await get("/admin", { Cookie: cookie })).status).toBe(200);
});

test("what nobody published is not kept, whatever is asked for", async () => {
  for (const path of ["/none", "/blog/none", "/offers/none", "/loans/none", "/blog?page=88"]) {
    for (let time = 0; time < 2; time += 1) {
      const { status, cache } = await get(path);
      expect([path, status, cache]).toEqual([path, 404, "MISS"]);
    }
  }
});

test("no header of one visitor is in the answer that the next one gets", async () => {
  const mark = "poison.example";
  for (const path of ["/contact", "/blog", "/feed.xml", "/none"]) {
    await get(path, {
      "X-Forwarded-Host": mark,
      "X-Forwarded-Proto": mark,
      "X-Forwarded-Port": mark,
      "X-Original-Url": mark,
      "X-Rewrite-Url": mark,
      Forwarded: `host=${mark}`,
      Cookie: `a=${mark}`,
      "Next-Url": `/${mark}`,
      "User-Agent": mark,
      Referer: mark,
      "X-Nextjs-Data": "1",
      "X-Middleware-Prefetch": "1",
      Purpose: "prefetch",
      Range: "bytes=0-3",
    });
    const { status, headers, body } = await get(path);
    expect([path, status]).toEqual([path, path === "/none" ? 404 : 200]);
    expect(JSON.stringify(headers)).not.toContain(mark);
    expect(body.toString()).not.toContain(mark);
  }
});

test("a host that is not ours is refused", async () => {
  for (const Host of ["evil.example", "127.0.0.1", "localhost.evil.example"]) {
    const { status, body } = await get("/", { Host });
    expect([Host, status, body.toString().includes("evil")]).toEqual([Host, 421, false]);
  }
});
