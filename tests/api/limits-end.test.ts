import { randomBytes, randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createClient } from "@redis/client";
import { admin, call, signInFromPage, registerAdmin } from "../../tools/site/calls";
import { createDatabase, type TestDatabase } from "../../tools/site/databases";
import { redisUrl, withRedis } from "../../tools/site/redis";
import { startSite, type TestSite } from "../../tools/site/site";
import { jump, movedClock } from "../support/site-clock";

// No limit locks: after the seconds that Retry-After names the caller may try again (docs/security.md
// §2), and not before. No test waits: the clock of the site is set forward, or the keys in Redis are
// made older.

/** So long before the end a caller is still refused: what a slow machine may take for one request. */
const MARGIN_SECONDS = 10;

/** What is really waited for, once: more than one request takes on a slow machine. */
const REST_SECONDS = 3;

let last = 0;
/** An IP address that no test has used yet. */
const freshIp = () => `198.18.${Math.floor((last += 1) / 250)}.${(last % 250) + 1}`;

type Site = Pick<TestSite, "url">;

function post(site: Site, path: string, ip: string, body: object, cookie?: string) {
  return call(site.url, path, {
    method: "POST",
    body,
    headers: {
      "X-Forwarded-For": ip,
      ...(cookie !== undefined && { Cookie: cookie, Origin: site.url }),
    },
  });
}

const guess = (site: Site, ip: string, username: string = admin.username, cookie?: string) =>
  post(site, "/api/login", ip, { username, password: "a wrong password" }, cookie);

const registerAgain = (site: Site, ip: string) => post(site, "/api/register", ip, admin);

const sendLead = (site: Site, ip: string, index: number) =>
  post(site, "/api/contact", ip, {
    name: "Meera Iyer",
    email: `meera${index}@example.in`,
    phone: "9876543210",
    message: `Please call me back, ${index}`,
  });

/** Something that is limited. */
type Limited = {
  title: string;
  times: number;
  seconds: number;
  /** What an attempt is answered that the limit lets through. */
  let: number;
  /** Makes the attempts of one test. */
  prepare: (site: Site) => Promise<(index: number) => Promise<Response>>;
};

const perCaller: Limited[] = [
  {
    title: "sign-ins of one caller",
    times: 30,
    seconds: 15 * 60,
    let: 401,
    prepare: async (site) => {
      const ip = freshIp();
      return (index) => guess(site, ip, `name ${index}`);
    },
  },
  {
    title: "wrong passwords for one name from one caller",
    times: 5,
    seconds: 60,
    let: 401,
    prepare: async (site) => {
      const ip = freshIp();
      return () => guess(site, ip);
    },
  },
  {
    title: "wrong passwords in a browser that has signed in before",
    times: 10,
    seconds: 5 * 60,
    let: 401,
    prepare: async (site) => {
      const ip = freshIp();
      const { setDevice } = await signInFromPage(site.url);
      return () => guess(site, ip, admin.username, setDevice.split(";")[0]);
    },
  },
  {
    title: "registrations of one caller",
    times: 10,
    seconds: 15 * 60,
    let: 403,
    prepare: async (site) => {
      const ip = freshIp();
      return () => registerAgain(site, ip);
    },
  },
  {
    title: "leads of one caller",
    times: 20,
    seconds: 10 * 60,
    let: 201,
    prepare: async (site) => {
      const ip = freshIp();
      return (index) => sendLead(site, ip, index);
    },
  },
  {
    title: "sign-ins of one user that worked",
    times: 30,
    seconds: 15 * 60,
    let: 200,
    prepare: async (site) => () => post(site, "/api/login", freshIp(), admin),
  },
];

/** A time that passes for the limits of a site, and when they end as their store has it. */
type Store = {
  variables: Record<string, string>;
  pass: (site: TestSite, seconds: number) => Promise<void>;
  /** The seconds after which each count is forgotten, where the store tells. */
  secondsLeft: () => Promise<number[] | null>;
  close: () => Promise<void>;
};

async function openMemory(): Promise<Store> {
  return {
    variables: { ...movedClock(), REDIS_URL: "" },
    pass: (site, seconds) => jump(site, seconds * 1_000),
    secondsLeft: async () => null,
    close: async () => undefined,
  };
}

