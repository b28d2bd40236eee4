import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, test } from "@jest/globals";
import { call, signInFromPage } from "../../tools/site/calls";
import { createDatabase, type TestDatabase, testedDatabaseKinds } from "../../tools/site/databases";
import { expirePages } from "../support/entries";
import { expectFailure } from "../support/failures";
import { startGate } from "../support/gate";
import { buildShortTimerVariables } from "../support/site-clock";
import { lead } from "../support/mailed-leads";
import { onEachDatabase, onSqlite } from "../support/on-each-database";
import { openSocket } from "../support/raw-request";
import { redisUrl, hasRedis } from "../../tools/site/redis";
import { skipUnless } from "../support/skip-unless";
import { startSite, type TestSite, UPLOADS_DIR } from "../../tools/site/site";
import { withSite } from "../support/with-site";

type LogLine = Record<string, unknown> & { code: string };

const parseLines = (output: string) =>
  output
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as LogLine);

const readRequestId = (response: Response) => response.headers.get("x-request-id") ?? "none";

async function waitForLines(site: TestSite, requestId: string): Promise<LogLine[]> {
  for (let tries = 0; tries < 2_000; tries += 1) {
    const lines = parseLines(site.readLog()).filter((line) => line.requestId === requestId);
    if (lines.some(({ code }) => code === "request")) return lines;
    await pause(10);
  }
  throw new Error(`No request line for ${requestId}:\n${site.readLog().slice(-2_000)}`);
}

const askReadiness = (url: string) => call(url, "/api/health?ready");

onEachDatabase("GET /api/health?ready", (suite) => {
  const table = `"_prisma_migrations"`;
  const execute = (script: string) => suite().database.execute(script);
  const expectReady = async () => expect((await askReadiness(suite().site.url)).status).toBe(200);

  test.each([
    [
      `UPDATE ${table} SET finished_at = NULL WHERE migration_name LIKE '%_trust'`,
      `UPDATE ${table} SET finished_at = CURRENT_TIMESTAMP`,
    ],
    [
      `UPDATE ${table} SET rolled_back_at = CURRENT_TIMESTAMP WHERE migration_name LIKE '%_trust'`,
      `UPDATE ${table} SET rolled_back_at = NULL`,
    ],
    [`ALTER TABLE ${table} RENAME TO "hidden"`, `ALTER TABLE "hidden" RENAME TO ${table}`],
  ])("returns 503 for a missing migration after %s", async (removeSql, restoreSql) => {
    await execute(removeSql);
    const response = await askReadiness(suite().site.url);
    expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
    const fields = { migrations: "missing" };
    await expectFailure(response, { status: 503, message: "Not ready", fields });
    expect((await call(suite().site.url, "/api/health")).status).toBe(200);
    await execute(restoreSql);
    await expectReady();
  });

  test("returns 200 if the database has a migration of a newer version, as during a rollout", async () => {
    await execute(
      `INSERT INTO ${table} ("id", "checksum", "migration_name", "finished_at", "applied_steps_count")
       VALUES ('newer', 'x', '29990101000000_newer', CURRENT_TIMESTAMP, 1)`,
    );
    await expectReady();
  });
});

test("starts without a database, logs a warning and is not ready", async () => {
  const site = await startSite("file:./no-such-folder/site.db", {}, [], [], "/api/health");
  try {
    const fields = { database: "unreachable", migrations: "unknown" };
    await expectFailure(await askReadiness(site.url), { status: 503, fields });
    expect((await call(site.url, "/api/health")).status).toBe(200);
    expect(parseLines(site.readLog())).toContainEqual(
      expect.objectContaining({ level: "warn", code: "database_unreachable" }),
    );
  } finally {
    await site.stop();
  }
});

skipUnless(
  test,
  hasRedis,
  "Redis is not available",
)(
  "returns 200 from GET /api/health?ready and reports Redis as unreachable while Redis is down",
  async () => {
    const gate = await startGate(redisUrl);
    try {
      const shorterWaits = buildShortTimerVariables({ 2_000: 400 });
      await withSite({ REDIS_URL: gate.url, ...shorterWaits }, async ({ url }) => {
        const readRedisState = async () => {
          const response = await askReadiness(url);
          expect(response.status).toBe(200);
          return ((await response.json()) as { checks: { redis: string } }).checks.redis;
        };
        expect(await readRedisState()).toBe("ok");
        for (const simulate of [gate.setHanging, gate.setRefusing]) {
          simulate(true);
          expect(await readRedisState()).toBe("unreachable");
          simulate(false);
          while ((await readRedisState()) !== "ok") await pause(50);
        }
      });
    } finally {
      gate.close();
    }
  },
);

