import fc from "fast-check";

/** Generates header values that Node accepts: Latin-1 text without ASCII control characters. */
export const headerText = fc
  .string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)) })
  .map((text) => text.replaceAll("\x7f", "").trim());

const choiceOrText = (...values: string[]) => fc.oneof(fc.constantFrom(...values), headerText);

const forwarded = {
  "X-Forwarded-For": choiceOrText("203.0.113.7", "::1", "evil, 10.0.0.1", "a".repeat(2_000)),
  "X-Forwarded-Host": choiceOrText("evil.example", "evil.example/path?", "[::", "a, b"),
  "X-Forwarded-Proto": choiceOrText("https", "javascript", "https,http"),
  "X-Forwarded-Port": choiceOrText("1", "99999999", "evil"),
  Forwarded: choiceOrText('for="[::1]";host=evil.example;proto=https'),
};

const negotiation = {
  Accept: choiceOrText("*/*", "text/x-component", "application/json;q=0"),
  "Accept-Encoding": choiceOrText("gzip", "identity;q=0, *;q=0", "br;q=9", ";;,"),
  "Accept-Language": choiceOrText("hi-IN", "*"),
  Range: choiceOrText("bytes=0-1", "bytes=9-1", "bytes=-"),
  "If-None-Match": choiceOrText('"1"', "W/", ","),
  "If-Modified-Since": choiceOrText("Thu, 01 Jan 1970 00:00:00 GMT", "never"),
  "Cache-Control": choiceOrText("no-cache", "only-if-cached"),
  Purpose: choiceOrText("prefetch"),
};

const next = {
  RSC: choiceOrText("1"),
  "Next-Router-State-Tree": choiceOrText("%5B%22%22%2C%7B%7D%5D", "%", "[]", "null"),
  "Next-Router-Prefetch": choiceOrText("1", "2"),
  "Next-Router-Segment-Prefetch": choiceOrText("/_tree", "/%", "//evil.example"),
  "Next-Url": choiceOrText("/blog", "//evil.example", "%"),
  "X-Nextjs-Data": choiceOrText("1"),
  "X-Middleware-Subrequest": choiceOrText("middleware:middleware:middleware:middleware:middleware"),
  "X-Middleware-Rewrite": choiceOrText("http://evil.example/"),
  "X-Matched-Path": choiceOrText("/admin", "%"),
  "X-Invoke-Path": choiceOrText("/admin"),
  "X-Prerender-Revalidate": choiceOrText("1"),
  "X-HTTP-Method-Override": choiceOrText("DELETE"),
};

const siteHeaders = {
  Host: choiceOrText(
    "evil.example",
    "evil.example:99999",
    "a b",
    "",
    "[::",
    "evil.example/x?",
    "%00",
  ),
  Origin: choiceOrText("https://evil.example", "null", "http://", "file://"),
  Referer: choiceOrText("https://evil.example/a", "http://localhost/blog?x", "//"),
  Cookie: choiceOrText(
    "a=%",
    "next-auth.session-token=x.y.z",
    "=;=;;",
    "__proto__=1",
    "a".repeat(3_000),
  ),
  "User-Agent": choiceOrText("<script>alert(1)</script>", "' OR 1=1 --"),
  "If-Match": choiceOrText('"1"', '"0"', "*", '"99999999999"', 'W/"1"'),
  "Idempotency-Key": choiceOrText("0123456789abcdef", "x", "a".repeat(65)),
  "X-Form-Elapsed": choiceOrText("0", "-1", "1e999", "NaN", "9".repeat(400)),
  "X-Form-Honeypot": choiceOrText(""),
  "X-Notice-Version": choiceOrText("2026-11", "2026-13'", "never"),
  "X-Previous-Page": choiceOrText("/loans/home-loan", "//evil.example", "/".repeat(400), "/%00"),
  "X-Setup-Token": choiceOrText("token"),
};

export const anyHeaders: fc.Arbitrary<Record<string, string>> = fc
  .subarray(Object.entries({ ...forwarded, ...negotiation, ...next, ...siteHeaders }), {
    maxLength: 4,
  })
  .chain((selected) => fc.record(Object.fromEntries(selected)));
