import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { site as firm } from "@/content/site";
import { anyHeaders } from "../fuzz/any-header";
import { anyTarget } from "../fuzz/any-path";
import { expectNoLeak } from "../fuzz/leaks";
import { holdFor } from "../fuzz/run";
import { publishBlog } from "../support/entries";
import { onSqlite } from "../support/on-each-database";
import { type RawAnswer, sendRaw } from "../support/raw-request";

// Outside the API every path is a page of ours or leads to one, whoever made it up.

const CASES = 2_400;

/** What Node and Next answer, without a page, to what is no request that they understand. */
const NO_REQUEST = [400, 414, 417, 431];
/** The same for what is no GET; 409 is for an action of a page, of which we have none. */
const NO_GET = [...NO_REQUEST, 405, 409];

/**
 * What is no document: files, pictures of shared links (those that there are none of say so in a
 * word), and pages as Next's own client asks for them.
 */
const FILE =
  /^(text\/(plain|css|x-component)|image\/|font\/|application\/(atom\+xml|xml|json|manifest\+json))/;

const request = (method: string, target: string, headers: Record<string, string>) => {
  const fields = { Host: "localhost", Connection: "close", ...headers };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${target} HTTP/1.1\r\n${lines.join("")}\r\n`;
};

onSqlite("A path outside the API", (suite) => {
  const ask = (target: string, headers: Record<string, string> = {}, method = "GET") =>
    sendRaw(suite().site.url, request(method, target, headers));

  /** Asserts that a browser which is sent on stays with us, whatever it takes for a host. */
  const expectLeadsHome = (location: string | undefined) => {
    const home = new URL(suite().site.url);
    for (const base of [home, `${home.origin}//blog`, `${home.origin}/blog/page/2`]) {
      const to = new URL(location ?? "https://nowhere.example", base);
      expect({ location, to: to.origin }).toEqual({ location, to: home.origin });
    }
  };

  const expectPage = ({ status, headers, body }: NonNullable<RawAnswer>) => {
    const type = headers["content-type"] ?? "";
    const isPage = type.startsWith("text/html") && (status === 304 || body.includes(firm.name));
    expect({ type, isPage: isPage || FILE.test(type) || "content-encoding" in headers }).toEqual({
      type,
      isPage: true,
    });
  };

  const expectOurs = (answer: RawAnswer, others: number[]) => {
    if (answer === null) throw new Error("No answer");
    const { status, headers, body } = answer;
    expectNoLeak(body);
    if (others.includes(status)) return;
    expect([200, 304, 307, 308, 404]).toContain(status);
    if (status === 307 || status === 308) expectLeadsHome(headers.location);
    else expectPage(answer);
  };

  test("is answered with a page, or leads to another of ours", async () => {
    await publishBlog(suite().site.url, suite().token, {});
    await holdFor(fc.tuple(anyTarget, anyHeaders), CASES, async ([target, headers]) => {
      // What breaks the line into two requests is two requests: the first answer counts.
      expectOurs(await ask(target, headers), NO_REQUEST);
    });
    expect(suite().site.log()).not.toMatch(/TypeError|ERR_|Unhandled/);
  });

  test("is never an error of ours, whatever is to be done there", async () => {
    const method = fc.constantFrom("HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE");
    const sent = fc.record({
      "Content-Type": fc.constantFrom("multipart/form-data; boundary=a", "text/plain", "x/y"),
      "Next-Action": fc.constantFrom("x", "a".repeat(42), ""),
    });
    const input = fc.tuple(method, anyTarget, fc.oneof(anyHeaders, sent));
    await holdFor(input, CASES / 3, async ([method, target, headers]) => {
      const answer = await ask(target, headers, method);
      if (method === "HEAD") expect(answer?.status).toBeLessThan(500);
      else expectOurs(answer, NO_GET);
    });
  });

  describe.each([
    ["/admin", "/login"],
    ["/admin/", "/admin"],
    ["/blog/", "/blog"],
    ["//blog", "/blog"],
    ["//evil.example", "/evil.example"],
    ["/blog/page/2", "/blog?page=2"],
    ["/blog/page/2%0d%0aLocation:x", "/blog?page=2%0d%0aLocation:x"],
    ["/blog/page/2?page=//evil.example", "/blog?page=2"],
    ["http://evil.example//", "/"],
    ["http://evil.example/blog/", "/blog"],
    ["http://evil.example/admin", "/login"],
  ])("The redirect of %s", (target, to) => {
    test.each([
      [{}],
      [{ Host: "evil.example" }],
      [{ "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https" }],
      [{ Forwarded: "host=evil.example", "X-Forwarded-Proto": "javascript" }],
      [{ "X-Nextjs-Data": "1", "X-Middleware-Rewrite": "http://evil.example" }],
    ])(`names no host, whatever host is named to it: %j`, async (headers: object) => {
      const answer = await ask(target, headers as Record<string, string>);
      expect([307, 308]).toContain(answer?.status);
      expect(answer?.headers.location).toBe(to);
      expect(["", `0;url=${to}`]).toContain(answer?.headers.refresh ?? "");
    });
  });

  test("names no host that a visitor named, in what is kept for others", async () => {
    const named = { Host: "evil.example", "X-Forwarded-Host": "evil.example" };
    for (const path of ["/", "/blog", "/contact", "/feed.xml", "/sitemap.xml", "/none"]) {
      await ask(path, named);
      expect((await ask(path))?.body).not.toContain("evil.example");
    }
  });

  test.each([
    ["/\0", 400],
    ["/%00", 404],
    ["/%61dmin", 404],
    ["//evil.example/%2e%2e", 404],
    ["/\\evil.example", 404],
    ["/\\/evil.example/", 404],
    ["/%5cevil.example/", 404],
    ["/%2f%2fevil.example/", 404],
    ["/blog/page/%2f%2fevil.example", 404],
    ["/..%2f", 404],
    ["/..%2f..%2fpackage.json", 404],
    ["/../../package.json", 404],
    ["/_next/static/../../package.json", 404],
    ["/_next/image?url=http://127.0.0.1/&w=640&q=75", 404],
    ["/_next/image?url=%2Fart%2Fmark.png&w=640&q=75", 404],
    ["/blog?page=%", 404],
    ["/blog?page=%2525", 404],
    ["*", 404],
    ["evil.example:80", 400],
    [`/${"a".repeat(16_384)}`, 431],
  ])("%s is answered with %d", async (target, status) => {
    expect((await ask(target))?.status).toBe(status);
  });

  test("has no options to tell", async () => {
    for (const path of ["/", "/none", "/feed.xml", "/share/home.jpg", "/share/none", "*"]) {
      expect([400, 404, 405]).toContain((await ask(path, {}, "OPTIONS"))?.status);
    }
  });

  test("that wants to become a web socket is answered like every other", async () => {
    const upgrade = { Connection: "Upgrade, close", Upgrade: "websocket" };
    expect((await ask("/admin", upgrade))?.headers.location).toBe("/login");
    expect((await ask("/none", upgrade))?.status).toBe(404);
  });
});
