import { randomBytes } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";
import { call, signIn, signInFromPage, registerAdmin } from "../../tools/site/calls";
import {
  countRows,
  createDatabase,
  type TestDatabase,
  testedKinds,
} from "../../tools/site/databases";
import { publishBlog, publishMedia, publishOffer } from "../support/entries";
import { type Gate, startGate } from "../support/gate";
import { redisUrl, withRedis } from "../../tools/site/redis";
import { jump, movedClock } from "../support/site-clock";
import { startSite, type TestSite } from "../../tools/site/site";
import { skipUnless } from "../support/skip-unless";

// Two instances on one database, told of each other's changes by Redis: whichever a visitor meets,
// the site is the same.

const post = { title: "A post", authorName: "Asha", short_desc: "Short", content: "<p>Text</p>" };
const lead = { name: "Meera Iyer", email: "meera@example.in", phone: "9876543210" };

const text = async (site: TestSite, path: string) => (await call(site.url, path)).text();
const stateOf = async (site: TestSite, path: string) =>
  (await call(site.url, path)).headers.get("x-nextjs-cache");

/** Asks for pages until an instance answers all of them from what it has made before. */
async function warm(site: TestSite, paths: string[]) {
  await expectSoon(async () => {
    const states = [];
    for (const path of paths) states.push((await stateOf(site, path)) === "HIT");
    return states.every(Boolean) ? "all kept" : "";
  }, "all kept");
}

const describeTwo = skipUnless(
  describe,
  testedKinds.includes("postgresql") && withRedis,
  "several instances need PostgreSQL and Redis, and one of them does not answer",
);

/** Longer than a page is kept while Redis is away (lib/cache/change-log.mjs). */
const JUMP_MS = 5_500;
/** Longer than the 30 seconds that a change may take. */
const JUMP_OF_A_CHANGE_MS = 33_000;

