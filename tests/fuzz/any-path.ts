import fc from "fast-check";

// Send these request targets over a raw socket: HTTP clients refuse or normalize some of them.

/** Path segments of the site and of Next, and segments on which URL parsers disagree. */
const segments = [
  "admin",
  "login",
  "blog",
  "_next",
  "_not-found",
  "package.json",
  "",
  ".",
  "..",
  "[id]",
  "(.)blog",
  "%00",
  "%2f",
  "%5c",
  "%2e%2e",
  "%252f",
  "%",
  "%ff",
  "%c0%ae",
  "%61dmin",
  "%0d%0aLocation:%20https://evil.example",
  "%23",
  "@evil.example",
  "javascript:alert(1)",
  ";x=y",
  "a".repeat(5_000),
  "\\",
  "\\\\evil.example",
  "\0",
];

const anySegment = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...segments) },
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.string({ unit: "binary", maxLength: 12 }).map(escapeText),
  fc.string({ unit: "binary", maxLength: 6 }).map((text) => escapeText(escapeText(text))),
  fc
    .array(fc.integer({ min: 0, max: 255 }), { maxLength: 6 })
    .map((bytes) => bytes.map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("")),
);

/** Percent-encodes text. Replaces lone surrogates with U+FFFD, as browsers do. */
function escapeText(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

const anyStart = fc.oneof(
  { weight: 6, arbitrary: fc.constant("/") },
  fc.constantFrom("//", "///", "/\\", "\\", "", "/./", "/../", "/%2f", "/%5c", "*"),
  fc.constantFrom("http://evil.example/", "https://evil.example", "evil://x//", "javascript:"),
);
const anySeparator = fc.oneof(
  { weight: 6, arbitrary: fc.constant("/") },
  fc.constantFrom("//", "\\", "/./", "/../", "%2f", "%5c", ";"),
);
const anyEnd = fc.oneof(
  { weight: 3, arbitrary: fc.constant("") },
  fc.constantFrom("/", "//", "/.", "/..", "?", "?page=1", "?page=2", "?page=//evil.example"),
  fc.constantFrom("?page=%", "?page=%2f%2fevil.example", "?_rsc=x", "#x", "?url=http://127.0.0.1"),
  anySegment.map((text) => `?page=${text}`),
  anySegment.map((text) => `?${text}=${text}`),
);

export const anyTarget: fc.Arbitrary<string> = fc
  .tuple(
    anyStart,
    fc.array(fc.tuple(anySegment, anySeparator), { maxLength: 4 }),
    anySegment,
    anyEnd,
  )
  .map(([first, middle, last, suffix]) => first + middle.flat().join("") + last + suffix);
