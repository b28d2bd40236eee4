import { describe, expect, test } from "@jest/globals";
import { admin, call } from "../../tools/site/calls";
import { countRows } from "../../tools/site/databases";
import { expectFailure, expectInvalid } from "../support/failures";
import { onSqlite, type Suite } from "../support/on-each-database";
import {
  blogs,
  type Fields,
  media,
  offers,
  publish,
  type PublishedKind,
} from "../support/published-kinds";
import { sendUnannounced } from "../support/unannounced";

// What no form of ours sends, sent to every call that takes a body.

const KB = 1024;
const ENTRY_LIMIT = 1024 * KB;
const SMALL_LIMIT = 32 * KB;
const TEN_MB = 10 * 1024 * KB;

type BodyCall = {
  name: string;
  method: "POST" | "PUT";
  path: (suite: Suite) => Promise<string> | string;
  body: Fields;
  /** The most bytes of a body, in its own words. */
  limit: number;
  limitText: string;
  /** The status of an answer to `body`. */
  status: number;
  /** The label of each text field, as messages name it. */
  textFields: Record<string, string>;
  table: string;
};

const entryCalls = (kind: PublishedKind): BodyCall[] => {
  const { body, textFields, table } = kind;
  const shared = { body, textFields, table, limit: ENTRY_LIMIT, limitText: "1 MB" };
  return [
    { ...shared, name: `POST ${kind.path}`, method: "POST", path: () => kind.path, status: 201 },
    {
      ...shared,
      name: `PUT ${kind.path}/{id}`,
      method: "PUT",
      path: async (suite) => `${kind.path}/${(await publish(suite, kind)).id}`,
      status: 200,
    },
  ];
};

const small = { method: "POST", limit: SMALL_LIMIT, limitText: "32 KB" } as const;

const bodyCalls: BodyCall[] = [
  ...[blogs, media, offers].flatMap(entryCalls),
  {
    ...small,
    name: "POST /api/contact",
    path: () => "/api/contact",
    body: {
      name: "Meera",
      email: "meera@example.in",
      phone: "9876543210",
      message: "Please call me back",
    },
    status: 201,
    textFields: { name: "Name", email: "Email", phone: "Phone", message: "Message" },
    table: "Contact",
  },
  {
    ...small,
    name: "POST /api/login",
    path: () => "/api/login",
    body: admin,
    status: 200,
    textFields: { username: "Username", password: "Password" },
    table: "Session",
  },
  {
    ...small,
    name: "POST /api/register",
    path: () => "/api/register",
    body: admin,
    // There is an administrator already.
    status: 403,
    textFields: { username: "Username", password: "Password" },
    table: "User",
  },
];

const nested = (open: string, inner: string, close: string, depth: number) =>
  open.repeat(depth) + inner + close.repeat(depth);

/** A valid body, made longer by a key that the call does not know. */
function padded(body: Fields, bytes: number): string {
  const empty = JSON.stringify({ ...body, padding: "" });
  return JSON.stringify({ ...body, padding: "x".repeat(bytes - empty.length) });
}

