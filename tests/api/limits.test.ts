import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import {
  admin,
  type Call,
  call,
  errorOf,
  signIn,
  signInFromPage,
  registerAdmin,
} from "../../tools/site/calls";
import { countRows, createDatabase, type TestDatabase } from "../../tools/site/databases";
import { codeOf } from "../support/codes";
import { expectFailure } from "../support/failures";
import { type Gate, startGate } from "../support/gate";
import { asInService, freshAddress, statusOf, times, tryToSignIn } from "../support/limits";
import { redisUrl, withRedis } from "../../tools/site/redis";
import { startSite, type TestSite } from "../../tools/site/site";

const all = (count: number, status: number) => Array.from({ length: count }, () => status);

const lead = (index: number) => ({
  name: "Meera Iyer",
  email: `meera${index}@example.in`,
  phone: "9876543210",
  message: `Please call me back, ${index}`,
});

const sendLead = (url: string, index: number, from: string) =>
  call(url, "/api/contact", {
    method: "POST",
    body: lead(index),
    headers: { "X-Forwarded-For": from },
  });

/** Calls that are refused for what they send, each as another mistake. */
const sendNonsense = (url: string, path: string, index: number, from: string) => {
  const mistakes: Pick<Call, "body" | "raw" | "headers">[] = [
    { raw: "text", headers: { "Content-Type": "text/plain" } },
    { raw: "{" },
    { body: {} },
    { raw: "x".repeat(40_000) },
    { raw: "name=", headers: { "Content-Type": "application/x-www-form-urlencoded" } },
  ];
  const { headers, ...sent } = mistakes[index % mistakes.length]!;
  return call(url, path, {
    method: "POST",
    ...sent,
    headers: { ...headers, "X-Forwarded-For": from },
  });
};

