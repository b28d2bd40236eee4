import { expect, test } from "@jest/globals";
import { fetchRaw } from "../../tools/bench/fetch-raw";
import { bindEntryCalls } from "../support/entry-calls";
import { onSqlite } from "../support/on-each-database";
import { blogs, publish, publishedKinds } from "../support/published-kinds";

onSqlite("A public list of the API", (suite) => {
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const { status, headers: pairs, body } = await fetchRaw(`${suite().site.url}${path}`, headers);
    const headerMap = new Map(pairs.map(([name, value]) => [name.toLowerCase(), value]));
    return { status, headers: headerMap, body };
  };

  test.each(publishedKinds)("returns 304 at $path until the next publish", async (kind) => {
    for (const path of [kind.path, `${kind.path}?page=1&pageSize=2`]) {
      const { id } = await publish(suite(), kind, { title: "Before the change" });
      const first = await get(path);
      expect(String(first.body)).toContain("Before the change");
      expect(first.headers.get("cache-control")).toBe("no-cache");
      const etag = first.headers.get("etag")!;
      const notModified = await get(path, { "If-None-Match": etag });
      expect([notModified.status, notModified.body.length]).toEqual([304, 0]);
      expect(notModified.headers.get("x-total-count")).toBe(first.headers.get("x-total-count"));

      const { change, remove } = bindEntryCalls(suite, kind);
      await change(id, { ...kind.body, title: "After the change" });
      const changed = await get(path, { "If-None-Match": etag });
      expect([changed.status, String(changed.body).includes("After the change")]).toEqual([
        200,
        true,
      ]);
      await remove(id);
      expect(String((await get(path)).body)).not.toContain(id);
    }
  });

  test("is read from the database only once between two publishes", async () => {
    await publish(suite(), blogs);
    const first = await get(blogs.path);
    await suite().database.execute(`UPDATE "Blog" SET "title" = 'Changed in the database'`);
    expect((await get(blogs.path)).body.equals(first.body)).toBe(true);
    await publish(suite(), blogs);
    expect(String((await get(blogs.path)).body)).toContain("Changed in the database");
  });
});
