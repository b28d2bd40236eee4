import { afterEach, describe, expect, test } from "@jest/globals";
import { admin, call, signIn, signInFromPage, registerAdmin } from "../../tools/site/calls";
import {
  createDatabase,
  type DatabaseKind,
  type TestDatabase,
  testedKinds,
} from "../../tools/site/databases";
import { publishBlog } from "../support/entries";
import { expectFailure } from "../support/failures";
import { startGate } from "../support/gate";
import { shortWaits } from "../support/site-clock";
import { onEachDatabase, onSqlite } from "../support/on-each-database";
import { open, sendRaw } from "../support/raw-request";
import { redisUrl, withRedis } from "../../tools/site/redis";
import { startSite, type TestSite, UPLOADS_DIR } from "../../tools/site/site";
import { withSite } from "../support/with-site";

// What an operator sees of a site: whether it is ready, its log, what its start says.

type Line = Record<string, unknown> & { code: string };

const linesOf = (printed: string) =>
  printed
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Line);

const idOf = (response: Response) => response.headers.get("x-request-id") ?? "none";

/** The lines of one request, once the one that ends it is there. */
async function linesFor(site: TestSite, requestId: string): Promise<Line[]> {
  for (let tries = 0; tries < 2_000; tries += 1) {
    const lines = linesOf(site.log()).filter((line) => line.requestId === requestId);
    if (lines.some(({ code }) => code === "request")) return lines;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`No line of ${requestId}:\n${site.log().slice(-2_000)}`);
}

const readyOf = (url: string) => call(url, "/api/health?ready");

onEachDatabase("A site that lacks a migration", (suite) => {
  const table = `"_prisma_migrations"`;
  const expectMissing = async () => {
    const response = await readyOf(suite().site.url);
    expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
    const fields = { migrations: "missing" };
    await expectFailure(response, { status: 503, message: "Not ready", fields });
    expect((await call(suite().site.url, "/api/health")).status).toBe(200);
  };

  test("is not ready until it has it whole", async () => {
    const { database, site } = suite();
    for (const lacking of ["finished_at = NULL", "rolled_back_at = CURRENT_TIMESTAMP"]) {
      await database.execute(`UPDATE ${table} SET ${lacking} WHERE migration_name LIKE '%_trust'`);
      await expectMissing();
      await database.execute(
        `UPDATE ${table} SET finished_at = CURRENT_TIMESTAMP, rolled_back_at = NULL`,
      );
      expect((await readyOf(site.url)).status).toBe(200);
    }
  });

  test("is ready with one more than it knows: the next version is being rolled out", async () => {
    const { database, site } = suite();
    await database.execute(
      `INSERT INTO ${table} ("id", "checksum", "migration_name", "finished_at", "applied_steps_count")
       VALUES ('newer', 'x', '29990101000000_newer', CURRENT_TIMESTAMP, 1)`,
    );
    expect((await readyOf(site.url)).status).toBe(200);
  });

  test("is not ready without any", async () => {
    await suite().database.execute(`ALTER TABLE ${table} RENAME TO "hidden"`);
    await expectMissing();
    await suite().database.execute(`ALTER TABLE "hidden" RENAME TO ${table}`);
    expect((await readyOf(suite().site.url)).status).toBe(200);
  });
});

describe("A site whose database is not there", () => {
  test("starts, says so, answers, and is not ready", async () => {
    const nowhere = "file:./no-such-folder/site.db";
    const site = await startSite(nowhere, {}, [], [], "/api/health");
    try {
      const fields = { database: "away", migrations: "unknown" };
      await expectFailure(await readyOf(site.url), { status: 503, fields });
      const alive = await call(site.url, "/api/health");
      expect(await alive.text()).not.toBe("");
      expect(alive.status).toBe(200);
      expect(linesOf(site.log())).toContainEqual(
        expect.objectContaining({ level: "warn", code: "database_away" }),
      );
    } finally {
      await site.stop();
    }
  });
});

for (const store of withRedis ? ["Redis"] : []) {
  test(`A site without its ${store} is ready and says that it goes on alone`, async () => {
    const gate = await startGate(redisUrl);
    try {
      // How long the check of what a site needs may take (lib/server/readiness.ts).
      const short = shortWaits({ 2_000: 400 });
      await withSite({ REDIS_URL: gate.url, ...short }, async ({ url }) => {
        const redisOf = async () => {
          const begun = Date.now();
          const response = await readyOf(url);
          expect(Date.now() - begun).toBeLessThan(2_500);
          expect(response.status).toBe(200);
          return ((await response.json()) as { checks: { redis: string } }).checks.redis;
        };
        expect(await redisOf()).toBe("ok");
        for (const take of [gate.setHeld, gate.setShut]) {
          take(true);
          expect(await redisOf()).toBe("away");
          take(false);
          for (let tries = 0; (await redisOf()) !== "ok"; tries += 1) {
            expect(tries).toBeLessThan(200);
            await new Promise((resolve) => setTimeout(resolve, 50));
          }
        }
      });
    } finally {
      gate.close();
    }
  });
}

