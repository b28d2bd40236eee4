import { once } from "node:events";
import { afterEach, describe, expect, test } from "@jest/globals";
import Database from "better-sqlite3";
import { call, signIn, registerAdmin } from "../../tools/site/calls";
import {
  countRows,
  createDatabase,
  type DatabaseKind,
  migrate,
  testedDatabaseKinds,
} from "../../tools/site/databases";
import { createSmallDisk } from "../support/disks";
import { expectStored } from "../support/every-row";
import { expectFailure } from "../support/failures";
import { type Gate, startGate } from "../support/gate";
import { lead } from "../support/mailed-leads";
import { openSocket } from "../support/raw-request";
import { buildShortTimerVariables } from "../support/site-clock";
import { skipUnlessPostgresql } from "../support/skip-unless";
import { startSite } from "../../tools/site/site";

const post = { title: "A post", authorName: "Asha", short_desc: "Short", content: "<p>Text</p>" };

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
});

describe.each(testedDatabaseKinds)("A write on %s", (kind) => {
  test("is never lost once acknowledged, even when the site is killed", async () => {
    const { database, site, token } = await setUp(kind);

    const acknowledgedIds: string[] = [];
    let count = 0;
    let killed: Promise<void> | undefined;
    const writeUntilKilled = async (path: string, body: object) => {
      while (killed === undefined) {
        // The site would store identical leads only once.
        const message = `Please call me back, ${(count += 1)}`;
        const options = { method: "POST", token, body: { ...body, message } };
        const response = await call(site.url, path, options).catch(() => undefined);
        const stored = (await response?.json().catch(() => undefined)) as
          { id?: string } | undefined;
        if (response?.status === 201 && stored?.id !== undefined) acknowledgedIds.push(stored.id);
        if (acknowledgedIds.length >= 200) killed ??= site.kill();
      }
    };
    const writers = Array.from({ length: 6 }, () => [
      writeUntilKilled("/api/contact", lead),
      writeUntilKilled("/api/blogs", post),
    ]);
    await Promise.all(writers.flat());
    await killed;

    cleanups.push((await startSite(database.url)).kill);
    await expectStored(database, acknowledgedIds);
    if (kind === "sqlite") {
      expect(await database.query("PRAGMA integrity_check")).toEqual([{ integrity_check: "ok" }]);
    }
  });

  test("is rolled back when its audit entry cannot be stored", async () => {
    const { database, site, token } = await setUp(kind);
    const callApi = (method: string, path: string, body?: unknown) =>
      call(site.url, path, { method, token, body });
    const { id } = (await (await callApi("POST", "/api/blogs", post)).json()) as { id: string };
    const response = await callApi("POST", "/api/contact", { ...lead, message: "About the audit" });
    const contactPath = `/api/contacts/${((await response.json()) as { id: string }).id}`;
    const readRows = async () => {
      const rows = [];
      for (const table of ["Blog", "EntryVersion", "Contact", "ContactNote", "AuditEntry"])
        rows.push(await database.query(`SELECT * FROM "${table}" ORDER BY "id"`));
      return rows;
    };
    const rowsBefore = await readRows();
    const trigger = `CREATE TRIGGER "refused" BEFORE INSERT ON "AuditEntry" FOR EACH ROW`;
    await database.execute(
      kind === "sqlite"
        ? `${trigger} BEGIN SELECT RAISE(ABORT, 'No'); END`
        : `CREATE FUNCTION "refuse"() RETURNS trigger LANGUAGE plpgsql AS
             $$ BEGIN RAISE EXCEPTION 'No'; END $$;
           ${trigger} EXECUTE FUNCTION "refuse"()`,
    );
    for (const [method, path, body] of [
      ["POST", "/api/blogs", post],
      ["PUT", `/api/blogs/${id}`, { ...post, title: "Changed" }],
      ["DELETE", `/api/blogs/${id}`, undefined],
      ["PUT", `${contactPath}/answer`, { how: "called" }],
      ["POST", `${contactPath}/notes`, { text: "A note" }],
      ["PATCH", contactPath, { isSpam: true }],
    ] as const) {
      expect([method, path, (await callApi(method, path, body)).ok]).toEqual([method, path, false]);
    }
    expect(await readRows()).toEqual(rowsBefore);
  });
});

async function expectUnavailable(url: string, token: string) {
  const calls = [
    call(url, "/api/blogs?page=1000"),
    call(url, "/api/contacts", { token }),
    call(url, "/api/blogs", { method: "POST", token, body: post }),
    call(url, "/api/contact", { method: "POST", body: lead }),
  ];
  for (const response of await Promise.all(calls)) {
    expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
    await expectFailure(response, { status: 503 });
  }
  const fields = { database: "unreachable", migrations: "unknown" };
  const ready = await call(url, "/api/health?ready");
  await expectFailure(ready, { status: 503, message: "Not ready", fields });
  // The process is healthy: a restart would repair nothing and lose the cached pages.
  expect((await call(url, "/api/health")).status).toBe(200);
}

/** Cached pages do not need the database. */
async function expectPagesServed(url: string) {
  for (const path of ["/", "/blog", "/media", "/loans/gold-loan"]) {
    const response = await call(url, path);
    // An unread body would keep the connection open and delay the site's shutdown.
    await response.text();
    expect({ path, status: response.status }).toEqual({ path, status: 200 });
  }
}

