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
import {
  backUp,
  interruptBackup,
  listBackupKinds,
  getDatabaseName,
  swapDatabases,
  matchFailure,
  restore as restoreDatabase,
} from "../support/backups";
import { FOLDING_MARK } from "@/lib/core/fold-text";
import { call, signIn, registerAdmin } from "../../tools/site/calls";
import {
  createDatabase,
  type DatabaseKind,
  createPostgresqlHandle,
  type TestDatabase,
} from "../../tools/site/databases";
import { publishBlog, publishMedia, publishOffer } from "../support/entries";
import { expectStored, readEveryRow } from "../support/every-row";
import { ODD_TEXT } from "../support/older-version";
import { skipUnless } from "../support/skip-unless";
import { runProgram } from "../../tools/site/programs";
import { startSite, type TestSite } from "../../tools/site/site";

const kinds = listBackupKinds();
const folder = mkdtempSync(path.join(tmpdir(), "arthora-backups-"));
const buildPath = (name: string) => path.join(folder, name);
const databases: TestDatabase[] = [];
const sites: TestSite[] = [];
afterAll(async () => {
  await Promise.all(sites.map((site) => site.kill()));
  await Promise.all(databases.map((database) => database.drop()));
  rmSync(folder, { recursive: true, force: true });
});

async function dropAtEnd(database: Promise<TestDatabase>): Promise<TestDatabase> {
  databases.push(await database);
  return database;
}

async function start({ url }: TestDatabase): Promise<TestSite> {
  const site = await startSite(url);
  sites.push(site);
  return site;
}

async function restore(kind: DatabaseKind, file: string, givenDatabase?: TestDatabase) {
  const { databaseInUse, restored, ...outcome } = await restoreDatabase(kind, file, givenDatabase);
  databases.push(restored);
  return { databaseInUse, restored, outcome };
}

const success = expect.objectContaining({ status: 0, stderr: "" });

const runBackup = ({ url }: TestDatabase, file: string) =>
  runProgram("scripts/backup.ts", { arguments: [file], variables: { DATABASE_URL: url } });

const lead = { name: "Meera", email: "meera@example.in", phone: "9876543210", message: ODD_TEXT };

const fillerSql = `
  WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 6000)
  INSERT INTO "Contact" ("id", "name", "email", "phone", "message", "searchText")
  SELECT 'filler-' || n, 'A', 'a@example.in', '1', '${randomBytes(1_500).toString("base64")}', '${FOLDING_MARK}a'
  FROM numbers`;

function corrupt(file: string) {
  const bytes = readFileSync(file);
  const middle = Math.floor(bytes.length / 2);
  writeFileSync(file, bytes.fill(0xff, middle, middle + 8_192));
}

async function startLiveSite(kind: DatabaseKind) {
  const database = await dropAtEnd(createDatabase(kind));
  await database.execute(fillerSql);
  const site = await start(database);
  await registerAdmin(site.url);
  const { token } = await signIn(site.url);
  await database.execute(`
    INSERT INTO "Marker" ("key") VALUES ('a marker');
    INSERT INTO "ContactMail" ("contactId", "state")
      VALUES ('filler-1', 'sent'), ('filler-2', 'waiting');
    INSERT INTO "EntryVersion" ("id", "entity", "entryId", "version", "title", "entry", "replacedBy")
      VALUES ('an id', 'blog', 'a post', 1, 'A title', '{}', 'asha');
    INSERT INTO "RecoveryCode" ("codeHash", "userId") SELECT 'a hash', "id" FROM "User";
    INSERT INTO "ContactNote" ("id", "contactId", "text", "authorName")
      VALUES ('an id', 'filler-1', 'A note', 'asha');
    INSERT INTO "EntryKey" ("hash", "entryId") VALUES ('a hash', 'a post');
    INSERT INTO "Invitation" ("id", "tokenHash", "expiresAt")
      VALUES ('an id', 'a hash', '2099-01-01T00:00:00.000+00:00')`);
  for (const publish of [publishBlog, publishMedia, publishOffer]) {
    await publish(site.url, token, { title: ODD_TEXT });
  }
  await call(site.url, "/api/contact", { method: "POST", body: lead });
  return { database, site, token };
}

