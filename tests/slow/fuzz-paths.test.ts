import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { site as firm } from "@/content/site";
import { anyHeaders } from "../fuzz/any-header";
import { anyTarget } from "../fuzz/any-path";
import { expectNoLeak } from "../fuzz/leaks";
import { checkAll } from "../fuzz/run";
import { publishBlog } from "../support/entries";
import { onSqlite } from "../support/on-each-database";
import { type RawAnswer, sendRaw } from "../support/raw-request";

const CASES = 1_800;

/** Statuses with which Node and Next refuse a malformed GET, without a page. */
const GET_REFUSALS = [400, 414, 417, 431];
/** Statuses that refuse methods other than GET. Next answers 409 to calls of unknown server actions; the site has no actions. */
const OTHER_METHOD_REFUSALS = [...GET_REFUSALS, 405, 409];

const headerSets: Record<string, string>[] = [
  {},
  { Host: "evil.example" },
  { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https" },
  { Forwarded: "host=evil.example", "X-Forwarded-Proto": "javascript" },
  { "X-Nextjs-Data": "1", "X-Middleware-Rewrite": "http://evil.example" },
];

/** Content types of files, share images and responses to Next's client router. */
const FILE_TYPE =
  /^(text\/(plain|css|x-component)|image\/|font\/|application\/(atom\+xml|xml|json|manifest\+json))/;

const buildRequest = (method: string, target: string, headers: Record<string, string>) => {
  const fields = { Host: "localhost", Connection: "close", ...headers };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${target} HTTP/1.1\r\n${lines.join("")}\r\n`;
};

onSqlite("The site, outside the API", (suite) => {
  const ask = (target: string, headers: Record<string, string> = {}, method = "GET") =>
    sendRaw(suite().site.url, buildRequest(method, target, headers));

  const expectSameOrigin = (location: string | undefined) => {
    const home = new URL(suite().site.url);
    for (const base of [home, `${home.origin}//blog`, `${home.origin}/blog/page/2`]) {
      const resolved = new URL(location ?? "https://nowhere.example", base);
      expect({ location, to: resolved.origin }).toEqual({ location, to: home.origin });
    }
  };

  const expectSiteAnswer = (response: RawAnswer, allowedRefusals: number[]) => {
    if (response === null) throw new Error("No answer");
    const { status, headers, body } = response;
    expectNoLeak(body);
    if (allowedRefusals.includes(status)) return;
    expect([200, 304, 307, 308, 404]).toContain(status);
    if (status === 307 || status === 308) return expectSameOrigin(headers.location);
    const type = headers["content-type"] ?? "";
    const isPage = type.startsWith("text/html") && (status === 304 || body.includes(firm.name));
    const isOurs = isPage || FILE_TYPE.test(type) || "content-encoding" in headers;
    expect({ type, isOurs }).toEqual({ type, isOurs: true });
  };

  test("answers with a page or file, a redirect to itself or a plain refusal (ASVS 3.7.2)", async () => {
    await publishBlog(suite().site.url, suite().token, {});
    await checkAll(fc.tuple(anyTarget, anyHeaders), CASES, async ([target, headers]) => {
      // A target with a line break can send two requests; only the first response is checked.
      expectSiteAnswer(await ask(target, headers), GET_REFUSALS);
    });
    expect(suite().site.readLog()).not.toMatch(/TypeError|ERR_|Unhandled/);
  });

  test("never answers with a server error, for any method and headers", async () => {
    const method = fc.constantFrom("HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE");
    const actionHeaders = fc.record({
      "Content-Type": fc.constantFrom("multipart/form-data; boundary=a", "text/plain", "x/y"),
      "Next-Action": fc.constantFrom("x", "a".repeat(42), ""),
    });
    const input = fc.tuple(method, anyTarget, fc.oneof(anyHeaders, actionHeaders));
    await checkAll(input, CASES / 3, async ([method, target, headers]) => {
      const response = await ask(target, headers, method);
      if (method === "HEAD") expect(response?.status).toBeLessThan(500);
      else expectSiteAnswer(response, OTHER_METHOD_REFUSALS);
    });
  });

  test.each([
    ["/admin", "/login"],
    ["/admin/", "/admin"],
    ["/blog/", "/blog"],
    ["//evil.example", "/evil.example"],
    ["/blog/page/2", "/blog?page=2"],
    ["/blog/page/2%0d%0aLocation:x", "/blog?page=2%0d%0aLocation:x"],
    ["/blog/page/2?page=//evil.example", "/blog?page=2"],
    ["http://evil.example//", "/"],
    ["http://evil.example/blog/", "/blog"],
    ["http://evil.example/admin", "/login"],
  ])("redirects from %s to %s, whichever host the headers name", async (target, to) => {
    for (const headers of headerSets) {
      const response = await ask(target, headers);
      expect([307, 308]).toContain(response?.status);
      expect(response?.headers.location).toBe(to);
      expect(["", `0;url=${to}`]).toContain(response?.headers.refresh ?? "");
    }
  });

  test.each([
    "//evil.example/%2e%2e",
    "/\\evil.example",
    "/%2f%2fevil.example/",
    "/..%2f..%2fpackage.json",
    "/_next/static/../../package.json",
    "/_next/image?url=http://127.0.0.1/&w=640&q=75",
  ])("returns 404 for %s", async (target) => {
    expect((await ask(target))?.status).toBe(404);
  });

  test("answers as usual if the request asks for a WebSocket", async () => {
    const upgrade = { Connection: "Upgrade, close", Upgrade: "websocket" };
    expect((await ask("/admin", upgrade))?.headers.location).toBe("/login");
    expect((await ask("/none", upgrade))?.status).toBe(404);
  });
});
