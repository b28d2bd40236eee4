import { beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { admin, call, signIn, signInFromPage } from "../../tools/site/calls";
import { countRows } from "../../tools/site/databases";
import { runProgram } from "../../tools/site/programs";
import { codeOf } from "../support/codes";
import { expectFailure, expectInvalid } from "../support/failures";
import { onEachDatabase, type Suite } from "../support/on-each-database";
import { withSite } from "../support/with-site";
import { startSite, type TestSite } from "../../tools/site/site";

// What administrators do with their own account, and with those of their colleagues.

type Body = Record<string, unknown>;

const WRONG_PASSWORD = { password: "This is not your current password" };
const WRONG_CODE = "This code is wrong, or was used before";

/** A second instance beside the site of a suite, for one piece of work. */
async function withInstance(
  { database }: Suite,
  variables: Record<string, string>,
  work: (site: TestSite) => Promise<void>,
): Promise<void> {
  const site = await startSite(database.url, variables);
  try {
    await work(site);
  } finally {
    await site.kill();
  }
}

/** What a link carries in its fragment. */
const tokenIn = (url: string) => new URLSearchParams(new URL(url).hash.slice(1)).get("invite")!;

/** The calls of an account, at the site of a suite. */
function callsOf(suite: () => Suite) {
  const send = (method: string, path: string, token?: string, body?: Body) =>
    call(suite().site.url, path, { method, token, body });
  const read = async <T>(path: string, token: string) =>
    (await (await send("GET", path, token)).json()) as T;
  return {
    send,
    read,
    login: (body: Body, headers?: Record<string, string>) =>
      call(suite().site.url, "/api/login", { method: "POST", body, headers }),
    isSignedIn: async (token: string) => (await send("GET", "/api/contacts", token)).status === 200,
    /** Invites a colleague, who registers. */
    register: async (url: string, credentials: typeof admin) =>
      call(suite().site.url, "/api/register", {
        method: "POST",
        body: credentials,
        headers: { "X-Invite-Token": tokenIn(url) },
      }),
    audited: async (token: string) =>
      (
        await read<{ action: string; entity: string; detail: string | null }[]>(
          "/api/audit?page=1&pageSize=1",
          token,
        )
      )[0]!,
  };
}

onEachDatabase("A password", (suite) => {
  const { send, isSignedIn, audited } = callsOf(suite);
  let password = admin.password;
  const change = (token: string | undefined, body: Body) =>
    send("PUT", "/api/account/password", token, body);
  const signInAgain = () => signIn(suite().site.url, { ...admin, password });

  test("is changed by who knows the current one, ends their other sessions, and renews this one", async () => {
    const [here, elsewhere] = [await signInAgain(), await signInAgain()];
    const newPassword = "another long one, quite";
    const answer = await change(here.token, { password, newPassword });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const { token } = (await answer.json()) as { token: string };
    expect(await isSignedIn(here.token)).toBe(false);
    expect(await isSignedIn(token)).toBe(true);
    expect(await isSignedIn(elsewhere.token)).toBe(false);
    await expect(signInAgain()).rejects.toThrow("401");
    password = newPassword;
    await signInAgain();
    expect(JSON.stringify(await audited(token))).not.toContain(newPassword);
  });

  test.each([
    ["short", "A new password must be at least 12 characters"],
    ["🙂🙂🙂🙂🙂🙂", "A new password must be at least 12 characters"],
    [
      "1QAZ2wsx3edc",
      "This password is easily guessed. Choose another, such as a few unrelated words.",
    ],
    ["hello, ASHA here", "A new password must not contain your username or the firm’s name"],
    ["Arthora-2026-Mumbai", "A new password must not contain your username or the firm’s name"],
  ])("is not changed to %j", async (newPassword, message) => {
    const { token } = await signInAgain();
    await expectInvalid(await change(token, { password, newPassword }), { newPassword: message });
    await signInAgain();
  });

  test("is not changed by somebody who does not know it", async () => {
    const { token } = await signInAgain();
    await expectInvalid(
      await change(token, { password: "a guess", newPassword: "a new one, quite long" }),
      WRONG_PASSWORD,
    );
    expect(await isSignedIn(token)).toBe(true);
    await signInAgain();
  });

  test("is changed by one of two sessions that do it at once, and the other has ended", async () => {
    const sessions = [await signInAgain(), await signInAgain()];
    const wanted = ["the one that here wants", "the one that there wants"];
    const answers = await Promise.all(
      sessions.map(({ token }, index) => change(token, { password, newPassword: wanted[index]! })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    password = wanted[answers.findIndex(({ ok }) => ok)]!;
    await signInAgain();
  });

  test("lets nobody in who signed in with the old one while it was changed", async () => {
    const { token } = await signInAgain();
    const newPassword = "one more that is quite long";
    const [answer, ...signIns] = await Promise.all([
      change(token, { password, newPassword }),
      ...Array.from({ length: 12 }, () =>
        call(suite().site.url, "/api/login", { method: "POST", body: { ...admin, password } }),
      ),
    ]);
    expect(answer.status).toBe(200);
    password = newPassword;
    for (const signedIn of signIns.filter(({ ok }) => ok)) {
      expect(await isSignedIn(((await signedIn.json()) as { token: string }).token)).toBe(false);
    }
    expect(await countRows(suite().database, "Session")).toBe(1);
  });

  test("is nothing that a caller without a session can change", async () => {
    await expectFailure(await change(undefined, { password, newPassword: "x".repeat(20) }), {
      status: 401,
    });
  });
});

onEachDatabase("A second factor", (suite) => {
  const { send, read, login, isSignedIn, audited } = callsOf(suite);
  const { password } = admin;
  const turnOff = async () => {
    await suite().database.execute(
      `UPDATE "User" SET "factorKey" = NULL, "lastCodeStep" = 0; DELETE FROM "RecoveryCode"`,
    );
  };
  beforeEach(turnOff);

  const begin = async (token: string) => {
    const answer = await send("POST", "/api/account/second-factor", token, { password });
    return (await answer.json()) as { token: string; key: string; uri: string };
  };
  const confirm = (token: string, code: string) =>
    send("PUT", "/api/account/second-factor", token, { code });
  const setUp = async () => {
    const { token, key } = await begin((await signIn(suite().site.url)).token);
    const answer = await confirm(token, codeOf(key, -1));
    expect(answer.status).toBe(200);
    const { recoveryCodes } = (await answer.json()) as { recoveryCodes: string[] };
    return { token, key, recoveryCodes };
  };
  const statusWith = async (code?: string) => (await login({ ...admin, code })).status;

  test("is set up with the password, and counts once a code of it was entered", async () => {
    const [here, elsewhere] = [await signIn(suite().site.url), await signIn(suite().site.url)];
    await expectInvalid(
      await send("POST", "/api/account/second-factor", here.token, { password: "a guess" }),
      WRONG_PASSWORD,
    );
    await expectFailure(await confirm(here.token, "123456"), { status: 409 });
    const { token, key, uri } = await begin(here.token);
    expect(uri).toBe(
      `otpauth://totp/Arthora%20Wealth:asha?issuer=Arthora%20Wealth&secret=${key}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(await statusWith()).toBe(200);
    await expectInvalid(await confirm(token, codeOf(key, -5)), { code: WRONG_CODE });
    const answer = await confirm(token, codeOf(key));
    const { recoveryCodes } = (await answer.json()) as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-7]{6}(-[a-z2-7]{6}){3}$/);
    expect(await isSignedIn(token)).toBe(true);
    expect(await isSignedIn(elsewhere.token)).toBe(false);
    expect(await audited(token)).toMatchObject({
      action: "update",
      entity: "user",
      detail: "asha: second factor on",
    });
    const stored = JSON.stringify([
      await suite().database.query(`SELECT * FROM "User"`),
      await suite().database.query(`SELECT * FROM "RecoveryCode"`),
      await suite().database.query(`SELECT * FROM "AuditEntry"`),
    ]);
    for (const secret of [key, ...recoveryCodes]) expect(stored).not.toContain(secret);
  });

  test("lets nobody in without a code who signed in while it was turned on", async () => {
    const { token, key } = await begin((await signIn(suite().site.url)).token);
    await Promise.all([
      confirm(token, codeOf(key)),
      ...Array.from({ length: 12 }, () => login(admin)),
    ]);
    expect(await isSignedIn(token)).toBe(true);
    expect(await countRows(suite().database, "Session")).toBe(1);
  });

  test("is not replaced by one whose set-up was begun before it was on", async () => {
    const { token, key } = await begin((await signIn(suite().site.url)).token);
    await suite().database.execute(`UPDATE "User" SET "factorKey" = 'another'`);
    await expectFailure(await confirm(token, codeOf(key)), {
      status: 409,
      message:
        "Your second factor is on already. If you have not seen its recovery codes, turn it off and set it up again",
    });
  });

  test("gives the browsers of before no tries of their own", async () => {
    const page = await signInFromPage(suite().site.url);
    const deviceOf = (setCookie: string) => setCookie.split(";")[0]!;
    const [old, origin] = [deviceOf(page.setDevice), suite().site.url];
    const asPage = { Cookie: `${page.cookie}; ${old}`, Origin: origin };
    const ask = async (method: string, token: string, body: Body) =>
      call(suite().site.url, "/api/account/second-factor", {
        method,
        token,
        body,
        headers: asPage,
      });
    const begun = await ask("POST", page.token, { password });
    const { token, key } = (await begun.json()) as { token: string; key: string };
    const confirmed = await ask("PUT", token, { code: codeOf(key) });
    expect(confirmed.status).toBe(200);
    const fresh = deviceOf(confirmed.headers.getSetCookie()[0]!);
    await withInstance(suite(), { RATE_LIMIT_FACTOR: "1" }, async ({ url }) => {
      const guess = async (cookie = "") => {
        const headers = { Cookie: cookie };
        const body = { ...admin, code: "000000" };
        return (await call(url, "/api/login", { method: "POST", body, headers })).status;
      };
      for (let tries = 0; tries < 5; tries += 1) expect(await guess()).toBe(401);
      expect(await guess()).toBe(429);
      expect(await guess(old)).toBe(429);
      expect(await guess(fresh)).toBe(401);
    });
  });

  test("is asked for after the password, and never before it", async () => {
    const { key } = await setUp();
    const needed = "Enter the code that your authenticator app shows, or a recovery code";
    await expectFailure(await login(admin), {
      status: 401,
      message: needed,
      fields: { code: needed },
    });
    await expectFailure(await login({ ...admin, password: "a guess", code: codeOf(key) }), {
      status: 401,
      message: "Wrong username or password",
    });
    expect(await statusWith(codeOf(key))).toBe(200);
  });

  test("takes each code once, and none older than one that was used", async () => {
    const { key } = await setUp();
    expect(await statusWith(codeOf(key))).toBe(200);
    await expectFailure(await login({ ...admin, code: codeOf(key) }), {
      status: 401,
      message: WRONG_CODE,
      fields: { code: WRONG_CODE },
    });
    expect(await statusWith(codeOf(key, -1))).toBe(401);
    const devanagari = codeOf(key, 1).replace(/\d/g, (digit) => "०१२३४५६७८९"[Number(digit)]!);
    expect(await statusWith(devanagari)).toBe(200);
    expect(await statusWith(codeOf(key))).toBe(401);
  });

  test("takes a code after a clock that was ahead has been put back, once", async () => {
    const { key } = await setUp();
    const ahead = Math.floor(Date.now() / 30_000) + 1_000;
    await suite().database.execute(`UPDATE "User" SET "lastCodeStep" = ${ahead}`);
    expect(await statusWith(codeOf(key))).toBe(200);
    expect(await statusWith(codeOf(key))).toBe(401);
  });

  test("lets one of several in who send the same code at once", async () => {
    const { key } = await setUp();
    const code = codeOf(key);
    const statuses = await Promise.all(Array.from({ length: 5 }, () => statusWith(code)));
    expect(statuses.sort()).toEqual([200, 401, 401, 401, 401]);
  });

  test.each([-3, -2, 2, 3])("knows no code of a clock that is %i periods off", async (periods) => {
    const { key } = await setUp();
    expect(await statusWith(codeOf(key, periods))).toBe(401);
  });

  test("is stood in for by a recovery code, once, however it is typed", async () => {
    const { token, recoveryCodes } = await setUp();
    const [first, second] = recoveryCodes as [string, string];
    expect(await statusWith(first)).toBe(200);
    expect(await statusWith(first)).toBe(401);
    expect(await statusWith(` ${second.toUpperCase().replaceAll("-", " ")} `)).toBe(200);
    expect(await read("/api/account", token)).toMatchObject({
      hasSecondFactor: true,
      recoveryCodes: 8,
    });
  });

  test("is turned off with password and code, by its owner alone", async () => {
    const { token, key, recoveryCodes } = await setUp();
    const off = (body: Body) => send("POST", "/api/account/second-factor/off", token, body);
    await expectInvalid(await off({ password: "a guess", code: codeOf(key) }), WRONG_PASSWORD);
    await expectInvalid(await off({ password, code: "000000" }), { code: WRONG_CODE });
    await expectInvalid(await off({ password }), { code: "Code is required" });
    await expectFailure(await send("POST", "/api/account/second-factor", token, { password }), {
      status: 409,
      message: "Your second factor is on already",
    });
    expect((await off({ password, code: recoveryCodes[0] })).status).toBe(200);
    expect(await statusWith()).toBe(200);
    expect(await countRows(suite().database, "RecoveryCode")).toBe(0);
  });

  test("is turned off by the operator for who has lost everything", async () => {
    await setUp();
    const variables = { DATABASE_URL: suite().database.url };
    const run = (name: string) =>
      runProgram("scripts/admin.ts", { arguments: ["second-factor", name], variables });
    expect(await run("ASHA")).toMatchObject({
      status: 0,
      stdout: "The second factor of ASHA is off. They can set up a new one after signing in.\n",
    });
    expect(await run("asha")).toMatchObject({
      status: 1,
      stderr: "asha has no second factor\n",
    });
    expect(await run("nobody")).toMatchObject({
      status: 1,
      stderr: "There is no user nobody\n",
    });
    expect(await statusWith()).toBe(200);
  });

  test("is gone with another secret, but for its recovery codes", async () => {
    const { key, recoveryCodes } = await setUp();
    await withInstance(
      suite(),
      { NEXTAUTH_SECRET: "another secret of more than 32 characters" },
      async (site) => {
        const tryIt = (code: string) =>
          call(site.url, "/api/login", { method: "POST", body: { ...admin, code } });
        expect((await tryIt(codeOf(key))).status).toBe(401);
        expect((await tryIt(recoveryCodes[0]!)).status).toBe(200);
      },
    );
  });
});

onEachDatabase("Sessions", (suite) => {
  const { send, read, isSignedIn, audited } = callsOf(suite);
  const { password } = admin;
  type Account = {
    sessions: { id: string; isThis: boolean; ip: string | null; userAgent: string | null }[];
  };
  const end = (token: string, body: Body) => send("POST", "/api/account/sessions/end", token, body);
  const renewed = async (answer: Response) => ((await answer.json()) as { token: string }).token;
  beforeEach(() => suite().database.execute(`DELETE FROM "Session"`));

  test("are listed with where and since when, and whether it is the one that asks", async () => {
    await call(suite().site.url, "/api/login", {
      method: "POST",
      body: admin,
      headers: { "User-Agent": `A browser ${"x".repeat(500)}` },
    });
    const { token } = await signIn(suite().site.url);
    const { sessions } = await read<Account>("/api/account", token);
    expect(sessions.map(({ isThis }) => isThis)).toEqual([true, false]);
    expect(sessions[1]).toEqual({
      id: expect.any(String),
      isThis: false,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      lastSeenAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      ip: null,
      userAgent: `A browser ${"x".repeat(290)}`,
    });
  });

  test("end one at a time, or all others, with the password", async () => {
    const [here, one, two] = [
      await signIn(suite().site.url),
      await signIn(suite().site.url),
      await signInFromPage(suite().site.url),
    ];
    const { sessions } = await read<Account>("/api/account", one.token);
    const { id } = sessions.find(({ isThis }) => isThis)!;
    await expectInvalid(await end(here.token, { password: "a guess", id }), WRONG_PASSWORD);
    expect(await isSignedIn(one.token)).toBe(true);
    const token = await renewed(await end(here.token, { password, id }));
    expect(await isSignedIn(one.token)).toBe(false);
    expect(await countRows(suite().database, "Session")).toBe(2);
    const last = await renewed(await end(token, { password }));
    expect(await isSignedIn(last)).toBe(true);
    expect(await countRows(suite().database, "Session", `"id" = '${two.user.id}'`)).toBe(0);
    expect(await countRows(suite().database, "Session")).toBe(1);
    expect(await audited(last)).toMatchObject({
      action: "delete",
      entity: "session",
      detail: "asha: 1",
    });
  });

  /** As if they had not been used for so many hours. */
  const idleFor = (hours: number) => {
    const then = new Date(Date.now() - hours * 60 * 60 * 1_000).toISOString();
    return suite().database.execute(`UPDATE "Session" SET "lastSeenAt" = '${then}'`);
  };

  test("end after eight hours in which nobody used them", async () => {
    const { token } = await signIn(suite().site.url);
    await idleFor(8.1);
    expect(await isSignedIn(token)).toBe(false);
    // The next sign-in clears them away.
    await signIn(suite().site.url);
    expect(await countRows(suite().database, "Session")).toBe(1);
  });

  test("go on while they are used", async () => {
    const { token } = await signIn(suite().site.url);
    await idleFor(7.9);
    expect(await isSignedIn(token)).toBe(true);
    const isNoted = async () =>
      (await read<{ sessions: { lastSeenAt: string }[] }>("/api/account", token)).sessions.every(
        ({ lastSeenAt }) => Date.now() - Date.parse(lastSeenAt) < 60_000,
      );
    // Written down after the answer.
    while (!(await isNoted())) await new Promise((resolve) => setTimeout(resolve, 20));
    const [user] = await read<{ lastSeenAt: string }[]>("/api/colleagues", token);
    expect(Date.now() - Date.parse(user!.lastSeenAt)).toBeLessThan(60_000);
  });

  test("end sooner or later where the firm says so", async () => {
    const { token } = await signIn(suite().site.url);
    await withInstance(suite(), { SESSION_IDLE_HOURS: "1" }, async (site) => {
      const isHere = async () => (await call(site.url, "/api/contacts", { token })).status === 200;
      expect(await isHere()).toBe(true);
      await idleFor(1.1);
      expect(await isHere()).toBe(false);
    });
  });
});

onEachDatabase("Colleagues", (suite) => {
  const { send, read, isSignedIn, audited, register } = callsOf(suite);
  const ravi = { username: "ravi", password: "a long one of his own" };
  type Colleague = { id: string; username: string; lastSeenAt: string | null };
  let token: string;
  beforeAll(() => {
    ({ token } = suite());
  });
  beforeEach(() => suite().database.execute(`DELETE FROM "User" WHERE "username" = 'ravi'`));

  const invite = async (userId?: string) => {
    const answer = await send("POST", "/api/invitations", token, { userId });
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { url: string }).url;
  };
  const colleagues = () => read<Colleague[]>("/api/colleagues", token);
  const idOf = async (name: string) =>
    (await colleagues()).find(({ username }) => username === name)!.id;
  const OVER = "This link has been used or is too old. Ask for a new one.";

  test("are invited by a link that works once, and stand in the list", async () => {
    const url = await invite();
    expect(url).toMatch(/^http:\/\/\S+\/register#invite=[\w-]{43}$/);
    expect(await audited(token)).toMatchObject({
      action: "create",
      entity: "invitation",
      detail: null,
    });
    const stored = JSON.stringify(await suite().database.query(`SELECT * FROM "Invitation"`));
    expect(stored).not.toContain(tokenIn(url));
    expect((await register(url, ravi)).status).toBe(201);
    await expectFailure(await register(url, { ...ravi, username: "divya" }), {
      status: 403,
      message: OVER,
    });
    expect(await colleagues()).toMatchObject([
      { username: "asha", hasSecondFactor: false, lastSeenAt: expect.any(String) },
      { username: "ravi", hasSecondFactor: false, lastSeenAt: null },
    ]);
    await signIn(suite().site.url, ravi);
    expect(await isSignedIn(token)).toBe(true);
  });

  test("keep their link where what they send is refused", async () => {
    const url = await invite();
    await expectInvalid(await register(url, { ...ravi, password: "short" }), {
      password: "A new password must be at least 12 characters",
    });
    await expectFailure(await register(url, { ...ravi, username: "ASHA" }), {
      status: 409,
      message: "This username is taken",
      fields: { username: "This username is taken" },
    });
    expect((await register(url, ravi)).status).toBe(201);
  });

  test("of several who use one link at once one gets through", async () => {
    const url = await invite();
    const answers = await Promise.all(
      ["ravi", "divya", "meera", "anil"].map((username) => register(url, { ...ravi, username })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403, 403]);
    await suite().database.execute(`DELETE FROM "User" WHERE "username" <> 'asha'`);
  });

  test("of several who want one name at once one gets it", async () => {
    const urls = [await invite(), await invite(), await invite(), await invite()];
    const answers = await Promise.all(urls.map((url) => register(url, ravi)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  const unseen = "Username has a character that cannot be seen";
  const mixed = "Username has letters of two alphabets. Use those of one.";
  test.each([
    ["ravi\u200B", unseen],
    ["ra\u202Evi", unseen],
    ["ravi\nas", unseen],
    ["ravi\u3164", unseen],
    ["\u200B\u2800", "Username is required"],
    ["r\u043e\u043et1", mixed],
    ["\u03bfм", mixed],
  ])("refuse the username %j", async (username, message) => {
    await expectInvalid(await register(await invite(), { ...ravi, username }), {
      username: message,
    });
  });

  test.each(["राम-1", "Иван_2", "ravi 🙏🏽"])("accept the username %s", async (username) => {
    expect((await register(await invite(), { ...ravi, username })).status).toBe(201);
    await signIn(suite().site.url, { ...ravi, username: `\u202A${username}\u202C` });
    await suite().database.execute(`DELETE FROM "User" WHERE "username" <> 'asha'`);
  });

  test("come too late after 72 hours", async () => {
    const answer = await send("POST", "/api/invitations", token, {});
    const { url, expiresAt } = (await answer.json()) as { url: string; expiresAt: string };
    const hours = (Date.parse(expiresAt) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(71.9);
    expect(hours).toBeLessThanOrEqual(72);
    const past = new Date(Date.now() - 1_000).toISOString();
    await suite().database.execute(`UPDATE "Invitation" SET "expiresAt" = '${past}'`);
    await expectFailure(await register(url, ravi), { status: 403, message: OVER });
    await expectFailure(await register(`${url}x`, ravi), { status: 403, message: OVER });
    // The next invitation clears it away.
    await invite();
    expect(await countRows(suite().database, "Invitation")).toBe(1);
  });

  test("who forgot their password choose a new one by a link, which ends their sessions", async () => {
    await register(await invite(), ravi);
    const his = await signIn(suite().site.url, ravi);
    const old = await invite(await idOf("ravi"));
    const url = await invite(await idOf("ravi"));
    expect(url).toMatch(/\/new-password#invite=[\w-]{43}&username=ravi$/);
    expect(await audited(token)).toMatchObject({ detail: "ravi: new password" });
    const next = { ...ravi, password: "one that he remembers" };
    await expectFailure(await register(old, next), { status: 403, message: OVER });
    await expectInvalid(await register(url, { ...next, username: "divya" }), {
      username: "This link is for another username",
    });
    expect(await isSignedIn(his.token)).toBe(true);
    expect((await register(url, { ...next, username: "RAVI" })).status).toBe(201);
    expect(await isSignedIn(his.token)).toBe(false);
    await signIn(suite().site.url, next);
    await expectFailure(await register(url, next), { status: 403, message: OVER });
  });

  test("a link to a new password takes no second factor away", async () => {
    await register(await invite(), ravi);
    await suite().database.execute(
      `UPDATE "User" SET "factorKey" = 'sealed' WHERE "username" = 'ravi'`,
    );
    await register(await invite(await idOf("ravi")), { ...ravi, password: "a new one for him" });
    const answer = await call(suite().site.url, "/api/login", {
      method: "POST",
      body: { ...ravi, password: "a new one for him" },
    });
    expect(await answer.json()).toMatchObject({ fields: { code: expect.any(String) } });
  });

  test("are signed out, and removed, by each other; links of theirs end with it", async () => {
    await register(await invite(), ravi);
    const id = await idOf("ravi");
    const first = await signIn(suite().site.url, ravi);
    expect((await send("DELETE", `/api/colleagues/${id}/sessions`, token)).status).toBe(204);
    expect(await isSignedIn(first.token)).toBe(false);
    const second = await signIn(suite().site.url, ravi);
    const url = await invite(id);
    expect((await send("DELETE", `/api/colleagues/${id}`, token)).status).toBe(204);
    expect(await isSignedIn(second.token)).toBe(false);
    expect(await audited(token)).toMatchObject({ detail: "ravi: no longer an administrator" });
    await expect(signIn(suite().site.url, ravi)).rejects.toThrow("401");
    await expectFailure(await register(url, ravi), { status: 403, message: OVER });
    await expectFailure(await send("DELETE", `/api/colleagues/${id}`, token), {
      status: 404,
      message: "Administrator not found",
    });
  });

  const leave = {
    "are removed": async (id: string) => {
      expect((await send("DELETE", `/api/colleagues/${id}`, token)).status).toBe(204);
    },
    "are signed out": async (id: string) => {
      expect((await send("DELETE", `/api/colleagues/${id}/sessions`, token)).status).toBe(204);
    },
    "choose a new password": async (_: string, his: string) => {
      const body = { password: ravi.password, newPassword: "one more that is his" };
      expect((await send("PUT", "/api/account/password", his, body)).status).toBe(200);
    },
    "end their other sessions": async (_: string, his: string) => {
      const body = { password: ravi.password };
      expect((await send("POST", "/api/account/sessions/end", his, body)).status).toBe(200);
    },
  };

  test.each(Object.entries(leave))("who %s leave no link behind", async (_, leaves) => {
    await register(await invite(), ravi);
    const id = await idOf("ravi");
    const { token: his } = await signIn(suite().site.url, ravi);
    const elsewhere = await signIn(suite().site.url, ravi);
    const linkOf = async (userId?: string) => {
      const answer = await send("POST", "/api/invitations", elsewhere.token, { userId });
      return answer.ok ? [((await answer.json()) as { url: string }).url] : [];
    };
    const toAsha = await linkOf(await idOf("asha"));
    // Some are still on their way.
    const [more] = await Promise.all([
      Promise.all(Array.from({ length: 6 }, () => linkOf())),
      leaves(id, his),
    ]);
    const links = [...toAsha, ...more.flat()];
    for (const url of links) {
      const credentials = {
        username: url === toAsha[0] ? "asha" : "divya",
        password: ravi.password,
      };
      await expectFailure(await register(url, credentials), { status: 403, message: OVER });
    }
    expect(links).not.toEqual([]);
    expect(await isSignedIn(token)).toBe(true);
  });

  test("stand in the activity with who invited them", async () => {
    await register(await invite(), ravi);
    expect(await audited(token)).toMatchObject({ entity: "user", detail: "ravi, invited by asha" });
  });

  test("who remove each other at once do not both succeed", async () => {
    await register(await invite(), ravi);
    const [id, own] = [await idOf("ravi"), await idOf("asha")];
    const { token: his } = await signIn(suite().site.url, ravi);
    const third = { username: "divya", password: ravi.password };
    await register(await invite(), third);
    const removals = await Promise.all([
      send("DELETE", `/api/colleagues/${id}`, token),
      send("DELETE", `/api/colleagues/${own}`, his),
    ]);
    expect(removals.map(({ status }) => status).sort()).toEqual([204, 401]);
    await suite().database.execute(
      `DELETE FROM "User" WHERE "username" = 'divya'; UPDATE "User" SET "isAdmin" = TRUE`,
    );
    ({ token } = await signIn(suite().site.url));
  });

  test("are others: for oneself the password is asked for", async () => {
    const id = await idOf("asha");
    const refused = { status: 409, message: "This is your own account" } as const;
    await expectFailure(await send("DELETE", `/api/colleagues/${id}`, token), refused);
    await expectFailure(await send("DELETE", `/api/colleagues/${id}/sessions`, token), refused);
    await expectFailure(await send("POST", "/api/invitations", token, { userId: id }), refused);
    expect(await isSignedIn(token)).toBe(true);
  });
});

describe("Where a second factor is required", () => {
  test("nothing but setting it up can be done without one", () =>
    withSite({ REQUIRE_SECOND_FACTOR: "true" }, async (site) => {
      await call(site.url, "/api/register", { method: "POST", body: admin });
      const { token } = await signIn(site.url);
      const send = (method: string, path: string, body?: Body, bearer = token) =>
        call(site.url, path, { method, token: bearer, body });
      for (const [method, path] of [
        ["GET", "/api/contacts"],
        ["GET", "/api/colleagues"],
        ["POST", "/api/invitations"],
        ["POST", "/api/blogs"],
        ["GET", "/api/audit"],
      ] as const) {
        await expectFailure(await send(method, path, method === "POST" ? {} : undefined), {
          status: 403,
          message: "Set up a second factor first",
        });
      }
      expect((await send("GET", "/api/account")).status).toBe(200);
      const { password } = admin;
      const answer = await send("POST", "/api/account/second-factor", { password });
      const begun = (await answer.json()) as { token: string; key: string };
      const code = codeOf(begun.key);
      await send("PUT", "/api/account/second-factor", { code }, begun.token);
      expect((await send("GET", "/api/contacts", undefined, begun.token)).status).toBe(200);
    }));
});
