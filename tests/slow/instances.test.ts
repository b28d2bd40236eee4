import { randomBytes } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";
import { adminCredentials, call, signIn, registerAdmin } from "../../tools/site/calls";
import { createDatabase, type TestDatabase, testedDatabaseKinds } from "../../tools/site/databases";
import { publishBlog } from "../support/entries";
import { type Gate, startGate } from "../support/gate";
import { poll } from "../support/mailed-leads";
import { redisUrl, hasRedis } from "../../tools/site/redis";
import { advanceClock, buildMovableClockVariables } from "../support/site-clock";
import { startSite, type TestSite } from "../../tools/site/site";
import { skipUnless } from "../support/skip-unless";

type Ids = { id: string }[];

const post = { title: "A post", authorName: "Asha", short_desc: "Short", content: "<p>Text</p>" };

const fetchText = async (site: TestSite, path: string) => (await call(site.url, path)).text();
const readCacheState = async (site: TestSite, path: string) =>
  (await call(site.url, path)).headers.get("x-nextjs-cache");

async function waitUntilCached(site: TestSite, paths: string[]) {
  for (const path of paths) {
    await poll(
      () => readCacheState(site, path),
      (state) => state === "HIT",
    );
  }
}

const describeWithServices = skipUnless(
  describe,
  testedDatabaseKinds.includes("postgresql") && hasRedis,
  "PostgreSQL or Redis is not available",
);

/** Longer than AGE_WITHOUT_REDIS_MS in lib/cache/versions.mjs. */
const CLOCK_JUMP_MS = 5_500;

describeWithServices("A site with two instances on PostgreSQL and Redis", () => {
  let database: TestDatabase;
  let gates: { a: Gate; b: Gate };
  let a: TestSite;
  let b: TestSite;
  let token: string;
  /** Instances of one site share the secret, from which the prefix of their Redis keys is derived. */
  const shared = { NEXTAUTH_SECRET: randomBytes(32).toString("base64url") };
  const start = (gate: Gate) =>
    startSite(database.url, { ...shared, ...buildMovableClockVariables(), REDIS_URL: gate.url });

  beforeAll(async () => {
    database = await createDatabase("postgresql");
    gates = { a: await startGate(redisUrl), b: await startGate(redisUrl) };
    [a, b] = await Promise.all([start(gates.a), start(gates.b)]);
    await registerAdmin(a.url);
    ({ token } = await signIn(a.url));
  });
  afterEach(() => {
    for (const gate of Object.values(gates)) {
      gate.setRefusing(false);
      gate.setHanging(false);
    }
  });
  afterAll(async () => {
    await Promise.all([a.kill(), b.kill()]);
    for (const gate of Object.values(gates)) gate.close();
    await database.drop();
  });

  test("refuses a link through one instance after the other has withdrawn it", async () => {
    const { token: own } = await signIn(a.url);
    const link = (await (
      await call(a.url, "/api/invitations", { method: "POST", token: own, body: adminCredentials })
    ).json()) as { url: string; token: string };
    const options = { token: link.token };
    const [open] = (await (await call(b.url, "/api/invitations", options)).json()) as Ids;
    await call(a.url, `/api/invitations/${open!.id}`, { method: "DELETE", ...options });
    const headers = { "X-Invite-Token": link.url.split("invite=")[1]! };
    const body = { username: "ravi", password: "a long one of his own" };
    const response = await call(b.url, "/api/register", { method: "POST", body, headers });
    expect(response.status).toBe(403);
  });

  const update = (site: TestSite, path: string, body: object) =>
    call(site.url, path, { method: "PUT", token, body });

  test("shows a change made through one instance in the next responses of the other instance", async () => {
    const { id } = await publishBlog(a.url, token, { title: "Old title" });
    const unchanged = ["/contact", "/services"];
    const pages = ["/blog", `/blog/${id}`, "/feed.xml"];
    await waitUntilCached(b, [...pages, ...unchanged, "/sitemap.xml", `/share/blog/${id}.jpg`]);

    await update(a, `/api/blogs/${id}`, { ...post, title: "New title" });
    for (const path of pages) {
      expect(await fetchText(b, path)).toContain("New title");
      expect(await fetchText(b, path)).not.toContain("Old title");
    }
    expect(await readCacheState(b, `/share/blog/${id}.jpg`)).not.toBe("HIT");
    for (const path of unchanged)
      expect([path, await readCacheState(b, path)]).toEqual([path, "HIT"]);

    const listings = ["/sitemap.xml", "/feed.xml"];
    await waitUntilCached(b, [...listings, `/blog/${id}`]);
    await call(a.url, `/api/blogs/${id}`, { method: "DELETE", token });
    expect((await call(b.url, `/blog/${id}`)).status).toBe(404);
    for (const path of listings) expect(await fetchText(b, path)).not.toContain(id);
  });

  test("shows the firm's details saved through one instance in the next responses of the other instance", async () => {
    const pages = ["/", "/contact", "/services", "/loans/home-loan"];
    await waitUntilCached(b, pages);
    await update(a, "/api/firm", { contact: { phone: "+91 484 000 0000" } });
    for (const path of pages) expect(await fetchText(b, path)).toContain("+91 484 000 0000");
  });

  test.each(["setRefusing", "setHanging"] as const)(
    "shows the other instance's changes within seconds while Redis does not answer (%s), and in the next response once it answers again",
    async (simulate) => {
      const { id } = await publishBlog(a.url, token, { title: "Old title" });
      for (const site of [a, b]) await waitUntilCached(site, ["/blog", `/blog/${id}`]);
      for (const gate of Object.values(gates)) gate[simulate](true);
      const startedAt = performance.now();
      const response = await update(a, `/api/blogs/${id}`, {
        ...post,
        title: "Changed without Redis",
      });
      expect(response.status).toBe(200);
      expect(await fetchText(a, `/blog/${id}`)).toContain("Changed without Redis");
      expect((await call(b.url, "/blog")).status).toBe(200);
      await advanceClock(b, CLOCK_JUMP_MS);
      await poll(
        () => fetchText(b, `/blog/${id}`),
        (page) => page.includes("Changed without Redis"),
      );
      expect(performance.now() - startedAt).toBeLessThan(8_000);

      for (const gate of Object.values(gates)) gate[simulate](false);
      await expectSharedSoon(id, a, b);
    },
  );

  test("lets an instance start while Redis is down and show other instances' changes once Redis is back", async () => {
    gates.a.setRefusing(true);
    const lateInstance = await start(gates.a);
    const { id } = await publishBlog(b.url, token, { title: "Old title" });
    expect(await fetchText(lateInstance, `/blog/${id}`)).toContain("Old title");
    gates.a.setRefusing(false);
    await expectSharedSoon(id, b, lateInstance);
    await lateInstance.stop();
  });

  const expectSharedSoon = (id: string, writer: TestSite, reader: TestSite) =>
    poll(async () => {
      const title = `Back ${Date.now()}`;
      await update(writer, `/api/blogs/${id}`, { ...post, title });
      return (await fetchText(reader, `/blog/${id}`)).includes(title);
    }, Boolean);
});
