import { createHash } from "node:crypto";
import { beforeAll, expect, test } from "@jest/globals";
import { call, signIn } from "../../tools/site/calls";
import { expectFailure } from "../support/failures";
import { onSqlite, type Suite } from "../support/on-each-database";
import { type Entry, offers, publish, read } from "../support/published-kinds";

const freshToken = async ({ site }: Suite) => (await signIn(site.url)).token;

const refusals: Record<string, (suite: Suite) => Promise<string> | string> = {
  "an empty token": () => "Bearer ",
  "a token that was never issued": () => `Bearer ${"a".repeat(43)}`,
  "a token of 8,000 characters": () => `Bearer ${"a".repeat(8_000)}`,
  "a token without Bearer": ({ token }) => token,
  "Basic credentials": () => "Basic YXNoYTpwYXNzd29yZA==",
  "the stored hash of a token": async ({ database }) => {
    const rows = await database.query(`SELECT "tokenHash" FROM "Session"`);
    return `Bearer ${String(rows[0]?.tokenHash)}`;
  },
  "the token of an expired session": async (suite) => {
    const token = await freshToken(suite);
    await suite.database.query(
      `UPDATE "Session" SET "expiresAt" = '2020-01-01T00:00:00.000+00:00' WHERE "tokenHash" = ?`,
      [createHash("sha256").update(token).digest("hex")],
    );
    return `Bearer ${token}`;
  },
};

onSqlite("The authorization of administrators", (suite) => {
  let entry: Entry;
  beforeAll(async () => {
    entry = await publish(suite(), offers);
  });

  async function expectRefusal(Authorization: string, status: 401 | 403) {
    for (const [method, path] of [
      ["GET", "/api/contacts"],
      ["DELETE", `${offers.path}/${entry.id}`],
    ] as const) {
      const headers = { Authorization };
      const response = await call(suite().site.url, path, { method, headers });
      expect(response.headers.has("www-authenticate")).toBe(status === 401);
      await expectFailure(response, { status });
    }
    expect(await read(suite(), offers, entry.id)).toEqual(entry);
  }

  test.each(Object.entries(refusals))(
    "returns 401 for %s (ASVS 7.2.1, 7.3.2, 9.2.1)",
    async (_, authorization) => {
      await expectRefusal(await authorization(suite()), 401);
    },
  );

  test("returns 403 while the isAdmin flag of the user is off (ASVS 8.3.1)", async () => {
    const token = await freshToken(suite());
    const setFlag = (value: string) =>
      suite().database.query(`UPDATE "User" SET "isAdmin" = ${value}`);
    await setFlag("FALSE");
    await expectRefusal(`Bearer ${token}`, 403);
    await setFlag("TRUE");
    expect((await call(suite().site.url, "/api/contacts", { token })).status).toBe(200);
  });

  test("stores only the hashes of tokens (ASVS 7.2.3, 11.4.1)", async () => {
    const token = await freshToken(suite());
    const rows = await suite().database.query(`SELECT * FROM "Session"`);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
