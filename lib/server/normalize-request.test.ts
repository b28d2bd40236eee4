import { describe, expect, test } from "@jest/globals";
import type { IncomingMessage } from "node:http";
import { PEER_HEADER } from "@/lib/core/client-ip";
import { isPlainPath, normalizeRequest } from "./normalize-request";

const prepared = (url: string, method = "GET", sent: Record<string, string> = {}) => {
  const headers: Record<string, string> = { [PEER_HEADER]: "203.0.113.7", ...sent };
  const socket = { remoteAddress: "198.51.100.1" };
  const request = { url, method, headers, socket } as unknown as IncomingMessage;
  normalizeRequest(request);
  const { [PEER_HEADER]: peer, ...left } = headers;
  return { url: request.url, method: request.method, peer, left };
};

describe("A path", () => {
  test.each([
    "/",
    "/blog/a-post",
    "/blog/%E0%A4%95",
    "/blog/%e0%a4%95",
    "/%00",
    "/%25",
    "//evil",
    "/a|b",
    "/.well-known/security.txt",
    "/blog/a..b",
    "/...",
    "/a%5B0%5D",
    "/%2561",
  ])("that every reader takes for the same is plain: %s", (path) => {
    expect(isPlainPath(path)).toBe(true);
  });

  test.each([
    "/a\\b",
    "/api\\..\\media",
    "/a%5cb",
    "/a%5Cb",
    "/api%2fblogs",
    "/blog%2F",
    "/%61dmin",
    "/blog/%7e",
    "/blog/%2Da",
    "/%5fnext/x",
    "/%41",
    "/%30",
    "/%7A",
    "/%5a",
    "/..",
    "/api/../media",
    "/./blog",
    "/blog/.",
    "/%2e%2e/media",
    "/blog/%2E/x",
    "/%",
    "/%zz",
    "/blog/%ff",
    "/%c0%ae%c0%ae/",
    "/%E0%A4%A",
  ])("that two readers could take for different ones is not: %s", (path) => {
    expect(isPlainPath(path)).toBe(false);
  });
});

