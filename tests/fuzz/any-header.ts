import fc from "fast-check";

// Headers that HTTP allows, with what our site or Next reads of them, right and wrong.

/** What may stand in a header: one line of visible Latin-1 letters, spaces and tabs. */
export const headerText = fc
  .string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)) })
  .map((text) => text.replaceAll("\x7f", "").trim());

const oneOf = (...values: string[]) => fc.oneof(fc.constantFrom(...values), headerText);

const forwarded = {
  "X-Forwarded-For": oneOf("203.0.113.7", "::1", "evil, 10.0.0.1", "a".repeat(2_000)),
  "X-Forwarded-Host": oneOf("evil.example", "evil.example/path?", "[::", "a, b"),
  "X-Forwarded-Proto": oneOf("https", "javascript", "https,http"),
  "X-Forwarded-Port": oneOf("1", "99999999", "evil"),
  Forwarded: oneOf('for="[::1]";host=evil.example;proto=https'),
};

const negotiation = {
  Accept: oneOf("*/*", "text/x-component", "application/json;q=0"),
  "Accept-Encoding": oneOf("gzip", "identity;q=0, *;q=0", "br;q=9", ";;,"),
  "Accept-Language": oneOf("hi-IN", "*"),
  Range: oneOf("bytes=0-1", "bytes=9-1", "bytes=-"),
  "If-None-Match": oneOf('"1"', "W/", ","),
  "If-Modified-Since": oneOf("Thu, 01 Jan 1970 00:00:00 GMT", "never"),
  "Cache-Control": oneOf("no-cache", "only-if-cached"),
  Purpose: oneOf("prefetch"),
};

/** What Next's own client and servers say to each other. */
const next = {
  RSC: oneOf("1"),
  "Next-Router-State-Tree": oneOf("%5B%22%22%2C%7B%7D%5D", "%", "[]", "null"),
  "Next-Router-Prefetch": oneOf("1", "2"),
  "Next-Router-Segment-Prefetch": oneOf("/_tree", "/%", "//evil.example"),
  "Next-Url": oneOf("/blog", "//evil.example", "%"),
  "X-Nextjs-Data": oneOf("1"),
  "X-Middleware-Subrequest": oneOf("middleware:middleware:middleware:middleware:middleware"),
  "X-Middleware-Rewrite": oneOf("http://evil.example/"),
  "X-Matched-Path": oneOf("/admin", "%"),
  "X-Invoke-Path": oneOf("/admin"),
  "X-Prerender-Revalidate": oneOf("1"),
  "X-HTTP-Method-Override": oneOf("DELETE"),
};

const own = {
  Host: oneOf("evil.example", "evil.example:99999", "a b", "", "[::", "evil.example/x?", "%00"),
  Origin: oneOf("https://evil.example", "null", "http://", "file://"),
  Referer: oneOf("https://evil.example/a", "http://localhost/blog?x", "//"),
  Cookie: oneOf("a=%", "next-auth.session-token=x.y.z", "=;=;;", "__proto__=1", "a".repeat(3_000)),
  "User-Agent": oneOf("<script>alert(1)</script>", "' OR 1=1 --"),
  "If-Match": oneOf('"1"', '"0"', "*", '"99999999999"', 'W/"1"'),
  "Idempotency-Key": oneOf("0123456789abcdef", "x", "a".repeat(65)),
  "X-Form-Elapsed": oneOf("0", "-1", "1e999", "NaN", "9".repeat(400)),
  "X-Form-Honeypot": oneOf(""),
  "X-Notice-Version": oneOf("2026-11", "2026-13'", "never"),
  "X-Came-From": oneOf("/loans/home-loan", "//evil.example", "/".repeat(400), "/%00"),
  "X-Setup-Token": oneOf("token"),
};

/** Some headers of any kind; an `undefined` is not sent. */
export const anyHeaders: fc.Arbitrary<Record<string, string>> = fc
  .tuple(
    fc.record({ ...forwarded, ...negotiation, ...next, ...own }, { requiredKeys: [] }),
    fc.integer({ min: 0, max: 4 }),
    fc.integer({ min: 0 }),
  )
  // A record has about half of its keys, which is more than a request has: a few of those.
  .map(([headers, count, from]) => {
    const all = Object.entries(headers) as [string, string][];
    const few = Array.from({ length: Math.min(count, all.length) }, (_, index) => {
      return all[(from + index * 7) % all.length]!;
    });
    return Object.fromEntries(few);
  });
