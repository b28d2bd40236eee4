import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { admin, call, signIn, registerAdmin } from "../../tools/site/calls";
import { countRows } from "../../tools/site/databases";
import { expectFailure, expectInvalid } from "../support/failures";
import { onEachDatabase, onSqlite } from "../support/on-each-database";
import { runProgram } from "../../tools/site/programs";
import { startSite, type TestSite } from "../../tools/site/site";
import { withSite } from "../support/with-site";

const EXISTS = "Registration is closed. Ask an administrator for an invitation link.";
const SETUP_TOKEN = "a-setup-token-for-tests";

onEachDatabase("Registration", (suite) => {
  beforeEach(() => suite().database.execute(`DELETE FROM "User"; DELETE FROM "Marker"`));

  const send = (body: unknown, headers: Record<string, string> = {}) =>
    call(suite().site.url, "/api/register", { method: "POST", body, headers });
  const administrators = () => countRows(suite().database, "User", `"isAdmin"`);

  test("the first administrator is made and may sign in", async () => {
    const response = await send(admin);
    expect(response.status).toBe(201);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(await response.json()).toEqual({
      id: expect.any(String),
      username: "asha",
      isAdmin: true,
    });
    const { token } = await signIn(suite().site.url);
    expect((await call(suite().site.url, "/api/contacts", { token })).status).toBe(200);
  });

  test("the password is stored as an argon2id hash", async () => {
    await send(admin);
    const [row] = await suite().database.query(`SELECT * FROM "User"`);
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(row)).not.toContain(admin.password);
  });

  test("a later registration is refused, and isAdmin in its body is not read", async () => {
    await send(admin);
    const later = { username: "ravi", password: "his password", isAdmin: true };
    await expectFailure(await send(later), { status: 403, message: EXISTS });
    await expectFailure(await send(admin), { status: 403, message: EXISTS });
    expect(await countRows(suite().database, "User")).toBe(1);
  });

  test.each([2, 20])("of %i first registrations at once exactly one wins", async (count) => {
    const responses = await Promise.all(
      Array.from({ length: count }, (_, index) =>
        send({ username: `admin-${index}`, password: "a password" }),
      ),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 403)).toHaveLength(count - 1);
    expect(await countRows(suite().database, "User")).toBe(1);
    expect(await administrators()).toBe(1);
  });

  test.each(["username", "password"] as const)("%s is required", async (field) => {
    const message = { username: "Username is required", password: "Password is required" }[field];
    for (const empty of [undefined, null, ""]) {
      await expectInvalid(await send({ ...admin, [field]: empty }), { [field]: message });
    }
    expect(await countRows(suite().database, "User")).toBe(0);
  });

  test("a blank username is none", async () => {
    await expectInvalid(await send({ ...admin, username: "   " }), {
      username: "Username is required",
    });
  });

  test.each(["x", " ", "पासवर्ड", "a\u0000b", "x".repeat(1_024), "₹".repeat(341)])(
    "a password has no rule but its greatest length: %#",
    async (password) => {
      expect((await send({ username: "asha", password })).status).toBe(201);
      await signIn(suite().site.url, { username: "asha", password });
    },
  );

  test.each(["x".repeat(1_025), "₹".repeat(342), "🪔".repeat(257)])(
    "a password of more than 1,024 bytes is refused: %#",
    async (password) => {
      await expectInvalid(await send({ username: "asha", password }), {
        password: "Password must be at most 1024 bytes",
      });
      expect(await countRows(suite().database, "User")).toBe(0);
    },
  );

  describe("with SETUP_TOKEN", () => {
    let site: TestSite;
    beforeAll(async () => {
      site = await startSite(suite().database.url, { SETUP_TOKEN });
    });
    afterAll(() => site.kill());

    const sendTo = (headers: Record<string, string>) =>
      call(site.url, "/api/register", { method: "POST", body: admin, headers });

    test.each<[string, Record<string, string>]>([
      ["no token", {}],
      ["an empty token", { "X-Setup-Token": "" }],
      ["another token", { "X-Setup-Token": "another-setup-token-for" }],
      ["a part of the token", { "X-Setup-Token": SETUP_TOKEN.slice(0, -1) }],
      ["the token as Bearer", { Authorization: `Bearer ${SETUP_TOKEN}` }],
    ])("the first registration with %s is refused", async (_, headers) => {
      await expectFailure(await sendTo(headers), { status: 403 });
      expect(await countRows(suite().database, "User")).toBe(0);
    });

    test("the first registration with the token is made, a second refused", async () => {
      const headers = { "X-Setup-Token": SETUP_TOKEN };
      expect((await sendTo(headers)).status).toBe(201);
      await expectFailure(await sendTo(headers), { status: 403, message: EXISTS });
    });
  });
});