async function expectTooMany(response: Response, mostSeconds: number) {
  const seconds = Number(response.headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(mostSeconds);
  await expectFailure(response, { status: 429 });
}

const stores = withRedis ? (["memory", "Redis"] as const) : (["memory"] as const);

describe.each(stores)("Limits that are counted in %s", (store) => {
  let database: TestDatabase;
  let site: TestSite;
  beforeAll(async () => {
    database = await createDatabase("sqlite");
    const REDIS_URL = store === "Redis" ? redisUrl : "";
    site = await startSite(database.url, { ...asInService(), REDIS_URL });
    await registerAdmin(site.url);
  });
  afterAll(async () => {
    await site?.kill();
    await database?.drop();
  });

  test("wrong passwords for a name from one address are slowed, and its owner elsewhere is not", async () => {
    const from = freshAddress();
    expect(await times(5, () => statusOf(tryToSignIn(site.url, { from })))).toEqual(all(5, 401));
    await expectTooMany(await tryToSignIn(site.url, { from }), 60);
    const { password } = admin;
    await expectTooMany(await tryToSignIn(site.url, { from, password }), 60);
    // Case and width of the name make no other name of it.
    await expectTooMany(await tryToSignIn(site.url, { from, username: "ＡSHA" }), 60);
    const elsewhere = { from: freshAddress(), password };
    expect(await statusOf(tryToSignIn(site.url, elsewhere))).toBe(200);
    // Another name from that address is another matter.
    expect(await statusOf(tryToSignIn(site.url, { from, username: "ravi" }))).toBe(401);
  });

  test("of many at once no more get through than one after the other", async () => {
    const from = freshAddress();
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => statusOf(tryToSignIn(site.url, { from }))),
    );
    expect(answers.filter((status) => status === 401)).toHaveLength(5);
    expect(answers.filter((status) => status === 429)).toHaveLength(20);
  });

  test("names that do not exist are slowed in the same way", async () => {
    const from = freshAddress();
    const attempt = { from, username: "nobody" };
    expect(await times(6, () => statusOf(tryToSignIn(site.url, attempt)))).toEqual([
      ...all(5, 401),
      429,
    ]);
  });

  test("a sign-in that works makes the wrong ones before it forgotten", async () => {
    const from = freshAddress();
    for (let round = 0; round < 3; round += 1) {
      expect(await times(4, () => statusOf(tryToSignIn(site.url, { from })))).toEqual(all(4, 401));
      const right = { from, password: admin.password };
      expect(await statusOf(tryToSignIn(site.url, right))).toBe(200);
    }
  });

  test("many names from one address are slowed too", async () => {
    const from = freshAddress();
    const statuses = await times(31, (index) =>
      statusOf(tryToSignIn(site.url, { from, username: `name ${index}` })),
    );
    expect(statuses).toEqual([...all(30, 401), 429]);
  });

  test("a browser that has signed in before is not kept out by others who guess", async () => {
    const from = freshAddress();
    const { setDevice } = await signInFromPage(site.url);
    expect(setDevice).toMatch(
      /^arthora\.device=.{50,}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    );
    const cookie = setDevice.split(";")[0]!;

    await times(6, () => tryToSignIn(site.url, { from }));
    await expectTooMany(await tryToSignIn(site.url, { from, password: admin.password }), 60);
    const known = { from, cookie, password: admin.password };
    expect(await statusOf(tryToSignIn(site.url, known))).toBe(200);
    // It is known for that name alone, and it is no way around the limit.
    const other = { from: freshAddress(), cookie, username: "ravi" };
    expect(await times(6, () => statusOf(tryToSignIn(site.url, other)))).toEqual([
      ...all(5, 401),
      429,
    ]);
    const guesses = { from, cookie };
    expect(await times(11, () => statusOf(tryToSignIn(site.url, guesses)))).toEqual([
      ...all(10, 401),
      429,
    ]);
  });

  test("nor can somebody who holds a session try passwords in it without end", async () => {
    const { token } = await signIn(site.url);
    const guess = () =>
      call(site.url, "/api/account/password", {
        method: "PUT",
        token,
        body: { password: "a guess", newPassword: "a new one, quite long" },
      });
    expect(await times(10, () => statusOf(guess()))).toEqual(all(10, 400));
    await expectTooMany(await guess(), 5 * 60);
  });

  test("nor can somebody who knows a password try codes without end; its owner’s browser is not kept out", async () => {
    await database.query(
      `INSERT INTO "User" ("id", "username", "usernameKey", "passwordHash", "isAdmin")
       SELECT 'meera', 'meera', 'meera', "passwordHash", TRUE FROM "User" WHERE "usernameKey" = 'asha'`,
    );
    const meera = { username: "meera", password: admin.password };
    const begun = await call(site.url, "/api/account/second-factor", {
      method: "POST",
      token: (await signIn(site.url, meera)).token,
      body: { password: admin.password },
    });
    const { token, key } = (await begun.json()) as { token: string; key: string };
    await call(site.url, "/api/account/second-factor", {
      method: "PUT",
      token,
      body: { code: codeOf(key, -1) },
    });
    const enter = (code: string, cookie?: string) =>
      call(site.url, "/api/login", {
        method: "POST",
        body: { ...meera, code },
        headers: {
          "X-Forwarded-For": freshAddress(),
          ...(cookie && { Cookie: cookie, Origin: site.url }),
        },
      });
    const withCode = { ...meera, code: codeOf(key) };
    const known = await signInFromPage(site.url, { credentials: withCode });
    expect(await times(5, () => statusOf(enter("000000")))).toEqual(all(5, 401));
    await expectTooMany(await enter(codeOf(key, 1)), 15 * 60);
    const device = known.setDevice.split(";")[0]!;
    expect(await statusOf(enter(codeOf(key, 1), device))).toBe(200);
  });

  test("a device cookie opens nothing", async () => {
    const { setDevice, token } = await signInFromPage(site.url);
    const value = setDevice.split(";")[0]!.split("=")[1]!;
    const answer = await call(site.url, "/api/contacts", {
      token,
      headers: { Cookie: `next-auth.session-token=${value}` },
    });
    expect(answer.status).toBe(401);
  });

  test("what a caller writes into X-Forwarded-For itself does not count", async () => {
    const from = freshAddress();
    const statuses = await times(6, (index) =>
      statusOf(tryToSignIn(site.url, { from: `198.51.100.${index}, ${from}` })),
    );
    expect(statuses).toEqual([...all(5, 401), 429]);
  });

  test("an IPv6 network is one caller", async () => {
    const statuses = await times(6, (index) =>
      statusOf(tryToSignIn(site.url, { from: `2001:db8:1:${index + 1}::1` })),
    );
    expect(statuses).toEqual([...all(5, 401), 429]);
    expect(await statusOf(tryToSignIn(site.url, { from: "2001:db8:1:102::1" }))).toBe(401);
  });

  test("the 256 networks of one IPv6 /48 are limited together, and no other with them", async () => {
    const fromWide = (index: number) => `2001:db8:2:${(index << 8).toString(16)}::1`;
    // In two rounds: only 102 passwords may wait to be checked at a time.
    const guess = (start: number) =>
      Promise.all(
        Array.from({ length: 80 }, (_, index) =>
          statusOf(tryToSignIn(site.url, { from: fromWide(start + index) })),
        ),
      );
    const guesses = [...(await guess(0)), ...(await guess(80))];
    expect(guesses.filter((status) => status === 401)).toHaveLength(150);
    expect(guesses.filter((status) => status === 429)).toHaveLength(10);
    expect(await statusOf(tryToSignIn(site.url, { from: "2001:db8:3::1" }))).toBe(401);
    const leads = await Promise.all(
      Array.from({ length: 105 }, (_, index) =>
        statusOf(sendLead(site.url, index, fromWide(index))),
      ),
    );
    expect(leads.filter((status) => status === 201)).toHaveLength(100);
    expect(leads.filter((status) => status === 429)).toHaveLength(5);
    expect(await statusOf(sendLead(site.url, 105, "2001:db8:3::1"))).toBe(201);
  });

  test("what is refused for what it sends counts for nobody, not even for its caller", async () => {
    const from = freshAddress();
    const refusals = await times(40, (index) =>
      statusOf(sendNonsense(site.url, "/api/contact", index, from)),
    );
    expect(new Set(refusals)).toEqual(new Set([400, 413, 415]));
    expect(await statusOf(sendLead(site.url, 0, from))).toBe(201);
    await times(40, (index) => sendNonsense(site.url, "/api/login", index, from));
    const { password } = admin;
    expect(await statusOf(tryToSignIn(site.url, { from, password }))).toBe(200);
  });

  test("a name that is slowed takes nothing from other names of its caller", async () => {
    const from = freshAddress();
    await times(40, () => statusOf(tryToSignIn(site.url, { from })));
    expect(await statusOf(tryToSignIn(site.url, { from, username: "ravi" }))).toBe(401);
  });

  test("sign-ins that work are limited for each user", async () => {
    await database.query(
      `INSERT INTO "User" ("id", "username", "usernameKey", "passwordHash", "isAdmin")
       SELECT 'divya', 'divya', 'divya', "passwordHash", TRUE FROM "User" WHERE "usernameKey" = 'asha'`,
    );
    const { password } = admin;
    const enter = (username: string) =>
      tryToSignIn(site.url, { from: freshAddress(), username, password });
    expect(await times(30, () => statusOf(enter("divya")))).toEqual(all(30, 200));
    await expectTooMany(await enter("divya"), 15 * 60);
    expect(await statusOf(enter(admin.username))).toBe(200);
    expect(await countRows(database, "Session", `"userId" = 'divya'`)).toBe(30);
  });

  test("leads from one address are limited; the form keeps what was typed", async () => {
    const from = freshAddress();
    const statuses = await times(20, (index) => statusOf(sendLead(site.url, index, from)));
    expect(statuses).toEqual(all(20, 201));
    await expectTooMany(await sendLead(site.url, 20, from), 600);
    const form = await call(site.url, "/api/contact", {
      method: "POST",
      raw: new URLSearchParams(lead(21)).toString(),
      headers: {
        "Content-Type": "application/x-www-form-urlencoded",
        "X-Forwarded-For": from,
      },
    });
    expect(form.status).toBe(429);
    expect(Number(form.headers.get("retry-after"))).toBeGreaterThan(0);
    const page = await form.text();
    expect(page).toContain("Something went wrong. Please try again later.");
    expect(page).toContain('value="meera21@example.in"');
    expect(page).toContain("Please call me back, 21");
    expect(await statusOf(sendLead(site.url, 22, freshAddress()))).toBe(201);
  });

  test("registrations from one address are limited", async () => {
    const from = freshAddress();
    const tryIt = () =>
      call(site.url, "/api/register", {
        method: "POST",
        body: admin,
        headers: { "X-Forwarded-For": from },
      });
    expect(await times(10, () => statusOf(tryIt()))).toEqual(all(10, 403));
    await expectTooMany(await tryIt(), 900);
  });
});

