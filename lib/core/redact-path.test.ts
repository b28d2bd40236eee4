import { describe, expect, test } from "@jest/globals";
import { redactPath } from "./redact-path";

describe("redactPath", () => {
  test.each([
    "/",
    "/blog/tax-saving-for-nris-k3f9x2",
    "/api/contacts/019ab3c4-1234-7567-8901-234567890123",
    "/_next/static/chunks/0a1b2c3d4e5f.js",
    "/.well-known/security.txt",
  ])("keeps the site's own path %s", (path) => expect(redactPath(path)).toBe(path));

  test.each([
    ["/blog?page=2", "/blog"],
    ["/api/contacts?email=meera@example.in#x", "/api/contacts"],
    ["/meera@example.in", "/*"],
    ["/blog/meera%40example.in/x", "/blog/*/x"],
    ["/98765-43210", "/*"],
    ["/call/98.76.54.32.10.now", "/call/*"],
    ["/Meera%20Iyer", "/*"],
    ["/reset/Zk3-Token_Of-Somebody", "/reset/*"],
    ['/x\n{"level":"error"}', "/*"],
  ])("hides the query and possible personal data: %j becomes %s", (url, path) => {
    expect(redactPath(url)).toBe(path);
  });

  test("returns at most 200 characters", () => {
    expect(redactPath(`/${"a".repeat(10_000)}`)).toHaveLength(200);
    expect(redactPath("/@".repeat(10_000)).length).toBeLessThanOrEqual(200);
  });
});
