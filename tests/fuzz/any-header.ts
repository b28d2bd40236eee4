import fc from "fast-check";

/** Generates header values that Node accepts: Latin-1 text without ASCII control characters. */
export const headerText = fc
  .string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)) })
  .map((text) => text.replaceAll("\x7f", "").trim());

const generateValue = (...values: string[]) => fc.oneof(fc.constantFrom(...values), headerText);

const forwarded = {
  "X-Forwarded-For": generateValue("203.0.113.7", "::1", "evil, 10.0.0.1", "a".repeat(2_000)),
  "X-Forwarded-Host": generateValue("evil.example", "evil.example/path?", "[::", "a, b"),
  "X-Forwarded-Proto": generateValue("https", "javascript", "https,http"),
  "X-Forwarded-Port": generateValue("1", "99999999", "evil"),
  Forwarded: generateValue('for="[::1]";host=evil.example;proto=https'),
};

const negotiation = {
  Accept: generateValue("*/*", "text/x-component", "application/json;q=0"),
  "Accept-Encoding": generateValue("gzip", "identity;q=0, *;q=0", "br;q=9", ";;,"),
  "Accept-Language": generateValue("hi-IN", "*"),
  Range: generateValue("bytes=0-1", "bytes=9-1", "bytes=-"),
  "If-None-Match": generateValue('"1"', "W/", ","),
  "If-Modified-Since": generateValue("Thu, 01 Jan 1970 00:00:00 GMT", "never"),
  "Cache-Control": generateValue("no-cache", "only-if-cached"),
  Purpose: generateValue("prefetch"),
};

const next = {
  RSC: generateValue("1"),
  "Next-Router-State-Tree": generateValue("%5B%22%22%2C%7B%7D%5D", "%", "[]", "null"),
  "Next-Router-Prefetch": generateValue("1", "2"),
  "Next-Router-Segment-Prefetch": generateValue("/_tree", "/%", "//evil.example"),
  "Next-Url": generateValue("/blog", "//evil.example", "%"),
  "X-Nextjs-Data": generateValue("1"),
  "X-Middleware-Subrequest": generateValue(
    "middleware:middleware:middleware:middleware:middleware",
  ),
  "X-Middleware-Rewrite": generateValue("http://evil.example/"),
  "X-Matched-Path": generateValue("/admin", "%"),
  "X-Invoke-Path": generateValue("/admin"),
  "X-Prerender-Revalidate": generateValue("1"),
  "X-HTTP-Method-Override": generateValue("DELETE"),
};

const siteHeaders = {
  Host: generateValue(
    "evil.example",
    "evil.example:99999",
    "a b",
    "",
    "[::",
    "evil.example/x?",
    "%00",
  ),
  Origin: generateValue("https://evil.example", "null", "http://", "file://"),
  Referer: generateValue("https://evil.example/a", "http://localhost/blog?x", "//"),
  Cookie: generateValue(
    "a=%",
    "next-auth.session-token=x.y.z",
    "=;=;;",
    "__proto__=1",
    "a".repeat(3_000),
  ),
  "User-Agent": generateValue("<script>alert(1)</script>", "' OR 1=1 --"),
  "If-Match": generateValue('"1"', '"0"', "*", '"99999999999"', 'W/"1"'),
  "Idempotency-Key": generateValue("0123456789abcdef", "x", "a".repeat(65)),
  "X-Form-Elapsed": generateValue("0", "-1", "1e999", "NaN", "9".repeat(400)),
  "X-Form-Honeypot": generateValue(""),
  "X-Notice-Version": generateValue("2026-11", "2026-13'", "never"),
  "X-Previous-Page": generateValue("/loans/home-loan", "//evil.example", "/".repeat(400), "/%00"),
  "X-Setup-Token": generateValue("token"),
};

export const anyHeaders: fc.Arbitrary<Record<string, string>> = fc
  .subarray(Object.entries({ ...forwarded, ...negotiation, ...next, ...siteHeaders }), {
    maxLength: 4,
  })
  .chain((selected) => fc.record(Object.fromEntries(selected)));