describe("Leads above the limit of all callers together", () => {
  test("are stored, set apart and not mailed; none is refused, whoever sends the others", async () => {
    const database = await createDatabase("sqlite");
    const mailServer = {
      SMTP_URL: "smtp://127.0.0.1:9",
      MAIL_FROM: "leads@example.in",
      MAIL_TO: "desk@example.in",
    };
    const site = await startSite(database.url, { ...asInService(), ...mailServer });
    try {
      const statuses = await Promise.all(
        Array.from({ length: 310 }, (_, index) =>
          statusOf(sendLead(site.url, index, `198.18.${index % 20}.1`)),
        ),
      );
      expect(statuses).toEqual(all(310, 201));
      const isBusy = `"isSpam" = TRUE AND "spamReasons" = 'busy'`;
      expect(await countRows(database, "Contact")).toBe(310);
      expect(await countRows(database, "Contact", isBusy)).toBe(10);
      expect(await countRows(database, "ContactMail")).toBe(300);
    } finally {
      await site.kill();
      await database.drop();
    }
  });
});

describe("Where nobody knows who calls", () => {
  let database: TestDatabase;
  let site: TestSite;
  beforeAll(async () => {
    database = await createDatabase("sqlite");
    site = await startSite(database.url, { ...asInService(), TRUSTED_PROXY_HOPS: "" });
    await registerAdmin(site.url);
  });
  afterAll(async () => {
    await site?.stop();
    await database?.drop();
  });

  test("no number of guesses keeps the right password out, and no header makes a caller", async () => {
    let isOver = false;
    const guessOnAndOn = async () => {
      while (!isOver) await statusOf(tryToSignIn(site.url, { from: "203.0.113.250" }));
    };
    const guessers = Array.from({ length: 8 }, guessOnAndOn);
    const right = { from: "203.0.113.250", password: admin.password };
    const statuses = await times(20, () => statusOf(tryToSignIn(site.url, right)));
    isOver = true;
    await Promise.all(guessers);
    expect(statuses).toEqual(all(20, 200));
  });

  test("leads are stored, however many one of them sends", async () => {
    const statuses = await Promise.all(
      Array.from({ length: 130 }, (_, index) =>
        statusOf(sendLead(site.url, index, freshAddress())),
      ),
    );
    expect(statuses).toEqual(all(130, 201));
  });

  test("more passwords at once than can be looked at are answered 503, and soon none is", async () => {
    const statuses = await Promise.all(
      Array.from({ length: 300 }, () => statusOf(tryToSignIn(site.url, { from: freshAddress() }))),
    );
    expect(new Set(statuses)).toEqual(new Set([401, 503]));
    expect(await statusOf(tryToSignIn(site.url, { from: freshAddress() }))).toBe(401);
  });
});

