import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import { writeSqliteBackup } from "@/scripts/backup/sqlite";
import { backUp, interruptProgram, kindsToBackUp, refused, restore } from "../harness/backups";
import { call, register, signIn } from "../harness/calls";
import {
  createDatabase,
  createEmptyDatabase,
  type DatabaseKind,
  type TestDatabase,
} from "../harness/databases";
import { publishBlog, publishMedia, publishOffer } from "../harness/entries";
import { type EveryRow, readEveryRow } from "../harness/every-row";
import { startSite, type TestSite } from "../harness/site";

const folder = mkdtempSync(path.join(tmpdir(), "arthora-backups-"));
const inFolder = (name: string) => path.join(folder, name);
const opened: TestDatabase[] = [];
const sites: TestSite[] = [];
afterAll(async () => {
  await Promise.all(sites.map((site) => site.kill()));
  await Promise.all(opened.map((database) => database.drop()));
  rmSync(folder, { recursive: true, force: true });
});

async function open(database: Promise<TestDatabase>): Promise<TestDatabase> {
  opened.push(await database);
  return database;
}

async function start({ url }: TestDatabase): Promise<TestSite> {
  const site = await startSite(url);
  sites.push(site);
  return site;
}

/** Tries until a signal came before the program was done, which a busy machine may be too late for. */
async function untilHalfWay(attempt: (time: number) => Promise<boolean>) {
  for (let time = 0; time < 10; time += 1) if (await attempt(time)) return;
  throw new Error("No signal came in time");
}

/** What a dump's text format and a shell would stumble over. */
const ODD_TEXT = "₹ “é” 👍\u2028line\nnext\ttab \\. \\N 'one' \"two\" ;-- $1 ?";

const lead = { name: "Meera", email: "meera@example.in", phone: "9876543210", message: ODD_TEXT };

/** Enough megabytes for a backup to take a while; with their search text, so that no site fills it in. */
const fill = `
  WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 6000)
  INSERT INTO "Contact" ("id", "name", "email", "phone", "message", "searchText")
  SELECT 'filler-' || n, 'A', 'a@example.in', '1', '${randomBytes(1_500).toString("base64")}', 'a'
  FROM numbers`;

/** A database that a site is running on, with rows in every table. */
async function openLive(kind: DatabaseKind) {
  const database = await open(createDatabase(kind));
  await database.execute(fill);
  await database.execute(`INSERT INTO "Marker" ("key") VALUES ('a marker')`);
  await database.execute(`
    INSERT INTO "ContactMail" ("contactId", "state") VALUES ('filler-1', 'sent');
    INSERT INTO "Lease" ("key", "holder", "until") VALUES ('mail', 'a', '2020-01-01T00:00:00.000+00:00');
  `);
  const site = await start(database);
  await register(site.url);
  const { token } = await signIn(site.url);
  await publishBlog(site.url, token, { title: ODD_TEXT });
  await publishMedia(site.url, token, { title: ODD_TEXT });
  await publishOffer(site.url, token, { title: ODD_TEXT, validUntil: "2028-02-29" });
  await call(site.url, "/api/contact", { method: "POST", body: lead });
  return { database, site, token };
}

/** How many rows there are that a restore brings back: sessions end, migrations are not counted. */
function countSiteRows(rows: EveryRow): number {
  const { Session, _prisma_migrations, ...counted } = rows;
  expect([Session, _prisma_migrations]).not.toContain(undefined);
  return Object.values(counted).reduce((total, ofTable) => total + ofTable.length, 0);
}

