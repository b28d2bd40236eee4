import { afterEach, describe, expect, test } from "@jest/globals";
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import Database from "better-sqlite3";
import { call, register, signIn } from "../harness/calls";
import { createDatabase, type TestDatabase, testedKinds } from "../harness/databases";
import { expectFailure } from "../harness/failures";
import { startSite, type TestSite } from "../harness/site";

const lead = {
  name: "Meera Iyer",
  email: "meera@example.in",
  phone: "9876543210",
  message: "Please call me back",
};
const post = { title: "A post", authorName: "Asha", short_desc: "Short", content: "<p>Text</p>" };

let opened: { site?: TestSite; database?: TestDatabase; end?: () => void } = {};
afterEach(async () => {
  await opened.site?.kill();
  opened.end?.();
  await opened.database?.drop();
  opened = {};
});

describe.each(testedKinds)("Killed in the middle of writing on %s", (kind) => {
  test("no write that was acknowledged is lost", async () => {
    const database = await createDatabase(kind);
    opened = { database, site: await startSite(database.url) };
    const { site } = opened as { site: TestSite };
    await register(site.url);
    const { token } = await signIn(site.url);

    const acknowledged: string[] = [];
    let inFlight = 0;
    let killed: Promise<void> | undefined;
    const writeUntilKilled = async (path: string, body: unknown) => {
      while (killed === undefined) {
        inFlight += 1;
        const response = await call(site.url, path, { method: "POST", token, body }).catch(
          () => undefined,
        );
        // An answer that was cut off acknowledges nothing.
        const stored = (await response?.json().catch(() => undefined)) as
          { id?: string } | undefined;
        if (response?.status === 201 && stored?.id !== undefined) acknowledged.push(stored.id);
        inFlight -= 1;
        if (acknowledged.length >= 200) killed ??= site.kill();
      }
    };
    const writers = Array.from({ length: 12 }, (_, index) =>
      index % 2 === 0
        ? writeUntilKilled("/api/contact", lead)
        : writeUntilKilled("/api/blogs", post),
    );
    await Promise.race(writers);
    expect(inFlight).toBeGreaterThan(0);
    await Promise.all(writers);
    await killed;

    opened.site = await startSite(database.url);
    const { url } = opened.site;
    const stored = new Set<string>();
    for (const path of ["/api/contacts", "/api/blogs"]) {
      const entries = (await (await call(url, path, { token })).json()) as { id: string }[];
      for (const { id } of entries) stored.add(id);
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(200);
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    if (kind === "sqlite") {
      expect(await database.query("PRAGMA integrity_check")).toEqual([{ integrity_check: "ok" }]);
    }
    // No entry without its line in the audit, and no line without its entry.
    const unmatched = await database.query(
      `SELECT b."id" FROM "Blog" b FULL JOIN (SELECT * FROM "AuditEntry" WHERE "entity" = 'blog') a
       ON a."entityId" = b."id" WHERE a."id" IS NULL OR b."id" IS NULL`,
    );
    expect(unmatched).toEqual([]);
  });
});

/** Every call that needs the database says 503 in the envelope, and when to come back. */
async function expectUnavailable(url: string, token: string) {
  const calls = [
    call(url, "/api/health"),
    call(url, "/api/blogs"),
    call(url, "/api/contacts", { token }),
    call(url, "/api/blogs", { method: "POST", token, body: post }),
    call(url, "/api/contact", { method: "POST", body: lead }),
  ];
  for (const response of await Promise.all(calls)) {
    expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
    await expectFailure(response, { status: 503 });
  }
}

/** Stands between the site and a database, and can be shut and opened again. */
async function startGate(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let shut = false;
  const server = createServer((socket) => {
    if (shut) return void socket.resetAndDestroy();
    const onward = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(from);
      from.on("error", () => to.destroy()).on("close", () => to.destroy());
      from.pipe(to);
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const gate = new URL(databaseUrl);
  gate.hostname = "127.0.0.1";
  gate.port = String(address.port);
  const setShut = (value: boolean) => {
    shut = value;
    if (shut) for (const socket of sockets) socket.destroy();
  };
  return { url: gate.href, setShut, close: () => server.close() };
}

const onPostgresql = testedKinds.filter((kind) => kind === "postgresql");

describe.each(onPostgresql)("While %s is out of reach", (kind) => {
  test("the API says 503, the form keeps what was typed, and all is well afterwards", async () => {
    const database = await createDatabase(kind);
    const gate = await startGate(database.url);
    opened = { database, site: await startSite(gate.url), end: gate.close };
    const { url } = opened.site as TestSite;
    await register(url);
    const { token } = await signIn(url);

    gate.setShut(true);
    await expectUnavailable(url, token);
    const form = await call(url, "/api/contact", {
      method: "POST",
      raw: new URLSearchParams(lead).toString(),
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
    });
    expect(form.status).toBe(503);
    const page = await form.text();
    expect(page).toContain("Something went wrong. Please try again later.");
    expect(page).toContain('value="meera@example.in"');
    expect(page).toContain(lead.message);

    gate.setShut(false);
    const written = await call(url, "/api/blogs", { method: "POST", token, body: post });
    expect(written.status).toBe(201);
    expect((await call(url, "/api/health")).status).toBe(200);
  });
});

describe("While another process holds the SQLite file", () => {
  test("a write says 503 and is not stored, a read is answered, and all is well afterwards", async () => {
    const database = await createDatabase("sqlite");
    opened = { database, site: await startSite(database.url) };
    const { url } = opened.site as TestSite;
    await register(url);
    const other = new Database(database.url.replace("file:", ""));
    opened.end = () => other.close();
    other.exec("BEGIN IMMEDIATE");
    const writing = call(url, "/api/contact", { method: "POST", body: lead });
    await expectFailure(await writing, { status: 503 });
    expect((await call(url, "/api/blogs")).status).toBe(200);
    other.exec("ROLLBACK");
    expect(await database.query(`SELECT * FROM "Contact"`)).toEqual([]);
    expect((await call(url, "/api/contact", { method: "POST", body: lead })).status).toBe(201);
  });
});