onSqlite("The log", (suite) => {
  const emailQuery = `?email=${lead.email}`;
  test.each<[string, string, string, object?]>([
    ["GET", `/blog/${encodeURIComponent(lead.name)}${emailQuery}`, "/blog/*"],
    ["POST", `/api/contact${emailQuery}`, "/api/contact", lead],
  ])(
    "has one line for %s %s, without personal data",
    async (...[method, path, loggedPath, body]) => {
      const { site, token } = suite();
      const { cookie } = await signInFromPage(site.url);
      const headers = { "X-Forwarded-For": "203.0.113.99", Cookie: cookie };
      const response = await call(site.url, path, { method, token, body, headers });
      await response.arrayBuffer();
      expect(await waitForLines(site, readRequestId(response))).toEqual([
        {
          level: "info",
          time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
          code: "request",
          requestId: expect.stringMatching(/^[\da-f-]{36}$/),
          method,
          path: loggedPath,
          status: response.status,
          ms: expect.any(Number),
        },
      ]);
    },
  );

  test("has one line for each request for a cached page, with a new id, never the caller's", async () => {
    const { site } = suite();
    const ids = new Set<string>();
    for (const encoding of ["identity", "gzip", "br"]) {
      const response = await call(site.url, "/contact", {
        headers: { "Accept-Encoding": encoding, "X-Request-Id": "chosen-by-the-caller" },
      });
      expect(await response.text()).not.toContain(readRequestId(response));
      expect(await waitForLines(site, readRequestId(response))).toHaveLength(1);
      ids.add(readRequestId(response));
    }
    expect(ids.size).toBe(3);
    expect(ids).not.toContain("chosen-by-the-caller");
  });

  test("marks a request as aborted when the client disconnects early", async () => {
    const { site } = suite();
    const socket = await openSocket(site.url);
    const head = ["Host: x", "Content-Type: application/json", "Content-Length: 900"];
    socket.write(
      ["POST /api/contact HTTP/1.1", ...head, "Expect: 100-continue", "", "{"].join("\r\n"),
    );
    await once(socket, "data");
    socket.destroy();
    const listAborted = () => parseLines(site.readLog()).filter((line) => line.aborted);
    while (listAborted().length === 0) await pause(10);
    expect(listAborted()).toEqual([
      expect.objectContaining({ code: "request", method: "POST", path: "/api/contact" }),
    ]);
  });

  test("leaves out successful requests for scripts and health checks", async () => {
    const { site } = suite();
    const html = await (await call(site.url, "/")).text();
    const script = /\/_next\/static\/[^"]+\.js/.exec(html)?.[0] ?? "";
    for (const path of [script, "/api/health", "/api/health?ready"]) {
      expect((await call(site.url, path)).status).toBe(200);
    }
    const missing = await call(site.url, "/_next/static/chunks/gone.js");
    expect(await waitForLines(site, readRequestId(missing))).toEqual([
      expect.objectContaining({ path: "/_next/static/chunks/gone.js", status: 404 }),
    ]);
    const paths = parseLines(site.readLog()).map((line) => line.path);
    expect(paths).not.toContain(script);
    expect(paths).not.toContain("/api/health");
  });

  test("has the request id in each line about a failed request", async () => {
    const { site, database, token } = suite();
    const { cookie } = await signInFromPage(site.url);
    const rename = async (from: string, to: string) => {
      for (const table of ["Blog", "Session"])
        await database.execute(`ALTER TABLE "${table}${from}" RENAME TO "${table}${to}"`);
    };
    const failing = [
      { path: "/api/blogs", status: 503, code: "unavailable" },
      { path: "/blog", status: 503, code: "page_load_failed", resource: "blog list" },
      { path: "/admin", status: 500, code: "page_failed", route: "/admin" },
    ];
    await expirePages(site.url, token, "blogs");
    await rename("", " away");
    try {
      for (const { path, status, ...line } of failing) {
        const response = await call(site.url, path, { headers: { Cookie: cookie } });
        expect({ path, status: response.status }).toEqual({ path, status });
        expect(await waitForLines(site, readRequestId(response))).toEqual([
          expect.objectContaining({ level: "error", ...line, error: expect.any(String) }),
          expect.objectContaining({ level: "info", code: "request", path, status }),
        ]);
        expect(await response.text()).not.toMatch(/prisma|no such table|does not exist/i);
      }
    } finally {
      await rename(" away", "");
    }
    const failed = parseLines(site.readLog()).find(({ code }) => code === "page_failed");
    expect(failed?.digest).toEqual(expect.stringMatching(/^\d+$/));
  });
});

test("logs the request id that a trusted proxy sends, and a line for each health check at LOG_LEVEL=debug", () =>
  withSite({ TRUSTED_PROXY_HOPS: "1", LOG_LEVEL: "debug" }, async (site) => {
    const proxyId = "proxy-0af7651916cd43dd";
    const response = await call(site.url, "/api/health", { headers: { "X-Request-Id": proxyId } });
    expect(readRequestId(response)).toBe(proxyId);
    expect(await waitForLines(site, proxyId)).toEqual([
      expect.objectContaining({ level: "debug", path: "/api/health" }),
    ]);
  }));

describe("The startup log", () => {
  const unsetContentWarnings = ["default_brand", "no_disclosure"];
  const listWarnings = (site: TestSite) =>
    parseLines(site.readLog())
      .filter(({ level }) => level === "warn")
      .map(({ code }) => code);

  const startedSites: TestSite[] = [];
  let database: TestDatabase;
  afterEach(async () => {
    await Promise.all(startedSites.splice(0).map((site) => site.kill()));
    await database.drop();
  });
  async function start(url: string, variables = {}, options: string[] = []) {
    const site = await startSite(url, { RATE_LIMIT_FACTOR: "", ...variables }, [], options);
    startedSites.push(site);
    return site;
  }

  test("has a warning for each risky setting, but none in a local trial", async () => {
    database = await createDatabase("sqlite");
    const trial = await start(database.url, {}, ["-H", "127.0.0.1"]);
    expect(listWarnings(trial)).toEqual([]);

    const SITE_URL = "http://www.arthora.example";
    const misconfigured = await start(database.url, { SITE_URL, RATE_LIMIT_FACTOR: "2" });
    const warnings = ["sqlite_shared", "limits_raised", "registration_open", "plain_http"];
    expect(listWarnings(misconfigured)).toEqual([...warnings, ...unsetContentWarnings]);
  });

  test.each(testedDatabaseKinds)(
    "lists the versions, the %s database and the settings once, without secrets",
    async (kind) => {
      database = await createDatabase(kind);
      const databaseUrl = new URL(database.url);
      if (kind === "postgresql") databaseUrl.password = "database-9d3a-password";
      await database.execute(
        `INSERT INTO "User" ("id", "username", "usernameKey", "passwordHash", "isAdmin")
       VALUES ('asha', 'Asha', 'asha', 'x', TRUE)`,
      );
      const site = await start(kind === "postgresql" ? databaseUrl.href : database.url, {
        SITE_URL: "https://www.arthora.example",
        CONTACT_RETENTION_DAYS: "90",
        TRUSTED_PROXY_HOPS: "2",
        SETUP_TOKEN: "setup-7b2e-token-for-the-first",
      });
      await call(site.url, "/");
      expect(parseLines(site.readLog()).filter(({ code }) => code === "started")).toEqual([
        {
          level: "info",
          time: expect.any(String),
          code: "started",
          version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
          node: process.versions.node,
          database:
            kind === "sqlite"
              ? { kind, file: database.url.replace("file:", "") }
              : { kind, host: databaseUrl.host, name: databaseUrl.pathname.slice(1) },
          redis: "off",
          siteUrl: "https://www.arthora.example",
          trustedProxyHops: 2,
          mail: "off",
          uploads: UPLOADS_DIR,
          contactRetentionDays: 90,
          logLevel: "info",
        },
      ]);
      expect(site.readLog()).not.toMatch(/9d3a|7b2e|a-secret-for-tests/);
      expect(listWarnings(site)).toEqual(unsetContentWarnings);
    },
  );
});
