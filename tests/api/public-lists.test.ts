import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "@jest/globals";
import { ask } from "../../tools/bench/answers";
import { call } from "../../tools/site/calls";
import { onSqlite } from "../support/on-each-database";
import { processorTimeOf } from "../support/memory";
import { blogs, publish, publishedKinds } from "../support/published-kinds";

// The lists of the API are made once, and anew at the first call after a publish.

onSqlite("Public lists", (suite) => {
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const { status, headers: pairs, body } = await ask(`${suite().site.url}${path}`, headers);
    const got = new Map(pairs.map(([name, value]) => [name.toLowerCase(), value]));
    return { status, headers: got, body };
  };

  const publishedPost = async () => {
    await publish(suite(), blogs);
    return blogs;
  };

  describe.each(publishedKinds)("$path", (kind) => {
    const paths = [kind.path, `${kind.path}?page=1&pageSize=2`];

    test.each(paths)("%s is unchanged to whom has it, until the next publish", async (path) => {
      const { id } = await publish(suite(), kind, { title: "Before it" });
      const first = await get(path);
      expect(String(first.body)).toContain("Before it");
      const etag = first.headers.get("etag")!;
      const same = await get(path, { "If-None-Match": etag });
      expect([same.status, same.body.length]).toEqual([304, 0]);
      expect(same.headers.get("x-total-count")).toBe(first.headers.get("x-total-count"));

      const change = { ...kind.body, title: "After it" };
      const { site, token } = suite();
      await call(site.url, `${kind.path}/${id}`, { method: "PUT", token, body: change });
      const changed = await get(path, { "If-None-Match": etag });
      expect([changed.status, String(changed.body).includes("After it")]).toEqual([200, true]);
      await call(site.url, `${kind.path}/${id}`, { method: "DELETE", token });
      expect(String((await get(path)).body)).not.toContain(id);
    });

    test("is the same bytes with gzip and without, and nothing else compresses it", async () => {
      await publish(suite(), kind);
      for (const path of paths) {
        const plain = await get(path);
        const gzipped = await get(path, { "Accept-Encoding": "gzip" });
        expect(gzipped.headers.get("content-encoding")).toBe("gzip");
        expect(gunzipSync(gzipped.body).equals(plain.body)).toBe(true);
        const deflated = await get(path, { "Accept-Encoding": "deflate" });
        expect(deflated.body.equals(plain.body)).toBe(true);
        for (const { headers } of [plain, gzipped]) {
          expect(headers.get("cache-control")).toBe("no-cache");
          expect(headers.get("vary")).toMatch(/accept-encoding/i);
        }
      }
    });
  });

  test("is not read again before the next publish", async () => {
    const { path } = await publishedPost();
    const first = await get(path);
    await suite().database.execute(`UPDATE "Blog" SET "title" = 'Past the site'`);
    const answers = await Promise.all(Array.from({ length: 40 }, () => get(path)));
    for (const { body } of answers) expect(body.equals(first.body)).toBe(true);
    await publishedPost();
    expect(String((await get(path)).body)).toContain("Past the site");
  });

  test("keep nobody waiting for what was asked by callers who have left", async () => {
    const { path } = await publishedPost();
    await suite().database.execute(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100)
       INSERT INTO "Blog"
       SELECT "id" || i, "title", hex(randomblob(200000)), "authorName", "image", "short_desc",
              "version", "createdAt", "updatedAt", "searchText"
       FROM (SELECT * FROM "Blog" LIMIT 1), n`,
    );
    // Not how long it took: other programs have the machine too.
    const spent = () => processorTimeOf(suite().site);
    const before = spent();
    await get(`${path}?page=1&pageSize=40`);
    const alone = spent() - before;
    const leaving = new AbortController();
    const left = Array.from({ length: 50 }, (_, at) =>
      fetch(`${suite().site.url}${path}?page=1&pageSize=${at + 41}`, leaving),
    );
    // Then all have been asked for, and most are not begun.
    await Promise.race(left);
    leaving.abort();
    const settled = await Promise.allSettled(left);
    const answered = settled.filter(({ status }) => status === "fulfilled").length;
    expect(answered).toBeLessThan(left.length / 2);
    await get("/api/media?page=1&pageSize=3");
    expect(spent() - before - alone).toBeLessThan((answered + 8) * alone);
  });
});
