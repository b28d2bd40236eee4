import { expect, test } from "@jest/globals";
import { adminCredentials, call } from "../../tools/site/calls";
import { onSqliteWith } from "../support/on-each-database";

type AuditEntry = Record<string, unknown> & {
  action: string;
  title: string | null;
  createdAt: string;
};

const CLIENT_IP = "203.0.113.7";
const post = { title: "A post", authorName: "Asha", short_desc: "Short", content: "<p>Text</p>" };

onSqliteWith("The audit log", { TRUSTED_PROXY_HOPS: "1" }, (suite) => {
  const api = (path: string, options: Parameters<typeof call>[2] = {}) =>
    call(suite().site.url, path, {
      token: suite().token,
      headers: { "X-Forwarded-For": CLIENT_IP },
      ...options,
    });
  const listAuditEntries = async (query = "") =>
    (await (await api(`/api/audit${query}`)).json()) as AuditEntry[];
  const readNewestAuditEntry = async () => (await listAuditEntries("?page=1&pageSize=1"))[0]!;
  const logIn = (body: typeof adminCredentials) => api("/api/login", { method: "POST", body });

  test("starts with the registration of the first administrator", async () => {
    const first = { actorName: "asha", action: "create", entity: "user", detail: "asha" };
    expect((await listAuditEntries()).at(-1)).toMatchObject(first);
  });

  test("records who changed which entry, when and from which IP (ASVS 16.2.2)", async () => {
    const created = await api("/api/blogs", { method: "POST", body: post });
    const { id } = (await created.json()) as { id: string };
    await api(`/api/blogs/${id}`, { method: "PUT", body: { ...post, title: "Another" } });
    expect(await readNewestAuditEntry()).toMatchObject({ title: "Another" });
    await api(`/api/blogs/${id}`, { method: "DELETE" });
    const entries = (await listAuditEntries()).slice(0, 3);
    expect(entries.map(({ action }) => action)).toEqual(["delete", "update", "create"]);
    for (const entry of entries) {
      const expected = { entity: "blog", entityId: id, title: null, detail: null };
      expect(entry).toMatchObject({
        ...expected,
        actorName: "asha",
        actorKind: "user",
        ip: CLIENT_IP,
      });
      expect(Math.abs(Date.parse(entry.createdAt) - Date.now())).toBeLessThan(60_000);
    }
  });

  test("records sign-ins, sign-outs and failed sign-ins (ASVS 16.3.1)", async () => {
    const { token } = (await (await logIn(adminCredentials)).json()) as { token: string };
    const startedEntry = await readNewestAuditEntry();
    expect(startedEntry).toMatchObject({ action: "create", entity: "session", ip: CLIENT_IP });
    await api("/api/logout", { method: "POST", token });
    const { entityId } = startedEntry;
    const endedEntry = { action: "delete", entity: "session", entityId, ip: CLIENT_IP };
    expect(await readNewestAuditEntry()).toMatchObject(endedEntry);
    await logIn({ ...adminCredentials, password: "a wrong password" });
    const failed = { actorName: "asha", action: "fail", entity: "session", ip: CLIENT_IP };
    expect(await readNewestAuditEntry()).toMatchObject(failed);
  });

  test("omits an unknown username, which may be a password (ASVS 16.2.5)", async () => {
    const username = "correct horse battery staple";
    await logIn({ username, password: "x" });
    const visitor = { actorName: null, actorKind: "visitor", action: "fail", ip: CLIENT_IP };
    expect(await readNewestAuditEntry()).toMatchObject(visitor);
    const stored = JSON.stringify(await suite().database.query(`SELECT * FROM "AuditEntry"`));
    expect(stored).not.toContain(username);
  });

  test("returns at most 100 entries, newest first, or the requested page", async () => {
    const now = new Date().toISOString();
    const rows = Array.from(
      { length: 150 },
      (_, index) => `('many-${index}', 'update', 'user', '${now}')`,
    );
    await suite().database.execute(
      `INSERT INTO "AuditEntry" ("id", "action", "entity", "createdAt") VALUES ${rows.join(",")}`,
    );
    const first = await listAuditEntries();
    expect(first).toHaveLength(100);
    const response = await api("/api/audit?page=2&pageSize=3");
    expect(Number(response.headers.get("x-total-count"))).toBeGreaterThan(150);
    expect(await response.json()).toEqual(first.slice(3, 6));
  });
});
