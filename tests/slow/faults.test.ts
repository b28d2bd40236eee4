import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import path from "node:path";
import { afterEach, describe, expect, test } from "@jest/globals";
import Database from "better-sqlite3";
import { call, signIn, registerAdmin } from "../../tools/site/calls";
import {
  countRows,
  createDatabase,
  type DatabaseKind,
  migrate,
  type TestDatabase,
  testedKinds,
} from "../../tools/site/databases";
import { createSmallDisk, withoutWriteAccess } from "../support/disks";
import { expectFailure } from "../support/failures";
import { type Gate, startGate } from "../support/gate";
import { movedClock, shortWaits } from "../support/site-clock";
import { startSite, type TestSite } from "../../tools/site/site";

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

async function openSite(kind: DatabaseKind) {
  const database = await createDatabase(kind);
  opened = { database };
  const site = await startSite(database.url);
  opened = { database, site };
  await registerAdmin(site.url);
  return { database, site, token: (await signIn(site.url)).token };
}

describe.each(testedKinds)("Killed in the middle of writing on %s", (kind) => {
  test("no write that was acknowledged is lost", async () => {
    const { database, site, token } = await openSite(kind);

    const acknowledged: string[] = [];
    let inFlight = 0;
    let sent = 0;
    let killed: Promise<void> | undefined;
    // Each lead is another: what is the same is stored once.
    const nextLead = () => ({ ...lead, message: `Please call me back, ${(sent += 1)}` });
    const writeUntilKilled = async (path: string, bodyOf: () => unknown) => {
      while (killed === undefined) {
        inFlight += 1;
        const response = await call(site.url, path, {
          method: "POST",
          token,
          body: bodyOf(),
        }).catch(() => undefined);
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
        ? writeUntilKilled("/api/contact", nextLead)
        : writeUntilKilled("/api/blogs", () => post),
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

  test("a post is as it was before a change, or changed with what it was kept", async () => {
    const { database, site, token } = await openSite(kind);
    const ask = (path: string, method = "GET", body?: unknown) =>
      call(site.url, path, { method, token, body });
    let changes = 0;
    let killed: Promise<void> | undefined;
    const changeUntilKilled = async () => {
      const made = (await (await ask("/api/blogs", "POST", post)).json()) as { id: string };
      while (killed === undefined) {
        await ask(`/api/blogs/${made.id}`, "PUT", { ...post, title: `Change ${changes}` });
        await ask(`/api/blogs/${made.id}`, "DELETE");
        const deleted = (await (await ask("/api/versions?entity=blog")).json()) as {
          id: string;
          entryId: string;
        }[];
        const { id } = deleted.find(({ entryId }) => entryId === made.id)!;
        await ask(`/api/versions/${id}/restore`, "POST");
        changes += 3;
        if (changes >= 200) killed ??= site.kill();
      }
    };
    // The one that kills ends; the calls of the others are cut off.
    await Promise.allSettled(Array.from({ length: 8 }, changeUntilKilled));
    await killed;
    opened.site = undefined;

    const posts = await database.query(`SELECT "id", "version" FROM "Blog"`);
    const versions = await database.query(
      `SELECT "entryId", "version", "isDeletion" FROM "EntryVersion" ORDER BY "version"`,
    );
    expect(versions.length).toBeGreaterThan(100);
    for (const entryId of new Set(versions.map((row) => row.entryId))) {
      const kept = versions.filter((row) => row.entryId === entryId);
      const numbers = kept.map(({ version }) => Number(version));
      expect(numbers).toEqual(Array.from(numbers, (_, index) => index + 1));
      const there = posts.find(({ id }) => id === entryId);
      const isDeleted = Boolean(kept.at(-1)!.isDeletion);
      expect(there && Number(there.version)).toBe(isDeleted ? undefined : numbers.length + 1);
      expect(kept.slice(0, -1).some((row) => Boolean(row.isDeletion))).toBe(false);
    }
  });

  test("what staff say of a lead is there with its line in the audit, or not at all", async () => {
    const { database, site, token } = await openSite(kind);
    const acknowledged: Record<string, number> = {};
    let killed: Promise<void> | undefined;
    const writeUntilKilled = async (index: number) => {
      const body = { ...lead, message: `Please call me back, ${index}` };
      const made = await call(site.url, "/api/contact", { method: "POST", body });
      const { id } = (await made.json()) as { id: string };
      acknowledged[id] = 0;
      const path = `/api/contacts/${id}`;
      const ask = async (method: string, part: string, sent?: unknown) => {
        const answer = await call(site.url, `${path}/${part}`, { method, token, body: sent });
        await answer.json();
        expect(answer.ok).toBe(true);
      };
      while (killed === undefined) {
        await ask("PUT", "answer", { how: "called" });
        await ask("POST", "notes", { text: `Note ${acknowledged[id]}` });
        acknowledged[id]! += 1;
        await ask("DELETE", "answer");
        if (acknowledged[id] >= 15) killed ??= site.kill();
      }
    };
    await Promise.allSettled(Array.from({ length: 8 }, (_, index) => writeUntilKilled(index)));
    await killed;
    opened.site = undefined;

    const leads = await database.query(`SELECT "id", "answeredAt" FROM "Contact"`);
    expect(leads).toHaveLength(8);
    for (const { id, answeredAt } of leads) {
      const notes = await database.query(
        `SELECT "text" FROM "ContactNote" WHERE "contactId" = '${String(id)}' ORDER BY "createdAt", "id"`,
      );
      // The one that was under way may be there.
      expect([0, 1]).toContain(notes.length - acknowledged[String(id)]!);
      expect(notes.map(({ text }) => text)).toEqual(notes.map((_, index) => `Note ${index}`));
      const audited = await database.query(
        `SELECT "detail", COUNT(*) AS "times" FROM "AuditEntry"
         WHERE "entityId" = '${String(id)}' GROUP BY "detail"`,
      );
      const times = Object.fromEntries(audited.map((row) => [row.detail, Number(row.times)]));
      expect(times.Noted ?? 0).toBe(notes.length);
      const isAnswered = (times["Answered: called"] ?? 0) - (times["Opened again"] ?? 0);
      expect(isAnswered).toBe(answeredAt === null ? 0 : 1);
    }
  });
});

/** A part of a list that nobody has asked for yet: none is kept. */
let part = 1_000;
const unkeptList = () => `/api/blogs?page=${(part += 1)}`;

/** Every call that needs the database says 503 in the envelope, and when to come back. */
async function expectUnavailable(url: string, token: string) {
  const calls = [
    call(url, unkeptList()),
    call(url, "/api/contacts", { token }),
    call(url, "/api/blogs", { method: "POST", token, body: post }),
    call(url, "/api/contact", { method: "POST", body: lead }),
  ];
  for (const response of await Promise.all(calls)) {
    expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
    await expectFailure(response, { status: 503 });
  }
  const ready = await call(url, "/api/health?ready");
  expect(ready.headers.get("retry-after")).toMatch(/^\d+$/);
  const fields = { database: "away", migrations: "unknown" };
  await expectFailure(ready, { status: 503, message: "Not ready", fields });
  // The process is as well as before: a restart would lose its pages and mend nothing.
  expect((await call(url, "/api/health")).status).toBe(200);
}

/** What visitors read is cached: it is there whatever the database does. */
async function expectPages(url: string) {
  for (const path of ["/", "/blog", "/media", "/loans/gold-loan"]) {
    const response = await call(url, path);
    // An answer that is not read keeps its connection, and the site from ending.
    await response.text();
    expect({ path, status: response.status }).toEqual({ path, status: 200 });
  }
}

/** All is as it was before, without a restart. */
async function expectHealed(url: string, token: string) {
  const fresh = { ...lead, message: `Please call me back, ${Date.now()}` };
  const written = [
    await call(url, "/api/blogs", { method: "POST", token, body: post }),
    await call(url, "/api/contact", { method: "POST", body: fresh }),
  ];
  for (const response of written) await response.text();
  expect(written.map(({ status }) => status)).toEqual([201, 201]);
  expect((await call(url, "/api/health?ready")).status).toBe(200);
  await expectPages(url);
}

async function open(
  kind: DatabaseKind,
  through?: (url: string) => Promise<Gate>,
  variables: Record<string, string> = {},
) {
  const database = await createDatabase(kind);
  opened = { database };
  const gate = await through?.(database.url);
  opened.end = gate?.close;
  const site = await startSite(gate?.url ?? database.url, variables);
  opened.site = site;
  await registerAdmin(site.url);
  const { token } = await signIn(site.url);
  await expectPages(site.url);
  return { database, gate: gate as Gate, url: site.url, site, token };
}

if (testedKinds.includes("postgresql")) {
  describe("While PostgreSQL", () => {
    test("has stopped, the API says 503, forms keep what was typed, pages are served", async () => {
      const { gate, url, token } = await open("postgresql", startGate);
      gate.setShut(true);
      await expectUnavailable(url, token);
      await expectPages(url);
      const form = await call(url, "/api/contact", {
        method: "POST",
        raw: new URLSearchParams(lead).toString(),
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
      });
      expect(form.status).toBe(503);
      expect(form.headers.get("retry-after")).toMatch(/^\d+$/);
      const page = await form.text();
      expect(page).toContain("Something went wrong. Please try again later.");
      expect(page).toContain('value="meera@example.in"');
      expect(page).toContain(lead.message);
      gate.setShut(false);
      await expectHealed(url, token);
    });

    test("hangs, the API says 503 after a while, and pages are served at once", async () => {
      const { gate, url, token } = await open(
        "postgresql",
        startGate,
        // 15 s for an answer and 5 s for a connection in service (lib/db.ts).
        shortWaits({ 15_000: 4_000, 5_000: 1_500 }),
      );
      gate.setHeld(true);
      const begun = Date.now();
      await expectPages(url);
      expect(Date.now() - begun).toBeLessThan(3_500);
      await expectUnavailable(url, token);
      expect(Date.now() - begun).toBeLessThan(20_000);
      gate.setHeld(false);
      await expectHealed(url, token);
    });

    test("answers slowly, writes get through, and pages are served at once", async () => {
      const { gate, url, token } = await open("postgresql", startGate);
      gate.setDelay(400);
      let isWritten = false;
      const slow = call(url, "/api/blogs", { method: "POST", token, body: post }).finally(
        () => (isWritten = true),
      );
      await expectPages(url);
      expect(isWritten).toBe(false);
      expect((await slow).status).toBe(201);
      gate.setDelay(0);
      await expectHealed(url, token);
    });

    test("restarts, the next calls find it again", async () => {
      const { database, url, token } = await open("postgresql");
      // What a restart does to everybody who is connected; they are gone when this answers.
      await database.query(
        `SELECT pg_terminate_backend(pid, 30000) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      );
      await expectHealed(url, token);
    });

    test("has no connection left, the API says 503 until it has one", async () => {
      const database = await createDatabase("postgresql");
      const role = `arthora_test_${randomBytes(6).toString("hex")}`;
      opened = { database };
      await database.execute(
        `CREATE ROLE ${role} LOGIN; GRANT ALL ON ALL TABLES IN SCHEMA public TO ${role}`,
      );
      const as = new URL(database.url);
      as.username = role;
      try {
        const site = await startSite(as.href);
        opened.site = site;
        await registerAdmin(site.url);
        const { token } = await signIn(site.url);
        await expectPages(site.url);
        await database.execute(`ALTER ROLE ${role} CONNECTION LIMIT 0`);
        await database.query(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = ?",
          [role],
        );
        await expectUnavailable(site.url, token);
        await expectPages(site.url);
        await database.execute(`ALTER ROLE ${role} CONNECTION LIMIT -1`);
        await expectHealed(site.url, token);
      } finally {
        await opened.site?.kill();
        await database.execute(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
      }
    });
  });
}

describe("While another process holds the SQLite file", () => {
  test("a write says 503 and is not stored, reads and pages are answered", async () => {
    const { database, url, token } = await open("sqlite");
    const other = new Database(database.url.replace("file:", ""));
    opened.end = () => other.close();
    other.exec("BEGIN IMMEDIATE");
    const begun = Date.now();
    const writing = call(url, "/api/contact", { method: "POST", body: lead });
    expect((await call(url, "/api/blogs")).status).toBe(200);
    await expectPages(url);
    expect(Date.now() - begun).toBeLessThan(3_000);
    const refused = await writing;
    // It waits for the other, in case it ends.
    expect(Date.now() - begun).toBeGreaterThan(4_500);
    expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
    await expectFailure(refused, { status: 503 });
    other.exec("ROLLBACK");
    expect(await database.query(`SELECT * FROM "Contact"`)).toEqual([]);
    await expectHealed(url, token);
  });
});

describe("While the disk of the SQLite file is full", () => {
  test("a write says 503, what was acknowledged stays, reads and pages are answered", async () => {
    const disk = createSmallDisk();
    opened.end = disk.remove;
    const url = `file:${disk.folder}/site.db`;
    migrate(url);
    const site = await startSite(url);
    opened.site = site;
    await registerAdmin(site.url);
    const { token } = await signIn(site.url);
    await expectPages(site.url);

    const acknowledged: string[] = [];
    const write = async () => {
      const body = { ...post, content: `<p>${"a long text ".repeat(20_000)}</p>` };
      const response = await call(site.url, "/api/blogs", { method: "POST", token, body });
      if (response.status === 201) {
        acknowledged.push(((await response.json()) as { id: string }).id);
        return null;
      }
      return response;
    };
    let refused: Response | null = null;
    for (let tries = 0; refused === null && tries < 200; tries += 1) refused = await write();
    expect(refused?.headers.get("retry-after")).toMatch(/^\d+$/);
    await expectFailure(refused!, { status: 503 });
    expect(acknowledged.length).toBeGreaterThan(0);
    expect((await call(site.url, "/api/blogs?page=1&pageSize=1")).status).toBe(200);
    await expectPages(site.url);

    disk.grow();
    await expectHealed(site.url, token);
    const listed = (await (await call(site.url, "/api/blogs")).json()) as { id: string }[];
    const ids = new Set(listed.map(({ id }) => id));
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
    await site.stop();
    const file = new Database(`${disk.folder}/site.db`);
    expect(file.pragma("integrity_check")).toEqual([{ integrity_check: "ok" }]);
    file.close();
  });
});

describe("Where the clock is moved", () => {
  const startAt = (databaseUrl: string, hours: number) => startSite(databaseUrl, movedClock(hours));

  test("forward, sign-ins end; back, nothing fails and what comes stays in order", async () => {
    const { database, site, token } = await open("sqlite");
    await site.stop();
    const later = await startAt(database.url, 9);
    opened.site = later;
    await expectFailure(await call(later.url, "/api/contacts", { token }), { status: 401 });
    const inFuture = await signIn(later.url);
    const posted = await call(later.url, "/api/blogs", {
      method: "POST",
      token: inFuture.token,
      body: post,
    });
    await posted.text();
    await later.stop();

    const earlier = await startAt(database.url, -48);
    opened.site = earlier;
    const { token: now } = await signIn(earlier.url);
    await expectHealed(earlier.url, now);
    // A sign-in of the future is none that lasts longer than others: it ends by its own clock.
    expect((await call(earlier.url, "/api/contacts", { token: inFuture.token })).status).toBe(200);
    const again = { ...lead, message: "Please call me back, once more" };
    for (let tries = 0; tries < 2; tries += 1) {
      expect(
        (await call(earlier.url, "/api/contact", { method: "POST", body: again })).status,
      ).toBe(201);
    }
    expect(await countRows(database, "Contact", `"message" = '${again.message}'`)).toBe(1);
  });
});

describe("Where the build cannot be written to", () => {
  test("pages are made, kept and made anew", async () => {
    const database = await createDatabase("sqlite");
    opened = { database };
    const { before, undo } = withoutWriteAccess(".next", path.dirname(database.url.slice(5)));
    opened.end = undo;
    const site = await startSite(database.url, {}, before);
    opened.site = site;
    await registerAdmin(site.url);
    const { token } = await signIn(site.url);
    await expectPages(site.url);
    await call(site.url, "/api/blogs", { method: "POST", token, body: post });
    expect(await (await call(site.url, "/blog")).text()).toContain(post.title);
    // A developer's own .env is nobody's to read either; nothing else was refused.
    expect(site.log().replace(/.*\.env[^}]*}/s, "")).not.toMatch(/EACCES|EROFS|EPERM/);
  });
});

describe("Told to stop", () => {
  test("the site finishes what is under way, and takes nothing new", async () => {
    const { database, site, url } = await open("sqlite");
    const { port } = new URL(url);
    const openSocket = async () => {
      const socket = connect(Number(port), "localhost");
      await once(socket, "connect");
      return socket;
    };
    const [socket, idle] = [await openSocket(), await openSocket()];
    const body = JSON.stringify({ ...lead, message: "Sent while the site was stopping" });
    const head = [
      "POST /api/contact HTTP/1.1",
      `Host: localhost:${port}`,
      "Content-Type: application/json",
      `Content-Length: ${body.length}`,
      "Expect: 100-continue",
    ];
    const page = `GET /privacy HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`;
    idle.write(page);
    await once(idle, "data");
    let answered = "";
    socket.on("data", (data: Buffer) => (answered += data.toString()));
    socket.write(`${head.join("\r\n")}\r\n\r\n${body.slice(0, 20)}`);
    // It says so when it has begun with the request.
    await once(socket, "data");
    const stopped = site.stop();
    await once(idle, "close");
    const isListening = () =>
      call(url, "/").then(
        async (response) => (await response.text()) !== "",
        () => false,
      );
    while (await isListening()) await new Promise((resolve) => setTimeout(resolve, 50));
    const finishedAt = performance.now();
    socket.write(body.slice(20) + page.repeat(3));
    await once(socket, "close");
    expect(answered).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 201 /);
    expect(answered).toMatch(/\r\nConnection: close\r\n/i);
    expect(answered.match(/HTTP\/1\.1 2/g)).toHaveLength(1);
    await stopped;
    // Cut off, it would take 20 s from the signal.
    expect(performance.now() - finishedAt).toBeLessThan(8_000);
    expect(await countRows(database, "Contact")).toBe(1);
  });
});
