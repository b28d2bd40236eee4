import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { Client } from "pg";
import { backUp, kindsToBackUp, restore } from "../harness/backups";
import { admin, call, register, signIn } from "../harness/calls";
import { createEmptyDatabase, migrate, type TestDatabase, testedKinds } from "../harness/databases";
import { publishBlog, publishMedia, publishOffer } from "../harness/entries";
import { startSite, type TestSite } from "../harness/site";
import { skipUnless } from "../harness/skip-unless";

// PostgreSQL with two roles: one owns the tables and migrates them, the other runs the site and can
// change rows alone.

/** What a superuser grants once, before the first migration. */
const grantsBefore = (database: string, owner: string, app: string) => `
  ALTER DATABASE ${database} OWNER TO ${owner};
  REVOKE ALL ON DATABASE ${database} FROM PUBLIC;
  GRANT CONNECT ON DATABASE ${database} TO ${app};
  REVOKE ALL ON SCHEMA public FROM PUBLIC;
  GRANT USAGE ON SCHEMA public TO ${app};
  ALTER DEFAULT PRIVILEGES FOR ROLE ${owner} IN SCHEMA public
    GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${app};`;

/** What the owner takes back after each migration and each restore. */
const grantsAfter = (app: string) => `
  REVOKE UPDATE, DELETE ON "AuditEntry" FROM ${app};
  REVOKE INSERT, UPDATE, DELETE ON "_prisma_migrations" FROM ${app};`;

const INSUFFICIENT_PRIVILEGE = "42501";

const describeWithPostgresql = skipUnless(
  describe,
  testedKinds.includes("postgresql"),
  "there is no PostgreSQL for roles of their own",
);

describeWithPostgresql("With a role that owns the tables and one that runs the site", () => {
  const suffix = randomBytes(6).toString("hex");
  const owner = `arthora_owner_${suffix}`;
  const app = `arthora_app_${suffix}`;
  const folder = mkdtempSync(path.join(tmpdir(), "arthora-roles-"));
  let database: TestDatabase;
  let site: TestSite;
  let token = "";

  const urlOf = (role: string) => {
    const url = new URL(database.url);
    url.username = role;
    return url.href;
  };
  async function as(role: string, sql: string): Promise<void> {
    const client = new Client({ connectionString: urlOf(role) });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  }

  beforeAll(async () => {
    database = await createEmptyDatabase("postgresql");
    const roles = [owner, app].map((role) => `CREATE ROLE ${role} LOGIN;`);
    await database.execute(roles.join("\n"));
    const name = new URL(database.url).pathname.slice(1);
    await database.execute(grantsBefore(name, owner, app));
    migrate(urlOf(owner));
    await as(owner, grantsAfter(app));
    site = await startSite(urlOf(app));
    await register(site.url);
    ({ token } = await signIn(site.url));
  });
  afterAll(async () => {
    await site?.stop();
    await database?.drop();
    const postgres = await createEmptyDatabase("postgresql");
    await postgres.execute(`DROP ROLE IF EXISTS ${owner}; DROP ROLE IF EXISTS ${app}`);
    await postgres.drop();
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
    ["become the owner", `SET ROLE ${owner}`],
    ["claim a migration", `UPDATE "_prisma_migrations" SET "migration_name" = 'x'`],
  ])("the role of the site cannot %s", async (_what, sql) => {
    await expect(as(app, sql)).rejects.toMatchObject({ code: INSUFFICIENT_PRIVILEGE });
  });

  test.each([`UPDATE "AuditEntry" SET "action" = 'x'`, `DELETE FROM "AuditEntry"`])(
    "the triggers refuse %s to a role that may change every table, and to the owner",
    async (sql) => {
      const refused = { message: expect.stringContaining("append-only") };
      await expect(as(owner, sql)).rejects.toMatchObject(refused);
      await as(owner, `GRANT UPDATE, DELETE ON "AuditEntry" TO ${app}`);
      await expect(as(app, sql)).rejects.toMatchObject(refused);
      await as(owner, grantsAfter(app));
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
      expect(await backUp({ ...database, url: urlOf(app) }, file)).toMatchObject({
        status: 0,
        stderr: "",
      });
      const overwritten = await restore({ ...database, url: urlOf(owner) }, file, ["--overwrite"]);
      expect(overwritten).toMatchObject({ status: 0, stderr: "" });
      await as(owner, grantsAfter(app));
      const restored = await startSite(urlOf(app));
      try {
        const { token: anew } = await signIn(restored.url, admin);
        await expectWholeWork(restored.url, anew);
      } finally {
        await restored.stop();
      }
      await expect(as(app, `DELETE FROM "AuditEntry"`)).rejects.toMatchObject({
        code: INSUFFICIENT_PRIVILEGE,
      });
    },
  );
});