const person = {
  name: "Meera-8a4d Iyer",
  email: "meera-2b7c@example.in",
  phone: "9876501234",
  message: "Call me about the loan 3f9e",
};
const marks = { agent: "agent-5d5d", query: "query-7e7e", header: "header-1c1c" };

onSqlite("The log", (suite) => {
  /** What was asked for, and the answers, of a visit by one person. */
  async function visit() {
    const { site, token } = suite();
    const { cookie } = await signInFromPage(site.url);
    const headers = {
      "User-Agent": marks.agent,
      "X-Forwarded-For": "203.0.113.99",
      "X-Anything": marks.header,
      Cookie: `${cookie}; note=${marks.header}`,
    };
    const query = `?email=${person.email}&q=${marks.query}`;
    const requests: [string, string, object?][] = [
      ["GET", `/${query}`],
      ["GET", `/blog${query}`],
      ["GET", `/${person.email}${query}`],
      ["GET", `/blog/${encodeURIComponent(person.name)}`],
      ["GET", `/${person.phone}`],
      ["GET", `/nothing/${"x".repeat(3_000)}`],
      ["GET", `/api/blogs${query}`],
      ["GET", `/api/contacts${query}`],
      ["GET", "/admin"],
      ["POST", `/api/contact${query}`, person],
      ["POST", "/api/contact", { ...person, email: 7 }],
      ["POST", "/api/login", { ...admin, password: person.message }],
      ["DELETE", "/api/blogs/none"],
      ["PUT", "/api/login", {}],
    ];
    return Promise.all(
      requests.map(async ([method, path, body]) => {
        const response = await call(site.url, path, { method, token, body, headers });
        await response.arrayBuffer();
        return { method, response };
      }),
    );
  }

  test("has one line of each request: its id, method, path, status and time", async () => {
    const answered = await visit();
    for (const { method, response } of answered) {
      const [line, ...more] = await linesFor(suite().site, idOf(response));
      expect(more).toEqual([]);
      expect(line).toEqual({
        level: "info",
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        code: "request",
        requestId: expect.stringMatching(/^[\da-f-]{36}$/),
        method,
        path: expect.stringMatching(/^\/.{0,199}$/),
        status: response.status,
        ms: expect.any(Number),
      });
    }
    expect(new Set(answered.map(({ response }) => idOf(response))).size).toBe(answered.length);
  });

  test("has nothing of who asked, and nothing that they sent", async () => {
    const { site, token } = suite();
    const [last] = (await visit()).slice(-1);
    await linesFor(site, idOf(last!.response));
    const secrets = [
      ...Object.values(person),
      ...Object.values(marks),
      ...Object.values(admin),
      token,
      "203.0.113.99",
      "127.0.0.1",
      "::1",
      "?",
      "%40",
      "example.in",
      "Meera",
      "x".repeat(297),
    ];
    const lines = site.log().split("\n");
    const requests = lines.filter((line) => line.includes('"code":"request"'));
    expect(requests.length).toBeGreaterThan(14);
    expect(
      requests.filter((line) => secrets.some((secret) => line.includes(secret))).slice(0, 3),
    ).toEqual([]);
  });

  test("tells each of the visits of one cached page apart", async () => {
    const { url } = suite().site;
    for (const page of ["/", "/contact", "/feed.xml", "/sitemap.xml", "/share/home.jpg", "/none"]) {
      const ids: string[] = [];
      let etag = "";
      for (let visits = 0; visits < 4; visits += 1) {
        const headers = {
          "Accept-Encoding": visits % 2 ? "gzip" : "identity",
          ...(visits === 3 && { "If-None-Match": etag }),
        };
        const response = await call(url, page, { headers });
        etag = response.headers.get("etag") ?? "";
        expect(await response.text()).not.toContain(idOf(response));
        ids.push(idOf(response));
      }
      expect({ page, different: new Set(ids).size }).toEqual({ page, different: 4 });
      for (const id of ids) expect(await linesFor(suite().site, id)).toHaveLength(1);
    }
  });

  test("takes no id from a caller whom no proxy vouches for", async () => {
    const headers = { "X-Request-Id": "chosen-by-the-caller" };
    const response = await call(suite().site.url, "/contact", { headers });
    expect(idOf(response)).toMatch(/^[\da-f-]{36}$/);
    expect(suite().site.log()).not.toContain("chosen-by-the-caller");
  });

  test("says when somebody left before the answer was there", async () => {
    const { site } = suite();
    const socket = await open(site.url);
    socket.write(
      "POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{",
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    socket.destroy();
    const aborted = () => linesOf(site.log()).filter((line) => line.aborted);
    for (let tries = 0; aborted().length === 0 && tries < 2_000; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    expect(aborted()).toEqual([
      expect.objectContaining({ code: "request", method: "POST", path: "/api/contact" }),
    ]);
  });

  test("leaves out scripts and probes that are fine", async () => {
    const { site } = suite();
    const html = await (await call(site.url, "/")).text();
    const script = /\/_next\/static\/[^"]+\.js/.exec(html)?.[0] ?? "";
    for (const path of [script, "/api/health", "/api/health?ready"]) {
      expect((await call(site.url, path)).status).toBe(200);
    }
    const missing = await call(site.url, "/_next/static/chunks/gone.js");
    expect(await linesFor(site, idOf(missing))).toEqual([
      expect.objectContaining({ path: "/_next/static/chunks/gone.js", status: 404 }),
    ]);
    const paths = linesOf(site.log()).map((line) => line.path);
    expect(paths).not.toContain(script);
    expect(paths).not.toContain("/api/health");
  });
});

describe.each(testedKinds)("What fails on %s", (kind) => {
  test("has the id of its answer in each of its lines", async () => {
    const database = await createDatabase(kind);
    const site = await startSite(database.url);
    try {
      await registerAdmin(site.url);
      const { cookie } = await signInFromPage(site.url);
      for (const table of ["Blog", "Session"]) {
        await database.execute(`ALTER TABLE "${table}" RENAME TO "${table} away"`);
      }
      const failing = [
        { path: "/api/blogs", status: 503, code: "unavailable" },
        { path: "/blog", status: 503, code: "page_load_failed", what: "blog list" },
        { path: "/admin", status: 500, code: "page_failed", route: "/admin" },
      ];
      for (const { path, status, ...line } of failing) {
        const response = await call(site.url, path, { headers: { Cookie: cookie } });
        expect({ path, status: response.status }).toEqual({ path, status });
        const lines = await linesFor(site, idOf(response));
        expect(lines).toEqual([
          expect.objectContaining({ level: "error", ...line, error: expect.any(String) }),
          expect.objectContaining({ level: "info", code: "request", path, status }),
        ]);
        expect(await response.text()).not.toMatch(/prisma|no such table|does not exist/i);
      }
      const failed = linesOf(site.log()).find(({ code }) => code === "page_failed");
      expect(failed?.digest).toEqual(expect.stringMatching(/^\d+$/));
    } finally {
      await site.stop();
      await database.drop();
    }
  });
});

test("Behind a proxy that is trusted a request has the id that the proxy gave it", () =>
  withSite({ TRUSTED_PROXY_HOPS: "1" }, async (site) => {
    const given = "proxy-0af7651916cd43dd";
    const response = await call(site.url, "/contact", { headers: { "X-Request-Id": given } });
    expect(idOf(response)).toBe(given);
    expect(await linesFor(site, given)).toHaveLength(1);
    for (const forged of ["short", "a".repeat(65), 'a"b,"level":"error', "a b c d e f g h"]) {
      const answer = await call(site.url, "/contact", { headers: { "X-Request-Id": forged } });
      expect(idOf(answer)).toMatch(/^[\da-f-]{36}$/);
      expect(site.log()).not.toContain(forged);
    }
    // What node's own client refuses to send.
    const raw = "X-Request-Id: forged-id-1\rforged-id-2\r\nX-Request-Id: forged-id-3";
    await sendRaw(
      site.url,
      `GET /contact HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${raw}\r\n\r\n`,
    );
    expect(site.log()).not.toContain("forged");
  }));

describe("LOG_LEVEL", () => {
  test.each([
    ["silent", []],
    ["error", []],
    ["debug", ["/", "/api/health"]],
  ])("%s decides what is printed of requests: %j", (LOG_LEVEL, printed) =>
    withSite({ LOG_LEVEL }, async (site) => {
      // An answer that is not read keeps its connection, and the site from ending.
      for (const path of ["/", "/api/health"]) await (await call(site.url, path)).text();
      await site.stop();
      const paths = linesOf(site.log()).map((line) => line.path);
      expect(paths.filter((each) => each !== undefined)).toEqual(expect.arrayContaining(printed));
      if (printed.length === 0) expect(linesOf(site.log())).toEqual([]);
    }),
  );
});

const warningsOf = (site: TestSite) =>
  linesOf(site.log())
    .filter(({ level }) => level === "warn")
    .map(({ code }) => code);

/** What the product as it comes is warned of until the firm has made it its own. */
const untouched = ["default_brand", "no_disclosure"];

/** Tokens and passwords that no line may have. */
const SETUP_TOKEN = "setup-7b2e-token-for-the-first";
const DATABASE_PASSWORD = "database-9d3a-password";

const startedLine = (site: TestSite, database: object, more: object) => ({
  level: "info",
  time: expect.any(String),
  code: "started",
  version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  node: process.versions.node,
  database,
  redis: "off",
  siteUrl: site.url,
  trustedProxyHops: 0,
  mail: "off",
  uploads: UPLOADS_DIR,
  contactRetentionDays: null,
  logLevel: "info",
  ...more,
});

// What each warning depends on is in lib/server/start-warnings.test.ts, row by row. Here is what a start
// finds out by itself, and that it reaches the log.
describe("The start of a site", () => {
  let databases: TestDatabase[] = [];
  let sites: TestSite[] = [];
  afterEach(async () => {
    await Promise.all(sites.map((site) => site.kill()));
    await Promise.all(databases.map((database) => database.drop()));
    sites = [];
    databases = [];
  });

  async function open(kind: DatabaseKind) {
    const database = await createDatabase(kind);
    databases.push(database);
    return database;
  }
  async function start(url: string, variables = {}, options: string[] = []) {
    const site = await startSite(url, { RATE_LIMIT_FACTOR: "", ...variables }, [], options);
    sites.push(site);
    return site;
  }

  test("warns of everything that was forgotten, and leaves a trial on this machine in peace", async () => {
    const database = await open("sqlite");
    const trial = await start(database.url, {}, ["-H", "127.0.0.1"]);
    expect(warningsOf(trial)).toEqual([]);
    await registerAdmin(trial.url);

    const forgetful = await start(database.url, {
      SITE_URL: "http://www.arthora.example",
      RATE_LIMIT_FACTOR: "2",
    });
    const { url: file } = database;
    expect(linesOf(forgetful.log()).filter(({ code }) => code === "started")).toEqual([
      startedLine(
        forgetful,
        { kind: "sqlite", file: file.replace("file:", "") },
        { siteUrl: "http://www.arthora.example" },
      ),
    ]);
    expect(warningsOf(forgetful)).toEqual([
      "sqlite_shared",
      "limits_widened",
      "plain_http",
      ...untouched,
    ]);
    // Both work all the same.
    const { token } = await signIn(trial.url);
    expect(await publishBlog(trial.url, token, {})).toMatchObject({ version: 1 });
    expect((await call(forgetful.url, "/api/blogs")).status).toBe(200);

    // However they end, the next is alone with the file.
    await Promise.all([trial.kill(), forgetful.kill()]);
    const alone = await start(database.url);
    expect(warningsOf(alone)).toEqual(untouched);
  });

  test("says once what it runs on, without passwords, and warns of nothing that was not forgotten", async () => {
    const kind = testedKinds.at(-1)!;
    const database = await open(kind);
    const address = new URL(database.url);
    if (kind === "postgresql") address.password = DATABASE_PASSWORD;
    await database.execute(
      `INSERT INTO "User" ("id", "username", "usernameKey", "passwordHash", "isAdmin")
       VALUES ('asha', 'Asha', 'asha', 'x', TRUE)`,
    );
    const site = await start(kind === "postgresql" ? address.href : database.url, {
      SITE_URL: "https://www.arthora.example",
      CONTACT_RETENTION_DAYS: "90",
      TRUSTED_PROXY_HOPS: "2",
      SETUP_TOKEN,
    });
    await call(site.url, "/");
    expect(linesOf(site.log()).filter(({ code }) => code === "started")).toEqual([
      startedLine(
        site,
        kind === "sqlite"
          ? { kind, file: database.url.replace("file:", "") }
          : { kind, host: address.host, name: address.pathname.slice(1) },
        { siteUrl: "https://www.arthora.example", trustedProxyHops: 2, contactRetentionDays: 90 },
      ),
    ]);
    expect(site.log()).not.toMatch(/9d3a|7b2e|a-secret-for-tests/);
    expect(warningsOf(site)).toEqual(untouched);
  });
});
