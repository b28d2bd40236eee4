import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { expect, test } from "@jest/globals";
import { TIMED_OUT, withTimeout } from "./with-timeout.mjs";

test("what is there in time is answered, its errors too, and what is not is too late", async () => {
  expect(await withTimeout(1_000, Promise.resolve("value"))).toBe("value");
  await expect(withTimeout(1_000, Promise.reject(new Error("its own")))).rejects.toThrow("its own");
  const begun = performance.now();
  expect(await withTimeout(20, new Promise(() => undefined))).toBe(TIMED_OUT);
  expect(performance.now() - begun).toBeLessThan(1_000);
});

test("what came in time counts, also where this process was too busy to see it", async () => {
  // Made on a thread of its own, as an answer comes from another process.
  const bytes = withTimeout(50, promisify(randomBytes)(8));
  const begun = performance.now();
  while (performance.now() - begun < 200);
  expect(await bytes).toHaveLength(8);
});
