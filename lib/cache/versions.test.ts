import { EventEmitter } from "node:events";
import { beforeEach, describe, expect, jest, test } from "@jest/globals";
import { listTags } from "./publish";
import { Versions } from "./versions.mjs";

class FakeRedis extends EventEmitter {
  readonly values = new Map<string, string>();
  isReady = true;

  async mGet(keys: string[]) {
    return keys.map((key) => this.values.get(key) ?? null);
  }
  async mSet(pairs: Record<string, string>) {
    for (const [key, value] of Object.entries(pairs)) this.values.set(key, value);
  }
}

function createInstance(redis?: FakeRedis) {
  const versions = new Versions();
  if (redis) versions.share({ client: redis as never, prefix: "site:", onDelay: () => {} });
  return versions;
}
const publish = (versions: Versions, tag: string, write = async () => "stored") =>
  versions.publish([tag], write);

beforeEach(() => {
  jest.useFakeTimers();
});

describe("Versions in one process", () => {
  test("keeps a stamp current until one of its tags is published", async () => {
    const versions = createInstance();
    const stamp = await versions.read(["blog", "offer"]);
    await publish(versions, "media");
    expect(await versions.isCurrent(stamp)).toBe(true);
    await publish(versions, "offer");
    expect(await versions.isCurrent(stamp)).toBe(false);
  });

  test("invalidates stamps when a write starts and again when it ends", async () => {
    const versions = createInstance();
    const stampBefore = await versions.read(["blog"]);
    let stampDuring = stampBefore;
    await publish(versions, "blog", async () => {
      expect(await versions.isCurrent(stampBefore)).toBe(false);
      stampDuring = await versions.read(["blog"]);
      expect(stampDuring.isSettled).toBe(false);
      return "stored";
    });
    expect(await versions.isCurrent(stampDuring)).toBe(false);
    expect((await versions.read(["blog"])).isSettled).toBe(true);
  });

  test("invalidates a stamp when a write fails, because the data may still have been stored", async () => {
    const versions = createInstance();
    const stamp = await versions.read(["blog"]);
    const failedPublish = publish(versions, "blog", () =>
      Promise.reject(new Error("The answer was lost")),
    );
    await expect(failedPublish).rejects.toThrow("The answer was lost");
    expect(await versions.isCurrent(stamp)).toBe(false);
  });

  test("invalidates paths with offers at midnight in India", async () => {
    jest.setSystemTime(Date.parse("2026-11-20T23:59:00+05:30"));
    const versions = createInstance();
    const paths = ["/", "/offers/a", "/loans/home-loan", "/api/offers", "/blog", "/contact"];
    const stamps = await Promise.all(paths.map((path) => versions.read(listTags(path))));
    const listCurrent = async () => {
      const areCurrent = await Promise.all(stamps.map((stamp) => versions.isCurrent(stamp)));
      return paths.filter((_, index) => areCurrent[index]);
    };
    jest.advanceTimersByTime(59_999);
    expect(await listCurrent()).toEqual(paths);
    jest.advanceTimersByTime(1);
    expect(await listCurrent()).toEqual(["/blog", "/contact"]);
  });
});

describe("Versions in several processes", () => {
  let redis: FakeRedis;
  let writer: Versions;
  let reader: Versions;
  beforeEach(() => {
    redis = new FakeRedis();
    [writer, reader] = [createInstance(redis), createInstance(redis)];
  });

  test("invalidates the stamps of other instances before the write is acknowledged", async () => {
    const stamp = await reader.read(["blog"]);
    expect(await reader.isCurrent(stamp)).toBe(true);
    await publish(writer, "blog");
    expect(await reader.isCurrent(stamp)).toBe(false);
  });

  test("treats tags as unsettled for half a minute if the instance that publishes them is killed", async () => {
    void publish(writer, "blog", () => new Promise(() => {}));
    await jest.advanceTimersByTimeAsync(0);
    await reader.read(["blog"]);
    await jest.advanceTimersByTimeAsync(29_000);
    expect((await reader.read(["blog"])).isSettled).toBe(false);
    await jest.advanceTimersByTimeAsync(2_000);
    expect((await reader.read(["blog"])).isSettled).toBe(true);
  });

  test("accepts stamps for five seconds while Redis is unavailable", async () => {
    const stamp = await reader.read(["blog"]);
    redis.isReady = false;
    await jest.advanceTimersByTimeAsync(4_000);
    expect(await reader.isCurrent(stamp)).toBe(true);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(await reader.isCurrent(stamp)).toBe(false);
  });

  test("invalidates a stamp made during a Redis outage once Redis is back", async () => {
    redis.isReady = false;
    const stamp = await reader.read(["blog"]);
    expect(await reader.isCurrent(stamp)).toBe(true);
    redis.isReady = true;
    expect(await reader.isCurrent(stamp)).toBe(false);
  });

  test("invalidates the stamps of published tags when Redis has lost its data", async () => {
    await publish(writer, "blog");
    const stamp = await reader.read(["blog"]);
    redis.values.clear();
    expect(await reader.isCurrent(stamp)).toBe(false);
  });

  test("invalidates every earlier stamp after Redis restarts, because Redis may have lost a later publish", async () => {
    const stamp = await reader.read(["blog"]);
    await publish(writer, "blog");
    await jest.advanceTimersByTimeAsync(1);
    redis.values.clear();
    redis.emit("ready");
    expect(await reader.isCurrent(stamp)).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await reader.isCurrent(await reader.read(["blog"]))).toBe(true);
  });
});
