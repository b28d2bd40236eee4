import fc from "fast-check";
import { adminCredentials } from "../../tools/site/calls";
import { filledFirm } from "../support/filled-firm";
import { lead } from "../support/mailed-leads";
import { blogs, type Fields, media, offers } from "../support/published-kinds";

/** A request body; an empty `type` sends no Content-Type. */
export type RequestBody = { type: string; bytes: Buffer };

const filters = { text: "meera 98765", spam: false, answered: false };

export const validBodies: Record<string, Fields> = {
  ...Object.fromEntries(
    [blogs, media, offers].flatMap(({ path, body }) => [
      [path, body],
      [`${path}/{id}`, body],
      [`${path}/search`, { text: "a guide", page: 1, pageSize: 10 }],
    ]),
  ),
  "/api/firm": filledFirm,
  "/api/contact": lead,
  "/api/contacts/erase": { email: lead.email, phone: lead.phone },
  "/api/contacts/erase/preview": { email: lead.email, phone: lead.phone },
  "/api/contacts/search": { ...filters, week: "2026-11-23", source: "/contact", page: 1 },
  "/api/contacts/export": filters,
  "/api/contacts/{id}": { isSpam: true },
  "/api/contacts/{id}/answer": { how: "called" },
  "/api/contacts/{id}/notes": { text: "Asked to be called after six." },
  "/api/account/editing": { path: "/api/blogs/a-post", isOpen: true },
  // The passwords are wrong, so that no administrator's account changes.
  "/api/account/password": { password: "a guess", newPassword: "a new one, quite long" },
  "/api/account/second-factor": { password: "a guess", code: "000000" },
  "/api/account/second-factor/off": { password: "a guess", code: "000000" },
  "/api/account/sessions/end": { password: "a guess", id: "a session" },
  "/api/colleagues/{id}/remove": { password: "a guess" },
  "/api/colleagues/{id}/sessions/end": { password: "a guess" },
  "/api/invitations": { password: "a guess", userId: "somebody" },
  "/api/login": adminCredentials,
  "/api/register": adminCredentials,
};

const KB = 1_024;

const hostileTexts = [
  "",
  "a\0b",
  "\ud800",
  "\u202eevil\u202c",
  "a".repeat(100 * KB),
  "😀".repeat(300),
  "\r\n\r\n",
  "</script><script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "' OR '1'='1",
  "../../etc/passwd",
  "&#x0;&#xd800;&",
  "<svg/onload=alert(1)>",
  "javascript:alert(1)",
  "//evil.example",
  "http://a:b@c:99",
  "both",
  "2027-02-30",
];

const anyText = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: "binary" }));

const anyValue = fc.oneof(
  { weight: 4, arbitrary: anyText },
  fc.constantFrom<unknown>(0, -1, 1e308, 2 ** 53, 0.1, null, true, [], {}, ["a"], { length: 20 }),
  fc.jsonValue({ maxDepth: 4 }),
);

const createNearlyValidArbitrary = (body: Fields): fc.Arbitrary<Fields> =>
  fc
    .tuple(
      fc.dictionary(fc.constantFrom(...Object.keys(body)), fc.option(anyValue), { maxKeys: 2 }),
      fc.dictionary(fc.string(), anyValue, { maxKeys: 1 }),
    )
    .map(([changed, extra]) => {
      const result = { ...body, ...changed };
      // null removes the field. Both fc.option and anyValue produce null.
      for (const [key, value] of Object.entries(changed)) if (value === null) delete result[key];
      return { ...extra, ...result };
    });

const pollution = `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}`;

const hostileJson = [
  "[".repeat(20_000),
  `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`,
  `${"[".repeat(9_000)}${"]".repeat(9_000)}`,
  `{"title":1e99999,"name":-1e99999,"page":${"9".repeat(5_000)}}`,
  pollution,
];

const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";
const otherTypes = ["", "text/plain", "application/xml", "multipart/form-data; boundary=a", "json"];

const toRequestBody = (type: string, text: string): RequestBody => ({
  type,
  bytes: Buffer.from(text),
});

const createMalformedArbitrary = (body: Fields) =>
  fc
    .tuple(fc.nat({ max: 300 }), fc.nat({ max: 20 }), fc.constantFrom("", "}", "\\u12", "\0", "//"))
    .map(([offset, length, inserted]) => {
      const text = JSON.stringify(body);
      return text.slice(0, offset) + inserted + text.slice(offset + length);
    });

const createFormArbitrary = (body: Fields) =>
  fc.oneof(
    createNearlyValidArbitrary(body).map((fields) => {
      const pairs = Object.entries(fields).map(([name, value]) => [name, String(value)]);
      return new URLSearchParams(pairs).toString();
    }),
    fc.constantFrom("%", "a=%ff&b", "&&&=", "name=%00&name=b", "a=b".repeat(11_000), "__proto__=x"),
  );

export function createBodyArbitrary(body: Fields = lead): fc.Arbitrary<RequestBody> {
  const anyJson = fc.oneof(
    fc.jsonValue({ maxDepth: 5 }).map((value) => JSON.stringify(value)),
    fc.constantFrom(...hostileJson),
    fc.constant(pollution.replace("{", `{${JSON.stringify(body).slice(1, -1)},`)),
  );
  const nearlyValidJson = createNearlyValidArbitrary(body).map((fields) => JSON.stringify(fields));
  return fc.oneof(
    { weight: 8, arbitrary: nearlyValidJson.map((text) => toRequestBody(JSON_TYPE, text)) },
    { weight: 2, arbitrary: anyJson.map((text) => toRequestBody(JSON_TYPE, text)) },
    {
      weight: 2,
      arbitrary: createFormArbitrary(body).map((text) => toRequestBody(FORM_TYPE, text)),
    },
    createMalformedArbitrary(body).map((text) => toRequestBody(JSON_TYPE, text)),
    fc
      .tuple(fc.constantFrom(...otherTypes), nearlyValidJson)
      .map(([type, text]) => toRequestBody(type, text)),
    fc.uint8Array().map((bytes) => ({ type: JSON_TYPE, bytes: Buffer.from(bytes) })),
    fc
      .constantFrom(33 * KB, 1_025 * KB)
      .map((size) => toRequestBody(JSON_TYPE, `"${"x".repeat(size)}"`)),
  );
}

const files = [
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7",
  Buffer.from("%PDF-1.4\ntrailer<<>>\n%%EOF\n").toString("base64"),
].map((text) => Buffer.from(text, "base64"));

export const anyUploadBody = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(...files), fc.nat({ max: 70 }), fc.nat({ max: 9 }), fc.uint8Array())
      .map(([file, offset, length, inserted]) => ({
        type: "application/octet-stream",
        bytes: Buffer.concat([file.subarray(0, offset), inserted, file.subarray(offset + length)]),
      })),
  },
  fc.constantFrom(...files).map((bytes) => ({ type: "image/png", bytes })),
  createBodyArbitrary(),
);