onSqlite("A body that no form sends", (suite) => {
  describe.each(bodyCalls)("to $name", (target) => {
    const send = async (raw: string | Uint8Array<ArrayBuffer>, headers = {}) =>
      call(suite().site.url, await target.path(suite()), {
        method: target.method,
        token: suite().token,
        raw,
        headers,
      });
    const sendJson = (body: unknown) => send(JSON.stringify(body));

    test.each([
      ["is cut off", '{"title": "a'],
      ["is empty", ""],
      ["is a word", "title"],
      ["is a form", "title=a&name=b"],
      ["has single quotes", "{'title': 'a'}"],
      ["has a trailing comma", '{"title": "a",}'],
      ["has a second value", "{} {}"],
    ])("that %s is not JSON", async (_, raw) => {
      const message = "The request body is not valid JSON";
      await expectFailure(await send(raw), { status: 400, message });
    });

    test("of bytes that are no text is not JSON", async () => {
      const message = "The request body is not valid JSON";
      const raw = new Uint8Array([0xff, 0xfe, 0x00, 0x7b]);
      await expectFailure(await send(raw), { status: 400, message });
    });

    test.each([["[]"], ["[{}]"], ['"text"'], ["7"], ["true"], ["null"]])(
      "that is %s is no object",
      async (raw) => {
        const message = "The request body must be a JSON object";
        await expectFailure(await send(raw), { status: 400, message });
      },
    );

    test.each(["text/plain", "application/xml", "multipart/form-data; boundary=a", ""])(
      "of the content type '%s' is refused",
      async (contentType) => {
        const response = await send(new TextEncoder().encode(JSON.stringify(target.body)), {
          "Content-Type": contentType,
        });
        await expectFailure(response, { status: 415 });
      },
    );

    test("with a charset beside its content type is taken", async () => {
      const response = await send(JSON.stringify(target.body), {
        "Content-Type": "Application/JSON; charset=utf-8",
      });
      expect(response.status).toBe(target.status);
    });

    test("of 10 MB is too large", async () => {
      const before = await countRows(suite().database, target.table);
      await expectFailure(await send(padded(target.body, TEN_MB)), {
        status: 413,
        message: `The request is larger than ${target.limitText}`,
      });
      const added = target.method === "PUT" ? 1 : 0; // the entry that was to be changed
      expect(await countRows(suite().database, target.table)).toBe(before + added);
    });

    test("of 10 MB whose length is not announced is too large", async () => {
      const { site, token } = suite();
      const url = `${site.url}${await target.path(suite())}`;
      await expectFailure(await sendUnannounced(url, target.method, token, TEN_MB), {
        status: 413,
      });
    });

    test("may be as large as the limit and no byte larger", async () => {
      expect((await send(padded(target.body, target.limit))).status).toBe(target.status);
      await expectFailure(await send(padded(target.body, target.limit + 1)), { status: 413 });
    });

    test("nested 100,000 deep is refused", async () => {
      const status = target.limit === SMALL_LIMIT ? 413 : 400;
      const [field] = Object.keys(target.textFields);
      for (const raw of [
        nested("[", "", "]", 100_000),
        nested('{"a":', "1", "}", 100_000),
        `{"${field}":${nested("[", "", "]", 100_000)}}`,
        nested("[", "", "", 100_000),
      ]) {
        const response = await send(raw);
        expect(response.status).toBe(status);
        expect(response.headers.get("content-type")).toBe("application/json");
      }
    });

    test("nested as deep as the smaller limit lets it is refused where it is no text", async () => {
      const [[field, label]] = Object.entries(target.textFields) as [[string, string]];
      const raw = JSON.stringify({ ...target.body, [field]: "DEEP" });
      const response = await send(raw.replace('"DEEP"', nested("[", "", "]", 15_000)));
      await expectInvalid(response, { [field]: `${label} must be text` });
    });

    describe.each(Object.entries(target.textFields))("whose %s", (field, label) => {
      test.each([[7], [true], [[]], [{}], [{ length: 20 }], [["a", "b"]]])(
        "is %j is refused",
        async (value) => {
          await expectInvalid(await sendJson({ ...target.body, [field]: value }), {
            [field]: `${label} must be text`,
          });
        },
      );
    });

    test.each(Object.entries(target.textFields).filter(([field]) => field !== "password"))(
      "with NUL or half a surrogate pair in its %s is refused",
      async (field, label) => {
        for (const character of ["\\u0000", "\\ud800", "\\udfff"]) {
          const raw = JSON.stringify({ ...target.body, [field]: "AROUND THE CHARACTER" });
          const response = await send(raw.replace("THE", character));
          expect((await response.json()) as unknown).toMatchObject({
            code: "invalid",
            fields: { [field]: expect.stringContaining(label) },
          });
          expect(response.status).toBe(400);
        }
      },
    );

    test("with keys that the call does not know is taken without them", async () => {
      const extra = `"extra":1,"constructor":{"prototype":{"polluted":true}},"toString":"x"`;
      const raw = `{${extra},"__proto__":{"polluted":true},${JSON.stringify(target.body).slice(1)}`;
      const response = await send(raw);
      expect(response.status).toBe(target.status);
      expect(await response.text()).not.toMatch(/extra|constructor|toString|__proto__|polluted/);
      const health = await call(suite().site.url, "/api/health");
      expect(await health.json()).toEqual({ status: "ok" });
    });

    test("whose fields stand in a __proto__ has none", async () => {
      const response = await send(`{"__proto__":${JSON.stringify(target.body)}}`);
      expect(response.status).toBe(400);
      const { fields } = (await response.json()) as { fields: Record<string, string> };
      expect(Object.keys(fields)).toContain(Object.keys(target.body)[0]);
    });
  });
});
