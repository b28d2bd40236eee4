import { gunzipSync } from "node:zlib";
import { beforeEach, describe, expect, test } from "@jest/globals";
import type { EntryList } from "@/lib/db/pagination";
import { publicList } from "./public-list";
import { freshness } from "@/lib/cache/freshness.mjs";
import { keptBody } from "@/lib/cache/kept-body.mjs";
import { pathTag } from "@/lib/cache/publish";

// How often a public list is read, by a list that tells.

type Entry = { id: string; title: string };

const PATH = "/api/told";
const publish = () => freshness.expire([pathTag(PATH)]);

let entries: Entry[];
let readings: number;
/** What happens while the list is read. */
let meanwhile: () => void;
const list: EntryList<Entry> = {
  count: async () => entries.length,
  listIds: async ({ skip = 0, take } = {}) => {
    readings += 1;
    return entries.slice(skip, take && skip + take);
  },
  findByIds: async (ids) => {
    const found = entries.filter(({ id }) => ids.includes(id)).reverse();
    await new Promise((resolve) => setImmediate(resolve));
    meanwhile();
    return found;
  },
};
const title = async (answer: Promise<Response>) =>
  ((await (await answer).json()) as Entry[]).map((entry) => entry.title).join();
const staying = new AbortController();
const ask = (page?: number, { signal } = staying) =>
  publicList({ signal }, PATH, list, page === undefined ? null : { page, pageSize: 2 });

beforeEach(() => {
  publish();
  entries = [{ id: "a", title: "Before" }];
  readings = 0;
  meanwhile = () => {};
});

describe("A public list", () => {
  test("is read once for all who ask until the next publish", async () => {
    await Promise.all(Array.from({ length: 60 }, () => ask()));
    await ask();
    expect(readings).toBe(1);
    publish();
    await Promise.all(Array.from({ length: 60 }, () => ask()));
    expect(readings).toBe(2);
  });

  test("is given whole to the last who reads it, in its order", async () => {
    entries = Array.from({ length: 173 }, (_, at) => ({ id: `${at}`, title: `T${at}` }));
    const expected = entries.map((entry) => entry.title).join();
    expect(await title(ask())).toBe(expected);
    expect(await title(ask())).toBe(expected);
    expect(await title(ask(2))).toBe("T2,T3");
    expect((await ask(2)).headers.get("x-total-count")).toBe("173");
    expect(await title(ask(99))).toBe("");
  });

  test("that a publish overtook while it was read is read anew for whoever asks after that", async () => {
    let overtaken: Promise<string> | undefined;
    meanwhile = () => {
      meanwhile = () => {};
      entries = [{ id: "a", title: "After" }];
      publish();
      overtaken = title(ask());
    };
    expect(await title(ask())).toBe("Before");
    expect(await overtaken).toBe("After");
    expect(await title(ask())).toBe("After");
    expect(readings).toBe(2);
  });

  test("that cannot be read fails for all who wait, and is read for the next", async () => {
    const away = new Error("The database is away");
    const asked = Array.from({ length: 60 }, () => ask());
    meanwhile = () => {
      throw away;
    };
    for (const answer of await Promise.allSettled(asked)) {
      expect(answer).toEqual({ status: "rejected", reason: away });
    }
    expect(readings).toBeLessThanOrEqual(2);
    meanwhile = () => {};
    expect(await title(ask())).toBe("Before");
  });

  test("of which many parts are asked for at once is read two at a time, and not without end", async () => {
    entries = Array.from({ length: 400 }, (_, at) => ({ id: `${at}`, title: `T${at}` }));
    let [reading, most] = [0, 0];
    const { findByIds } = list;
    list.findByIds = async (ids) => {
      most = Math.max(most, (reading += 1));
      return findByIds(ids).finally(() => (reading -= 1));
    };
    const answers = await Promise.allSettled(Array.from({ length: 120 }, (_, at) => ask(at + 1)));
    list.findByIds = findByIds;
    expect(most).toBe(2);
    const refused = answers.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(20);
    for (const each of refused) {
      expect(each).toMatchObject({ reason: { code: "unavailable", retryAfter: 2 } });
    }
    // Those who wait for what is being made anyway are not refused.
    expect(await Promise.all(Array.from({ length: 120 }, () => title(ask(200))))).toContain(
      "T398,T399",
    );
  });

  test("that nobody waits for any more is not read, or not to its end", async () => {
    entries = Array.from({ length: 400 }, (_, at) => ({ id: `${at}`, title: `T${at}` }));
    const leaving = new AbortController();
    let pieces = 0;
    meanwhile = () => {
      pieces += 1;
      leaving.abort();
    };
    const left = [undefined, 1, 2, 3, 4, 5].map((page) => ask(page, leaving));
    for (const { status } of await Promise.allSettled(left)) expect(status).toBe("rejected");
    // The two that had begun, each with one piece.
    expect([readings, pieces]).toEqual([2, 2]);

    // Where somebody else waits too, it is made.
    const [, stays] = [ask(7, leaving).catch(() => {}), ask(7)];
    expect(await title(stays)).toBe("T12,T13");
  });

  test("of which parts are asked for is kept part by part", async () => {
    entries.push({ id: "b", title: "Second" }, { id: "c", title: "Third" });
    for (const page of [1, 2, 1, 2]) await ask(page);
    expect(readings).toBe(2);
  });

  test("is answered beyond its last entry, where parts are without number, and nothing is read", async () => {
    for (const page of [99, 98, 99]) expect(await title(ask(page))).toBe("");
    expect((await ask(99)).headers.get("x-total-count")).toBe("1");
    expect(readings).toBe(0);
  });

  test("has another ETag when its total is another, and a gzip form of its bytes", async () => {
    const first = await ask(1);
    const [body] = await first
      .body!.values()
      .next()
      .then(({ value }) => [value as Uint8Array]);
    expect(gunzipSync(keptBody(body!)!.gzipped).equals(body!)).toBe(true);
    publish();
    expect((await ask(1)).headers.get("etag")).toBe(first.headers.get("etag"));
    publish();
    list.count = async () => 2;
    expect((await ask(1)).headers.get("etag")).not.toBe(first.headers.get("etag"));
  });
});
