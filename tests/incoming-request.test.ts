import { describe, expect, test } from "@jest/globals";
import type { IncomingMessage } from "node:http";
import { decodablePath, PEER_HEADER, prepareRequest } from "@/lib/incoming-request";

const prepared = (url: string, method = "GET", sent: Record<string, string> = {}) => {
  const headers: Record<string, string> = { [PEER_HEADER]: "203.0.113.7", ...sent };
  const socket = { remoteAddress: "198.51.100.1" };
  const request = { url, method, headers, socket } as unknown as IncomingMessage;
  prepareRequest(request);
  const { [PEER_HEADER]: peer, ...left } = headers;
  return { url: request.url, method: request.method, peer, left };
};

describe("A path", () => {
  test.each(["/", "/blog/a-post", "/blog/%E0%A4%95", "/a%2Fb", "/%00", "/%25", "//evil"])(
    "that is right stays as it is: %s",
    (path) => expect(decodablePath(path)).toBe(path),
  );

  test.each([
    ["/blog/%ff", "/blog/%EF%BF%BD"],
    ["/%", "/%25"],
    ["/%zz/%E0%A4%A", "/%25zz/%EF%BF%BD%25A"],
    ["/%c0%ae%c0%ae/", "/%EF%BF%BD%EF%BF%BD%EF%BF%BD%EF%BF%BD/"],
    ["/%2Fevil/%ff", "/%2Fevil/%EF%BF%BD"],
    ["/%61dmin", "/admin"],
    ["/%2561%7E%2e%2F%41%30", "/%2561~.%2FA0"],
  ])("with escapes that are no UTF-8 or not needed, %s, becomes %s", (path, decodable) => {
    expect(decodablePath(path)).toBe(decodable);
    expect(() => decodeURIComponent(decodable)).not.toThrow();
  });
});

describe("A request", () => {
  test("to the API keeps its query, to a page only what the page knows", () => {
    expect(prepared("/api/blogs/%ff?page=%ff").url).toBe("/api/blogs/%EF%BF%BD?page=%ff");
    expect(prepared("/%ff?email=a@b.in").url).toBe("/%EF%BF%BD");
  });

  test.each([
    ["/api/../media?email=a@b.in", "/media"],
    ["/api/%2e%2E/media?email=a@b.in", "/media"],
    ["/_next/static/../../media?email=a@b.in", "/media"],
    ["/_next/x?email=a@b.in", "/_next/x"],
    ["/api/./blogs?page=2", "/api/blogs?page=2"],
    ["/api\\..\\media?email=a@b.in", "/media"],
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
  ])("to %s is one to %s", (target, own) => expect(prepared(target).url).toBe(own));

  test.each([
    ["/api", {}],
    ["/api/blogs?_rsc=x", {}],
    ["/api?_rsc=x", {}],
    ["/apiary", { rsc: "1" }],
  ])("for %s is one of Next's own client with the headers %j", (url, left) => {
    expect(prepared(url, "GET", { rsc: "1" }).left).toEqual(left);
  });

  test("says who connected, whatever it said itself", () => {
    expect(prepared("/").peer).toBe("198.51.100.1");
  });

  test.each([
    ["TRACE", "/", "UNKNOWN"],
    ["OPTIONS", "/share/home.jpg", "UNKNOWN"],
    ["OPTIONS", "/api/blogs", "OPTIONS"],
    ["POST", "/", "POST"],
  ])("with %s for %s has a method that Next can answer, %s", (method, path, prepares) => {
    expect(prepared(path, method).method).toBe(prepares);
  });
});
