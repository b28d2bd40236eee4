import { describe, expect, test } from "@jest/globals";
import type { IncomingMessage } from "node:http";
import { PEER_HEADER } from "@/lib/core/client-ip";
import { isPlainPath, normalizeRequest } from "./normalize-request";

const normalize = (url: string, method = "GET", sentHeaders: Record<string, string> = {}) => {
  const headers: Record<string, string> = { [PEER_HEADER]: "203.0.113.7", ...sentHeaders };
  const socket = { remoteAddress: "198.51.100.1" };
  const request = { url, method, headers, socket } as unknown as IncomingMessage;
  normalizeRequest(request);
  const { [PEER_HEADER]: peer, ...remaining } = headers;
  return { url: request.url, method: request.method, peer, remaining };
};

describe("isPlainPath", () => {
  test.each([
    "/blog/a-post",
    "/blog/%E0%A4%95",
    "/%00",
    "//evil",
    "/blog/a..b",
    "/...",
    "/a%5B0%5D",
    "/%2561",
  ])("accepts %s, which every parser reads the same way", (path) => {
    expect(isPlainPath(path)).toBe(true);
  });

  test.each([
    "/a\\b",
    "/a%5cb",
    "/api%2fblogs",
    "/%61dmin",
    "/blog/%7e",
    "/blog/%2Da",
    "/%5fnext/x",
    "/%30",
    "/%7A",
    "/..",
    "/./blog",
    "/%2e%2e/media",
    "/%",
    "/blog/%ff",
    "/%c0%ae%c0%ae/",
  ])("rejects %s, which parsers may read differently (ASVS 1.1.1)", (path) => {
    expect(isPlainPath(path)).toBe(false);
  });
});

describe("normalizeRequest", () => {
  test.each([
    ["/api/blogs/x?page=%ff", "/api/blogs/x?page=%ff"],
    ["/none?email=a@b.in", "/none"],
    ["/api/../media?email=a@b.in", "/api/*"],
    ["/_next/x?email=a@b.in", "/_next/x"],
    ["/blog?page=../2%2f", "/blog?page=none"],
    ["http://evil.example/blog?page=2", "/blog?page=2"],
    ["http://evil.example", "/"],
    ["http://evil.example?x=y", "/"],
    ["http:////evil.example", "//evil.example"],
    ["*", "/*"],
    ["//evil.example/x", "//evil.example/x"],
    ["/api/blogs/", "/api/*"],
    ["/api//blogs?page=2", "/api/*"],
    ["/blog/", "/blog/"],
    ["/blog#x", "/*"],
    ["/api/blogs#x", "/api/*"],
  ])("forwards a request for %s as %s", (target, forwarded) =>
    expect(normalize(target).url).toBe(forwarded),
  );

  test.each([
    ["/api", {}],
    ["/api/blogs?_rsc=x", {}],
    ["/apiary", { rsc: "1" }],
  ])("forwards an RSC request for %s with the headers %j", (url, remaining) => {
    expect(normalize(url, "GET", { rsc: "1" }).remaining).toEqual(remaining);
  });

  test("replaces paths over 1,000 characters, so that redirects fit nginx's limit", () => {
    const longest = `/${'"'.repeat(999)}`;
    expect(normalize(longest).url).toBe(longest);
    expect(normalize(`${longest}"`).url).toBe("/*");
    expect(normalize(`/api${longest}`).url).toBe("/api/*");
  });

  test("forwards a form post as GET on sign-in pages, and as POST / on other pages", () => {
    const form = { "content-type": "application/x-www-form-urlencoded; charset=UTF-8" };
    expect(normalize("/login", "POST", form)).toMatchObject({ url: "/login", method: "GET" });
    expect(normalize("/register", "POST", form)).toMatchObject({ url: "/register", method: "GET" });
    for (const path of ["/", "/contact", "/logins"]) {
      const { url, method, remaining } = normalize(path, "POST", { ...form, "next-action": "x" });
      expect([path, url, method, remaining]).toEqual([path, "/", "POST", {}]);
    }
    expect(normalize("/api/contact", "POST", form).remaining).toEqual(form);
  });

  test.each(["0", "", "1, 1", "true", undefined])(
    "drops the headers of Next's client when the RSC header is %j",
    (rsc) => {
      const client = {
        "next-router-state-tree": encodeURIComponent('["",{"children":["__PAGE__",{}]}]'),
        "next-router-prefetch": "1",
        "next-router-segment-prefetch": "/_tree",
        "next-url": "/planted",
        "x-middleware-prefetch": "1",
      };
      const sentHeaders = { ...client, ...(rsc !== undefined && { rsc }) };
      expect(normalize("/terms?_rsc=PLANTED", "GET", sentHeaders)).toMatchObject({
        url: "/terms",
        remaining: {},
      });
    },
  );

  test.each(["garbage", "%5B", '""', '["",{"children":["__PAGE__",{}]},null,null,true]', "%"])(
    "drops the router state %s, which Next cannot read",
    (value) => {
      const state = "next-router-state-tree";
      expect(normalize("/login", "GET", { rsc: "1", [state]: value }).remaining).toEqual({
        rsc: "1",
      });
      const valid = { rsc: "1", [state]: encodeURIComponent('["",{"children":["__PAGE__",{}]}]') };
      expect(normalize("/login", "GET", valid).remaining).toEqual(valid);
    },
  );

  test("overwrites the peer header with the socket's IP", () => {
    expect(normalize("/").peer).toBe("198.51.100.1");
  });

  test.each([
    ["TRACE", "/", "UNKNOWN"],
    ["OPTIONS", "/share/home.jpg", "UNKNOWN"],
    ["OPTIONS", "/api/blogs", "OPTIONS"],
    ["POST", "/", "POST"],
  ])(
    "forwards %s %s with the method %s, which Next can answer (ASVS 13.4.4)",
    (method, path, forwarded) => {
      expect(normalize(path, method).method).toBe(forwarded);
    },
  );
});