describe.each(kinds)("A backup on %s", (kind) => {
  let liveSite: Awaited<ReturnType<typeof startLiveSite>>;
  const backupFile = buildPath(`${kind}.backup`);
  beforeAll(async () => {
    liveSite = await startLiveSite(kind);
  });

  test("has mode 0600, restores every row except sessions and invitations, and restores unsent mails as failed", async () => {
    const { database, token } = liveSite;
    const rows = await readEveryRow(kind, database);
    for (const tableRows of Object.values(rows)) expect(tableRows.length).toBeGreaterThan(0);
    expect(await backUp(database, backupFile)).toEqual(success);
    expect(statSync(backupFile).mode & 0o777).toBe(0o600);

    const { restored, outcome } = await restore(kind, backupFile);
    expect(outcome).toEqual(success);
    const after = await readEveryRow(kind, restored);
    expect(after).toEqual({
      ...rows,
      Session: [],
      Invitation: [],
      ContactMail: expect.anything(),
      AuditEntry: expect.arrayContaining(rows.AuditEntry!),
    });
    expect(after.AuditEntry).toHaveLength(rows.AuditEntry!.length + 1);
    // A mail that was unsent when backed up may have been sent since, so staff decide whether to resend it.
    expect(
      await restored.query(`SELECT "state", "problem" FROM "ContactMail" ORDER BY "contactId"`),
    ).toEqual([
      { state: "sent", problem: null },
      { state: "failed", problem: expect.stringContaining("backup") },
    ]);

    const { url } = await start(restored);
    expect((await call(url, "/api/contacts", { token })).status).toBe(401);
    const signedIn = await signIn(url);
    await publishBlog(url, signedIn.token, { title: "After the restore" });
    const entries = await call(url, "/api/audit", { token: signedIn.token });
    expect(await entries.json()).toContainEqual(
      expect.objectContaining({ action: "restore", entity: "backup", actorName: null }),
    );
  });

  test("contains every post and lead acknowledged before the backup started, and the audit entry of each post", async () => {
    const { database, site, token } = liveSite;
    const acknowledgedIds: string[] = [];
    let isWriting = true;
    const write = async (apiPath: string, body: unknown) => {
      while (isWriting) {
        const response = await call(site.url, apiPath, { method: "POST", token, body });
        expect(response.status).toBe(201);
        acknowledgedIds.push(((await response.json()) as { id: string }).id);
      }
    };
    const post = { title: "A post", authorName: "Asha", short_desc: "Short", content: "" };
    const writers = ["/api/contact", "/api/blogs", "/api/blogs", "/api/contact"].map((apiPath) =>
      write(apiPath, apiPath === "/api/contact" ? lead : post),
    );
    while (acknowledgedIds.length < 40) await new Promise((resolve) => setTimeout(resolve, 5));

    const idsBefore = [...acknowledgedIds];
    const file = buildPath(`of-${kind}-under-load.backup`);
    expect(await backUp(database, file)).toEqual(success);
    const countDuring = acknowledgedIds.length - idsBefore.length;
    isWriting = false;
    await Promise.all(writers);

    expect(countDuring).toBeGreaterThan(writers.length);
    const { restored, outcome } = await restore(kind, file);
    expect(outcome).toEqual(success);
    await expectStored(restored, idsBefore);
  });

  test("leaves only a .partial file when it is interrupted, and succeeds when it is repeated", async () => {
    // On a busy machine, the backup may end before the signal arrives.
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const backupFolder = buildPath(`of-${kind}-${attempt}`);
      mkdirSync(backupFolder);
      if (!(await interruptBackup(liveSite.database, backupFolder))) continue;
      for (const file of readdirSync(backupFolder)) expect(file).toContain(".partial");
      expect(await backUp(liveSite.database, path.join(backupFolder, "next.backup"))).toEqual(
        success,
      );
      return;
    }
    throw new Error("Each backup ended before the signal arrived");
  });

  test("is not restored from a truncated, damaged, empty or missing file, and the previous database stays intact", async () => {
    const copyPart = (name: string, share: number) => {
      const file = buildPath(`of-${kind}-${name}.backup`);
      writeFileSync(file, readFileSync(backupFile));
      truncateSync(file, Math.floor(statSync(backupFile).size * share));
      return file;
    };
    const damagedFile = copyPart("damaged", 1);
    corrupt(damagedFile);
    for (const file of [
      damagedFile,
      copyPart("nearly", 0.999),
      copyPart("empty", 0),
      buildPath("none"),
    ]) {
      const { databaseInUse, restored, outcome } = await restore(kind, file);
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
        expect((await readEveryRow(kind, databaseInUse))._prisma_migrations).not.toEqual([]);
      } else {
        const previousFolder = path.join(
          path.dirname(databaseInUse.url.replace("file:", "")),
          "before",
        );
        expect(readdirSync(previousFolder)).toContain("test.db");
      }
    }
  });

  test("is not restored when it has a migration that the code lacks", async () => {
    const newer = buildPath(`of-${kind}-newer.backup`);
    const source = await dropAtEnd(createDatabase(kind));
    await source.execute(
      `INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "finished_at")
       VALUES ('newer', 'x', '29990101000000_newer', CURRENT_TIMESTAMP)`,
    );
    expect(await backUp(source, newer)).toEqual(success);
    const { outcome } = await restore(kind, newer);
    expect(outcome).toEqual(matchFailure("newer version.*29990101000000_newer"));
  });
});

