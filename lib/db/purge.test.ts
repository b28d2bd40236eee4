import { AsyncLocalStorage } from "node:async_hooks";
import { expect, jest, test } from "@jest/globals";
import { runOutsideRequests } from "@/lib/core/outside-requests";
import { purgeDeletedContacts } from "./purge";

Object.assign(process.env, {
  DATABASE_URL: "file:/nowhere/site.db",
  NEXTAUTH_SECRET: "a-secret-for-tests-of-more-than-32-characters",
  SITE_URL: "http://localhost:3000",
});

const request = new AsyncLocalStorage<string>();
runOutsideRequests(() => undefined);

test("retries a failed purge of erased leads after a minute, outside the request", async () => {
  const timers: unknown[] = [];
  const { setTimeout } = globalThis;
  jest.spyOn(globalThis, "setTimeout").mockImplementation(((run: () => void, ms: number) => {
    timers.push([ms, request.getStore()]);
    return setTimeout(run, ms);
  }) as typeof setTimeout);
  await request.run("a request", purgeDeletedContacts);
  expect(timers).toContainEqual([60_000, undefined]);
});
