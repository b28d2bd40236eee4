import { beforeEach, describe, expect, test } from "@jest/globals";
import { adminCredentials, call, registerAdmin, signIn } from "../../tools/site/calls";
import { countRows } from "../../tools/site/databases";
import { runProgram } from "../../tools/site/programs";
import { startSite } from "../../tools/site/site";
import { expectFailure, expectInvalid } from "../support/failures";
import { readNewestAudit } from "../support/newest-audit";
import { onSqlite } from "../support/on-each-database";

const REGISTRATION_CLOSED = "Registration is closed. Ask an administrator for an invitation link.";
const SETUP_TOKEN = "a-setup-token-for-tests";

onSqlite("Administrators", (suite) => {
  beforeEach(() => suite().database.execute(`DELETE FROM "User"; DELETE FROM "Marker"`));

  describe("POST /api/register", () => {
    const send = (body: unknown, url = suite().site.url, headers: Record<string, string> = {}) =>
      call(url, "/api/register", { method: "POST", body, headers });
    const countUsers = () => countRows(suite().database, "User");

    test("creates the first administrator with an argon2id hash of the password (ASVS 11.4.2, 11.4.3)", async () => {
      const response = await send(adminCredentials);
      expect(response.status).toBe(201);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("set-cookie")).toBeNull();
      expect(await response.json()).toEqual({
        id: expect.any(String),
        username: "asha",
        isAdmin: true,
      });
      const [row] = await suite().database.query(`SELECT * FROM "User"`);
      expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect(JSON.stringify(row)).not.toContain(adminCredentials.password);
      const { token } = await signIn(suite().site.url);
      expect((await call(suite().site.url, "/api/contacts", { token })).status).toBe(200);
    });

    test.each([
      [{ username: "   " }, { username: "Username is required" }],
      [{ username: "x".repeat(201) }, { username: "Username must be at most 200 characters" }],
      [{ password: "" }, { password: "Password is required" }],
      [{ password: "₹".repeat(342) }, { password: "Password must be at most 1024 bytes" }],
    ])("refuses an empty or oversized username or password (%#)", async (changes, fields) => {
      await expectInvalid(
        await send({ ...adminCredentials, ...changes }),
        fields as Record<string, string>,
      );
      expect(await countUsers()).toBe(0);
    });

    test.each([" ", "पासवर्ड", "a\u0000b", "x".repeat(1_024), "₹".repeat(341)])(
      "accepts any password of at most 1,024 bytes (%#) (ASVS 6.2.5, 6.2.8, 6.2.9)",
      async (password) => {
        expect((await send({ username: "asha", password })).status).toBe(201);
        await signIn(suite().site.url, { username: "asha", password });
      },
    );

    test("accepts only SETUP_TOKEN as the setup token, and only once", async () => {
      const site = await startSite(suite().database.url, { SETUP_TOKEN });
      const sendToken = (token: string) =>
        send(adminCredentials, site.url, { "X-Setup-Token": token });
      try {
        await expectFailure(await send(adminCredentials, site.url), { status: 403 });
        for (const token of ["", "another-setup-token-for", SETUP_TOKEN.slice(0, -1)]) {
          await expectFailure(await sendToken(token), { status: 403 });
        }
        expect(await countUsers()).toBe(0);
        expect((await sendToken(SETUP_TOKEN)).status).toBe(201);
        await expectFailure(await sendToken(SETUP_TOKEN), {
          status: 403,
          message: REGISTRATION_CLOSED,
        });
      } finally {
        await site.kill();
      }
    });
  });

  describe("npm run admin:{action}", () => {
    const ravi = { username: "Ravi", password: "a long one of his own" };
    const run = (action: string, name: string, input = "") =>
      runProgram("scripts/admin.ts", {
        arguments: [action, name],
        input: `${input}\n`,
        variables: { DATABASE_URL: suite().database.url },
      });
    const expectAudit = async (fields: object) =>
      expect(await readNewestAudit(suite().database)).toMatchObject({
        ...auditedCommand,
        ...fields,
      });
    const auditedCommand = { actorName: null, ip: null, entity: "user" };
    beforeEach(() => registerAdmin(suite().site.url));

    test("sets a new password and ends only that user's sessions", async () => {
      const { url } = suite().site;
      await run("create", ravi.username, ravi.password);
      const [first, second] = [await signIn(url), await signIn(url, ravi)];
      expect((await run("password", "Asha", "a new one, quite long")).status).toBe(0);
      await expectAudit({ action: "update", detail: "asha: new password" });
      const readContacts = (token: string) => call(url, "/api/contacts", { token });
      await expectFailure(await readContacts(first.token), { status: 401 });
      expect((await readContacts(second.token)).status).toBe(200);
      await expect(signIn(url)).rejects.toThrow("401");
      await signIn(url, { ...adminCredentials, password: "a new one, quite long" });
    });

    test("creates an administrator, revokes their rights and ends their sessions (ASVS 7.4.2)", async () => {
      const { url } = suite().site;
      expect((await run("create", ravi.username, ravi.password)).status).toBe(0);
      await expectAudit({ action: "create", detail: "Ravi" });
      const { token } = await signIn(url, ravi);
      expect((await run("remove", "RAVI")).status).toBe(0);
      await expectAudit({ action: "update", detail: "Ravi: no longer an administrator" });
      await expectFailure(await call(url, "/api/contacts", { token }), { status: 401 });
      await expect(signIn(url, ravi)).rejects.toThrow("401");
    });

    test.each([
      ["create", "ASHA", "", "This username is taken"],
      ["password", "nobody", "", "There is no user nobody"],
      ["create", "ravi", "short", "A new password must be at least 12 characters"],
      ["password", "asha", "short", "A new password must be at least 12 characters"],
      ["remove", "ravi", "", "There is no administrator ravi"],
      ["remove", "asha", "", "asha is the last administrator: create another first"],
    ])(
      "refuses the action %s for the user %s with the input '%s'",
      async (action, name, password, message) => {
        const { status, stderr } = await run(action, name, password);
        expect({ status, stderr }).toEqual({ status: 1, stderr: `${message}\n` });
        expect(await countRows(suite().database, "User", `"isAdmin"`)).toBe(1);
      },
    );
  });
});
