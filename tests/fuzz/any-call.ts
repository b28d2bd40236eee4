import fc from "fast-check";
import { anyBody, anyFile, rightBodies, type Sent } from "./any-body";
import { anyHeaders, headerText } from "./any-header";
import type { Contract } from "./contract";

/** One call of the API. */
export type AnyCall = {
  method: string;
  /** As the contract has it, or a path that it has not. */
  path: string;
  /** What stands for `{id}`: one that there is, by its number, or anything. */
  id: number | string;
  query: string;
  /** Whether it carries an administrator's token. */
  asAdmin: boolean;
  headers: Record<string, string>;
  sent: Sent | null;
};

/** Methods that the web has and Next knows. */
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

const unknownPaths = [
  "/api",
  "/api/x",
  "/api/blogs/a/b",
  "/api/Blogs",
  "/api/contact/%00",
  "/api/%",
];

/** Dots alone would be another path, and nothing at all is another call. */
const anyId = fc.oneof(
  { weight: 3, arbitrary: fc.nat({ max: 99 }) },
  fc.constantFrom(
    "none",
    "%00",
    "%ff",
    "%",
    "..%2f",
    "%252f",
    "'%20OR%201=1",
    "a".repeat(3_000),
    "__proto__",
  ),
  fc.string({ unit: "binary", minLength: 1 }).map((text) => {
    const escaped = encodeURIComponent(text.toWellFormed());
    return /^\.*$/.test(escaped) ? "dots" : escaped;
  }),
);

const anyParameter = fc.oneof(
  fc.constantFrom(
    "",
    "1",
    "2",
    "0",
    "-1",
    "1.5",
    "1e9",
    "99999999",
    "%D9%A3",
    "true",
    "false",
    "%",
    "%00",
  ),
  fc.string({ unit: "binary" }).map((text) => encodeURIComponent(text.toWellFormed())),
);
const anyQuery = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        "page",
        "pageSize",
        "spam",
        "page%00",
        "__proto__",
        "email",
        "page[]",
        "",
        "for",
      ),
      anyParameter,
    ),
    { maxLength: 3 },
  )
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join("&"));

const authorization = fc.oneof(
  fc.constantFrom("Bearer", "Bearer x", `Bearer ${"A".repeat(43)}`, "Basic YTpi", "Bearer a b"),
  headerText,
);
const fileName = fc.oneof(
  fc.constantFrom("a.png", "%", "%E0%A4%A", "..%2F..%2Fa.png", "%00", "a".repeat(3_001)),
  headerText,
);
const headers = fc
  .tuple(
    anyHeaders,
    fc.record({ Authorization: authorization, "X-File-Name": fileName }, { requiredKeys: [] }),
  )
  .map(([any, own]) => ({ ...any, ...own }));

/** Any call: those of the contract with their own bodies most of the time. */
export function anyCallOf(contract: Contract): fc.Arbitrary<AnyCall> {
  const anyPath = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...contract.withBody, "/api/uploads") },
    { weight: 8, arbitrary: fc.constantFrom(...contract.paths) },
    fc.constantFrom("/api/openapi.json", ...unknownPaths),
  );
  return anyPath.chain((path) => {
    const known = methods.filter((method) => contract.operation(path, method));
    return fc.record({
      method: fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom("GET", ...known) },
        fc.constantFrom(...methods),
      ),
      path: fc.constant(path),
      id: anyId,
      query: anyQuery,
      asAdmin: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, fc.constant(false)),
      headers,
      sent: fc.option(path === "/api/uploads" ? anyFile : anyBody(rightBodies[path]), {
        freq: 12,
      }),
    });
  });
}
