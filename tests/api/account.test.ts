import { setTimeout as pause } from "node:timers/promises";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { hashSync } from "@node-rs/argon2";
import {
  adminCredentials,
  call,
  register as registerWithoutLink,
  registerAdmin,
  signIn,
  signInFromPage,
} from "../../tools/site/calls";
import { countRows } from "../../tools/site/databases";
import { runProgram } from "../../tools/site/programs";
import { generateCode } from "../support/codes";
import { readEveryRow } from "../support/every-row";
import { expectFailure, expectInvalid } from "../support/failures";
import { onEachDatabase, onSqliteWith, type Suite } from "../support/on-each-database";
import { withSite } from "../support/with-site";

type Body = Record<string, unknown>;
type Token = { token: string };
type PendingFactor = Token & { key: string; uri: string };
type Credentials = typeof adminCredentials;

const { password } = adminCredentials;
const WRONG_PASSWORD = { password: "This is not your current password" };
const WRONG_CODE = "This code is wrong or already used. Enter a new one";
const CODE_REQUIRED = "Enter the code that your authenticator app shows, or a recovery code";
const EXPIRED_LINK = {
  status: 403,
  message: "This link is no longer valid. Ask for a new one.",
} as const;
const ravi = { username: "ravi", password: "a long one of his own" };
const passwordHash = hashSync(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

/** Leaves one administrator, without sessions or a second factor. */
const resetUsers = ({ database }: Suite) =>
  database.execute(
    `DELETE FROM "User";
     INSERT INTO "User" ("id", "username", "usernameKey", "passwordHash", "isAdmin")
       VALUES ('asha', 'asha', 'asha', '${passwordHash}', TRUE)`,
  );

const readJson = async <T>(answer: Promise<Response>) => (await (await answer).json()) as T;

/** Confirming the password replaces a session's token. */
const renewedTokens = new Map<string, string>();
function getLatestToken(token: string): string {
  const renewed = renewedTokens.get(token);
  return renewed === undefined ? token : getLatestToken(renewed);
}

function bindCalls(suite: () => Pick<Suite, "site">) {
  const send = (method: string, path: string, token?: string, body?: Body) =>
    call(suite().site.url, path, { method, token: token && getLatestToken(token), body });
  const confirm = async (path: string, token: string, body: Body = { password }) => {
    const answer = await send("POST", path, token, body);
    const { token: renewed } = (await answer.clone().json()) as Partial<Token>;
    if (renewed) renewedTokens.set(getLatestToken(token), renewed);
    return answer;
  };
  const read = <T>(path: string, token: string) => readJson<T>(send("GET", path, token));
  const listColleagues = (token: string) =>
    read<{ id: string; username: string; lastSeenAt: string | null }[]>("/api/colleagues", token);
  return {
    send,
    confirm,
    read,
    listColleagues,
    logIn: (body: Body, headers?: Record<string, string>) =>
      call(suite().site.url, "/api/login", { method: "POST", body, headers }),
    isSignedIn: async (token: string) => (await send("GET", "/api/contacts", token)).status === 200,
    changePassword: (token: string, body: Body) =>
      send("PUT", "/api/account/password", token, body),
    startFactor: (token: string) =>
      readJson<PendingFactor>(send("POST", "/api/account/second-factor", token, { password })),
    confirmFactor: (token: string, code: string) =>
      send("PUT", "/api/account/second-factor", token, { code }),
    invite: async (token: string, userId?: string, inviter: Credentials = adminCredentials) => {
      const answer = confirm("/api/invitations", token, { password: inviter.password, userId });
      return (await readJson<{ url: string }>(answer)).url;
    },
    listLinks: (token: string) => read<{ id: string }[]>("/api/invitations", token),
    findId: async (name: string, token: string) =>
      (await listColleagues(token)).find(({ username }) => username === name)!.id,
    register: async (url: string, credentials = ravi) =>
      call(suite().site.url, "/api/register", {
        method: "POST",
        body: credentials,
        headers: { "X-Invite-Token": /invite=([^&]*)/.exec(url)![1]! },
      }),
    readNewestAudit: async (token: string) =>
      (await read<Body[]>("/api/audit?page=1&pageSize=1", token))[0]!,
  };
}

async function setUpFactor(suite: () => Suite) {
  const { startFactor, confirmFactor } = bindCalls(suite);
  const { token, key } = await startFactor((await signIn(suite().site.url)).token);
  const { recoveryCodes } = await readJson<{ recoveryCodes: string[] }>(
    confirmFactor(token, generateCode(key, -1)),
  );
  return { token, key, recoveryCodes };
}

onSqliteWith("The account API", { SESSION_IDLE_HOURS: "1" }, (suite) => {
  const { send, confirm, read, listColleagues, logIn, isSignedIn } = bindCalls(suite);
  const { changePassword, startFactor, confirmFactor, readNewestAudit } = bindCalls(suite);
  const { invite, findId, register } = bindCalls(suite);
  beforeEach(() => resetUsers(suite()));

  describe("PUT /api/account/password", () => {
    test("requires the current password and a strong new one, renews the token and ends other sessions (ASVS 6.1.2, 6.2.1, 6.2.2, 6.2.3, 6.2.4, 6.2.11, 6.2.12, 7.2.4, 7.4.3)", async () => {
      const { url } = suite().site;
      const [here, elsewhere] = [await signIn(url), await signIn(url)];
      const newPassword = "another long one, quite";
      const guess = await changePassword(here.token, { password: "a guess", newPassword });
      await expectInvalid(guess, WRONG_PASSWORD);
      const weak = await changePassword(here.token, { password, newPassword: "short" });
      const message = "A new password must be at least 12 characters";
      await expectInvalid(weak, { newPassword: message });
      expect(await isSignedIn(elsewhere.token)).toBe(true);
      const answer = await changePassword(here.token, { password, newPassword });
      expect(answer.status).toBe(200);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      const { token } = (await answer.json()) as Token;
      expect(await isSignedIn(token)).toBe(true);
      for (const old of [here, elsewhere]) expect(await isSignedIn(old.token)).toBe(false);
      await expect(signIn(url)).rejects.toThrow("401");
      await signIn(url, { ...adminCredentials, password: newPassword });
      expect(JSON.stringify(await readNewestAudit(token))).not.toContain(newPassword);
    });
  });

  describe("A second factor", () => {
    const setUp = () => setUpFactor(suite);
    const tryLogIn = async (code?: string) => (await logIn({ ...adminCredentials, code })).status;

    test("is set up with the password, and is on only after a code confirms it (ASVS 6.5.2, 6.5.3, 6.5.4)", async () => {
      const { site, database } = suite();
      const [here, elsewhere] = [await signIn(site.url), await signIn(site.url)];
      await expectInvalid(
        await send("POST", "/api/account/second-factor", here.token, { password: "a guess" }),
        WRONG_PASSWORD,
      );
      await expectFailure(await confirmFactor(here.token, "123456"), { status: 409 });
      const { token, key, uri } = await startFactor(here.token);
      expect(uri).toBe(
        `otpauth://totp/Arthora%20Wealth:asha?issuer=Arthora%20Wealth&secret=${key}&algorithm=SHA1&digits=6&period=30`,
      );
      expect(await tryLogIn()).toBe(200);
      await expectInvalid(await confirmFactor(token, generateCode(key, -2)), {
        code: WRONG_CODE,
      });
      const { recoveryCodes } = await readJson<{ recoveryCodes: string[] }>(
        confirmFactor(token, generateCode(key)),
      );
      expect(new Set(recoveryCodes).size).toBe(10);
      for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-7]{6}(-[a-z2-7]{6}){3}$/);
      await expectFailure(await confirmFactor(token, generateCode(key, 1)), { status: 409 });
      expect(await isSignedIn(token)).toBe(true);
      expect(await isSignedIn(elsewhere.token)).toBe(false);
      expect(await readNewestAudit(token)).toMatchObject({ detail: "asha: second factor on" });
      const stored = JSON.stringify(await readEveryRow("sqlite", database));
      for (const secret of [key, ...recoveryCodes]) expect(stored).not.toContain(secret);
    });

    test("is requested only after the correct password", async () => {
      const { key } = await setUp();
      await expectFailure(await logIn(adminCredentials), {
        status: 401,
        fields: { code: CODE_REQUIRED },
      });
      await expectFailure(
        await logIn({ ...adminCredentials, password: "a guess", code: generateCode(key) }),
        {
          status: 401,
        },
      );
      expect(await tryLogIn(generateCode(key))).toBe(200);
    });

    test("accepts each code once, and never a code older than the last one (ASVS 6.5.1)", async () => {
      const { key } = await setUp();
      const code = generateCode(key);
      expect(await tryLogIn(code)).toBe(200);
      await expectFailure(await logIn({ ...adminCredentials, code }), {
        status: 401,
        fields: { code: WRONG_CODE },
      });
      expect(await tryLogIn(generateCode(key, -1))).toBe(401);
      const devanagari = generateCode(key, 1).replace(
        /\d/g,
        (digit) => "०१२३४५६७८९"[Number(digit)]!,
      );
      expect(await tryLogIn(devanagari)).toBe(200);
      expect(await tryLogIn(code)).toBe(401);
    });

    test("accepts a code only once after the server's clock has been set back (ASVS 6.5.1)", async () => {
      const { key } = await setUp();
      const futureStep = Math.floor(Date.now() / 30_000) + 1_000;
      await suite().database.execute(`UPDATE "User" SET "lastCodeStep" = ${futureStep}`);
      const code = generateCode(key);
      expect([await tryLogIn(code), await tryLogIn(code)]).toEqual([200, 401]);
    });

    test("refuses codes outside the accepted clock drift (ASVS 6.5.5)", async () => {
      const { key } = await setUp();
      // 3, not 2: if a period ends during the test, 2 becomes 1, which is accepted.
      for (const periods of [-2, 3]) expect(await tryLogIn(generateCode(key, periods))).toBe(401);
    });

    test("accepts each recovery code once, in any letter case and spacing (ASVS 6.4.4)", async () => {
      const { token, recoveryCodes } = await setUp();
      const [first, second] = recoveryCodes as [string, string];
      expect(await tryLogIn(first)).toBe(200);
      expect(await tryLogIn(first)).toBe(401);
      expect(await tryLogIn(` ${second.toUpperCase().replaceAll("-", " ")} `)).toBe(200);
      const expected = { hasSecondFactor: true, recoveryCodes: 8 };
      expect(await read("/api/account", token)).toMatchObject(expected);
    });

    test("is turned off only with the password and a code", async () => {
      const { token, key, recoveryCodes } = await setUp();
      const turnOff = (body: Body) => send("POST", "/api/account/second-factor/off", token, body);
      await expectInvalid(
        await turnOff({ password: "a guess", code: generateCode(key) }),
        WRONG_PASSWORD,
      );
      await expectInvalid(await turnOff({ password, code: "000000" }), { code: WRONG_CODE });
      await expectInvalid(await turnOff({ password }), { code: "Code is required" });
      const repeated = await send("POST", "/api/account/second-factor", token, { password });
      await expectFailure(repeated, { status: 409 });
      expect((await turnOff({ password, code: recoveryCodes[0] })).status).toBe(200);
      expect(await tryLogIn()).toBe(200);
      expect(await countRows(suite().database, "RecoveryCode")).toBe(0);
    });

    test("is turned off by the operator's command", async () => {
      await setUp();
      const run = () =>
        runProgram("scripts/admin.ts", {
          arguments: ["second-factor", "ASHA"],
          variables: { DATABASE_URL: suite().database.url },
        });
      expect(await run()).toMatchObject({ status: 0 });
      expect(await tryLogIn()).toBe(200);
      expect(await run()).toMatchObject({ status: 1, stderr: "asha has no second factor\n" });
    });
  });

  describe("A session", () => {
    type Account = { sessions: { id: string; isCurrent: boolean; lastSeenAt: string }[] };
    const readAccount = (token: string) => read<Account>("/api/account", token);
    const endSessions = (token: string, body: Body) =>
      send("POST", "/api/account/sessions/end", token, body);

    test("is listed with its IP, browser and times, and a flag for the current session", async () => {
      await logIn(adminCredentials, { "User-Agent": `A browser ${"x".repeat(500)}` });
      const { sessions } = await readAccount((await signIn(suite().site.url)).token);
      expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
      expect(sessions[1]).toEqual({
        id: expect.any(String),
        isCurrent: false,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        lastSeenAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        ip: null,
        userAgent: `A browser ${"x".repeat(290)}`,
      });
    });

    test("is ended by its id, or with all sessions except the current one, only if the password is correct (ASVS 7.5.1, 7.5.2)", async () => {
      const { url } = suite().site;
      const [here, other] = [await signIn(url), await signIn(url)];
      await signInFromPage(url);
      const { id } = (await readAccount(other.token)).sessions.find(({ isCurrent }) => isCurrent)!;
      await expectInvalid(await endSessions(here.token, { password: "guess", id }), WRONG_PASSWORD);
      expect(await isSignedIn(other.token)).toBe(true);
      const { token } = await readJson<Token>(endSessions(here.token, { password, id }));
      expect(await isSignedIn(other.token)).toBe(false);
      expect(await countRows(suite().database, "Session")).toBe(2);
      const last = await readJson<Token>(endSessions(token, { password }));
      expect(await isSignedIn(last.token)).toBe(true);
      expect(await countRows(suite().database, "Session")).toBe(1);
      const auditEntry = { action: "delete", entity: "session", detail: "asha: 1" };
      expect(await readNewestAudit(last.token)).toMatchObject(auditEntry);
    });

    test("continues while it is used, and ends after SESSION_IDLE_HOURS without use (ASVS 7.3.1)", async () => {
      const { token } = await signIn(suite().site.url);
      const setIdleHours = (hours: number) => {
        const lastSeenAt = new Date(Date.now() - hours * 60 * 60 * 1_000).toISOString();
        const set = `SET "lastSeenAt" = '${lastSeenAt}'`;
        return suite().database.execute(`UPDATE "Session" ${set}; UPDATE "User" ${set}`);
      };
      await setIdleHours(0.9);
      const readSessionTimes = () => suite().database.query(`SELECT "lastSeenAt" FROM "Session"`);
      const timesBefore = await readSessionTimes();
      const countFailures = () => suite().site.readLog().split("session_use_not_stored").length;
      const failuresBefore = countFailures();
      await suite().database.execute(
        `CREATE TRIGGER "refused" BEFORE UPDATE ON "User" BEGIN SELECT RAISE(FAIL, 'refused'); END`,
      );
      expect(await isSignedIn(token)).toBe(true);
      while (countFailures() === failuresBefore) await pause(20);
      await suite().database.execute(`DROP TRIGGER "refused"`);
      // The session's old time makes the next call store both.
      expect(await readSessionTimes()).toEqual(timesBefore);
      expect(await isSignedIn(token)).toBe(true);
      const isRecent = ({ lastSeenAt }: { lastSeenAt: string | null }) =>
        Date.now() - Date.parse(lastSeenAt!) < 60_000;
      const listSessionsAndColleagues = async () => [
        ...(await readAccount(token)).sessions,
        ...(await listColleagues(token)),
      ];
      // The site stores lastSeenAt after the response.
      while (!(await listSessionsAndColleagues()).every(isRecent)) await pause(20);
      await setIdleHours(1.1);
      expect(await isSignedIn(token)).toBe(false);
      await signIn(suite().site.url);
      expect(await countRows(suite().database, "Session")).toBe(1);
    });
  });

  test("names the other sessions that have an entry open, from PUT /api/account/editing", async () => {
    const [here, elsewhere] = [await signIn(suite().site.url), await signIn(suite().site.url)];
    const record = async ({ token }: Token, path: string, isOpen = true) =>
      readJson<Body[]>(send("PUT", "/api/account/editing", token, { path, isOpen }));
    expect(await record(here, "/api/blogs/a")).toEqual([]);
    const editors = [{ username: "asha", since: expect.any(String) }];
    expect(await record(elsewhere, "/api/blogs/a")).toEqual(editors);
    expect(await record(here, "/api/blogs/b")).toEqual([]);
    // Arrives late, from the first entry's form.
    expect(await record(here, "/api/blogs/a", false)).toEqual([]);
    expect(await record(elsewhere, "/api/blogs/b")).toEqual(editors);
    expect(await record(here, "/api/blogs/b", false)).toEqual([]);
    expect(await record(elsewhere, "/api/blogs/b")).toEqual([]);
  });

  describe("A colleague", () => {
    let token: string;
    beforeEach(async () => {
      ({ token } = await signIn(suite().site.url));
    });

    test("registers with a link that works once, and is listed", async () => {
      const url = await invite(token);
      expect(url).toMatch(/^http:\/\/\S+\/register#invite=[\w-]{43}$/);
      const created = { action: "create", entity: "invitation" };
      expect(await readNewestAudit(token)).toMatchObject(created);
      const stored = JSON.stringify(await suite().database.query(`SELECT * FROM "Invitation"`));
      expect(stored).not.toContain(url.split("invite=")[1]);
      await expectInvalid(await register(url, { ...ravi, password: "short" }), {
        password: "A new password must be at least 12 characters",
      });
      const duplicate = await register(url, { ...ravi, username: "ASHA" });
      await expectFailure(duplicate, {
        status: 409,
        fields: { username: "This username is taken" },
      });
      expect((await register(url)).status).toBe(201);
      expect(await readNewestAudit(token)).toMatchObject({ detail: "ravi, invited by asha" });
      await expectFailure(await register(url, { ...ravi, username: "divya" }), EXPIRED_LINK);
      expect(await listColleagues(token)).toMatchObject([
        { username: "asha", hasSecondFactor: false, lastSeenAt: expect.any(String) },
        { username: "ravi", hasSecondFactor: false, lastSeenAt: null },
      ]);
      await signIn(suite().site.url, ravi);
    });

    const mixedAlphabets = "Username mixes two alphabets. Use one.";
    test.each([
      ["ravi\u200B", "Username has an invisible character"],
      ["\u200B\u2800", "Username is required"],
      ["r\u043e\u043et1", mixedAlphabets],
      ["\u03bfм", mixedAlphabets],
    ])("cannot register with the username %j", async (username, message) => {
      await expectInvalid(await register(await invite(token), { ...ravi, username }), {
        username: message,
      });
    });

    test.each(["राम-1", "ravi 🙏🏽"])("registers with the username %s", async (username) => {
      expect((await register(await invite(token), { ...ravi, username })).status).toBe(201);
      await signIn(suite().site.url, { ...ravi, username: `\u202A${username}\u202C` });
    });

    test("cannot use an invitation link after 72 hours (ASVS 6.4.1)", async () => {
      const { url, expiresAt } = await readJson<{ url: string; expiresAt: string }>(
        confirm("/api/invitations", token),
      );
      expect((Date.parse(expiresAt) - Date.now()) / 3_600_000).toBeCloseTo(72, 1);
      const past = new Date(Date.now() - 1_000).toISOString();
      await suite().database.execute(`UPDATE "Invitation" SET "expiresAt" = '${past}'`);
      await expectFailure(await register(url), EXPIRED_LINK);
      await invite(token);
      expect(await countRows(suite().database, "Invitation")).toBe(1);
    });

    test("chooses a new password with a link, which ends their sessions and keeps their second factor (ASVS 6.4.3)", async () => {
      await register(await invite(token));
      const raviSession = await signIn(suite().site.url, ravi);
      await suite().database.execute(
        `UPDATE "User" SET "factorKey" = 'sealed' WHERE "username" = 'ravi'`,
      );
      const id = await findId("ravi", token);
      const [old, url] = [await invite(token, id), await invite(token, id)];
      expect(url).toMatch(/\/new-password#invite=[\w-]{43}&username=ravi$/);
      expect(await readNewestAudit(token)).toMatchObject({ detail: "ravi: new password" });
      const next = { ...ravi, password: "one that he remembers" };
      await expectFailure(await register(old, next), EXPIRED_LINK);
      await expectInvalid(await register(url, { ...next, username: "divya" }), {
        username: "This link is for another username",
      });
      expect(await isSignedIn(raviSession.token)).toBe(true);
      expect((await register(url, { ...next, username: "RAVI" })).status).toBe(201);
      expect(await isSignedIn(raviSession.token)).toBe(false);
      await expectFailure(await register(url, next), EXPIRED_LINK);
      expect(await (await logIn(next)).json()).toMatchObject({ fields: { code: CODE_REQUIRED } });
    });

    test("is signed out and removed by another administrator (ASVS 7.4.5)", async () => {
      await register(await invite(token));
      const id = await findId("ravi", token);
      const act = (action: string) => confirm(`/api/colleagues/${id}/${action}`, token);
      const first = await signIn(suite().site.url, ravi);
      expect((await act("sessions/end")).status).toBe(200);
      expect(await isSignedIn(first.token)).toBe(false);
      const second = await signIn(suite().site.url, ravi);
      const url = await invite(token, id);
      expect((await act("remove")).status).toBe(200);
      expect(await isSignedIn(second.token)).toBe(false);
      expect(await readNewestAudit(token)).toMatchObject({
        detail: "ravi: no longer an administrator",
      });
      await expect(signIn(suite().site.url, ravi)).rejects.toThrow("401");
      await expectFailure(await register(url), EXPIRED_LINK);
      const notFound = { status: 404, message: "Administrator not found" } as const;
      await expectFailure(await act("remove"), notFound);
    });

    test("is signed out, removed or given a link only if the password is correct", async () => {
      await register(await invite(token));
      const userId = await findId("ravi", token);
      const guess = { password: "a guess" };
      for (const answer of [
        send("POST", `/api/colleagues/${userId}/sessions/end`, token, guess),
        send("POST", `/api/colleagues/${userId}/remove`, token, guess),
        send("POST", "/api/invitations", token, guess),
        send("POST", "/api/invitations", token, { ...guess, userId }),
      ]) {
        await expectInvalid(await answer, WRONG_PASSWORD);
      }
    });

    test("cannot remove themselves, end all their sessions at once or invite themselves to choose a new password", async () => {
      const id = await findId("asha", token);
      const conflict = {
        status: 409,
        message: "You cannot do this to your own account",
      } as const;
      await expectFailure(await confirm(`/api/colleagues/${id}/remove`, token), conflict);
      await expectFailure(await confirm(`/api/colleagues/${id}/sessions/end`, token), conflict);
      const body = { password, userId: id };
      await expectFailure(await confirm("/api/invitations", token, body), conflict);
      expect(await isSignedIn(token)).toBe(true);
    });
  });
});

test("lets an administrator without a second factor call only the routes of /api/account if REQUIRE_SECOND_FACTOR=true (ASVS 6.3.3)", () =>
  withSite({ REQUIRE_SECOND_FACTOR: "true" }, async (site) => {
    const { send, startFactor, confirmFactor, isSignedIn } = bindCalls(() => ({ site }));
    await registerAdmin(site.url);
    const { token } = await signIn(site.url);
    const refusal = { status: 403, message: "Set up a second factor first" } as const;
    await expectFailure(await send("GET", "/api/contacts", token), refusal);
    await expectFailure(await send("POST", "/api/invitations", token, {}), refusal);
    expect((await send("GET", "/api/account", token)).status).toBe(200);
    const pendingFactor = await startFactor(token);
    await confirmFactor(pendingFactor.token, generateCode(pendingFactor.key));
    expect(await isSignedIn(pendingFactor.token)).toBe(true);
  }));

onEachDatabase("The account API under concurrent requests", (suite) => {
  const { send, logIn, changePassword, startFactor, confirmFactor } = bindCalls(suite);
  const { confirm, invite, listLinks, findId, register, readNewestAudit } = bindCalls(suite);
  const signInAsAsha = () => signIn(suite().site.url);
  const names = ["ravi", "divya", "meera", "anil"];
  beforeEach(() => resetUsers(suite()));

  test("creates only one first administrator when twenty register at once (ASVS 2.3.1, 2.3.4)", async () => {
    const { site, database } = suite();
    await database.execute(`DELETE FROM "User"; DELETE FROM "Marker"`);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        registerWithoutLink(site.url, { ...adminCredentials, username: `admin-${index}` }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 403)]);
    expect(await countRows(database, "User")).toBe(1);
  });

  test.each(["the password is changed", "a second factor is set up"])(
    "ends the sessions that start while %s",
    async (event) => {
      const { token, key } = await startFactor((await signInAsAsha()).token);
      const change = () =>
        event === "a second factor is set up"
          ? confirmFactor(token, generateCode(key))
          : changePassword(token, { password, newPassword: "one more that is quite long" });
      const [answer] = await Promise.all([
        change(),
        ...Array.from({ length: 12 }, () => logIn(adminCredentials)),
      ]);
      expect(answer.status).toBe(200);
      expect(await countRows(suite().database, "Session")).toBe(1);
    },
  );

  /** For each race: the status of the rejected requests, and a function that starts all its requests. */
  const races: Record<string, [number, (token: string) => Promise<Promise<Response>[]>]> = {
    "with the same code": [
      401,
      async () => {
        const code = generateCode((await setUpFactor(suite)).key);
        return Array.from({ length: 4 }, () => logIn({ ...adminCredentials, code }));
      },
    ],
    "with the same invitation link": [
      403,
      async (token) => {
        const url = await invite(token);
        return names.map((username) => register(url, { ...ravi, username }));
      },
    ],
    "for the same username": [
      409,
      async (token) => {
        const urls: string[] = [];
        while (urls.length < names.length) urls.push(await invite(token));
        return urls.map((url) => register(url));
      },
    ],
    "for a new password from two sessions": [
      401,
      async () => {
        const sessions = [await signInAsAsha(), await signInAsAsha()];
        return sessions.map(({ token }, index) =>
          changePassword(token, { password, newPassword: `the one that ${index} wants` }),
        );
      },
    ],
    "from two colleagues who remove each other": [
      401,
      async (token) => {
        await register(await invite(token));
        const { token: raviToken } = await signIn(suite().site.url, ravi);
        await register(await invite(token), { ...ravi, username: "divya" });
        const [ashaId, id] = [await findId("asha", token), await findId("ravi", token)];
        return [
          confirm(`/api/colleagues/${id}/remove`, token),
          confirm(`/api/colleagues/${ashaId}/remove`, raviToken, ravi),
        ];
      },
    ],
    "to withdraw the same link": [
      404,
      async (token) => {
        await invite(token);
        const [link] = await listLinks(token);
        return names.map(() => send("DELETE", `/api/invitations/${link!.id}`, token));
      },
    ],
  };

  test.each(Object.entries(races))(
    "accepts exactly one of several concurrent requests %s",
    async (_, [refusal, start]) => {
      const answers = await Promise.all(await start((await signInAsAsha()).token));
      const [accepted, ...rejected] = answers.map(({ status }) => status).sort();
      expect(accepted).toBeLessThan(205);
      expect(rejected).toEqual(rejected.map(() => refusal));
    },
  );

  test("lists open links without their secrets, and refuses a withdrawn link", async () => {
    const { token } = await signInAsAsha();
    const url = await invite(token);
    await register(await invite(token));
    await invite(token, await findId("ravi", token));
    const links = await listLinks(token);
    const times = { createdAt: expect.any(String), expiresAt: expect.any(String) };
    expect(links).toEqual([
      { id: expect.any(String), username: "ravi", createdBy: "asha", ...times },
      { id: expect.any(String), username: null, createdBy: "asha", ...times },
    ]);
    const { id } = links[1]!;
    expect((await send("DELETE", `/api/invitations/${id}`, token)).status).toBe(204);
    const audited = { actorName: "asha", action: "delete", entity: "invitation", entityId: id };
    expect(await readNewestAudit(token)).toMatchObject(audited);
    await expectFailure(await register(url, { ...ravi, username: "divya" }), EXPIRED_LINK);
    expect(await listLinks(token)).toEqual([links[0]]);
  });

  test.each(["is removed", "is signed out", "chooses a new password", "ends other sessions"])(
    "invalidates the invitation links from a colleague who %s",
    async (action) => {
      const { token } = await signInAsAsha();
      await register(await invite(token));
      const { token: raviToken } = await signIn(suite().site.url, ravi);
      const elsewhere = (await signIn(suite().site.url, ravi)).token;
      const linkForAsha = await invite(elsewhere, await findId("asha", token), ravi);
      const path = `/api/colleagues/${await findId("ravi", token)}`;
      const actions: Record<string, () => Promise<Response>> = {
        "is removed": () => confirm(`${path}/remove`, token),
        "is signed out": () => confirm(`${path}/sessions/end`, token),
        "chooses a new password": () =>
          changePassword(raviToken, { ...ravi, newPassword: "one more that is his" }),
        "ends other sessions": () => send("POST", "/api/account/sessions/end", raviToken, ravi),
      };
      // `invite` returns undefined if its request arrives after the change.
      const [response, ...urls] = await Promise.all([
        actions[action]!(),
        ...Array.from({ length: 6 }, () => invite(elsewhere, undefined, ravi)),
      ]);
      expect(response.ok).toBe(true);
      await expectFailure(await register(linkForAsha, { ...ravi, username: "asha" }), EXPIRED_LINK);
      for (const url of urls.filter((each) => each !== undefined)) {
        await expectFailure(await register(url, { ...ravi, username: "divya" }), EXPIRED_LINK);
      }
    },
  );
});
