import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { admin, call, signIn, registerAdmin } from "../../tools/site/calls";
import { createDatabase, type TestDatabase, testedKinds } from "../../tools/site/databases";
import { expectFailure, expectInvalid } from "../support/failures";
import { runProgram } from "../../tools/site/programs";
import { startSite, type TestSite } from "../../tools/site/site";

type Entry = {
  id: string;
  actorName: string | null;
  action: string;
  entity: string;
  entityId: string | null;
  title: string | null;
  ip: string | null;
  detail: string | null;
  createdAt: string;
};

const FROM = "203.0.113.7";
const post = { title: "A post", authorName: "Asha", short_desc: "Short", content: "<p>Text</p>" };

describe.each(testedKinds)("The audit on %s", (kind) => {
  let database: TestDatabase;
  let site: TestSite;
  let token: string;
  beforeAll(async () => {
    database = await createDatabase(kind);
    site = await startSite(database.url, { TRUSTED_PROXY_HOPS: "1" });
    await api("/api/register", { method: "POST", body: admin });
    token = (await signIn(site.url)).token;
  });
  afterAll(async () => {
    await site?.kill();
    await database?.drop();
  });

  const api = (path: string, options: Parameters<typeof call>[2] = {}) =>
    call(site.url, path, { token, headers: { "X-Forwarded-For": FROM }, ...options });
  const audit = async (query = ""): Promise<Entry[]> =>
    (await (await api(`/api/audit${query}`)).json()) as Entry[];
  const newest = async () => (await audit("?page=1&pageSize=1"))[0]!;

  test("begins with the first administrator", async () => {
    const first = (await audit()).at(-1);
    expect(first).toMatchObject({
      actorName: "asha",
      action: "create",
      entity: "user",
      ip: FROM,
      detail: "asha",
    });
  });

  test("tells who wrote what, when and from where", async () => {
    const made = (await (await api("/api/blogs", { method: "POST", body: post })).json()) as {
      id: string;
    };
    await api(`/api/blogs/${made.id}`, { method: "PUT", body: { ...post, title: "Another" } });
    // As it is called now, whatever it was called then.
    expect((await audit()).slice(0, 2).map(({ title }) => title)).toEqual(["Another", "Another"]);
    await api(`/api/blogs/${made.id}`, { method: "DELETE" });
    const entries = (await audit()).slice(0, 3);
    expect(entries.map(({ action }) => action)).toEqual(["delete", "update", "create"]);
    for (const entry of entries) {
      expect(entry).toMatchObject({
        actorName: "asha",
        entity: "blog",
        entityId: made.id,
        title: null,
        ip: FROM,
        detail: null,
      });
      expect(Math.abs(Date.parse(entry.createdAt) - Date.now())).toBeLessThan(60_000);
    }
  });

  test("tells of sign-ins, their ends, and the wrong ones", async () => {
    const tryIt = (body: typeof admin) => api("/api/login", { method: "POST", body });
    const session = (await (await tryIt(admin)).json()) as { token: string };
    expect(await newest()).toMatchObject({ action: "create", entity: "session", ip: FROM });
    const logOut = () => api("/api/logout", { method: "POST", token: session.token });
    await Promise.all([logOut(), logOut()]);
    const [last, before] = await audit("?page=1&pageSize=2");
    expect(last).toMatchObject({ action: "delete", entity: "session", ip: FROM });
    expect(before).toMatchObject({ action: "create", entityId: last!.entityId });
    await tryIt({ ...admin, password: "a wrong password" });
    expect(await newest()).toMatchObject({
      actorName: "asha",
      action: "fail",
      entity: "session",
      entityId: null,
      ip: FROM,
    });
  });

  test("does not keep a name that nobody has: it may be a password", async () => {
    const username = "correct horse battery staple";
    await api("/api/login", { method: "POST", body: { username, password: "x" } });
    expect(await newest()).toMatchObject({
      actorName: null,
      actorKind: "stranger",
      action: "fail",
      ip: FROM,
    });
    const stored = JSON.stringify(await database.query(`SELECT * FROM "AuditEntry"`));
    expect(stored).not.toContain(username);
  });

  test("tells of the operator's commands", async () => {
    const run = (action: string, name: string, input = "") =>
      runProgram("scripts/admin.ts", {
        arguments: [action, name],
        input,
        variables: { DATABASE_URL: database.url },
      });
    await run("create", "ravi", "a long one of his own");
    expect(await newest()).toMatchObject({ action: "create", entity: "user", detail: "ravi" });
    await run("password", "ravi", "quite another one");
    expect(await newest()).toMatchObject({ action: "update", detail: "ravi: new password" });
    const his = await signIn(site.url, { username: "ravi", password: "quite another one" });
    expect(await run("remove", "RAVI")).toMatchObject({
      status: 0,
      stdout: "RAVI is no longer an administrator; sessions ended: 1.\n",
    });
    expect(await newest()).toMatchObject({
      actorName: null,
      actorKind: "command",
      ip: null,
      action: "update",
      detail: "ravi: no longer an administrator",
    });
    await expectFailure(await api("/api/contacts", { token: his.token }), { status: 401 });
    const again = { method: "POST", body: { username: "ravi", password: "quite another one" } };
    await expectFailure(await api("/api/login", again), {
      status: 401,
      message: "Wrong username or password",
    });
    // Before a password is asked for.
    expect(await run("password", "nobody")).toMatchObject({
      status: 1,
      stderr: "There is no user nobody\n",
    });
    expect(await run("create", "ASHA")).toMatchObject({
      status: 1,
      stderr: "This username is taken\n",
    });
    expect(await run("remove", "ravi")).toMatchObject({
      status: 1,
      stderr: "There is no administrator ravi\n",
    });
    expect(await run("remove", "asha")).toMatchObject({
      status: 1,
      stderr: "asha is the last administrator: create another first\n",
    });
    expect((await api("/api/contacts")).status).toBe(200);
  });

  test("is read a page at a time, newest first, and kept by nobody on the way", async () => {
    const whole = await audit();
    const response = await api("/api/audit?page=2&pageSize=3");
    expect(response.headers.get("x-total-count")).toBe(String(whole.length));
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual(whole.slice(3, 6));
    await expectInvalid(await api("/api/audit?page=0"), {
      page: "page must be a whole number from 1",
    });
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      await expectFailure(await api("/api/audit", { method }), { status: 405 });
    }
  });

  test("is never read whole at once", async () => {
    const now = new Date().toISOString();
    const rows = Array.from(
      { length: 150 },
      (_, index) => `('many-${index}', 'update', 'user', '${now}')`,
    );
    await database.execute(
      `INSERT INTO "AuditEntry" ("id", "action", "entity", "createdAt") VALUES ${rows.join(",")}`,
    );
    const response = await api("/api/audit");
    expect(Number(response.headers.get("x-total-count"))).toBeGreaterThan(150);
    expect(await response.json()).toHaveLength(100);
  });

  test("cannot be changed or emptied, not by the database's owner either", async () => {
    const before = await database.query(`SELECT * FROM "AuditEntry" ORDER BY "id"`);
    for (const statement of [
      `UPDATE "AuditEntry" SET "actorName" = 'somebody else'`,
      `DELETE FROM "AuditEntry"`,
      ...(kind === "postgresql" ? [`TRUNCATE "AuditEntry"`] : []),
    ]) {
      await expect(database.execute(statement)).rejects.toMatchObject({
        message: expect.stringContaining("AuditEntry is append-only"),
      });
    }
    expect(await database.query(`SELECT * FROM "AuditEntry" ORDER BY "id"`)).toEqual(before);
  });
});

test("without a proxy that is trusted no address is kept: anybody could have written it", async () => {
  const database = await createDatabase("sqlite");
  const site = await startSite(database.url);
  try {
    await registerAdmin(site.url);
    await call(site.url, "/api/login", {
      method: "POST",
      body: admin,
      headers: { "X-Forwarded-For": FROM },
    });
    const stored = await database.query(`SELECT DISTINCT "ip" FROM "AuditEntry"`);
    expect(stored).toEqual([{ ip: null }]);
  } finally {
    await site.kill();
    await database.drop();
  }
});