// The same code as the calls of an account, which run on both databases (account.test.ts).
onSqlite("npm run admin", (suite) => {
  beforeEach(() => suite().database.execute(`DELETE FROM "User"; DELETE FROM "Marker"`));
  const administrators = () => countRows(suite().database, "User", `"isAdmin"`);
  const run = (action: string, name: string, password: string) =>
    runProgram("scripts/admin.ts", {
      arguments: [action, name],
      input: `${password}\n`,
      variables: { DATABASE_URL: suite().database.url },
    });

  test("makes an administrator beside the first", async () => {
    await registerAdmin(suite().site.url);
    const { status, stdout } = await run("create", "Ravi", "a long one of his own");
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: "Ravi can now sign in at /login.\n",
    });
    const { user } = await signIn(suite().site.url, {
      username: "ravi",
      password: "a long one of his own",
    });
    expect(user).toMatchObject({ username: "Ravi", isAdmin: true });
    expect(await administrators()).toBe(2);
  });

  test("refuses a name that is taken, in whatever case", async () => {
    await registerAdmin(suite().site.url);
    const { status, stderr } = await run("create", "ASHA", "another long one of hers");
    expect({ status, stderr }).toEqual({ status: 1, stderr: "This username is taken\n" });
    expect(await countRows(suite().database, "User")).toBe(1);
  });

  test("refuses an empty password", async () => {
    const { status, stderr } = await run("create", "ravi", "");
    expect({ status, stderr }).toEqual({ status: 1, stderr: "Password is required\n" });
  });

  test("refuses a password that is easily guessed", async () => {
    expect(await run("create", "ravi", "short")).toMatchObject({
      status: 1,
      stderr: "A new password must be at least 12 characters\n",
    });
    await registerAdmin(suite().site.url);
    expect(await run("password", "asha", "I am asha, let me in")).toMatchObject({
      status: 1,
      stderr: "A new password must not contain your username or the firm’s name\n",
    });
  });

  test("sets a new password and ends every session of that user alone", async () => {
    await registerAdmin(suite().site.url);
    const ravi = { username: "ravi", password: "a long one of his own" };
    await run("create", ravi.username, ravi.password);
    const mine = await signIn(suite().site.url);
    const his = await signIn(suite().site.url, ravi);
    const { status } = await run("password", "Asha", "a new one, quite long");
    expect(status).toBe(0);
    const contacts = (token: string) => call(suite().site.url, "/api/contacts", { token });
    await expectFailure(await contacts(mine.token), { status: 401 });
    expect((await contacts(his.token)).status).toBe(200);
    await expect(signIn(suite().site.url)).rejects.toThrow("401");
    await signIn(suite().site.url, { ...admin, password: "a new one, quite long" });
  });

  test("says so where there is no such user", async () => {
    const { status, stderr } = await run("password", "nobody", "a long enough password");
    expect({ status, stderr }).toEqual({ status: 1, stderr: "There is no user nobody\n" });
  });
});

test("A site that anybody could take over warns at its start, with the address where they could", () =>
  withSite({ SITE_URL: "https://www.arthora.example", TRUSTED_PROXY_HOPS: "1" }, async (site) => {
    await site.stop();
    // When it does not warn: lib/server/start-warnings.test.ts, and observability for what a start finds.
    expect(site.log()).toMatch(
      /"code":"registration_open","msg":"Anybody who opens https:\/\/www\.arthora\.example\/register/,
    );
  }));
