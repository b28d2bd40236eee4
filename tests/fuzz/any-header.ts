import fc from "fast-check";

/** Header values that Node accepts: Latin-1 text without ASCII control characters. */
export const anyHeaderText = fc
  .string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)) })
  .map((text) => text.replaceAll("\x7f", "").trim());

const createValueArbitrary = (...values: string[]) =>
  fc.oneof(fc.constantFrom(...values), anyHeaderText);

const forwarded = {
  "X-Forwarded-For": createValueArbitrary(
    "203.0.113.7",
    "::1",
    "evil, 10.0.0.1",
    "a".repeat(2_000),
  ),
  "X-Forwarded-Host": createValueArbitrary("evil.example", "evil.example/path?", "[::", "a, b"),
  "X-Forwarded-Proto": createValueArbitrary("https", "javascript", "https,http"),
  "X-Forwarded-Port": createValueArbitrary("1", "99999999", "evil"),
  Forwarded: createValueArbitrary('for="[::1]";host=evil.example;proto=https'),
};

const negotiation = {
  Accept: createValueArbitrary("*/*", "text/x-component", "application/json;q=0"),
  "Accept-Encoding": createValueArbitrary("gzip", "identity;q=0, *;q=0", "br;q=9", ";;,"),
  "Accept-Language": createValueArbitrary("hi-IN", "*"),
  Range: createValueArbitrary("bytes=0-1", "bytes=9-1", "bytes=-"),
  "If-None-Match": createValueArbitrary('"1"', "W/", ","),
  "If-Modified-Since": createValueArbitrary("Thu, 01 Jan 1970 00:00:00 GMT", "never"),
  "Cache-Control": createValueArbitrary("no-cache", "only-if-cached"),
  Purpose: createValueArbitrary("prefetch"),
};

const nextHeaders = {
  RSC: createValueArbitrary("1"),
  "Next-Router-State-Tree": createValueArbitrary("%5B%22%22%2C%7B%7D%5D", "%", "[]", "null"),
  "Next-Router-Prefetch": createValueArbitrary("1", "2"),
  "Next-Router-Segment-Prefetch": createValueArbitrary("/_tree", "/%", "//evil.example"),
  "Next-Url": createValueArbitrary("/blog", "//evil.example", "%"),
  "X-Nextjs-Data": createValueArbitrary("1"),
  "X-Middleware-Subrequest": createValueArbitrary(
    "middleware:middleware:middleware:middleware:middleware",
  ),
  "X-Middleware-Rewrite": createValueArbitrary("http://evil.example/"),
  "X-Matched-Path": createValueArbitrary("/admin", "%"),
  "X-Invoke-Path": createValueArbitrary("/admin"),
  "X-Prerender-Revalidate": createValueArbitrary("1"),
  "X-HTTP-Method-Override": createValueArbitrary("DELETE"),
};

const siteHeaders = {
  Host: createValueArbitrary(
    "evil.example",
    "evil.example:99999",
    "a b",
    "",
    "[::",
    "evil.example/x?",
    "%00",
  ),
  Origin: createValueArbitrary("https://evil.example", "null", "http://", "file://"),
  Referer: createValueArbitrary("https://evil.example/a", "http://localhost/blog?x", "//"),
  Cookie: createValueArbitrary(
    "a=%",
    "next-auth.session-token=x.y.z",
    "=;=;;",
    "__proto__=1",
    "a".repeat(3_000),
  ),
  "User-Agent": createValueArbitrary("<script>alert(1)</script>", "' OR 1=1 --"),
  "If-Match": createValueArbitrary('"1"', '"0"', "*", '"99999999999"', 'W/"1"'),
  "Idempotency-Key": createValueArbitrary("0123456789abcdef", "x", "a".repeat(65)),
  "X-Form-Elapsed": createValueArbitrary("0", "-1", "1e999", "NaN", "9".repeat(400)),
  "X-Form-Honeypot": createValueArbitrary(""),
  "X-Notice-Version": createValueArbitrary("2026-11", "2026-13'", "never"),
  "X-Previous-Page": createValueArbitrary(
    "/loans/home-loan",
    "//evil.example",
    "/".repeat(400),
    "/%00",
  ),
  "X-Setup-Token": createValueArbitrary("token"),
};

export const anyHeaders: fc.Arbitrary<Record<string, string>> = fc
  .subarray(Object.entries({ ...forwarded, ...negotiation, ...nextHeaders, ...siteHeaders }), {
    maxLength: 4,
  })
  .chain((selected) => fc.record(Object.fromEntries(selected)));
