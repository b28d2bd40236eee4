import fc from "fast-check";
import { admin } from "../../tools/site/calls";
import { blogs, type Fields, media, offers } from "../support/published-kinds";

// Bodies from right to nonsense.

/** What is sent, and as what; an empty type is none. */
export type Sent = { type: string; bytes: Buffer };

const lead = {
  name: "Meera Iyer",
  email: "meera@example.in",
  phone: "9876543210",
  message: "Please call me back",
};

/** A right body for each path that takes one. */
export const rightBodies: Record<string, Fields> = {
  ...Object.fromEntries(
    [blogs, media, offers].flatMap(({ path, body }) => [
      [path, body],
      [`${path}/{id}`, body],
      [`${path}/search`, { text: "a guide", page: 1, pageSize: 10 }],
    ]),
  ),
  "/api/contact": lead,
  "/api/contacts/erase": { email: lead.email, phone: lead.phone },
  "/api/contacts/erase/preview": { email: lead.email, phone: lead.phone },
  "/api/contacts/search": {
    text: "meera 98765",
    spam: false,
    answered: false,
    week: "2026-11-23",
    source: "/contact",
    page: 1,
    pageSize: 10,
  },
  "/api/contacts/export": { text: "meera", spam: false, answered: true },
  "/api/contacts/{id}": { isSpam: true },
  "/api/contacts/{id}/answer": { how: "called" },
  "/api/contacts/{id}/notes": { text: "Asked to be called after six." },
  // With a password that is not theirs: nothing of the account that asks is changed.
  "/api/account/password": { password: "a guess", newPassword: "a new one, quite long" },
  "/api/account/second-factor": { password: "a guess", code: "000000" },
  "/api/account/second-factor/off": { password: "a guess", code: "000000" },
  "/api/account/sessions/end": { password: "a guess", id: "a session" },
  "/api/invitations": { userId: "somebody" },
  "/api/login": admin,
  "/api/register": admin,
};

const KB = 1_024;

const hostileTexts = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "\udfff\ud800",
  "\u202eevil\u202c",
  "\ufeff",
  "\u2028",
  "a".repeat(100 * KB),
  "₹".repeat(40 * KB),
  "😀".repeat(300),
  "\r\n\r\n",
  "\x1b[31m",
  "</script><script>alert(1)</script>",
  "<!--",
  "]]>",
  '"><img src=x onerror=alert(1)>',
  "' OR '1'='1",
  `"; DROP TABLE "Blog"; --`,
  "${7*7}",
  "{{7*7}}",
  "%00",
  "../../etc/passwd",
  "<p>".repeat(2_000),
  "<table>".repeat(99),
  "&#x0;&#xd800;&",
  "<svg/onload=alert(1)>",
  "javascript:alert(1)",
  "data:text/html,x",
  "//evil.example",
  "https://[",
  "http://a:b@c:99",
  "file",
  "youtube",
  "both",
  "lease",
  "2027-02-30",
  "2027-03-31T23:59:59+05:30",
  "true",
];

const numbers = [0, -0, -1, 1e308, 5e-324, 2 ** 53, -(2 ** 63), 0.1];

const anyText = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: "binary" }));

const anyValue = fc.oneof(
  { weight: 4, arbitrary: anyText },
  fc.constantFrom<unknown>(...numbers, null, true, [], {}, ["a", "b"], { length: 20 }),
  fc.jsonValue({ maxDepth: 4 }),
);

/** A right body, of which a field or two are missing or something else. */
const nearlyRight = (body: Fields): fc.Arbitrary<Fields> =>
  fc
    .tuple(
      fc.dictionary(fc.constantFrom(...Object.keys(body)), fc.option(anyValue), { maxKeys: 2 }),
      fc.dictionary(fc.string(), anyValue, { maxKeys: 1 }),
    )
    .map(([changed, extra]) => {
      const kept = { ...body, ...changed };
      // An option of null is a field that is missing; another null comes from anyValue.
      for (const [key, value] of Object.entries(changed)) if (value === null) delete kept[key];
      return { ...extra, ...kept };
    });

const pollution = `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}`;

const deep = [
  "[".repeat(20_000),
  `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`,
  `${"[".repeat(9_000)}${"]".repeat(9_000)}`,
  `{"title":1e99999,"name":-1e99999,"page":${"9".repeat(5_000)}}`,
  pollution,
];

const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";
const otherTypes = ["", "text/plain", "application/xml", "multipart/form-data; boundary=a", "json"];

const as = (type: string, text: string): Sent => ({ type, bytes: Buffer.from(text) });

/** What does not parse: a right body with a hole, or with something in it. */
const malformed = (body: Fields) =>
  fc
    .tuple(fc.nat({ max: 300 }), fc.nat({ max: 20 }), fc.constantFrom("", "}", "\\u12", "\0", "//"))
    .map(([at, length, put]) => {
      const text = JSON.stringify(body);
      return text.slice(0, at) + put + text.slice(at + length);
    });

const asForm = (body: Fields) =>
  fc.oneof(
    nearlyRight(body).map((fields) => {
      const pairs = Object.entries(fields).map(([name, value]) => [name, String(value)]);
      return new URLSearchParams(pairs).toString();
    }),
    fc.constantFrom("%", "a=%ff&b", "&&&=", "name=%00&name=b", "a=b".repeat(11_000), "__proto__=x"),
  );

/** Something to send to a path whose right body is known, or to any other. */
export function anyBody(body: Fields = lead): fc.Arbitrary<Sent> {
  const anyJson = fc.oneof(
    fc.jsonValue({ maxDepth: 5 }).map((value) => JSON.stringify(value)),
    fc.constantFrom(...deep),
    fc.constant(pollution.replace("{", `{${JSON.stringify(body).slice(1, -1)},`)),
  );
  const right = nearlyRight(body).map((fields) => JSON.stringify(fields));
  return fc.oneof(
    { weight: 8, arbitrary: right.map((text) => as(JSON_TYPE, text)) },
    { weight: 2, arbitrary: anyJson.map((text) => as(JSON_TYPE, text)) },
    { weight: 2, arbitrary: asForm(body).map((text) => as(FORM_TYPE, text)) },
    malformed(body).map((text) => as(JSON_TYPE, text)),
    fc.tuple(fc.constantFrom(...otherTypes), right).map(([type, text]) => as(type, text)),
    fc.uint8Array().map((bytes) => ({ type: JSON_TYPE, bytes: Buffer.from(bytes) })),
    fc.constantFrom(33 * KB, 1_025 * KB).map((size) => as(JSON_TYPE, `"${"x".repeat(size)}"`)),
  );
}

const files = [
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7",
  Buffer.from("%PDF-1.4\ntrailer<<>>\n%%EOF\n").toString("base64"),
].map((text) => Buffer.from(text, "base64"));

/** A picture or PDF of which some bytes are missing or something else, or any other body. */
export const anyFile = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(...files), fc.nat({ max: 70 }), fc.nat({ max: 9 }), fc.uint8Array())
      .map(([file, at, length, put]) => ({
        type: "application/octet-stream",
        bytes: Buffer.concat([file.subarray(0, at), put, file.subarray(at + length)]),
      })),
  },
  fc.constantFrom(...files).map((bytes) => ({ type: "image/png", bytes })),
  anyBody(),
);
