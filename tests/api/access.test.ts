import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { call, signIn } from "../../tools/site/calls";
import { countRows } from "../../tools/site/databases";
import { expectFailure } from "../support/failures";
import { onSqlite, type Suite } from "../support/on-each-database";
import { type Entry, publish, publishedKinds, read } from "../support/published-kinds";

// Who may call: the administrator alone, by a token whose session runs.

type Way = {
  name: string;
  /** The Authorization header of the call; undefined sends none. */
  authorization: (suite: Suite) => Promise<string | undefined> | string | undefined;
  after?: (suite: Suite) => Promise<unknown>;
  status: 401 | 403;
};

const freshToken = async ({ site }: Suite) => (await signIn(site.url)).token;

async function freshSession(suite: Suite) {
  const token = await freshToken(suite);
  const [row] = await suite.database.query(`SELECT "id" FROM "Session" WHERE "tokenHash" = ?`, [
    createHash("sha256").update(token).digest("hex"),
  ]);
  return { token, sessionId: row?.id };
}

const waysIn: Way[] = [
  { name: "no token", authorization: () => undefined, status: 401 },
  { name: "an empty token", authorization: () => "Bearer ", status: 401 },
  {
    name: "a token that was never issued",
    authorization: () => `Bearer ${"a".repeat(43)}`,
    status: 401,
  },
  { name: "a token without Bearer", authorization: ({ token }) => token, status: 401 },
  { name: "Basic credentials", authorization: () => "Basic YXNoYTpwYXNzd29yZA==", status: 401 },
  {
    name: "a token of 8,000 characters",
    authorization: () => `Bearer ${"a".repeat(8_000)}`,
    status: 401,
  },
  {
    name: "the hash of a token, as the database has it",
    authorization: async ({ database }) => {
      const rows = await database.query(`SELECT "tokenHash" FROM "Session"`);
      return `Bearer ${String(rows[0]?.tokenHash)}`;
    },
    status: 401,
  },
  {
    name: "a token that was signed out",
    authorization: async (suite) => {
      const token = await freshToken(suite);
      await call(suite.site.url, "/api/logout", { method: "POST", token });
      return `Bearer ${token}`;
    },
    status: 401,
  },
  {
    name: "a token whose session has run out",
    authorization: async (suite) => {
      const { token, sessionId } = await freshSession(suite);
      await suite.database.query(
        `UPDATE "Session" SET "expiresAt" = '2020-01-01T00:00:00.000+00:00' WHERE "id" = ?`,
        [sessionId],
      );
      return `Bearer ${token}`;
    },
    status: 401,
  },
  {
    name: "a token whose session row was deleted",
    authorization: async (suite) => {
      const { token, sessionId } = await freshSession(suite);
      await suite.database.query(`DELETE FROM "Session" WHERE "id" = ?`, [sessionId]);
      return `Bearer ${token}`;
    },
    status: 401,
  },
  {
    name: "the token of an administrator whose flag was taken away",
    authorization: async (suite) => {
      const token = await freshToken(suite);
      await suite.database.query(`UPDATE "User" SET "isAdmin" = FALSE`);
      return `Bearer ${token}`;
    },
    after: ({ database }) => database.query(`UPDATE "User" SET "isAdmin" = TRUE`),
    status: 403,
  },
];

const contact = {
  name: "Meera",
  email: "meera@example.in",
  phone: "9876543210",
  message: "Please call me back",
};

onSqlite("Only the administrator", (suite) => {
  beforeAll(async () => {
    for (const kind of publishedKinds) await publish(suite(), kind);
  });

  describe.each(waysIn)("With $name", ({ authorization, after, status }) => {
    let headers: Record<string, string>;
    beforeAll(async () => {
      const value = await authorization(suite());
      headers = value === undefined ? {} : { Authorization: value };
    });
    afterAll(() => after?.(suite()));

    test.each(publishedKinds)("nothing is written under $path", async (kind) => {
      const { url } = suite().site;
      const [entry] = (await (await call(url, kind.path)).json()) as [Entry];
      const before = await countRows(suite().database, kind.table);
      const body = { ...kind.otherBody, title: "Written by nobody" };
      const path = `${kind.path}/${entry.id}`;
      await expectFailure(await call(url, kind.path, { method: "POST", headers, body }), {
        status,
      });
      await expectFailure(await call(url, path, { method: "PUT", headers, body }), { status });
      await expectFailure(await call(url, path, { method: "DELETE", headers }), { status });
      const search = { method: "POST", headers, body: { text: "a" } };
      await expectFailure(await call(url, `${kind.path}/search`, search), { status });
      expect(await read(suite(), kind, entry.id)).toEqual(entry);
      expect(await countRows(suite().database, kind.table)).toBe(before);
    });

    test("no contact is read", async () => {
      const { url } = suite().site;
      await call(url, "/api/contact", { method: "POST", body: contact });
      const [row] = await suite().database.query(`SELECT "id" FROM "Contact"`);
      const one = `/api/contacts/${String(row?.id)}`;
      const paths = ["/api/contacts", "/api/contacts?page=1", "/api/contacts/undelivered", one];
      for (const path of paths) {
        await expectFailure(await call(url, path, { headers }), { status });
      }
      for (const path of ["/api/contacts/search", "/api/contacts/export"]) {
        const sent = { method: "POST", headers, body: { text: contact.name } };
        await expectFailure(await call(url, path, sent), { status });
      }
      const again = await call(url, `${one}/mail`, { method: "POST", headers });
      await expectFailure(again, { status });
    });

    test("whether an entry exists and whether a body is right is not told", async () => {
      for (const { path } of publishedKinds) {
        const unknown = `${path}/unknown-a1b2c3`;
        const { url } = suite().site;
        const raw = "not JSON";
        await expectFailure(await call(url, path, { method: "POST", headers, raw }), { status });
        await expectFailure(await call(url, unknown, { method: "PUT", headers, raw }), { status });
        await expectFailure(await call(url, unknown, { method: "DELETE", headers }), { status });
      }
    });
  });

  test("a refusal for want of a token says how to authenticate", async () => {
    const response = await call(suite().site.url, "/api/contacts");
    expect(response.headers.get("www-authenticate")).toBe("Bearer");
  });

  test("the flag that is given back counts at the next call", async () => {
    const token = await freshToken(suite());
    const status = async () => (await call(suite().site.url, "/api/contacts", { token })).status;
    expect(await status()).toBe(200);
    await suite().database.query(`UPDATE "User" SET "isAdmin" = FALSE`);
    expect(await status()).toBe(403);
    await suite().database.query(`UPDATE "User" SET "isAdmin" = TRUE`);
    expect(await status()).toBe(200);
  });

  test("tokens are stored as hashes only", async () => {
    const token = await freshToken(suite());
    const rows = await suite().database.query(`SELECT * FROM "Session"`);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
