import { expect, test } from "@jest/globals";
import { withSearchSlot } from "./search-slots";

test("two searches run at once, twenty wait, and the next are told to try again", async () => {
  let running = 0;
  let most = 0;
  const ends: (() => void)[] = [];
  const search = () =>
    withSearchSlot(async () => {
      most = Math.max(most, (running += 1));
      await new Promise<void>((resolve) => ends.push(resolve));
      running -= 1;
    });
  const searches = Array.from({ length: 22 }, search);
  await expect(search()).rejects.toMatchObject({ code: "unavailable", retryAfter: 5 });
  const all = Promise.all(searches);
  for (let ended = 0; ended < 22; ended += 1) {
    while (ends.length <= ended) await new Promise(setImmediate);
    ends[ended]!();
  }
  await all;
  expect(most).toBe(2);
});

test("a search that fails leaves its place to others", async () => {
  for (let count = 0; count < 30; count += 1) {
    const failing = withSearchSlot(() => Promise.reject(new Error("away")));
    await expect(failing).rejects.toThrow("away");
  }
  await expect(withSearchSlot(async () => "found")).resolves.toBe("found");
});
