import { randomInt } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createClient } from "@redis/client";
import {
  adminCredentials,
  type CallOptions,
  call,
  registerAdmin,
  signIn,
  signInFromPage,
} from "../../tools/site/calls";
import { countRows, createDatabase, type TestDatabase } from "../../tools/site/databases";
import { redisUrl, hasRedis } from "../../tools/site/redis";
import { startSite, type TestSite } from "../../tools/site/site";
import { generateCode } from "../support/codes";
import { expectFailure } from "../support/failures";
import { type Gate, startGate } from "../support/gate";
import {
  buildProductionLimitVariables,
  createIp,
  readStatus,
  repeatInOrder,
  tryToSignIn,
} from "../support/limits";
import { buildMailVariables } from "../support/mailed-leads";
import { onSqliteWith, type Suite } from "../support/on-each-database";
import { advanceClock, buildMovableClockVariables } from "../support/site-clock";
import { skipUnless } from "../support/skip-unless";
import { withSite } from "../support/with-site";

const { password } = adminCredentials;
const repeatStatus = (count: number, status: number) => Array.from({ length: count }, () => status);

const countStatus = (statuses: number[], expected: number) =>
  statuses.filter((status) => status === expected).length;

const runParallel = (count: number, run: (index: number) => Promise<number>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));

const post = (url: string, path: string, from: string, options: CallOptions) =>
  call(url, path, {
    method: "POST",
    ...options,
    headers: { ...options.headers, "X-Forwarded-For": from },
  });

const createLead = (index: number) => ({
  name: "Meera Iyer",
  email: `meera${index}@example.in`,
  phone: "9876543210",
  message: `Please call me back, ${index}`,
});

const sendLead = (url: string, index: number, from: string) =>
  post(url, "/api/contact", from, { body: createLead(index) });

const readDeviceCookie = ({ deviceSetCookie }: { deviceSetCookie: string }) =>
  deviceSetCookie.split(";")[0]!;

const signInAt = (url: string, attempt: Parameters<typeof tryToSignIn>[1]) =>
  readStatus(tryToSignIn(url, attempt));

function testCounting(url: () => string) {
  test("allows only five of 25 concurrent attempts (ASVS 2.3.2)", async () => {
    const from = createIp();
    const statuses = await runParallel(25, () => signInAt(url(), { from }));
    expect([countStatus(statuses, 401), countStatus(statuses, 429)]).toEqual([5, 20]);
  });

  test("resets the count of wrong passwords after a correct one", async () => {
    const from = createIp();
    for (let round = 0; round < 3; round += 1) {
      expect(await repeatInOrder(4, () => signInAt(url(), { from }))).toEqual(repeatStatus(4, 401));
      expect(await signInAt(url(), { from, password })).toBe(200);
    }
  });

  test("does not count attempts against the caller if the limit for the username refuses them", async () => {
    const from = createIp();
    await repeatInOrder(40, () => signInAt(url(), { from }));
    expect(await signInAt(url(), { from, username: "ravi" })).toBe(401);
  });
}

async function readRetryAfter(responsePromise: Promise<Response>): Promise<number> {
  const response = await responsePromise;
  await expectFailure(response, { status: 429 });
  return Number(response.headers.get("retry-after"));
}

type Limit = {
  title: string;
  times: number;
  seconds: number;
  allowedStatus: number;
  /** `from` is an IP that no other test uses; the site's clock is `elapsed` seconds ahead. */
  prepare: (suite: Suite, from: string, elapsed: number) => Promise<Attempt> | Attempt;
};
type Attempt = (index: number) => Promise<Response>;

const addUser = ({ database }: Suite, name: string) =>
  database.query(
    `INSERT INTO "User" ("id", "username", "usernameKey", "passwordHash", "isAdmin")
     SELECT ?, ?, ?, "passwordHash", TRUE FROM "User" WHERE "usernameKey" = 'asha'`,
    [name, name, name],
  );

/** Sets up a second factor. Returns the response to the code that confirms it. */
async function setUpFactor(url: string, token: string, elapsed: number, headers = {}) {
  const send = (method: string, bearer: string, body: object) =>
    call(url, "/api/account/second-factor", { method, token: bearer, body, headers });
  const pendingFactor = (await (await send("POST", token, { password })).json()) as {
    token: string;
    key: string;
  };
  return send("PUT", pendingFactor.token, { code: generateCode(pendingFactor.key, elapsed / 30) });
}

const sendWrongCode = (url: string, username: string, Cookie = "") =>
  post(url, "/api/login", createIp(), {
    body: { username, password, code: "000000" },
    headers: { Cookie },
  });

