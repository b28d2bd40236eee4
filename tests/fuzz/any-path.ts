import fc from "fast-check";

// Paths as a browser, a crawler or an attacker may send them: bytes for a socket, since clients
// would refuse some and put others right.

/** Of the site and of Next, and what parsers of addresses disagree about. */
const segments = [
  "admin",
  "login",
  "register",
  "blog",
  "page",
  "2",
  "offers",
  "media",
  "share",
  "home.jpg",
  "loans",
  "gold-loan",
  "index",
  "feed.xml",
  "sitemap.xml",
  "robots.txt",
  ".well-known",
  "_next",
  "static",
  "image",
  "data",
  "chunks",
  "_not-found",
  "_error",
  "500",
  "package.json",
  "",
  ".",
  "..",
  "...",
  "~",
  "*",
  "[id]",
  "[...slug]",
  ":page",
  "$1",
  "(.)blog",
  "@modal",
  "%00",
  "%2f",
  "%5c",
  "%2e%2e",
  "%252f",
  "%25",
  "%",
  "%f",
  "%zz",
  "%ff",
  "%c0%ae",
  "%u0041",
  "%61dmin",
  "%62log",
  "%0d%0aLocation:%20https://evil.example",
  "%09",
  "%20",
  "%3f",
  "%23",
  "evil.example",
  "@evil.example",
  "https:",
  "javascript:alert(1)",
  ":80",
  ";x=y",
  "..;",
  "a".repeat(5_000),
  "\\",
  "\\\\evil.example",
  "|",
  "<script>",
  "'--",
  "\0",
  "\x01",
  "\x7f",
];

const anySegment = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...segments) },
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.string({ unit: "binary", maxLength: 12 }).map(escaped),
  fc.string({ unit: "binary", maxLength: 6 }).map((text) => escaped(escaped(text))),
  fc
    .array(fc.integer({ min: 0, max: 255 }), { maxLength: 6 })
    .map((bytes) => bytes.map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("")),
);

/** Halves of surrogate pairs become U+FFFD, as in a browser. */
function escaped(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

const begin = fc.oneof(
  { weight: 6, arbitrary: fc.constant("/") },
  fc.constantFrom("//", "///", "/\\", "\\", "", "/./", "/../", "/%2f", "/%5c", "*"),
  fc.constantFrom("http://evil.example/", "https://evil.example", "evil://x//", "javascript:"),
);
const between = fc.oneof(
  { weight: 6, arbitrary: fc.constant("/") },
  fc.constantFrom("//", "\\", "/./", "/../", "%2f", "%5c", ";"),
);
const end = fc.oneof(
  { weight: 3, arbitrary: fc.constant("") },
  fc.constantFrom("/", "//", "/.", "/..", "?", "?page=1", "?page=2", "?page=//evil.example"),
  fc.constantFrom("?page=%", "?page=%2f%2fevil.example", "?_rsc=x", "#x", "?url=http://127.0.0.1"),
  anySegment.map((text) => `?page=${text}`),
  anySegment.map((text) => `?${text}=${text}`),
);

/** What stands in a request line between the method and the version; it may break the line. */
export const anyTarget: fc.Arbitrary<string> = fc
  .tuple(begin, fc.array(fc.tuple(anySegment, between), { maxLength: 4 }), anySegment, end)
  .map(([first, middle, last, rest]) => first + middle.flat().join("") + last + rest);
