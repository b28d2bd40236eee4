import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { Client } from "pg";
import {
  backUp,
  documented,
  kindsToBackUp,
  named,
  nameOf,
  restoreBeside,
} from "../support/backups";
import { admin, call, signIn, registerAdmin } from "../../tools/site/calls";
import {
  createEmptyDatabase,
  executeOnServer,
  migrate,
  postgresqlNamed,
  type TestDatabase,
  testedKinds,
} from "../../tools/site/databases";
import { publishBlog, publishMedia, publishOffer } from "../support/entries";
import { startSite, type TestSite } from "../../tools/site/site";
import { skipUnless } from "../support/skip-unless";

// PostgreSQL with two roles: one owns the tables and migrates them, the other runs the site and can
// change rows alone.

/** What a superuser grants once, before the first migration, and what the owner takes back after each. */
const grantsBefore = documented("sql", "CREATE ROLE arthora_owner");
const grantsAfter = documented("sql", 'ON "AuditEntry"');

/** A list of rights, in an order of its own. */
const sorted = (acl: string) => `ARRAY(SELECT each::text FROM unnest(${acl}) each ORDER BY 1)`;

/** Who owns what, and who may do what, down to what tables of later migrations will have. */
const rights = `
  SELECT 'database' AS what, datdba::regrole::text AS owner, ${sorted("datacl")} AS rights
    FROM pg_database WHERE datname = current_database()
  UNION ALL SELECT nspname, nspowner::regrole::text, ${sorted("nspacl")}
    FROM pg_namespace WHERE nspname = 'public'
  UNION ALL SELECT relname, relowner::regrole::text, ${sorted("relacl")}
    FROM pg_class WHERE relnamespace = 'public'::regnamespace
  UNION ALL SELECT 'later ' || defaclobjtype::text, defaclrole::regrole::text, ${sorted("defaclacl")}
    FROM pg_default_acl
  ORDER BY 1`;

const INSUFFICIENT_PRIVILEGE = "42501";

const describeWithPostgresql = skipUnless(
  describe,
  testedKinds.includes("postgresql"),
  "there is no PostgreSQL for roles of their own",
);