const limits: Limit[] = [
  {
    title: "wrong passwords for one username from one caller",
    times: 5,
    seconds: 60,
    allowedStatus: 401,
    prepare:
      ({ site }, from) =>
      () =>
        tryToSignIn(site.url, { from }),
  },
  {
    title: "wrong passwords from one caller",
    times: 30,
    seconds: 15 * 60,
    allowedStatus: 401,
    prepare:
      ({ site }, from) =>
      (index) =>
        tryToSignIn(site.url, { from, username: `name ${index}` }),
  },
  {
    title: "wrong passwords in a browser that has signed in before",
    times: 10,
    seconds: 5 * 60,
    allowedStatus: 401,
    prepare: async ({ site }, from) => {
      const cookie = readDeviceCookie(await signInFromPage(site.url));
      return () => tryToSignIn(site.url, { from, cookie });
    },
  },
  {
    title: "wrong current passwords in a session",
    times: 10,
    seconds: 5 * 60,
    allowedStatus: 400,
    prepare: async ({ site }) => {
      const { token } = await signIn(site.url);
      const body = { password: "a guess", newPassword: "a new one, quite long" };
      return () => call(site.url, "/api/account/password", { method: "PUT", token, body });
    },
  },
  {
    title: "wrong codes of one user from any IP",
    times: 5,
    seconds: 15 * 60,
    allowedStatus: 401,
    prepare: async (suite, _from, elapsed) => {
      const { url } = suite.site;
      await addUser(suite, "meera");
      await setUpFactor(url, (await signIn(url, { username: "meera", password })).token, elapsed);
      return () => sendWrongCode(url, "meera");
    },
  },
  {
    title: "sign-ins of one user",
    times: 30,
    seconds: 15 * 60,
    allowedStatus: 200,
    prepare: async (suite) => {
      await addUser(suite, "divya");
      return () => tryToSignIn(suite.site.url, { from: createIp(), username: "divya", password });
    },
  },
  {
    title: "registrations from one caller",
    times: 10,
    seconds: 15 * 60,
    allowedStatus: 403,
    prepare:
      ({ site }, from) =>
      () =>
        post(site.url, "/api/register", from, { body: adminCredentials }),
  },
  {
    title: "leads from one caller",
    times: 20,
    seconds: 10 * 60,
    allowedStatus: 201,
    prepare:
      ({ site }, from) =>
      (index) =>
        sendLead(site.url, index, from),
  },
];

const variables = {
  ...buildProductionLimitVariables(),
  ...buildMovableClockVariables(),
  ...buildMailVariables({ url: "smtp://127.0.0.1:9" }),
};

