import { expect, test } from "@jest/globals";
import { tooLate, within } from "@/lib/within.mjs";

test("what is there in time is answered, its errors too, and what is not is too late", async () => {
  expect(await within(1_000, Promise.resolve("value"))).toBe("value");
  await expect(within(1_000, Promise.reject(new Error("its own")))).rejects.toThrow("its own");
  const begun = performance.now();
  expect(await within(20, new Promise(() => undefined))).toBe(tooLate);
  expect(performance.now() - begun).toBeLessThan(1_000);
});