describe.each(kindsToBackUp())("A backup on %s", (kind) => {
  let live: Awaited<ReturnType<typeof openLive>>;
  let good: string;
  beforeAll(async () => {
    live = await openLive(kind);
    good = inFolder(`${kind}.backup`);
    expect(await backUp(live.database, good)).toMatchObject({ status: 0, stderr: "" });
  });

  test("has every write acknowledged before it began, and no half of one", async () => {
    const { database, site, token } = live;
    const acknowledged: string[] = [];
    let writing = true;
    const write = async (address: string, body: unknown) => {
      while (writing) {
        const response = await call(site.url, address, { method: "POST", token, body });
        expect(response.status).toBe(201);
        acknowledged.push(((await response.json()) as { id: string }).id);
      }
    };
    const post = { title: "A post", authorName: "Asha", short_desc: "Short", content: "" };
    const writers = ["/api/contact", "/api/blogs", "/api/blogs", "/api/contact"].map((address) =>
      write(address, address === "/api/contact" ? lead : post),
    );
    while (acknowledged.length < 40) await new Promise((resolve) => setTimeout(resolve, 5));

    const before = [...acknowledged];
    const file = inFolder(`${kind}-under-load.backup`);
    expect(await backUp(database, file)).toMatchObject({ status: 0, stderr: "" });
    const during = acknowledged.length - before.length;
    writing = false;
    await Promise.all(writers);

    expect(during).toBeGreaterThan(10);
    const restored = await open(createEmptyDatabase(kind));
    expect(await restore(restored, file)).toMatchObject({ status: 0, stderr: "" });
    const stored = await restored.query(`SELECT "id" FROM "Blog" UNION SELECT "id" FROM "Contact"`);
    const ids = new Set(stored.map(({ id }) => id));
    expect(before.filter((id) => !ids.has(id))).toEqual([]);
    const unmatched = await restored.query(
      `SELECT b."id" FROM "Blog" b FULL JOIN (SELECT * FROM "AuditEntry" WHERE "entity" = 'blog') a
       ON a."entityId" = b."id" WHERE a."id" IS NULL OR b."id" IS NULL`,
    );
    expect(unmatched).toEqual([]);
  });

  test("mails nothing once more that it had still to mail: staff decide", async () => {
    const database = await open(createDatabase(kind));
    await database.execute(`
      INSERT INTO "Contact" ("id", "name", "email", "phone", "message")
        SELECT 'c' || n, 'A', 'a@example.in', '1', 'M'
        FROM (SELECT 1 AS n UNION SELECT 2 UNION SELECT 3 UNION SELECT 4) numbers;
      INSERT INTO "ContactMail" ("contactId", "state", "problem") VALUES
        ('c1', 'waiting', 'Later'), ('c2', 'handing', NULL), ('c3', 'sent', NULL), ('c4', 'failed', 'No');
    `);
    const file = inFolder(`${kind}-mails.backup`);
    expect(await backUp(database, file)).toMatchObject({ status: 0, stderr: "" });
    const restored = await open(createEmptyDatabase(kind));
    expect(await restore(restored, file)).toMatchObject({ status: 0, stderr: "" });
    const problem =
      "This comes from a backup and may have been emailed since. Send it again if it has not.";
    expect(
      await restored.query(
        `SELECT "contactId", "state", "problem" FROM "ContactMail" ORDER BY "contactId"`,
      ),
    ).toEqual([
      { contactId: "c1", state: "failed", problem },
      { contactId: "c2", state: "failed", problem },
      { contactId: "c3", state: "sent", problem: null },
      { contactId: "c4", state: "failed", problem: "No" },
    ]);
  });

  test("brings back every row of every table but the sessions, and a site that works", async () => {
    const { database, token } = live;
    const file = inFolder(`${kind}-whole.backup`);
    const rows = await readEveryRow(kind, database);
    const made = await backUp(database, file);
    for (const ofTable of Object.values(rows)) expect(ofTable.length).toBeGreaterThan(0);
    const counted = `${countSiteRows(rows)} rows of 9 tables`;
    expect(made).toMatchObject({ status: 0, stdout: expect.stringContaining(counted) });

    const restored = await open(createEmptyDatabase(kind));
    const { stdout, ...rest } = await restore(restored, file);
    expect(rest).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain(counted);
    expect(stdout).toMatch(
      /^[^\n]+ All sessions are ended\. Uploads are not in a backup: [^\n]+ Start the site now\. [^\n]+\n$/,
    );
    expect(await readEveryRow(kind, restored)).toEqual({ ...rows, Session: [] });

    const { url } = await start(restored);
    expect((await call(url, "/api/contacts", { token })).status).toBe(401);
    const signedIn = await signIn(url);
    const leads = await call(url, "/api/contacts?pageSize=10", { token: signedIn.token });
    expect(leads.headers.get("x-total-count")).toBe(String(rows.Contact?.length));
    const [offer] = (await (await call(url, "/api/offers")).json()) as [{ title: string }];
    expect(offer.title).toBe(ODD_TEXT);
    await publishBlog(url, signedIn.token, { title: "After the restore" });
  });

  test("is one file that its owner alone can read, with nothing beside it", async () => {
    const { mode } = statSync(good);
    expect((mode & 0o777).toString(8)).toBe("600");
    const beside = readdirSync(folder).filter((name) => name.startsWith(`${kind}.backup`));
    expect(beside).toEqual([`${kind}.backup`]);
  });

  test("does not overwrite a file", async () => {
    const file = inFolder(`${kind}-there.backup`);
    writeFileSync(file, "precious");
    expect(await backUp(live.database, file)).toEqual(refused("already exists"));
    expect(readFileSync(file, "utf8")).toBe("precious");
  });

  test("is not there when it was killed half way", async () => {
    await untilHalfWay(async (time) => {
      const place = inFolder(`${kind}-killed-${time}`);
      mkdirSync(place);
      const file = path.join(place, "site.backup");
      const hasBegun = () => readdirSync(place).length > 0;
      await interruptProgram(live.database, ["scripts/backup.ts", file], "SIGKILL", hasBegun);
      // The program may have been quicker.
      if (existsSync(file)) return false;
      expect(readdirSync(place)).toEqual([expect.stringMatching(/^site\.backup\.partial-/)]);
      expect(await backUp(live.database, file)).toMatchObject({ status: 0 });
      return true;
    });
  });

  test("leaves nothing behind when it was interrupted", async () => {
    await untilHalfWay(async (time) => {
      const place = inFolder(`${kind}-interrupted-${time}`);
      mkdirSync(place);
      const file = path.join(place, "site.backup");
      const hasBegun = () => readdirSync(place).length > 0;
      await interruptProgram(live.database, ["scripts/backup.ts", file], "SIGTERM", hasBegun);
      if (existsSync(file)) return false;
      expect(readdirSync(place)).toEqual([]);
      return true;
    });
  });

  test("replaces a database that has tables only with --overwrite, and then all of it", async () => {
    const target = await open(createDatabase(kind));
    await target.execute(
      `INSERT INTO "Contact" ("id", "name", "email", "phone", "message")
       VALUES ('a lead', 'A', 'a@example.in', '1', 'Only here')`,
    );
    // As a newer version of the site may have left it.
    await target.execute(
      `CREATE TABLE "Newer" ("userId" TEXT NOT NULL REFERENCES "User" ("id") ON DELETE CASCADE)`,
    );
    const before = await readEveryRow(kind, target);
    expect(await restore(target, good)).toEqual(refused("--overwrite"));
    expect(await readEveryRow(kind, target)).toEqual(before);

    expect(await restore(target, good, ["--overwrite"])).toMatchObject({ status: 0, stderr: "" });
    const expected = await open(createEmptyDatabase(kind));
    expect(await restore(expected, good)).toMatchObject({ status: 0, stderr: "" });
    expect(await readEveryRow(kind, target)).toEqual(await readEveryRow(kind, expected));
  });

  test("that is cut off, damaged or something else is refused, and the database stays as it is", async () => {
    const target = await open(createDatabase(kind));
    await target.execute(`INSERT INTO "Marker" ("key") VALUES ('still here')`);
    const before = await readEveryRow(kind, target);
    const cutOff = (name: string, part: number) => {
      const file = inFolder(`${kind}-${name}.backup`);
      writeFileSync(file, readFileSync(good));
      truncateSync(file, Math.floor(statSync(good).size * part));
      return file;
    };
    const garbage = inFolder(`${kind}-garbage.backup`);
    writeFileSync(garbage, randomBytes(100_000));
    const damaged = inFolder(`${kind}-damaged.backup`);
    const bytes = readFileSync(good);
    const middle = Math.floor(bytes.length / 2);
    writeFileSync(damaged, bytes.fill(0xff, middle, middle + 8_192));
    const files = [
      garbage,
      damaged,
      cutOff("half", 0.5),
      cutOff("nearly", 0.999),
      cutOff("empty", 0),
    ];
    for (const file of files) {
      expect(await restore(target, file, ["--overwrite"])).toEqual(
        refused(/is (damaged|not a (complete )?backup of a (SQLite|PostgreSQL) database)/),
      );
    }
    expect(await restore(target, inFolder("none"), ["--overwrite"])).toEqual(
      refused("There is no file"),
    );
    expect(await readEveryRow(kind, target)).toEqual(before);
  });

  test("of a newer version is refused, of an older one brought up to date", async () => {
    const source = await open(createDatabase(kind));
    const newer = inFolder(`${kind}-newer.backup`);
    await source.execute(
      `INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "finished_at")
       VALUES ('newer', 'x', '29990101000000_newer', CURRENT_TIMESTAMP)`,
    );
    expect(await backUp(source, newer)).toMatchObject({ status: 0 });
    const target = await open(createEmptyDatabase(kind));
    expect(await restore(target, newer)).toEqual(refused("newer version.*29990101000000_newer"));
    expect(await readEveryRow(kind, target)).toEqual({});

    // Older than the first migration, which is the only one that there must be.
    const tables = Object.keys(await readEveryRow(kind, source));
    const referring = ["Session", "ContactMail"];
    const others = tables.filter((name) => !referring.includes(name) && !name.startsWith("_"));
    const dropped = [...referring, ...others];
    await source.execute(dropped.map((table) => `DROP TABLE "${table}";`).join("\n"));
    await source.execute(`DELETE FROM "_prisma_migrations" WHERE "id" = 'newer'`);
    await source.execute(
      `UPDATE "_prisma_migrations" SET finished_at = NULL, applied_steps_count = 0`,
    );
    const older = inFolder(`${kind}-older.backup`);
    expect(await backUp(source, older)).toMatchObject({ status: 0 });
    expect(await restore(target, older)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/migrations applied: [1-9]/),
    });
    expect(Object.keys(await readEveryRow(kind, target))).toEqual(tables);
  });

  test("is asked for in the right way, or the right way is told", async () => {
    expect(await backUp(live.database, "")).toEqual(refused("Use: npm run backup -- FILE"));
    expect(await restore(live.database, good, ["--force"])).toEqual(
      refused("Use: npm run restore -- FILE \\[--overwrite\\]"),
    );
  });
});