onSqliteWith("A limit", variables, (suite) => {
  const url = () => suite().site.url;
  const signInAs = (attempt: Parameters<typeof tryToSignIn>[1]) => signInAt(url(), attempt);
  let elapsed = 0;
  const passTime = async (seconds: number) => {
    elapsed += seconds;
    await advanceClock(suite().site, seconds * 1_000);
  };

  testCounting(url);

  test.each(limits)(
    "refuses more than $times $title until Retry-After has passed (ASVS 6.1.1, 6.3.1)",
    async (limit) => {
      await passTime(60 * 60);
      const attempt = await limit.prepare(suite(), createIp(), elapsed);
      let index = 0;
      const next = () => attempt((index += 1));
      const startedAt = Date.now();
      const statuses = await repeatInOrder(limit.times, () => readStatus(next()));
      expect(statuses).toEqual(repeatStatus(limit.times, limit.allowedStatus));
      const seconds = await readRetryAfter(next());
      expect(seconds).toBeLessThanOrEqual(limit.seconds);
      expect(seconds).toBeGreaterThanOrEqual(limit.seconds - (Date.now() - startedAt) / 1_000);
      await passTime(seconds - 10);
      const remainingSeconds = await readRetryAfter(next());
      expect(remainingSeconds).toBeLessThanOrEqual(10);
      await passTime(remainingSeconds);
      expect(await readStatus(next())).toBe(limit.allowedStatus);
    },
  );

  test("refuses the 31st wrong password for a username from one caller until an hour after the first", async () => {
    await passTime(60 * 60);
    const from = createIp();
    for (let round = 0; round < 2; round += 1) {
      // Stays within the limits of five per minute and 30 per 15 minutes.
      for (let minute = 0; minute < 3; minute += 1) {
        expect(await repeatInOrder(5, () => signInAs({ from }))).toEqual(repeatStatus(5, 401));
        await passTime(60);
      }
      await passTime(15 * 60);
    }
    const seconds = await readRetryAfter(tryToSignIn(url(), { from }));
    const passedSeconds = 2 * (3 * 60 + 15 * 60);
    expect(seconds).toBeLessThanOrEqual(60 * 60 - passedSeconds);
    expect(seconds).toBeGreaterThan(60 * 60 - passedSeconds - 60);
    await passTime(seconds - 10);
    await passTime(await readRetryAfter(tryToSignIn(url(), { from, password })));
    expect(await signInAs({ from, password })).toBe(200);
  });

  test("counts attempts per caller and username, in any spelling of the username", async () => {
    const from = createIp();
    expect(await repeatInOrder(5, () => signInAs({ from }))).toEqual(repeatStatus(5, 401));
    expect(await signInAs({ from, password })).toBe(429);
    expect(await signInAs({ from, username: "ＡSHA" })).toBe(429);
    expect(await signInAs({ from: createIp(), password })).toBe(200);
    const attempt = { from, username: "nobody" };
    expect(await repeatInOrder(6, () => signInAs(attempt))).toEqual([...repeatStatus(5, 401), 429]);
  });

  test("counts the attempts of a browser separately if it has signed in with the username before (ASVS 9.2.2)", async () => {
    const from = createIp();
    const browserSession = await signInFromPage(url());
    expect(browserSession.deviceSetCookie).toMatch(
      /^arthora\.device=.{50,}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    );
    const cookie = readDeviceCookie(browserSession);
    await repeatInOrder(6, () => signInAs({ from }));
    expect(await signInAs({ from, password })).toBe(429);
    expect(await signInAs({ from, cookie, password })).toBe(200);
    // The cookie is valid for that username only, and is not a session.
    const other = { from: createIp(), cookie, username: "ravi" };
    expect(await repeatInOrder(6, () => signInAs(other))).toEqual([...repeatStatus(5, 401), 429]);
    const Cookie = `next-auth.session-token=${cookie.split("=")[1]!}`;
    const { token } = browserSession;
    expect((await call(url(), "/api/contacts", { token, headers: { Cookie } })).status).toBe(401);
  });

  test("counts the attempts of a browser separately only if its device cookie is not older than the second factor", async () => {
    await addUser(suite(), "anita");
    const page = await signInFromPage(url(), { credentials: { username: "anita", password } });
    const oldDevice = readDeviceCookie(page);
    const headers = { Cookie: `${page.cookie}; ${oldDevice}`, Origin: url() };
    const confirmed = await setUpFactor(url(), page.token, elapsed, headers);
    const [deviceSetCookie = ""] = confirmed.headers.getSetCookie();
    const guess = (cookie?: string) => readStatus(sendWrongCode(url(), "anita", cookie));
    expect(await repeatInOrder(5, () => guess())).toEqual(repeatStatus(5, 401));
    expect(await guess(oldDevice)).toBe(429);
    expect(await guess(readDeviceCookie({ deviceSetCookie }))).toBe(401);
  });

  test("counts the /56 networks of an IPv6 /48 together, with a higher maximum", async () => {
    const nextNetworkIp = (index: number) => `2001:db8:2:${(index << 8).toString(16)}::1`;
    // Two rounds, because the site checks or queues at most 102 passwords at a time.
    const guess = (start: number) =>
      runParallel(80, (index) => signInAs({ from: nextNetworkIp(start + index) }));
    const guesses = [...(await guess(0)), ...(await guess(80))];
    expect([countStatus(guesses, 401), countStatus(guesses, 429)]).toEqual([150, 10]);
    expect(await signInAs({ from: "2001:db8:3::1" })).toBe(401);
    const send = (index: number, from: string) => readStatus(sendLead(url(), index, from));
    const leads = await runParallel(105, (index) => send(index, nextNetworkIp(index)));
    expect([countStatus(leads, 201), countStatus(leads, 429)]).toEqual([100, 5]);
    expect(await send(105, "2001:db8:3::1")).toBe(201);
  });

  test("stores leads above the common limit of all callers as spam, and does not email them", async () => {
    await passTime(60 * 60);
    const { database } = suite();
    await database.execute(`DELETE FROM "Contact"`);
    const statuses = await runParallel(310, (index) =>
      readStatus(sendLead(url(), index, `198.18.${index % 20}.1`)),
    );
    expect(statuses).toEqual(repeatStatus(310, 201));
    const isBusy = `"isSpam" = TRUE AND "spamReasons" = 'busy'`;
    expect(await countRows(database, "Contact")).toBe(310);
    expect(await countRows(database, "Contact", isBusy)).toBe(10);
    expect(await countRows(database, "ContactMail")).toBe(300);
  });

  test("does not count invalid requests", async () => {
    const from = createIp();
    const invalidCalls: CallOptions[] = [{ raw: "{" }, { body: {} }, { raw: "x".repeat(40_000) }];
    const sendNonsense = (path: string) => (index: number) =>
      readStatus(post(url(), path, from, invalidCalls[index % invalidCalls.length]!));
    const refusals = await repeatInOrder(40, sendNonsense("/api/contact"));
    expect(new Set(refusals)).toEqual(new Set([400, 413]));
    expect(await readStatus(sendLead(url(), 0, from))).toBe(201);
    await repeatInOrder(40, sendNonsense("/api/login"));
    expect(await signInAs({ from, password })).toBe(200);
  });

  test("refuses the 21st lead, sent without JavaScript, and returns the form with the typed values", async () => {
    const from = createIp();
    await repeatInOrder(20, (index) => readStatus(sendLead(url(), index, from)));
    const response = await post(url(), "/api/contact", from, {
      raw: new URLSearchParams(createLead(21)).toString(),
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
    });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    const page = await response.text();
    expect(page).toContain("Something went wrong. Please try again later.");
    expect(page).toContain('value="meera21@example.in"');
    expect(page).toContain("Please call me back, 21");
  });
});

