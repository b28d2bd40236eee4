import { expect, test } from "@jest/globals";
import { createSlots } from "./slots";

const run = createSlots({ concurrency: 2, maxQueued: 20, refusal: "Not now", retryAfter: 5 });

test("runs two jobs at a time, queues twenty and refuses the next with a retry time", async () => {
  let running = 0;
  let peak = 0;
  const finishers: (() => void)[] = [];
  const startJob = () =>
    run(async () => {
      peak = Math.max(peak, (running += 1));
      await new Promise<void>((resolve) => finishers.push(resolve));
      running -= 1;
    });
  const jobs = Array.from({ length: 22 }, startJob);
  await expect(startJob()).rejects.toMatchObject({ code: "unavailable", retryAfter: 5 });
  const allJobs = Promise.all(jobs);
  for (let round = 0; round < 22; round += 1) {
    while (finishers.length <= round) await new Promise(setImmediate);
    finishers[round]!();
  }
  await allJobs;
  expect(peak).toBe(2);
});

test("refuses a caller who already has the maximum number of jobs", async () => {
  const options = { concurrency: 1, maxQueued: 20, refusal: "Not now", retryAfter: 5 };
  const runFairly = createSlots({ ...options, maxPerCaller: 2 });
  const end = Promise.withResolvers<void>();
  const jobs = ["one", "one", "other", undefined].map((caller) =>
    runFairly(() => end.promise, caller),
  );
  await expect(runFairly(() => end.promise, "one")).rejects.toMatchObject({ code: "unavailable" });
  end.resolve();
  await Promise.all(jobs);
  await runFairly(() => end.promise, "one");
});

test("frees the slot of a job that fails", async () => {
  for (let count = 0; count < 30; count += 1) {
    const failing = run(() => Promise.reject(new Error("away")));
    await expect(failing).rejects.toThrow("away");
  }
  await expect(run(async () => "found")).resolves.toBe("found");
});