const onRedis = withRedis ? ["Redis"] : [];

for (const store of onRedis) {
  describe(`With ${store}`, () => {
    const sites: TestSite[] = [];
    let database: TestDatabase;
    let gate: Gate;
    beforeAll(async () => {
      database = await createDatabase("sqlite");
      gate = await startGate(redisUrl);
      const variables = { ...asInService(), REDIS_URL: gate.url };
      sites.push(
        await startSite(database.url, variables),
        await startSite(database.url, variables),
      );
      await registerAdmin(sites[0]!.url);
    });
    afterAll(async () => {
      await Promise.all(sites.map((site) => site.kill()));
      gate?.close();
      await database?.drop();
    });

    const guess = (site: number, from: string) => statusOf(tryToSignIn(sites[site]!.url, { from }));

    test("instances count together", async () => {
      const from = freshAddress();
      expect(await times(5, (index) => guess(index % 2, from))).toEqual(all(5, 401));
      expect(await guess(0, from)).toBe(429);
      expect(await guess(1, from)).toBe(429);
    });

    test("no name and no address is stored there", async () => {
      const response = await tryToSignIn(sites[0]!.url, { from: "192.0.2.77", username: "ananya" });
      expect(await errorOf(response)).toMatchObject({ code: "unauthorized" });
      const { createClient } = await import("@redis/client");
      const client = await createClient({ url: redisUrl }).connect();
      const keys = await client.keys("arthora:limit:*");
      client.destroy();
      expect(keys.length).toBeGreaterThan(0);
      expect(keys.filter((key) => /ananya|192\.0\.2|198\.19/.test(key))).toEqual([]);
    });

    test.each([
      ["stopped", (away: boolean) => gate.setShut(away)],
      ["hanging", (away: boolean) => gate.setHeld(away)],
    ] as const)(
      "while it is %s each instance counts for itself; then together again",
      async (_, setAway) => {
        setAway(true);
        const from = freshAddress();
        expect(await times(5, () => guess(0, from))).toEqual(all(5, 401));
        expect(await guess(0, from)).toBe(429);
        expect(await guess(1, from)).toBe(401);
        const begun = Date.now();
        expect(await statusOf(sendLead(sites[0]!.url, begun, from))).toBe(201);
        // Half a second for each count that Redis does not answer.
        expect(Date.now() - begun).toBeLessThan(5_000);
        setAway(false);
        // The clients come back by themselves, a moment later.
        for (let tries = 0; ; tries += 1) {
          const next = freshAddress();
          await times(5, () => guess(0, next));
          if ((await guess(1, next)) === 429) break;
          expect(tries).toBeLessThan(200);
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      },
    );
  });
}