describe("A backup of a SQLite file", () => {
  test("never overwrites an existing file", async () => {
    const database = await dropAtEnd(createDatabase("sqlite"));
    const file = buildPath("there.backup");
    writeFileSync(file, "precious");
    expect(await runBackup(database, file)).toEqual(matchFailure("already exists"));
    expect(readFileSync(file, "utf8")).toBe("precious");
  });

  test("is refused for a damaged or missing database", async () => {
    const database = await dropAtEnd(createDatabase("sqlite"));
    await database.execute(fillerSql);
    corrupt(database.url.replace("file:", ""));
    const file = buildPath("of-damaged.backup");
    expect(await runBackup(database, file)).toEqual(matchFailure("is damaged: "));
    const missingDatabase = { ...database, url: `file:${buildPath("no.db")}` };
    expect(await runBackup(missingDatabase, file)).toEqual(
      matchFailure("There is no database at "),
    );
    for (const unwanted of [file, buildPath("no.db")]) expect(existsSync(unwanted)).toBe(false);
  });

  test("replaces a damaged database and its write-ahead log when it is restored", async () => {
    const database = await dropAtEnd(createDatabase("sqlite"));
    const file = buildPath("before-damage.backup");
    expect(await backUp(database, file)).toEqual(success);
    const site = await start(database);
    const response = await call(site.url, "/api/contact", { method: "POST", body: lead });
    expect(response.status).toBe(201);
    await site.kill();
    const databaseFile = database.url.replace("file:", "");
    expect(statSync(`${databaseFile}-wal`).size).toBeGreaterThan(0);
    writeFileSync(databaseFile, randomBytes(8_192));
    expect((await restore("sqlite", file, database)).outcome).toEqual(success);
    expect((await readEveryRow("sqlite", database)).Contact).toEqual([]);
  });
});

const testOnPostgresql = skipUnless(
  test,
  kinds.includes("postgresql"),
  "PostgreSQL does not answer, or its programs are not installed",
);

testOnPostgresql(
  "renames the PostgreSQL database in use and gives its name to the restored one, with the commands of docs/operate.md",
  async () => {
    const database = await createDatabase("postgresql");
    const file = buildPath("swap.backup");
    await database.execute(`INSERT INTO "Marker" ("key") VALUES ('backed up')`);
    expect(await backUp(database, file)).toEqual(success);
    await database.execute(`INSERT INTO "Marker" ("key") VALUES ('since then')`);
    const { outcome } = await restore("postgresql", file, database);
    expect(outcome).toEqual(success);

    expect((await swapDatabases(database)).stderr).toBe("");
    const markers = `SELECT "key" FROM "Marker" ORDER BY "key"`;
    expect(await database.query(markers)).toEqual([{ key: "backed up" }]);
    const previous = createPostgresqlHandle(`${getDatabaseName(database)}_before`);
    expect(await previous.query(markers)).toEqual([{ key: "backed up" }, { key: "since then" }]);
    expect((await call((await start(database)).url, "/api/health?ready")).status).toBe(200);
  },
);