async function openRedis(): Promise<Store> {
  const url = new URL(redisUrl);
  // Other suites count in the first one.
  url.pathname = `/${randomInt(1, 16)}`;
  const client = createClient({ url: url.href });
  await client.connect();
  const secret = randomBytes(32).toString("base64url");
  const before = new Set(await client.keys("*"));
  const ours = async () => {
    const keys = (await client.keys("arthora:limit:*")).filter((key) => !before.has(key));
    return Promise.all(keys.map(async (key) => ({ key, ms: await client.pTTL(key) })));
  };
  return {
    variables: { REDIS_URL: url.href, NEXTAUTH_SECRET: secret },
    pass: async (_site, seconds) => {
      // Redis deletes what expires in the past.
      for (const { key, ms } of await ours()) await client.pExpire(key, ms - seconds * 1_000);
    },
    secondsLeft: async () => (await ours()).map(({ ms }) => ms / 1_000),
    close: async () => {
      for (const { key } of await ours()) await client.del(key);
      client.destroy();
    },
  };
}

const stores = [
  ["memory", openMemory] as const,
  ...(withRedis ? [["Redis", openRedis] as const] : []),
];

async function refusedFor(response: Response): Promise<number> {
  expect(response.status).toBe(429);
  await response.arrayBuffer();
  return Number(response.headers.get("retry-after"));
}

async function expectStatuses(count: number, status: number, attempt: () => Promise<Response>) {
  for (let made = 0; made < count; made += 1) expect((await attempt()).status).toBe(status);
}

describe.each(stores)("A limit that is counted in %s", (_name, open) => {
  let store: Store;
  let database: TestDatabase;
  let site: TestSite;
  beforeAll(async () => {
    store = await open();
    database = await createDatabase("sqlite");
    site = await startSite(database.url, {
      ...store.variables,
      RATE_LIMIT_FACTOR: "1",
      TRUSTED_PROXY_HOPS: "1",
    });
    await registerAdmin(site.url);
  });
  afterAll(async () => {
    await site?.kill();
    await store?.close();
    await database?.drop();
  });

  async function expectEnd(limited: Limited) {
    // What the tests before have counted is over.
    await store.pass(site, 60 * 60);
    const attempt = await limited.prepare(site);
    let index = 0;
    const next = () => attempt((index += 1));
    for (let round = 0; round < 2; round += 1) {
      const begun = Date.now();
      await expectStatuses(limited.times, limited.let, next);
      const seconds = await refusedFor(await next());
      expect(seconds).toBeLessThanOrEqual(limited.seconds);
      // Time counts from the first attempt.
      const taken = (Date.now() - begun) / 1_000;
      expect(seconds).toBeGreaterThanOrEqual(limited.seconds - taken);
      const left = await store.secondsLeft();
      if (left !== null) {
        expect(left.some((time) => Math.abs(time - seconds) < 2)).toBe(true);
      }

      await store.pass(site, seconds - MARGIN_SECONDS);
      const rest = await refusedFor(await next());
      expect(rest).toBeGreaterThan(0);
      expect(rest).toBeLessThanOrEqual(MARGIN_SECONDS);
      await store.pass(site, rest);
    }
    expect((await next()).status).toBe(limited.let);
  }

  test.each(perCaller)("lets $title through again after Retry-After, not before", (limited) =>
    expectEnd(limited),
  );

  test("refuses the 31st wrong password for a name in an hour, and none after it", async () => {
    await store.pass(site, 60 * 60);
    const ip = freshIp();
    const wrong = () => guess(site, ip);
    const right = () => post(site, "/api/login", ip, admin);
    for (let quarter = 0; quarter < 2; quarter += 1) {
      // Five a minute, and 30 sign-ins in 15 minutes, are limits of their own.
      for (let minute = 0; minute < 3; minute += 1) {
        await expectStatuses(5, 401, wrong);
        await store.pass(site, 60);
      }
      await store.pass(site, 15 * 60);
    }
    const passed = 2 * (3 * 60 + 15 * 60);
    const seconds = await refusedFor(await wrong());
    expect(seconds).toBeLessThanOrEqual(60 * 60 - passed);
    expect(seconds).toBeGreaterThan(60 * 60 - passed - 60);
    // Who knows the password is slowed as well, from that IP address alone.
    await refusedFor(await right());
    expect((await post(site, "/api/login", freshIp(), admin)).status).toBe(200);

    await store.pass(site, seconds - MARGIN_SECONDS);
    const rest = await refusedFor(await right());
    expect(rest).toBeLessThanOrEqual(MARGIN_SECONDS);
    await store.pass(site, rest);
    expect((await right()).status).toBe(200);
  });

  test("lasts as long as its store says", async () => {
    if ((await store.secondsLeft()) === null) return;
    await store.pass(site, 60 * 60);
    const ip = freshIp();
    await expectStatuses(5, 401, () => guess(site, ip));
    const seconds = await refusedFor(await guess(site, ip));
    await store.pass(site, seconds - REST_SECONDS);
    const rest = await refusedFor(await guess(site, ip));
    expect(rest).toBeLessThanOrEqual(REST_SECONDS);
    await sleep(rest * 1_000);
    expect((await guess(site, ip)).status).toBe(401);
  });
});