describeWithPostgresql("With a role that owns the tables and one that runs the site", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "arthora-roles-"));
  let database: TestDatabase;
  let app = "";
  let owner = "";
  let site: TestSite;
  let token = "";

  const urlOf = (role: string, { url } = database) => {
    const address = new URL(url);
    address.username = role;
    return address.href;
  };
  async function as(role: string, sql: string, where = database): Promise<void> {
    const client = new Client({ connectionString: urlOf(role, where) });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  }

  beforeAll(async () => {
    database = await createEmptyDatabase("postgresql");
    app = nameOf(database);
    owner = `${app}_owner`;
    await database.execute(`CREATE ROLE ${app} LOGIN`);
    await database.execute(named(grantsBefore, app));
    migrate(urlOf(owner));
    await as(owner, named(grantsAfter, app));
    site = await startSite(urlOf(app));
    await registerAdmin(site.url);
    ({ token } = await signIn(site.url));
  });
  afterAll(async () => {
    await site?.stop();
    await database?.drop();
    await executeOnServer(`DROP ROLE IF EXISTS ${owner}; DROP ROLE IF EXISTS ${app}`);
    rmSync(folder, { recursive: true });
  });

  async function expectWholeWork(url: string, bearer: string) {
    for (const publish of [publishBlog, publishMedia, publishOffer]) {
      const { id, version } = await publish(url, bearer, { title: "Published" });
      expect({ id, version }).toEqual({ id: expect.any(String), version: 1 });
    }
    const [post] = (await (await call(url, "/api/blogs")).json()) as { id: string }[];
    const path = `/api/blogs/${post!.id}`;
    expect((await call(url, `/blog/${post!.id}`)).status).toBe(200);
    expect((await call(url, path, { method: "DELETE", token: bearer })).status).toBe(204);

    const body = {
      name: "Meera",
      email: "meera@example.in",
      phone: "9876543210",
      message: "Please call me back",
    };
    expect((await call(url, "/api/contact", { method: "POST", body })).status).toBe(201);
    const exported = await call(url, "/api/contacts/export", {
      method: "POST",
      token: bearer,
      body: {},
    });
    expect(exported.status).toBe(200);
    expect(await exported.text()).toContain("meera@example.in");
    const audit = await (await call(url, "/api/audit", { token: bearer })).text();
    for (const action of ["create", "delete", "export"]) expect(audit).toContain(`"${action}"`);
  }

  test("the site publishes, takes leads, exports and signs in and out", async () => {
    await expectWholeWork(site.url, token);
    const again = await signIn(site.url);
    expect(
      (await call(site.url, "/api/logout", { method: "POST", token: again.token })).status,
    ).toBe(204);
    expect((await call(site.url, "/api/contacts", { token: again.token })).status).toBe(401);
    expect(site.log()).not.toMatch(/permission denied|must be owner|"code":"internal"/);
  });

  test.each([
    ["change the audit", `UPDATE "AuditEntry" SET "action" = 'x'`],
    ["delete of the audit", `DELETE FROM "AuditEntry"`],
    ["empty the audit", `TRUNCATE "AuditEntry"`],
    ["disable the triggers of the audit", `ALTER TABLE "AuditEntry" DISABLE TRIGGER ALL`],
    ["replace the function of the triggers", `DROP FUNCTION "refuse_audit_change"() CASCADE`],
    ["switch triggers off for its session", `SET session_replication_role = replica`],
    ["empty a table", `TRUNCATE "Contact"`],
    ["drop a table", `DROP TABLE "Blog"`],
    ["change a table", `ALTER TABLE "Blog" ADD COLUMN "more" TEXT`],
    ["make a table", `CREATE TABLE "More" ("id" TEXT)`],
    ["make a schema", `CREATE SCHEMA more`],
    ["make a role", `CREATE ROLE more`],
    ["become the owner", `SET ROLE arthora_owner`],
    ["claim a migration", `UPDATE "_prisma_migrations" SET "migration_name" = 'x'`],
  ])("the role of the site cannot %s", async (_what, sql) => {
    await expect(as(app, named(sql, app))).rejects.toMatchObject({ code: INSUFFICIENT_PRIVILEGE });
  });

  test.each([`UPDATE "AuditEntry" SET "action" = 'x'`, `DELETE FROM "AuditEntry"`])(
    "the triggers refuse %s to a role that may change every table, and to the owner",
    async (sql) => {
      const refused = { message: expect.stringContaining("append-only") };
      await expect(as(owner, sql)).rejects.toMatchObject(refused);
      await as(owner, `GRANT UPDATE, DELETE ON "AuditEntry" TO ${app}`);
      await expect(as(app, sql)).rejects.toMatchObject(refused);
      await as(owner, named(grantsAfter, app));
      await expect(as(app, sql)).rejects.toMatchObject({ code: INSUFFICIENT_PRIVILEGE });
    },
  );

  test("a table that a later migration makes is the site's to use", async () => {
    await as(owner, `CREATE TABLE "Later" ("id" TEXT)`);
    await as(app, `INSERT INTO "Later" VALUES ('a'); UPDATE "Later" SET "id" = 'b'`);
    await as(owner, `DROP TABLE "Later"`);
  });

  test("the site's role cannot migrate, and the database stays as it is", async () => {
    await as(
      owner,
      `UPDATE "_prisma_migrations" SET "finished_at" = NULL, "applied_steps_count" = 0
      WHERE "migration_name" = (SELECT max("migration_name") FROM "_prisma_migrations")`,
    );
    expect(() => migrate(urlOf(app))).toThrow();
    await as(
      owner,
      `UPDATE "_prisma_migrations" SET "finished_at" = now(), "applied_steps_count" = 1
      WHERE "finished_at" IS NULL`,
    );
    expect((await call(site.url, "/api/health?ready")).status).toBe(200);
  });

  const testBackups = skipUnless(
    test,
    kindsToBackUp().includes("postgresql"),
    "pg_dump is not there, so no backup is made by a role",
  );
  testBackups(
    "the site's role makes the backup, and the owner restores it for the site",
    async () => {
      const file = path.join(folder, "site.backup");
      const done = { status: 0, stderr: "" };
      expect(await backUp({ ...database, url: urlOf(app) }, file)).toMatchObject(done);
      const byOwner = { ...database, url: urlOf(owner) };
      const asOwner = (commands: string) =>
        commands.replace(/(--owner|--role)=arthora/g, "$1=arthora_owner");
      expect(await restoreBeside(byOwner, file, asOwner)).toMatchObject(done);
      const restored = postgresqlNamed(`${app}_restored`);
      try {
        const lines = grantsBefore.split("\n").filter((line) => line.includes(" ON DATABASE "));
        const repeated = lines.join("\n").replace(/DATABASE arthora/g, "DATABASE arthora_restored");
        await as(owner, named(repeated, app), restored);
        expect(await restored.query(rights)).toEqual(await database.query(rights));

        const again = await startSite(urlOf(app, restored));
        const work = async () => expectWholeWork(again.url, (await signIn(again.url, admin)).token);
        await work().finally(again.stop);
        await expect(as(app, `DELETE FROM "AuditEntry"`, restored)).rejects.toMatchObject({
          code: INSUFFICIENT_PRIVILEGE,
        });
      } finally {
        await restored.drop();
      }
    },
  );
});