describeTwo("Two instances on PostgreSQL and Redis", () => {
  let database: TestDatabase;
  let gates: { a: Gate; b: Gate };
  let a: TestSite;
  let b: TestSite;
  let token: string;
  /** One site, however many instances: the same secret, and so the same keys in Redis. */
  const shared = { NEXTAUTH_SECRET: randomBytes(32).toString("base64url") };
  const start = (gate: Gate, variables = {}) =>
    startSite(database.url, {
      ...shared,
      ...movedClock(),
      REDIS_URL: gate.url,
      ...variables,
    });

  beforeAll(async () => {
    database = await createDatabase("postgresql");
    gates = { a: await startGate(redisUrl), b: await startGate(redisUrl) };
    [a, b] = await Promise.all([start(gates.a), start(gates.b)]);
    await registerAdmin(a.url);
    ({ token } = await signIn(a.url));
  });
  afterEach(() => {
    for (const gate of Object.values(gates)) {
      gate.setShut(false);
      gate.setHeld(false);
    }
  });
  afterAll(async () => {
    await Promise.all([a.kill(), b.kill()]);
    for (const gate of Object.values(gates)) gate.close();
    await database.drop();
  });

  const change = (site: TestSite, path: string, body: object) =>
    call(site.url, path, { method: "PUT", token, body });

  test("what is published through one is on the next page of the other", async () => {
    const { id } = await publishBlog(a.url, token, { title: "Before it" });
    const offer = await publishOffer(a.url, token, { title: "Offer before" });
    const item = await publishMedia(a.url, token, { title: "Guide before" });
    const shown: Record<string, [string, string]> = {
      "/": ["Offer before", "Offer after"],
      "/blog": ["Before it", "After it"],
      [`/blog/${id}`]: ["Before it", "After it"],
      "/feed.xml": ["Before it", "After it"],
      "/media": ["Guide before", "Guide after"],
      [`/offers/${offer.id}`]: ["Offer before", "Offer after"],
    };
    await warm(b, [...Object.keys(shown), "/sitemap.xml", `/share/blog/${id}.jpg`]);
    for (const [path, [before]] of Object.entries(shown))
      expect(await text(b, path)).toContain(before);

    await change(a, `/api/blogs/${id}`, { ...post, title: "After it" });
    expect(await text(b, "/blog")).toContain("After it");
    expect(await stateOf(b, `/share/blog/${id}.jpg`)).not.toBe("HIT");
    await change(a, `/api/offers/${offer.id}`, { title: "Offer after", category: "loan" });
    expect(await text(b, "/")).toContain("Offer after");
    await change(a, `/api/media/${item.id}`, {
      title: "Guide after",
      mediaType: "file",
      fileUrl: "https://example.org/a.pdf",
    });
    expect(await text(b, "/media")).toContain("Guide after");
    for (const [path, [before, after]] of Object.entries(shown)) {
      expect(await text(b, path)).toContain(after);
      expect(await text(b, path)).not.toContain(before);
    }
  });

  test("feed and sitemap name a post that the other has just made, and no longer one that is gone", async () => {
    await warm(b, ["/feed.xml", "/sitemap.xml"]);
    const { id } = await publishBlog(a.url, token, { title: "Just made" });
    expect(await text(b, "/sitemap.xml")).toContain(id);
    expect(await text(b, "/feed.xml")).toContain("Just made");
    await warm(b, ["/feed.xml", "/sitemap.xml", `/blog/${id}`]);
    await call(a.url, `/api/blogs/${id}`, { method: "DELETE", token });
    expect((await call(b.url, `/blog/${id}`)).status).toBe(404);
    expect(await text(b, "/sitemap.xml")).not.toContain(id);
    expect(await text(b, "/feed.xml")).not.toContain("Just made");
  });

  test("and nothing else is made anew", async () => {
    const { id } = await publishBlog(a.url, token, {});
    const other = await publishBlog(a.url, token, {});
    const offer = await publishOffer(a.url, token, {});
    const kept = ["/", "/media", "/contact", "/services", `/offers/${offer.id}`];
    // Posts and content pages end with posts that help next.
    const touched = ["/blog", `/blog/${other.id}`, "/loans/home-loan"];
    await warm(b, [...kept, ...touched]);
    await change(a, `/api/blogs/${id}`, post);
    for (const path of kept) expect([path, await stateOf(b, path)]).toEqual([path, "HIT"]);
    for (const path of touched) expect(await stateOf(b, path)).not.toBe("HIT");
  });

  test("fifty changes, each seen at once by the other", async () => {
    const { id } = await publishBlog(a.url, token, {});
    for (let turn = 0; turn < 50; turn += 1) {
      const [writer, reader] = turn % 2 === 0 ? [a, b] : [b, a];
      await change(writer, `/api/blogs/${id}`, { ...post, title: `Turn ${turn}` });
      expect(await text(reader, `/blog/${id}`)).toContain(`Turn ${turn}`);
    }
  });

  test("readers of both never keep what a change has overtaken", async () => {
    const { id } = await publishBlog(a.url, token, { title: "Count 0" });
    let isOver = false;
    const readers = [a, b, a, b].map(async (site) => {
      while (!isOver) await text(site, `/blog/${id}`);
    });
    for (let count = 1; count <= 40; count += 1)
      await change(a, `/api/blogs/${id}`, { ...post, title: `Count ${count}` });
    isOver = true;
    await Promise.all(readers);
    for (const site of [a, b]) expect(await text(site, `/blog/${id}`)).toContain("Count 40");
  });

  test("who signs in at one is known to the other, until they leave there", async () => {
    const session = await signInFromPage(a.url);
    const asStaff = { token: session.token, headers: { Cookie: session.cookie } };
    expect((await call(b.url, "/api/contacts", asStaff)).status).toBe(200);
    const page = await call(b.url, "/admin", { headers: { Cookie: session.cookie } });
    expect(page.status).toBe(200);
    const left = await call(a.url, "/api/logout", {
      method: "POST",
      ...asStaff,
      headers: { ...asStaff.headers, Origin: a.url },
    });
    expect(left.status).toBe(204);
    expect((await call(b.url, "/api/contacts", asStaff)).status).toBe(401);
  });

  describe("of which one is killed", () => {
    // What it was about to change is not kept for 30 seconds, once the others have read of it.
    afterEach(async () => {
      for (const site of [a, b]) {
        await text(site, "/privacy");
        await jump(site, JUMP_OF_A_CHANGE_MS);
      }
    });

    test("in the middle of its writes, the other goes on, with what was acknowledged and with what was not", async () => {
      const dying = await start(gates.a);
      const { id } = await publishBlog(b.url, token, { title: "Count 0" });
      await warm(b, [`/blog/${id}`]);
      let acknowledged = 0;
      let killed: Promise<void> | undefined;
      const writers = [0, 1, 2].map(async (writer) => {
        for (let count = 1; killed === undefined; count += 1) {
          const message = `From the dying one: ${writer}, ${count}`;
          const answer = await call(dying.url, "/api/contact", {
            method: "POST",
            body: { ...lead, message },
          }).catch(() => undefined);
          if (answer?.status === 201 || answer?.status === 200) acknowledged += 1;
          await change(dying, `/api/blogs/${id}`, {
            ...post,
            title: `${message} is written`,
          }).catch(() => undefined);
          if (count === 8) killed ??= dying.kill();
        }
      });
      await Promise.all(writers);
      await killed;
      expect(acknowledged).toBeGreaterThan(0);
      const rows = await countRows(database, "Contact", `"message" LIKE 'From the dying one%'`);
      expect(rows).toBeGreaterThanOrEqual(acknowledged);
      // What was on its way into the database at its end may be stored a moment later.
      await expectSoon(async () => {
        const [row] = await database.query(`SELECT "title" FROM "Blog" WHERE "id" = ?`, [id]);
        const isShown = (await text(b, `/blog/${id}`)).includes(String(row?.title));
        return isShown ? "as it is stored" : "";
      }, "as it is stored");
      const after = { method: "POST", body: { ...lead, message: "Sent to the one that is left" } };
      expect((await call(b.url, "/api/contact", after)).ok).toBe(true);
      await change(b, `/api/blogs/${id}`, { ...post, title: "The one that is left" });
      expect(await text(b, `/blog/${id}`)).toContain("The one that is left");
    });

    test.each([
      ["of that connection", async () => undefined],
      // Which then does not know what it missed.
      [
        "of the next one",
        async () => {
          gates.b.setShut(true);
          await text(b, "/privacy");
          gates.b.setShut(false);
          await expectSoon(async () => {
            await call(b.url, "/privacy");
            const ready = await call(b.url, "/api/health?ready");
            return ((await ready.json()) as { checks: { redis: string } }).checks.redis;
          }, "ok");
          // Not before its pause is over does it ask the log, and go by that.
          await jump(b, JUMP_MS);
          await text(b, "/privacy");
        },
      ],
    ])(
      "before it says so, the other keeps no page from before: by the log %s",
      async (_how, go) => {
        const { id } = await publishBlog(b.url, token, { title: "Before it" });
        await warm(b, [`/blog/${id}`]);
        const dying = await start(gates.a);
        // The change itself waits for the row: the others are told that it begins, and no more.
        await database.execute(`
        CREATE FUNCTION wait_a_little() RETURNS trigger AS $$
        BEGIN PERFORM pg_sleep(300); RETURN NEW; END $$ LANGUAGE plpgsql;
        CREATE TRIGGER "Blog_waits" BEFORE UPDATE ON "Blog"
          FOR EACH ROW EXECUTE FUNCTION wait_a_little();
      `);
        const changing = change(dying, `/api/blogs/${id}`, { ...post, title: "Killed after it" });
        const waiting = `FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event = 'PgSleep'`;
        await expectSoon(async () => {
          const rows = await database.query(`SELECT pid ${waiting}`);
          return `${rows.length} at it`;
        }, "1 at it");
        await Promise.all([dying.kill(), changing.catch(() => undefined)]);
        await go();
        expect(await text(b, `/blog/${id}`)).toContain("Before it");
        // As PostgreSQL may have it: stored, although nobody was left to say so.
        await database.query(`SELECT pg_terminate_backend(pid) ${waiting}`);
        await database.execute(`DROP TRIGGER "Blog_waits" ON "Blog"; DROP FUNCTION wait_a_little`);
        await database.query(`UPDATE "Blog" SET "title" = 'Killed after it' WHERE "id" = ?`, [id]);
        expect(await text(b, `/blog/${id}`)).toContain("Killed after it");
      },
    );
  });

  describe.each([
    ["refuses", (gate: Gate) => gate.setShut(true)],
    ["hangs", (gate: Gate) => gate.setHeld(true)],
  ] as const)("while Redis %s", (_how, takeAway) => {
    test("both go on, see each other's changes within seconds, and at once when it is back", async () => {
      const { id } = await publishBlog(a.url, token, { title: "Before it" });
      for (const site of [a, b]) await warm(site, ["/blog", `/blog/${id}`]);
      takeAway(gates.a);
      takeAway(gates.b);
      const begun = performance.now();
      const changed = await change(a, `/api/blogs/${id}`, { ...post, title: "While it was away" });
      expect(changed.status).toBe(200);
      expect(await text(a, `/blog/${id}`)).toContain("While it was away");
      expect((await call(b.url, "/blog")).status).toBe(200);
      await jump(b, JUMP_MS);
      await expectSoon(() => text(b, `/blog/${id}`), "While it was away");
      expect(performance.now() - begun).toBeLessThan(8_000);

      for (const gate of Object.values(gates)) {
        gate.setShut(false);
        gate.setHeld(false);
      }
      await expectSoon(async () => {
        const title = `Back ${Date.now()}`;
        await change(a, `/api/blogs/${id}`, { ...post, title });
        return (await text(b, `/blog/${id}`)).includes(title) ? "at once" : "";
      }, "at once");
      // It has read the log from its beginning, with what those that were killed had begun.
      await jump(b, JUMP_OF_A_CHANGE_MS);
      await expectSoon(async () => String(await stateOf(b, "/blog")), "HIT");
    });

    test("from the writer alone, the others are told when it is back", async () => {
      const { id } = await publishBlog(a.url, token, { title: "Before it" });
      await warm(b, [`/blog/${id}`]);
      takeAway(gates.a);
      await change(a, `/api/blogs/${id}`, { ...post, title: "Told later" });
      gates.a.setShut(false);
      gates.a.setHeld(false);
      await expectSoon(() => text(b, `/blog/${id}`), "Told later");
    });
  });

  test("with Redis away at the start, both start, and share once it is there", async () => {
    gates.a.setShut(true);
    const late = await start(gates.a);
    const { id } = await publishBlog(b.url, token, { title: "Before it" });
    expect(await text(late, `/blog/${id}`)).toContain("Before it");
    gates.a.setShut(false);
    await expectSoon(async () => {
      const title = `There ${Date.now()}`;
      await change(b, `/api/blogs/${id}`, { ...post, title });
      return (await text(late, `/blog/${id}`)).includes(title) ? "at once" : "";
    }, "at once");
    await late.stop();
  });
});

/** Asks until an answer has the words. */
async function expectSoon(ask: () => Promise<string>, words: string) {
  for (let tries = 0; tries < 400; tries += 1) {
    if ((await ask()).includes(words)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(await ask()).toContain(words);
}
