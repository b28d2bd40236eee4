import { describe, expect, test } from "@jest/globals";
import { adminCredentials, call } from "../../tools/site/calls";
import { countRows } from "../../tools/site/databases";
import { expectFailure, expectInvalid } from "../support/failures";
import { lead } from "../support/mailed-leads";
import { onSqlite } from "../support/on-each-database";
import { blogs, type Fields, media, offers } from "../support/published-kinds";

// All API routes share one body parser, so most tests send to only two routes.

const SMALL_LIMIT = 32 * 1024;
const ENTRY_LIMIT = 1024 * 1024;

type ValidCall = { path: string; body: Record<string, unknown> };

const contact: ValidCall = { path: "/api/contact", body: lead };
const login: ValidCall = { path: "/api/login", body: adminCredentials };
const largePaths = [
  ...[blogs, media, offers].flatMap(({ path }) => [path, `${path}/{id}`]),
  "/api/firm",
];

function padBody(body: Fields, bytes: number): string {
  const empty = JSON.stringify({ ...body, padding: "" });
  return JSON.stringify({ ...body, padding: "x".repeat(bytes - empty.length) });
}

const nest = (open: string, inner: string, close: string, depth: number) =>
  open.repeat(depth) + inner + close.repeat(depth);

onSqlite("A request body", (suite) => {
  const sendTo = (
    path: string,
    raw: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
    method = "POST",
  ) =>
    call(suite().site.url, path.replace("{id}", "some-id"), {
      method,
      token: suite().token,
      raw,
      headers,
    });

  test("is refused with 413 by every route that accepts JSON if it is one byte over the limit", async () => {
    type Operations = Record<string, { requestBody?: { content: Record<string, unknown> } }>;
    const answer = await call(suite().site.url, "/api/openapi.json");
    const { paths } = (await answer.json()) as { paths: Record<string, Operations> };
    let count = 0;
    for (const [path, operations] of Object.entries(paths)) {
      for (const [method, { requestBody }] of Object.entries(operations)) {
        if (!requestBody || !("application/json" in requestBody.content)) continue;
        count += 1;
        const isLarge = largePaths.includes(path);
        const raw = padBody({}, (isLarge ? ENTRY_LIMIT : SMALL_LIMIT) + 1);
        const message = `The request is larger than ${isLarge ? "1 MB" : "32 KB"}`;
        const refusal = await sendTo(path, raw, {}, method.toUpperCase());
        await expectFailure(refusal, { status: 413, message });
      }
    }
    expect(count).toBeGreaterThan(20);
  });

  describe.each([
    { ...blogs, limit: ENTRY_LIMIT },
    { ...contact, table: "Contact", limit: SMALL_LIMIT },
  ])("for POST $path", ({ path, body, table, limit }) => {
    const send = (raw: string | Uint8Array<ArrayBuffer>, headers = {}) =>
      sendTo(path, raw, headers);

    test.each([
      ["cut off", '{"title": "a', "The request body is not valid JSON"],
      ["empty", "", "The request body is not valid JSON"],
      ["not UTF-8", new Uint8Array([0xff, 0xfe, 0x00, 0x7b]), "The request body is not valid JSON"],
      ["an array", "[{}]", "The request body must be a JSON object"],
      ["null", "null", "The request body must be a JSON object"],
    ])("is refused when it is %s", async (_, raw, message) => {
      await expectFailure(await send(raw), { status: 400, message });
    });

    test.each(["text/plain", "multipart/form-data; boundary=a", ""])(
      "is refused with the content type '%s'",
      async (type) => {
        const raw = new TextEncoder().encode(JSON.stringify(body));
        await expectFailure(await send(raw, { "Content-Type": type }), { status: 415 });
      },
    );

    test("is accepted at exactly the limit, with a charset in its content type", async () => {
      const headers = { "Content-Type": "Application/JSON; charset=utf-8" };
      expect((await send(padBody(body, limit), headers)).status).toBe(201);
    });

    test("is refused at 10 MB without a Content-Length", async () => {
      const countBefore = await countRows(suite().database, table);
      const { site, token } = suite();
      const response = await fetch(site.url + path, {
        method: "POST",
        headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
        body: new Blob([padBody(body, 10 * ENTRY_LIMIT)]).stream(),
        duplex: "half",
      } as RequestInit);
      await expectFailure(response, { status: 413 });
      expect(await countRows(suite().database, table)).toBe(countBefore);
    });

    test("is refused when it is nested thousands of levels deep", async () => {
      const [field] = Object.keys(body);
      const depth = Math.min(100_000, limit / 2 - 100);
      for (const raw of [
        nest("[", "", "]", depth),
        `{"${field}":${nest("[", "", "]", depth)}}`,
        nest("[", "", "", depth),
      ]) {
        expect((await send(raw)).status).toBe(400);
      }
    });

    test("is accepted with unknown keys, which are ignored and pollute no prototype", async () => {
      const extra = `"extra":1,"constructor":{"prototype":{"polluted":true}},"toString":"x"`;
      const raw = `{${extra},"__proto__":{"polluted":true},${JSON.stringify(body).slice(1)}`;
      const response = await send(raw);
      expect(response.status).toBe(201);
      expect(await response.text()).not.toMatch(/extra|constructor|toString|__proto__|polluted/);
      // A polluted prototype would add keys to every response.
      const health = await call(suite().site.url, "/api/health");
      expect(await health.json()).toEqual({ status: "ok" });
    });

    test("is refused when its fields are inside __proto__ (ASVS 1.5.2, 15.3.6)", async () => {
      const response = await send(`{"__proto__":${JSON.stringify(body)}}`);
      expect(response.status).toBe(400);
      const { fields } = (await response.json()) as { fields: Record<string, string> };
      expect(Object.keys(fields)).toContain(Object.keys(body)[0]);
    });
  });

  describe.each<ValidCall>([blogs, media, offers, contact, login])(
    "for POST $path with invalid fields",
    ({ path, body }) => {
      const expectRefused = async (value: unknown, message: RegExp) => {
        // A password may contain any character, because only its hash is stored.
        const names = Object.keys(body).filter(
          (name) =>
            typeof body[name] === "string" && (name !== "password" || typeof value !== "string"),
        );
        const invalidBody = Object.fromEntries(names.map((name) => [name, value]));
        const response = await sendTo(path, JSON.stringify({ ...body, ...invalidBody }));
        expect(response.status).toBe(400);
        const { fields } = (await response.json()) as { fields: unknown };
        expect(fields).toEqual(
          Object.fromEntries(names.map((name) => [name, expect.stringMatching(message)])),
        );
      };

      test.each([[7], [true], [{ length: 20 }], [["a", "b"]]])(
        "is refused with %j instead of a string (ASVS 2.2.1, 2.2.2, 15.3.5)",
        (value) => expectRefused(value, / must be /),
      );

      test.each(["\u0000", "\ud800", "\udfff"])("is refused with %j in a string", (character) =>
        expectRefused(`AROUND ${character} IT`, /\S/),
      );
    },
  );

  test("is refused when its HTML is nested too deeply (ASVS 1.3.3)", async () => {
    const content = "<div>".repeat(20_000);
    const response = await sendTo(blogs.path, JSON.stringify({ ...blogs.body, content }));
    await expectInvalid(response, {
      content: "Content is nested too deeply, or has too many tags or attributes",
    });
  });
});