test("applies no limit per caller to connections from this machine without a trusted proxy", () =>
  withSite({ ...buildProductionLimitVariables(), TRUSTED_PROXY_HOPS: "" }, async ({ url }) => {
    await registerAdmin(url);
    const from = createIp();
    const signInAs = (attempt: object) => readStatus(tryToSignIn(url, { from, ...attempt }));
    expect(await runParallel(40, () => signInAs({}))).toEqual(repeatStatus(40, 401));
    expect(await signInAs({ password })).toBe(200);
    const leads = await runParallel(25, (index) => readStatus(sendLead(url, index, from)));
    expect(leads).toEqual(repeatStatus(25, 201));
  }));

const describeWithRedis = skipUnless(describe, hasRedis, "Redis is not available");

describeWithRedis("A limit with Redis", () => {
  const sites: TestSite[] = [];
  let database: TestDatabase;
  let gate: Gate;
  const redis = new URL(redisUrl);
  // Other suites use database 0.
  redis.pathname = `/${randomInt(1, 16)}`;
  const client = createClient({ url: redis.href });
  beforeAll(async () => {
    await client.connect();
    database = await createDatabase("sqlite");
    gate = await startGate(redis.href);
    const variables = { ...buildProductionLimitVariables(), REDIS_URL: gate.url };
    sites.push(await startSite(database.url, variables), await startSite(database.url, variables));
    await registerAdmin(sites[0]!.url);
  });
  afterAll(async () => {
    await Promise.all(sites.map((site) => site.kill()));
    gate?.close();
    client.destroy();
    await database?.drop();
  });

  const guess = (siteIndex: number, from: string) => signInAt(sites[siteIndex]!.url, { from });

  testCounting(() => sites[0]!.url);

  test("counts attempts across all instances", async () => {
    const from = createIp();
    expect(await repeatInOrder(5, (index) => guess(index % 2, from))).toEqual(repeatStatus(5, 401));
    expect(await guess(0, from)).toBe(429);
    expect(await guess(1, from)).toBe(429);
  });

  test("stores no username and no IP in Redis", async () => {
    const from = "192.0.2.77";
    expect(await signInAt(sites[0]!.url, { from, username: "ananya" })).toBe(401);
    const keys = await client.keys("arthora:limit:*");
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => /ananya|192\.0\.2|198\.19/.test(key))).toEqual([]);
  });

  test.each(["setRefusing", "setHanging"] as const)(
    "counts per instance while Redis is down, and across instances afterwards (%s)",
    async (setDown) => {
      gate[setDown](true);
      const from = createIp();
      expect(await repeatInOrder(5, () => guess(0, from))).toEqual(repeatStatus(5, 401));
      expect([await guess(0, from), await guess(1, from)]).toEqual([429, 401]);
      const startedAt = Date.now();
      expect(await readStatus(sendLead(sites[0]!.url, 0, from))).toBe(201);
      // Each count waits for Redis for at most half a second.
      expect(Date.now() - startedAt).toBeLessThan(5_000);
      gate[setDown](false);
      for (let tries = 0; ; tries += 1) {
        const next = createIp();
        await repeatInOrder(5, () => guess(0, next));
        if ((await guess(1, next)) === 429) break;
        expect(tries).toBeLessThan(200);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  );
});
