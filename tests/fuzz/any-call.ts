import fc from "fast-check";
import { createBodyArbitrary, anyUploadBody, validBodies, type RequestBody } from "./any-body";
import { anyHeaders, anyHeaderText } from "./any-header";
import type { Contract } from "./contract";

export type AnyCall = {
  method: string;
  /** A path of the contract, such as "/api/blogs/{id}", or an unknown one. */
  path: string;
  /** Replaces `{id}`: a number selects a known id, a string is sent unchanged. */
  id: number | string;
  query: string;
  asAdmin: boolean;
  headers: Record<string, string>;
  requestBody: RequestBody | null;
};

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

const unknownPaths = ["/api", "/api/blogs/a/b", "/api/Blogs", "/api/contact/%00", "/api/%"];

/** Excludes empty ids and ids of only dots, because URL parsers change such paths. */
const anyId = fc.oneof(
  { weight: 3, arbitrary: fc.nat({ max: 99 }) },
  fc.constantFrom("none", "%00", "%", "..%2f", "%252f", "'%20OR%201=1", "a".repeat(3_000)),
  fc.string({ unit: "binary", minLength: 1 }).map((text) => {
    const escaped = encodeURIComponent(text.toWellFormed());
    return /^\.*$/.test(escaped) ? "dots" : escaped;
  }),
);

const anyParameter = fc.oneof(
  fc.constantFrom("", "2", "0", "-1", "1.5", "1e9", "99999999", "%D9%A3", "true", "%", "%00"),
  fc.string({ unit: "binary" }).map((text) => encodeURIComponent(text.toWellFormed())),
);
const anyQuery = fc
  .array(
    fc.tuple(
      fc.constantFrom("page", "pageSize", "spam", "page%00", "__proto__", "page[]", "", "for"),
      anyParameter,
    ),
    { maxLength: 3 },
  )
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join("&"));

const anyAuthorization = fc.oneof(
  fc.constantFrom("Bearer", "Bearer x", `Bearer ${"A".repeat(43)}`, "Basic YTpi", "Bearer a b"),
  anyHeaderText,
);
const anyFileName = fc.oneof(
  fc.constantFrom("a.png", "%", "%E0%A4%A", "..%2F..%2Fa.png", "%00", "a".repeat(3_001)),
  anyHeaderText,
);
const anyCallHeaders = fc
  .tuple(
    anyHeaders,
    fc.record(
      { Authorization: anyAuthorization, "X-File-Name": anyFileName },
      { requiredKeys: [] },
    ),
  )
  .map(([headers, callHeaders]) => ({ ...headers, ...callHeaders }));

export function createCallArbitrary(contract: Contract): fc.Arbitrary<AnyCall> {
  const anyPath = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...contract.pathsWithBody, "/api/uploads") },
    { weight: 8, arbitrary: fc.constantFrom(...contract.paths) },
    fc.constantFrom("/api/openapi.json", ...unknownPaths),
  );
  return anyPath.chain((path) => {
    const describedMethods = methods.filter((method) => contract.getOperation(path, method));
    return fc.record({
      method: fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom("GET", ...describedMethods) },
        fc.constantFrom(...methods),
      ),
      path: fc.constant(path),
      id: anyId,
      query: anyQuery,
      asAdmin: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, fc.constant(false)),
      headers: anyCallHeaders,
      requestBody: fc.option(
        path === "/api/uploads" ? anyUploadBody : createBodyArbitrary(validBodies[path]),
        { freq: 12 },
      ),
    });
  });
}
