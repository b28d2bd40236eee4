import { randomUUID } from "node:crypto";
import { createClient, type RedisClientType } from "@redis/client";
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { ChangeReader, setChangeLog, writeChanges } from "@/lib/cache/change-log.mjs";
import { type Gate, startGate } from "../support/gate";
import { redisUrl, withRedis } from "../../tools/site/redis";
import { skipUnless } from "../support/skip-unless";

// What an instance learns of the changes of others: the log by itself, on a real Redis.

/** A clock of this process that can be moved forward. */
function jumpingClock(): (ms: number) => void {
  const now = performance.now.bind(performance);
  let jumped = 0;
  jest.spyOn(performance, "now").mockImplementation(() => now() + jumped);
  return (ms) => void (jumped += ms);
}

const describeWithRedis = skipUnless(
  describe,
  withRedis,
  "the log of changes needs Redis, which does not answer",
);

describeWithRedis("The log of changes in Redis", () => {
  let gate: Gate;
  let client: RedisClientType;
  let stream: string;
  /** What was asked of Redis by readers. */
  let asked: number;
  let expired: string[];
  let reader: ChangeReader;
  const log = () => ({ client, stream, connections: 1 });
  const write = (id: string, tags: string[], state: "begun" | "done") =>
    writeChanges(log(), [{ id, tags }], state);

  beforeEach(async () => {
    gate = await startGate(redisUrl);
    stream = `arthora:test:${randomUUID()}`;
    const real = createClient({ url: gate.url });
    // What a closing gate does to it.
    real.on("error", () => undefined);
    await real.connect();
    asked = 0;
    client = new Proxy(real, {
      get(target, name) {
        if (name === "xRead" || name === "xRevRange") asked += 1;
        const value = Reflect.get(target, name) as unknown;
        return typeof value === "function" ? (value.bind(target) as unknown) : value;
      },
    }) as unknown as RedisClientType;
    setChangeLog(log());
    expired = [];
    reader = new ChangeReader({
      expire: (tags) => void expired.push(...tags),
      expireAll: () => void expired.push("all"),
    });
    await reader.read();
    expired = [];
  });
  afterEach(async () => {
    gate.setHeld(false);
    await client.del(stream);
    client.destroy();
    gate.close();
    jest.restoreAllMocks();
  });

  test("a change that begins counts as under way until that very one is done", async () => {
    const before = performance.now();
    await write("a", ["/blog", "/feed"], "begun");
    await write("b", ["/blog"], "begun");
    await write("b", ["/blog"], "done");
    expect(await reader.read()).toBe(0);
    expect(expired).toEqual(["/blog", "/feed", "/blog", "/blog"]);
    for (const since of [before, performance.now()]) {
      expect(reader.isUnderWay(["/blog"], since)).toBe(true);
      expect(reader.isUnderWay(["/x", "/feed"], since)).toBe(true);
      expect(reader.isUnderWay(["/media"], since)).toBe(false);
    }
    await write("a", ["/blog", "/feed"], "done");
    await reader.read();
    expect(reader.isUnderWay(["/blog"], before)).toBe(false);
  });

  test("who begins to read knows what is under way, and what is over", async () => {
    await write("a", ["/blog"], "begun");
    await write("b", ["/media"], "begun");
    await write("b", ["/media"], "done");
    const late = new ChangeReader({ expire: () => undefined, expireAll: () => undefined });
    expect(await late.read()).toBe(0);
    const now = performance.now();
    expect(["/blog", "/media"].map((tag) => late.isUnderWay([tag], now))).toEqual([true, false]);
  });

  test("many who read at once share the question, and each learns what was written before", async () => {
    asked = 0;
    const first = reader.read();
    await write("a", ["/a"], "begun");
    const others = Array.from({ length: 50 }, () => reader.read());
    await write("b", ["/b"], "begun");
    const last = reader.read();
    await Promise.race(others);
    expect(expired).toContain("/a");
    await last;
    expect(expired).toContain("/b");
    await Promise.all([first, ...others]);
    expect(asked).toBeLessThanOrEqual(4);
  });

  test("a change that never ends, as of an instance that was killed, is under way for half a minute", async () => {
    await write("a", ["/blog"], "begun");
    const before = performance.now();
    await reader.read();
    const isUnderWayAfter = (ms: number) => reader.isUnderWay(["/blog"], before + ms);
    expect([29_900, 40_000].map(isUnderWayAfter)).toEqual([true, false]);
    // What was begun before that time was over is not forgotten while it may still be being made.
    const jump = jumpingClock();
    jump(40_000);
    await write("b", ["/media"], "begun");
    await reader.read();
    expect([29_900, 40_000].map(isUnderWayAfter)).toEqual([true, false]);
  });

  test("one that hangs is asked once, whoever reads and however long", async () => {
    const jump = jumpingClock();
    gate.setHeld(true);
    asked = 0;
    for (let time = 0; time < 3; time += 1) {
      const ages = await Promise.all(Array.from({ length: 20 }, () => reader.read()));
      for (const age of ages) expect(age).toBeLessThan(performance.now() - 4_000);
      // Longer than Redis is left alone after it did not answer.
      jump(1_050);
    }
    expect(asked).toBe(1);
  });

  test("one that was slow for a while costs no pages but those that were changed meanwhile", async () => {
    const jump = jumpingClock();
    gate.setHeld(true);
    expect(await reader.read()).toBeLessThan(performance.now() - 4_000);
    gate.setHeld(false);
    await write("a", ["/blog"], "begun");
    jump(1_050);
    expect(await reader.read()).toBe(0);
    expect(expired).toEqual(["/blog"]);
  });
});