async function expectHealed(url: string, token: string) {
  const newLead = { ...lead, message: `Please call me back, ${Date.now()}` };
  const responses = [
    await call(url, "/api/blogs", { method: "POST", token, body: post }),
    await call(url, "/api/contact", { method: "POST", body: newLead }),
  ];
  for (const response of responses) await response.text();
  expect(responses.map(({ status }) => status)).toEqual([201, 201]);
  expect((await call(url, "/api/health?ready")).status).toBe(200);
  await expectPagesServed(url);
}

async function setUp(
  kind: DatabaseKind,
  createGate?: (url: string) => Promise<Gate>,
  variables: Record<string, string> = {},
) {
  const database = await createDatabase(kind);
  cleanups.push(database.drop);
  const gate = await createGate?.(database.url);
  if (gate) cleanups.push(gate.close);
  return { database, gate: gate!, ...(await startAndSignIn(gate?.url ?? database.url, variables)) };
}

async function startAndSignIn(databaseUrl: string, variables: Record<string, string> = {}) {
  const site = await startSite(databaseUrl, variables);
  cleanups.push(site.kill);
  await registerAdmin(site.url);
  const { token } = await signIn(site.url);
  await expectPagesServed(site.url);
  return { site, url: site.url, token };
}

skipUnlessPostgresql(describe)("The site on PostgreSQL", () => {
  test("answers API calls with 503, shows the text of a submitted form again and serves pages while the database is down (ASVS 16.5.2, 16.5.3)", async () => {
    const { gate, url, token } = await setUp("postgresql", startGate);
    gate.setRefusing(true);
    await expectUnavailable(url, token);
    await expectPagesServed(url);
    const formResponse = await call(url, "/api/contact", {
      method: "POST",
      raw: new URLSearchParams(lead).toString(),
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
    });
    expect(formResponse.status).toBe(503);
    expect(await formResponse.text()).toContain(lead.message);
    gate.setRefusing(false);
    await expectHealed(url, token);
  });

  test("reconnects on the next call after the database restarts", async () => {
    const { database, url, token } = await setUp("postgresql");
    // Ends all connections, as a restart does, and waits until they are closed.
    await database.query(
      `SELECT pg_terminate_backend(pid, 30000) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    await expectHealed(url, token);
  });

  test("serves pages immediately, and answers API calls with 503 after a timeout, while the database hangs", async () => {
    // In production, a query times out after 15 s and a connection attempt after 5 s (lib/db/client.ts).
    const timeouts = buildShortTimerVariables({ 15_000: 8_000, 5_000: 4_000 });
    const { gate, url, token } = await setUp("postgresql", startGate, timeouts);
    gate.setHanging(true);
    const startedAt = Date.now();
    await expectPagesServed(url);
    expect(Date.now() - startedAt).toBeLessThan(3_500);
    await expectUnavailable(url, token);
    expect(Date.now() - startedAt).toBeLessThan(30_000);
    gate.setHanging(false);
    await expectHealed(url, token);
  });
});

test("answers writes with 503 while the disk of the SQLite database is full, and loses no acknowledged write", async () => {
  const disk = createSmallDisk();
  cleanups.push(disk.remove);
  const databaseUrl = `file:${disk.folder}/site.db`;
  migrate(databaseUrl);
  const { url, token, site } = await startAndSignIn(databaseUrl);

  const acknowledgedIds: string[] = [];
  const body = { ...post, content: `<p>${"a long text ".repeat(20_000)}</p>` };
  for (;;) {
    const response = await call(url, "/api/blogs", { method: "POST", token, body });
    if (response.status !== 201) {
      await expectFailure(response, { status: 503 });
      break;
    }
    acknowledgedIds.push(((await response.json()) as { id: string }).id);
  }
  expect(acknowledgedIds.length).toBeGreaterThan(0);
  expect((await call(url, "/api/blogs?page=1&pageSize=1")).status).toBe(200);
  await expectPagesServed(url);

  disk.grow();
  await expectHealed(url, token);
  const blogs = (await (await call(url, "/api/blogs")).json()) as { id: string }[];
  expect(blogs.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledgedIds));
  await site.stop();
  const file = new Database(`${disk.folder}/site.db`);
  expect(file.pragma("integrity_check")).toEqual([{ integrity_check: "ok" }]);
  file.close();
});

test("finishes the request in progress and accepts no new ones after a stop signal", async () => {
  const { database, site, url } = await setUp("sqlite");
  const [socket, idleSocket] = [await openSocket(url), await openSocket(url)];
  const body = JSON.stringify({ ...lead, message: "Sent while the site was stopping" });
  const headerLines = [
    "POST /api/contact HTTP/1.1",
    "Host: localhost",
    "Content-Type: application/json",
    `Content-Length: ${body.length}`,
    "Expect: 100-continue",
  ];
  const pageRequest = "GET /privacy HTTP/1.1\r\nHost: localhost\r\n\r\n";
  idleSocket.write(pageRequest);
  await once(idleSocket, "data");
  let received = "";
  socket.on("data", (data: Buffer) => (received += data.toString()));
  socket.write(`${headerLines.join("\r\n")}\r\n\r\n${body.slice(0, 20)}`);
  // The server sends 100 Continue once it starts to handle the request.
  await once(socket, "data");
  const stopped = site.stop();
  await once(idleSocket, "close");
  const idleClosedAt = performance.now();
  socket.write(body.slice(20) + pageRequest.repeat(3));
  await once(socket, "close");
  expect(received).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 201 /);
  expect(received.match(/HTTP\/1\.1 2/g)).toHaveLength(1);
  await stopped;
  // A forced stop would come 20 s after the signal.
  expect(performance.now() - idleClosedAt).toBeLessThan(8_000);
  expect(await countRows(database, "Contact")).toBe(1);
});
