import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { Client } from "pg";
import {
  backUp,
  findCommands,
  listBackupKinds,
  replaceDatabaseName,
  getDatabaseName,
  restoreToSecondDatabase,
} from "../support/backups";
import { call, signIn, registerAdmin } from "../../tools/site/calls";
import {
  createEmptyDatabase,
  executeOnServer,
  migrate,
  createPostgresqlHandle,
  type TestDatabase,
} from "../../tools/site/databases";
import { publishBlog, publishMedia, publishOffer } from "../support/entries";
import { sendLead } from "../support/mailed-leads";
import { startSite, type TestSite } from "../../tools/site/site";
import { skipUnlessPostgresql, skipUnless } from "../support/skip-unless";

/** From docs/operate.md. A superuser runs the first, and the owner runs the second. */
const sqlBeforeMigration = findCommands("sql", "CREATE ROLE arthora_owner");
const sqlAfterMigration = findCommands("sql", 'ON "AuditEntry"');

const INSUFFICIENT_PRIVILEGE = "42501";

const forbiddenStatements = [
  `UPDATE "AuditEntry" SET "action" = 'x'`,
  `DELETE FROM "AuditEntry"`,
  `ALTER TABLE "AuditEntry" DISABLE TRIGGER ALL`,
  `DROP FUNCTION "refuse_audit_change"() CASCADE`,
  "SET session_replication_role = replica",
  `TRUNCATE "Contact"`,
  `ALTER TABLE "Blog" ADD COLUMN "more" TEXT`,
  `CREATE TABLE "More" ("id" TEXT)`,
  "CREATE SCHEMA more",
  "CREATE ROLE more",
  "SET ROLE arthora_owner",
  `UPDATE "_prisma_migrations" SET "migration_name" = 'x'`,
];

skipUnlessPostgresql(describe)(
  "A PostgreSQL role that runs the site but does not own the tables",
  () => {
    const folder = mkdtempSync(path.join(tmpdir(), "arthora-roles-"));
    let database: TestDatabase;
    let app = "";
    let owner = "";
    let site: TestSite;

    const buildUrl = (role: string, { url } = database) => {
      const roleUrl = new URL(url);
      roleUrl.username = role;
      return roleUrl.href;
    };
    async function runAs(role: string, sql: string, target = database): Promise<void> {
      const client = new Client({ connectionString: buildUrl(role, target) });
      await client.connect();
      try {
        await client.query(sql);
      } finally {
        await client.end();
      }
    }

    beforeAll(async () => {
      database = await createEmptyDatabase("postgresql");
      app = getDatabaseName(database);
      owner = `${app}_owner`;
      await database.execute(`CREATE ROLE ${app} LOGIN`);
      await database.execute(replaceDatabaseName(sqlBeforeMigration, app));
      migrate(buildUrl(owner));
      await runAs(owner, replaceDatabaseName(sqlAfterMigration, app));
      site = await startSite(buildUrl(app));
    });
    afterAll(async () => {
      await site?.stop();
      await database?.drop();
      await executeOnServer(`DROP ROLE IF EXISTS ${owner}; DROP ROLE IF EXISTS ${app}`);
      rmSync(folder, { recursive: true });
    });

    async function expectWorkingSite(url: string) {
      const { token } = await signIn(url);
      for (const publish of [publishMedia, publishOffer]) await publish(url, token, {});
      const { id } = await publishBlog(url, token, {});
      const deleted = await call(url, `/api/blogs/${id}`, { method: "DELETE", token });
      expect(deleted.status).toBe(204);
      await sendLead(url, { email: "meera@example.in" });
      const options = { method: "POST", token, body: {} };
      const exported = await call(url, "/api/contacts/export", options);
      expect(await exported.text()).toContain("meera@example.in");
      expect((await call(url, "/api/logout", { method: "POST", token })).status).toBe(204);
    }

    test("lets the site publish entries, store and export leads, and sign users in and out", async () => {
      await registerAdmin(site.url);
      await expectWorkingSite(site.url);
      expect(site.readLog()).not.toMatch(/permission denied|must be owner|"code":"internal"/);
    });

    const expectRefused = (sql: string, target = database) =>
      expect(runAs(app, replaceDatabaseName(sql, app), target)).rejects.toMatchObject({
        code: INSUFFICIENT_PRIVILEGE,
      });

    test.each(forbiddenStatements)("cannot run %s", (sql) => expectRefused(sql));

    test("inserts and updates rows in tables of later migrations", async () => {
      await runAs(owner, `CREATE TABLE "Later" ("id" TEXT)`);
      await runAs(app, `INSERT INTO "Later" VALUES ('a'); UPDATE "Later" SET "id" = 'b'`);
      await runAs(owner, `DROP TABLE "Later"`);
    });

    const testBackups = skipUnless(
      test,
      listBackupKinds().includes("postgresql"),
      "PostgreSQL or pg_dump is not available",
    );
    testBackups(
      "makes a backup that the owner role can restore and the site can run on",
      async () => {
        const file = path.join(folder, "site.backup");
        const success = { status: 0, stderr: "" };
        expect(await backUp({ ...database, url: buildUrl(app) }, file)).toMatchObject(success);
        const ownerDatabase = { ...database, url: buildUrl(owner) };
        const asOwner = (commands: string) =>
          commands.replace(/(--owner|--role)=arthora/g, "$1=arthora_owner");
        expect(await restoreToSecondDatabase(ownerDatabase, file, asOwner)).toMatchObject(success);
        const restored = createPostgresqlHandle(`${app}_restored`);
        try {
          const databaseRights = sqlBeforeMigration
            .split("\n")
            .filter((line) => line.includes(" ON DATABASE "));
          const restoredRights = databaseRights
            .join("\n")
            .replace(/DATABASE arthora/g, "DATABASE arthora_restored");
          await runAs(owner, replaceDatabaseName(restoredRights, app), restored);
          const restoredSite = await startSite(buildUrl(app, restored));
          await expectWorkingSite(restoredSite.url).finally(restoredSite.stop);
          for (const sql of forbiddenStatements) await expectRefused(sql, restored);
        } finally {
          await restored.drop();
        }
      },
    );
  },
);
