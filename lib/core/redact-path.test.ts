import { describe, expect, test } from "@jest/globals";
import { redactPath } from "./redact-path";

describe("The log has of an address", () => {
  test.each([
    "/",
    "/blog/tax-saving-for-nris-k3f9x2",
    "/wealth-management/real-estate/reit",
    "/api/contacts/019ab3c4-1234-7567-8901-234567890123",
    "/_next/static/chunks/0a1b2c3d4e5f.js",
    "/.well-known/security.txt",
    "/share/blog/a-post.jpg",
  ])("all of what is ours: %s", (path) => expect(redactPath(path)).toBe(path));

  test.each([
    ["/blog?page=2", "/blog"],
    ["/api/contacts?email=meera@example.in#x", "/api/contacts"],
    ["/meera@example.in", "/*"],
    ["/blog/meera%40example.in/x", "/blog/*/x"],
    ["/9876543210", "/*"],
    ["/98765-43210", "/*"],
    ["/call/98.76.54.32.10.now", "/call/*"],
    ["/+919876543210", "/*"],
    ["/Meera%20Iyer", "/*"],
    ["/reset/Zk3-Token_Of-Somebody", "/reset/*"],
    ['/x\n{"level":"error"}', "/*"],
    ["/\u2028", "/*"],
    ["/blog//x", "/blog//x"],
    ["", ""],
  ])("nothing of what may be a person's: %j is %s", (url, path) => {
    expect(redactPath(url)).toBe(path);
  });

  test("no more than 200 characters", () => {
    expect(redactPath(`/${"a".repeat(10_000)}`)).toHaveLength(200);
    expect(redactPath("/@".repeat(10_000)).length).toBeLessThanOrEqual(200);
  });
});