describe("A request", () => {
  test("brings no policy, whose nonce Next would write into a page that is kept", () => {
    const policy = "script-src 'nonce-AAAA'";
    const sent = {
      "content-security-policy": policy,
      "content-security-policy-report-only": policy,
    };
    expect(prepared("/terms", "GET", sent).left).toEqual({});
  });

  test("to the API keeps its query, to a page only what the page knows", () => {
    expect(prepared("/api/blogs/x?page=%ff").url).toBe("/api/blogs/x?page=%ff");
    expect(prepared("/none?email=a@b.in").url).toBe("/none");
  });

  test.each([
    ["/api/../media?email=a@b.in", "/api/*"],
    ["/api/%2e%2E/media?email=a@b.in", "/api/*"],
    ["/_next/static/../../media?email=a@b.in", "/*"],
    ["/_next/x?email=a@b.in", "/_next/x"],
    ["/api/./blogs?page=2", "/api/*"],
    ["/api\\..\\media?email=a@b.in", "/*"],
    ["/api%2fblogs", "/*"],
    ["/.well-known%2fsecurity.txt", "/*"],
    ["http://evil.example/a/../blog", "/*"],
    ["/blog?page=../2%2f", "/blog?page=none"],
    ["http://evil.example/blog?page=2", "/blog?page=2"],
    ["http://evil.example", "/"],
    ["HTTPS://user@evil.example", "/"],
    ["http://evil.example?x=y", "/"],
    ["x://", "/"],
    ["http:////evil.example", "//evil.example"],
    ["*", "/*"],
    ["//evil.example/x", "//evil.example/x"],
    ["/.well-known/security.txt", "/.well-known/security.txt"],
    ["/share/a.b.jpg", "/share/a.b.jpg"],
    ["/api/blogs/", "/api/*"],
    ["/api//blogs?page=2", "/api/*"],
    ["/blog/", "/blog/"],
    ["/blog#x", "/*"],
    ["/blog?page=2#x", "/*"],
    ["/api/blogs#x", "/api/*"],
    ["/api#x", "/api/*"],
  ])("to %s is one to %s", (target, own) => expect(prepared(target).url).toBe(own));

  test.each([
    ["/api", {}],
    ["/api/blogs?_rsc=x", {}],
    ["/api?_rsc=x", {}],
    ["/apiary", { rsc: "1" }],
  ])("for %s is one of Next's own client with the headers %j", (url, left) => {
    expect(prepared(url, "GET", { rsc: "1" }).left).toEqual(left);
  });

  test("has a path of at most 1,000 characters, so that no redirect to it is longer than nginx takes", () => {
    const longest = `/${'"'.repeat(999)}`;
    expect(prepared(longest).url).toBe(longest);
    expect(prepared(`${longest}"`).url).toBe("/*");
    expect(prepared(`/api${longest}`).url).toBe("/api/*");
  });

  test("with a form that the browser sent itself is one for the sign-in, and for nothing else", () => {
    const form = { "content-type": "application/x-www-form-urlencoded; charset=UTF-8" };
    expect(prepared("/login", "POST", form)).toMatchObject({ url: "/login", method: "GET" });
    expect(prepared("/register", "POST", form)).toMatchObject({ url: "/register", method: "GET" });
    for (const path of ["/", "/contact", "/logins"]) {
      const { url, method, left } = prepared(path, "POST", { ...form, "next-action": "x" });
      expect([path, url, method, left]).toEqual([path, "/", "POST", {}]);
    }
    expect(prepared("/api/contact", "POST", form).left).toEqual(form);
  });

  test.each([
    ["1", { rsc: "1", "next-router-prefetch": "1" }],
    ["2", { rsc: "1" }],
  ])("that asks in advance with %s is one with the headers %j", (value, left) => {
    const sent = { rsc: "1", "next-router-prefetch": value };
    expect(prepared("/login", "GET", sent).left).toEqual(left);
  });

  test.each(["0", "", "1, 1", "true", undefined])(
    "drops the headers of Next's client with RSC: %j",
    (rsc) => {
      const client = {
        "next-router-state-tree": encodeURIComponent('["",{"children":["__PAGE__",{}]}]'),
        "next-router-prefetch": "1",
        "next-router-segment-prefetch": "/_tree",
        "next-url": "/planted",
      };
      const sent = { ...client, ...(rsc !== undefined && { rsc }) };
      expect(prepared("/terms?_rsc=PLANTED", "GET", sent)).toMatchObject({
        url: "/terms",
        left: {},
      });
    },
  );

  test("keeps its User-Agent for the API alone", () => {
    const sent = { "user-agent": "facebookexternalhit/1.1" };
    expect(prepared("/terms", "GET", sent).left).toEqual({});
    expect(prepared("/api/login", "POST", sent).left).toEqual(sent);
  });

  test.each(["garbage", "%5B", '""', '["",{"children":["__PAGE__",{}]},null,null,true]', "%"])(
    "with a router state that Next cannot read, %s, is one without it",
    (value) => {
      const state = "next-router-state-tree";
      expect(prepared("/login", "GET", { rsc: "1", [state]: value }).left).toEqual({ rsc: "1" });
      const own = { rsc: "1", [state]: encodeURIComponent('["",{"children":["__PAGE__",{}]}]') };
      expect(prepared("/login", "GET", own).left).toEqual(own);
    },
  );

  test("asks for the page, and not whether it is known", () => {
    expect(prepared("/", "GET", { "x-middleware-prefetch": "1" }).left).toEqual({});
  });

  test("says who connected, whatever it said itself", () => {
    expect(prepared("/").peer).toBe("198.51.100.1");
  });

  test.each([
    ["TRACE", "/", "UNKNOWN"],
    ["OPTIONS", "/share/home.jpg", "UNKNOWN"],
    ["OPTIONS", "/api/blogs", "OPTIONS"],
    ["POST", "/", "POST"],
    ["POST", "/login", "POST"],
  ])("with %s for %s has a method that Next can answer, %s", (method, path, prepares) => {
    expect(prepared(path, method).method).toBe(prepares);
  });
});
