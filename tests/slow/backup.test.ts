import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { randomBytes } from "node:crypto";
import {
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
import { Client } from "pg";
import {
  backUp,
  interruptBackup,
  kindsToBackUp,
  nameOf,
  putInPlace,
  refused,
  restore as restoreByHand,
} from "../support/backups";
import { FOLDING_MARK } from "@/lib/core/search-text";
import { call, signIn, registerAdmin } from "../../tools/site/calls";
import {
  createDatabase,
  createEmptyDatabase,
  type DatabaseKind,
  postgresqlNamed,
  type TestDatabase,
} from "../../tools/site/databases";
import { publishBlog, publishMedia, publishOffer } from "../support/entries";
import { readEveryRow } from "../support/every-row";
import { migrateTo, olderVersions } from "../support/older-version";
import { runProgram } from "../../tools/site/programs";
import { startSite, type TestSite } from "../../tools/site/site";

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

async function restore(kind: DatabaseKind, file: string, inUse?: TestDatabase) {
  const { used, restored, ...outcome } = await restoreByHand(kind, file, inUse);
  opened.push(restored);
  return { used, restored, outcome };
}

const done = expect.objectContaining({ status: 0, stderr: "" });

/** Runs `npm run backup` with whatever words. */
const runBackup = ({ url }: TestDatabase, ...words: string[]) =>
  runProgram("scripts/backup.ts", { arguments: words, variables: { DATABASE_URL: url } });

/** What a dump's text format and a shell would stumble over. */
const ODD_TEXT = "₹ “é” 👍\u2028line\nnext\ttab \\. \\N 'one' \"two\" ;-- $1 ?";

const lead = { name: "Meera", email: "meera@example.in", phone: "9876543210", message: ODD_TEXT };

/** Enough megabytes for a backup to take a while. */
const fill = `
  WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 6000)
  INSERT INTO "Contact" ("id", "name", "email", "phone", "message", "searchText")
  SELECT 'filler-' || n, 'A', 'a@example.in', '1', '${randomBytes(1_500).toString("base64")}', '${FOLDING_MARK}a'
  FROM numbers`;

/** A database that a site is running on, with rows in every table. */
async function openLive(kind: DatabaseKind) {
  const database = await open(createDatabase(kind));
  await database.execute(fill);
  await database.execute(`INSERT INTO "Marker" ("key") VALUES ('a marker')`);
  await database.execute(
    `INSERT INTO "ContactMail" ("contactId", "state") VALUES ('filler-1', 'sent')`,
  );
  const site = await start(database);
  await registerAdmin(site.url);
  const { token } = await signIn(site.url);
  await database.execute(`
    INSERT INTO "EntryVersion" ("id", "entity", "entryId", "version", "title", "entry", "replacedBy")
      VALUES ('an id', 'blog', 'a post', 1, 'A title', '{}', 'asha');
    INSERT INTO "RecoveryCode" ("codeHash", "userId") SELECT 'a hash', "id" FROM "User";
    INSERT INTO "ContactNote" ("id", "contactId", "text", "authorName")
      VALUES ('an id', 'filler-1', 'A note', 'asha');
    INSERT INTO "EntryKey" ("hash", "entryId") VALUES ('a hash', 'a post');
    INSERT INTO "Invitation" ("id", "tokenHash", "expiresAt")
      VALUES ('an id', 'a hash', '2099-01-01T00:00:00.000+00:00')`);
  await publishBlog(site.url, token, { title: ODD_TEXT });
  await publishMedia(site.url, token, {
    title: ODD_TEXT,
    duration: 372,
    language: "हिन्दी",
    poster: "/art/media/assured-returns.jpg",
  });
  await publishOffer(site.url, token, { title: ODD_TEXT, validUntil: "2028-02-29" });
  await call(site.url, "/api/contact", { method: "POST", body: lead });
  return { database, site, token };
}

describe.each(kindsToBackUp())("A backup on %s", (kind) => {
  let live: Awaited<ReturnType<typeof openLive>>;
  let good: string;
  beforeAll(async () => {
    live = await openLive(kind);
    good = inFolder(`${kind}.backup`);
    expect(await backUp(live.database, good)).toEqual(done);
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
    expect(await backUp(database, file)).toEqual(done);
    const during = acknowledged.length - before.length;
    writing = false;
    await Promise.all(writers);

    expect(during).toBeGreaterThan(writers.length);
    const { restored, outcome } = await restore(kind, file);
    expect(outcome).toEqual(done);
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
      INSERT INTO "Contact" ("id", "name", "email", "phone", "message", "searchText")
        SELECT 'c' || n, 'A', 'a@example.in', '1', 'M', 'a'
        FROM (SELECT 1 AS n UNION SELECT 2 UNION SELECT 3 UNION SELECT 4) numbers;
      INSERT INTO "ContactMail" ("contactId", "state", "problem") VALUES
        ('c1', 'waiting', 'Later'), ('c2', 'waiting', NULL), ('c3', 'sent', NULL), ('c4', 'failed', 'No');
    `);
    const file = inFolder(`${kind}-mails.backup`);
    expect(await backUp(database, file)).toEqual(done);
    const { restored, outcome } = await restore(kind, file);
    expect(outcome).toEqual(done);
    expect(outcome.stdout).toContain("Emails marked, not sent: 2.");
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

  test("brings back every row of every table but sessions and invitations, and a site that works", async () => {
    const { database, token } = live;
    const file = inFolder(`${kind}-whole.backup`);
    const rows = await readEveryRow(kind, database);
    for (const ofTable of Object.values(rows)) expect(ofTable.length).toBeGreaterThan(0);
    expect(await backUp(database, file)).toEqual(done);

    const { restored, outcome } = await restore(kind, file);
    expect(outcome).toEqual(done);
    expect(outcome.stdout).toMatch(
      /^Migrations applied: 0\. Sessions ended: [1-9]\d*\. [^\n]+\nUploads are not in a backup: [^\n]+ Then start the site\. [^\n]+\n$/,
    );
    const { AuditEntry: audit, ...others } = await readEveryRow(kind, restored);
    const { AuditEntry: auditBefore, ...othersBefore } = rows;
    expect(others).toEqual({ ...othersBefore, Session: [], Invitation: [] });
    expect(audit).toEqual(expect.arrayContaining(auditBefore!));
    expect(audit).toHaveLength(auditBefore!.length + 1);

    const { url } = await start(restored);
    expect((await call(url, "/api/contacts", { token })).status).toBe(401);
    const signedIn = await signIn(url);
    const leads = await call(url, "/api/contacts?pageSize=10", { token: signedIn.token });
    expect(leads.headers.get("x-total-count")).toBe(String(rows.Contact?.length));
    const [offer] = (await (await call(url, "/api/offers")).json()) as [{ title: string }];
    expect(offer.title).toBe(ODD_TEXT);
    await publishBlog(url, signedIn.token, { title: "After the restore" });
    const entries = await call(url, "/api/audit", { token: signedIn.token });
    expect(await entries.json()).toContainEqual(
      expect.objectContaining({ action: "restore", entity: "backup", actorName: null }),
    );
  });

  test("is one file that its owner alone can read, with nothing beside it", async () => {
    const { mode } = statSync(good);
    expect((mode & 0o777).toString(8)).toBe("600");
    const beside = readdirSync(folder).filter((name) => name.startsWith(`${kind}.backup`));
    expect(beside).toEqual([`${kind}.backup`]);
  });

  test.each(["SIGKILL", "SIGTERM"] as const)(
    "is not there under its name when %s ended it half way, and the next one is whole",
    async (signal) => {
      // A busy machine may be too late for it.
      for (let time = 0; time < 10; time += 1) {
        const place = inFolder(`${kind}-${signal}-${time}`);
        mkdirSync(place);
        if (!(await interruptBackup(live.database, place, signal))) continue;
        for (const left of readdirSync(place)) expect(left).toContain(".partial");
        const file = path.join(place, "next.backup");
        expect(await backUp(live.database, file)).toEqual(done);
        return;
      }
      throw new Error("No signal came in time");
    },
  );

  test("that is cut off, damaged or something else is refused, and the database stays as it is", async () => {
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
      inFolder("none"),
    ];
    for (const file of files) {
      const { used, restored, outcome } = await restore(kind, file);
      expect({ file, ...outcome }).toEqual({
        file,
        status: 1,
        stdout: "",
        stderr: expect.stringMatching(
          /( is damaged: .+|^There is no database at .+|^This is not the site’s database: it has no migrations\.)\n$/m,
        ),
      });
      if (kind === "postgresql") {
        expect(Object.keys(await readEveryRow(kind, restored))).toEqual([]);
        expect((await readEveryRow(kind, used))._prisma_migrations).not.toEqual([]);
      } else {
        const before = path.join(path.dirname(used.url.replace("file:", "")), "before");
        expect(readdirSync(before)).toContain("test.db");
      }
    }
  });

  test("of a newer version is refused, of an older one brought up to date", async () => {
    const newer = inFolder(`${kind}-newer.backup`);
    const source = await open(createDatabase(kind));
    await source.execute(
      `INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "finished_at")
       VALUES ('newer', 'x', '29990101000000_newer', CURRENT_TIMESTAMP)`,
    );
    expect(await backUp(source, newer)).toEqual(done);
    const { outcome: afterNewer } = await restore(kind, newer);
    expect(afterNewer).toEqual(refused("newer version.*29990101000000_newer"));

    const older = inFolder(`${kind}-older.backup`);
    const old = await open(createEmptyDatabase(kind));
    migrateTo(kind, old.url, olderVersions(kind)[0]!);
    expect(await backUp(old, older)).toEqual(done);
    const { restored, outcome } = await restore(kind, older);
    expect(outcome).toEqual(done);
    expect(outcome.stdout).toMatch(`Migrations applied: ${olderVersions(kind).length}.`);
    expect(Object.keys(await readEveryRow(kind, restored))).toEqual(
      Object.keys(await readEveryRow(kind, live.database)),
    );
  });
});

describe.each(kindsToBackUp().filter((kind) => kind === "sqlite"))("On %s", (kind) => {
  test("a backup takes the place of no file, and is asked for in the right way", async () => {
    const database = await open(createDatabase(kind));
    const file = inFolder("there.backup");
    writeFileSync(file, "precious");
    expect(await runBackup(database, file)).toEqual(refused("already exists"));
    expect(readFileSync(file, "utf8")).toBe("precious");
    for (const words of [[], [file, file], ["--force"]]) {
      expect(await runBackup(database, ...words)).toEqual(refused("Usage: npm run backup -- FILE"));
    }
  });

  test("a damaged database is not backed up", async () => {
    const database = await open(createDatabase(kind));
    await database.execute(fill);
    const bytes = readFileSync(database.url.replace("file:", ""));
    const middle = Math.floor(bytes.length / 2);
    writeFileSync(database.url.replace("file:", ""), bytes.fill(0xff, middle, middle + 8_192));
    const file = inFolder("of-damaged.backup");
    expect(await runBackup(database, file)).toEqual(refused("is damaged: "));
    expect(existsSync(file)).toBe(false);
    const none = { ...database, url: `file:${inFolder("no.db")}` };
    expect(await runBackup(none, file)).toEqual(refused("There is no database at "));
    expect(existsSync(inFolder("no.db"))).toBe(false);
  });

  test("a damaged database is replaced, and what lay beside it does not get into the new one", async () => {
    const database = await open(createDatabase(kind));
    const file = inFolder("before-damage.backup");
    expect(await backUp(database, file)).toEqual(done);
    const site = await start(database);
    const sent = await call(site.url, "/api/contact", { method: "POST", body: lead });
    expect(sent.status).toBe(201);
    await site.kill();
    const damaged = database.url.replace("file:", "");
    expect(statSync(`${damaged}-wal`).size).toBeGreaterThan(0);
    writeFileSync(damaged, randomBytes(8_192));
    expect((await restore(kind, file, database)).outcome).toEqual(done);
    expect((await readEveryRow(kind, database)).Contact).toEqual([]);
  });
});

describe.each(kindsToBackUp().filter((kind) => kind === "postgresql"))("On %s", (kind) => {
  test("a backup is not for npm run backup, which says what it is for", async () => {
    const database = await open(createDatabase(kind));
    const file = inFolder("never.backup");
    expect(await runBackup(database, file)).toEqual(refused("pg_dump: see docs/operate.md §4"));
    expect(existsSync(file)).toBe(false);
  });

  test("what was restored takes the place of what was used, which stays under another name", async () => {
    const database = await createDatabase(kind);
    const file = inFolder("in-earnest.backup");
    await database.execute(`INSERT INTO "Marker" ("key") VALUES ('backed up')`);
    expect(await backUp(database, file)).toEqual(done);
    await database.execute(`INSERT INTO "Marker" ("key") VALUES ('since then')`);
    const { outcome } = await restore(kind, file, database);
    expect(outcome).toEqual(done);

    // Not while somebody uses it.
    const connected = new Client({ connectionString: database.url });
    await connected.connect();
    expect((await putInPlace(database)).stderr).toContain("is being accessed by other users");
    await connected.end();

    expect((await putInPlace(database)).stderr).toBe("");
    const markers = `SELECT "key" FROM "Marker" ORDER BY "key"`;
    expect(await database.query(markers)).toEqual([{ key: "backed up" }]);
    const before = postgresqlNamed(`${nameOf(database)}_before`);
    expect(await before.query(markers)).toEqual([{ key: "backed up" }, { key: "since then" }]);
    expect((await call((await start(database)).url, "/api/health?ready")).status).toBe(200);
  });
});