describe("On SQLite", () => {
  test("a backup comes to its end although somebody writes after each of its steps", async () => {
    const database = await open(createDatabase("sqlite"));
    await database.execute(fill);
    const other = new Database(database.url.replace("file:", ""));
    other.pragma("journal_mode = WAL");
    const write = other.prepare(`INSERT OR REPLACE INTO "Marker" ("key") VALUES ('again')`);
    const PATIENCE = 1_000;
    let writes = 0;
    let ended = false;
    const backup = writeSqliteBackup(database.url, inFolder("without-pause.backup")).finally(
      () => (ended = true),
    );
    for (; !ended && writes < PATIENCE; writes += 1) {
      write.run();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await backup;
    other.close();
    expect(writes).toBeLessThan(PATIENCE);
  });

  test("a database that a site is running on is not replaced", async () => {
    const database = await open(createDatabase("sqlite"));
    const file = inFolder("in-use.backup");
    expect(await backUp(database, file)).toMatchObject({ status: 0 });
    const { url, stop } = await start(database);
    expect((await call(url, "/api/contact", { method: "POST", body: lead })).status).toBe(201);
    const before = await readEveryRow("sqlite", database);
    expect(await restore(database, file, ["--overwrite"])).toEqual(refused("Stop the site"));
    expect(await readEveryRow("sqlite", database)).toEqual(before);
    expect((await call(url, "/api/contact", { method: "POST", body: lead })).status).toBe(201);
    await stop();
    expect(await restore(database, file, ["--overwrite"])).toMatchObject({ status: 0 });
    expect((await readEveryRow("sqlite", database)).Contact).toEqual([]);
  });

  test("a restore that is killed half way changes nothing", async () => {
    const source = await open(createDatabase("sqlite"));
    await source.execute(fill);
    const file = inFolder("to-restore.backup");
    expect(await backUp(source, file)).toMatchObject({ status: 0 });
    await untilHalfWay(async () => {
      const target = await open(createDatabase("sqlite"));
      await target.execute(`INSERT INTO "Marker" ("key") VALUES ('still here')`);
      const before = await readEveryRow("sqlite", target);
      const place = path.dirname(target.url.replace("file:", ""));
      const hasBegun = () => readdirSync(place).some((name) => name.includes(".partial-"));
      const command = ["scripts/restore.ts", file, "--overwrite"] as [string, ...string[]];
      if (!(await interruptProgram(target, command, "SIGKILL", hasBegun))) return false;
      expect(await readEveryRow("sqlite", target)).toEqual(before);
      return true;
    });
  });

  test("a damaged database is replaced, and what lay beside it does not get into the new one", async () => {
    const database = await open(createDatabase("sqlite"));
    const file = inFolder("before-damage.backup");
    expect(await backUp(database, file)).toMatchObject({ status: 0 });
    const site = await start(database);
    const sent = await call(site.url, "/api/contact", { method: "POST", body: lead });
    expect(sent.status).toBe(201);
    await site.kill();
    const damaged = database.url.replace("file:", "");
    expect(statSync(`${damaged}-wal`).size).toBeGreaterThan(0);
    writeFileSync(damaged, randomBytes(8_192));
    expect(await restore(database, file)).toEqual(refused("--overwrite"));
    expect(await restore(database, file, ["--overwrite"])).toMatchObject({ status: 0 });
    expect((await readEveryRow("sqlite", database)).Contact).toEqual([]);
  });

  test("the file of a running site is not taken for a backup", async () => {
    const database = await open(createDatabase("sqlite"));
    await start(database);
    const target = await open(createEmptyDatabase("sqlite"));
    const live = database.url.replace("file:", "");
    expect(await restore(target, live)).toEqual(refused("is a database file in use"));
  });
});

describe.each(kindsToBackUp().filter((kind) => kind === "postgresql"))(
  "With the programs of %s",
  (kind) => {
    /** Puts a program of the test's own before the others on the PATH. */
    const pretend = (name: string, program: string, script: string) => {
      mkdirSync(inFolder(name));
      writeFileSync(inFolder(`${name}/${program}`), `#!/bin/sh\n${script}\n`);
      chmodSync(inFolder(`${name}/${program}`), 0o755);
      return { PATH: `${inFolder(name)}:${process.env.PATH}` };
    };

    test("a password is not where other users of the machine can read it", async () => {
      const database = await open(createDatabase(kind));
      const address = new URL(database.url);
      address.password = "se%23cret";
      address.search = "?schema=public&sslmode=disable";
      const seen = inFolder("seen");
      const variables = pretend(
        "watching",
        "pg_dump",
        `printf '%s\\n' "$PGPASSWORD" "$@" > ${seen}\nexec env PATH="\${PATH#*:}" pg_dump "$@"`,
      );
      const file = inFolder("with-password.backup");
      const made = await backUp({ ...database, url: address.href }, file, variables);
      expect(made).toMatchObject({ status: 0, stderr: "" });
      const [password, ...args] = readFileSync(seen, "utf8").split("\n");
      expect(password).toBe("se#cret");
      expect(args.join(" ")).toContain("sslmode=disable");
      expect(args.join(" ")).not.toMatch(/cret|schema/);
    });

    test("pg_dump missing, too old or refused: one line says so, and there is no file", async () => {
      const database = await open(createDatabase(kind));
      const file = inFolder("never.backup");
      expect(await backUp(database, file, { PATH: inFolder("nowhere") })).toEqual(
        refused("pg_dump is not installed.*postgresql-client"),
      );
      const tooOld = pretend(
        "too-old",
        "pg_dump",
        `echo 'pg_dump: error: aborting because of server version mismatch
pg_dump: detail: server version: 99.1; pg_dump version: 15.1' >&2; exit 1`,
      );
      expect(await backUp(database, file, tooOld)).toEqual(
        refused("pg_dump is older than the server \\(server version: 99.1"),
      );
      const away = { ...database, url: "postgresql://postgres:secret@127.0.0.1:1/none" };
      const outOfReach = await backUp(away, file);
      expect(outOfReach).toEqual(refused("pg_dump failed: .*port 1 failed"));
      expect(outOfReach.stderr).not.toContain("secret");
      expect(readdirSync(folder).filter((name) => name.startsWith("never"))).toEqual([]);
    });

    test("a restore that breaks off half way changes nothing", async () => {
      const source = await open(createDatabase(kind));
      await source.execute(fill);
      const file = inFolder("to-break-off.backup");
      expect(await backUp(source, file)).toMatchObject({ status: 0 });
      const target = await open(createDatabase(kind));
      await target.execute(`INSERT INTO "Marker" ("key") VALUES ('still here')`);
      const before = await readEveryRow(kind, target);
      const breaking = pretend(
        "breaking",
        "pg_restore",
        `export PATH="\${PATH#*:}"
case "$*" in *--clean*) pg_restore "$@" | head -n 3000; exit 1;; esac
exec pg_restore "$@"`,
      );
      expect(await restore(target, file, ["--overwrite"], breaking)).toEqual(
        refused("pg_restore failed"),
      );
      expect(await readEveryRow(kind, target)).toEqual(before);
    });
  },
);
