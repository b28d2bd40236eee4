import { expect, test } from "@jest/globals";
import { createSlots } from "./slots";

const inTurn = createSlots({ atOnce: 2, mostWaiting: 20, refusal: "Not now", againSeconds: 5 });

test("two run at once, twenty wait, and the next are told to try again", async () => {
  let running = 0;
  let most = 0;
  const ends: (() => void)[] = [];
  const work = () =>
    inTurn(async () => {
      most = Math.max(most, (running += 1));
      await new Promise<void>((resolve) => ends.push(resolve));
      running -= 1;
    });
  const works = Array.from({ length: 22 }, work);
  await expect(work()).rejects.toMatchObject({ code: "unavailable", retryAfter: 5 });
  const all = Promise.all(works);
  for (let ended = 0; ended < 22; ended += 1) {
    while (ends.length <= ended) await new Promise(setImmediate);
    ends[ended]!();
  }
  await all;
  expect(most).toBe(2);
});

test("refuses a caller who has as many as one may have", async () => {
  const options = { atOnce: 1, mostWaiting: 20, refusal: "Not now", againSeconds: 5 };
  const fairly = createSlots({ ...options, mostOfOne: 2 });
  const end = Promise.withResolvers<void>();
  const works = ["one", "one", "other", undefined].map((who) => fairly(() => end.promise, who));
  await expect(fairly(() => end.promise, "one")).rejects.toMatchObject({ code: "unavailable" });
  end.resolve();
  await Promise.all(works);
  await fairly(() => end.promise, "one");
});

test("one that fails leaves its place to others", async () => {
  for (let count = 0; count < 30; count += 1) {
    const failing = inTurn(() => Promise.reject(new Error("away")));
    await expect(failing).rejects.toThrow("away");
  }
  await expect(inTurn(async () => "found")).resolves.toBe("found");
});
