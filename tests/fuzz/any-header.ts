import fc from "fast-check";

/** A valid header value: one line of visible Latin-1 characters and spaces. */
export const headerText = fc
  .string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)) })
  .map((text) => text.replaceAll("\x7f", "").trim());

const generateChoice = (...values: string[]) => fc.oneof(fc.constantFrom(...values), headerText);

const forwarded = {
  "X-Forwarded-For": generateChoice("203.0.113.7", "::1", "evil, 10.0.0.1", "a".repeat(2_000)),
  "X-Forwarded-Host": generateChoice("evil.example", "evil.example/path?", "[::", "a, b"),
  "X-Forwarded-Proto": generateChoice("https", "javascript", "https,http"),
  "X-Forwarded-Port": generateChoice("1", "99999999", "evil"),
  Forwarded: generateChoice('for="[::1]";host=evil.example;proto=https'),
};

const negotiation = {
  Accept: generateChoice("*/*", "text/x-component", "application/json;q=0"),
  "Accept-Encoding": generateChoice("gzip", "identity;q=0, *;q=0", "br;q=9", ";;,"),
  "Accept-Language": generateChoice("hi-IN", "*"),
  Range: generateChoice("bytes=0-1", "bytes=9-1", "bytes=-"),
  "If-None-Match": generateChoice('"1"', "W/", ","),
  "If-Modified-Since": generateChoice("Thu, 01 Jan 1970 00:00:00 GMT", "never"),
  "Cache-Control": generateChoice("no-cache", "only-if-cached"),
  Purpose: generateChoice("prefetch"),
};

const next = {
  RSC: generateChoice("1"),
  "Next-Router-State-Tree": generateChoice("%5B%22%22%2C%7B%7D%5D", "%", "[]", "null"),
  "Next-Router-Prefetch": generateChoice("1", "2"),
  "Next-Router-Segment-Prefetch": generateChoice("/_tree", "/%", "//evil.example"),
  "Next-Url": generateChoice("/blog", "//evil.example", "%"),
  "X-Nextjs-Data": generateChoice("1"),
  "X-Middleware-Subrequest": generateChoice(
    "middleware:middleware:middleware:middleware:middleware",
  ),
  "X-Middleware-Rewrite": generateChoice("http://evil.example/"),
  "X-Matched-Path": generateChoice("/admin", "%"),
  "X-Invoke-Path": generateChoice("/admin"),
  "X-Prerender-Revalidate": generateChoice("1"),
  "X-HTTP-Method-Override": generateChoice("DELETE"),
};

const ownHeaders = {
  Host: generateChoice(
    "evil.example",
    "evil.example:99999",
    "a b",
    "",
    "[::",
    "evil.example/x?",
    "%00",
  ),
  Origin: generateChoice("https://evil.example", "null", "http://", "file://"),
  Referer: generateChoice("https://evil.example/a", "http://localhost/blog?x", "//"),
  Cookie: generateChoice(
    "a=%",
    "next-auth.session-token=x.y.z",
    "=;=;;",
    "__proto__=1",
    "a".repeat(3_000),
  ),
  "User-Agent": generateChoice("<script>alert(1)</script>", "' OR 1=1 --"),
  "If-Match": generateChoice('"1"', '"0"', "*", '"99999999999"', 'W/"1"'),
  "Idempotency-Key": generateChoice("0123456789abcdef", "x", "a".repeat(65)),
  "X-Form-Elapsed": generateChoice("0", "-1", "1e999", "NaN", "9".repeat(400)),
  "X-Form-Honeypot": generateChoice(""),
  "X-Notice-Version": generateChoice("2026-11", "2026-13'", "never"),
  "X-Previous-Page": generateChoice("/loans/home-loan", "//evil.example", "/".repeat(400), "/%00"),
  "X-Setup-Token": generateChoice("token"),
};

export const anyHeaders: fc.Arbitrary<Record<string, string>> = fc
  .subarray(Object.entries({ ...forwarded, ...negotiation, ...next, ...ownHeaders }), {
    maxLength: 4,
  })
  .chain((few) => fc.record(Object.fromEntries(few)));
