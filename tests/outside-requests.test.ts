import { AsyncLocalStorage } from "node:async_hooks";
import { afterEach, expect, jest, test } from "@jest/globals";
import { announce, followInvalidations } from "@/lib/cache/invalidation";
import { outsideRequests } from "@/lib/core/outside-requests";
import { purgeDeletedContacts } from "@/lib/db/purge";

Object.assign(process.env, {
  DATABASE_URL: "file:/nowhere/site.db",
  REDIS_URL: "redis://127.0.0.1:1",
  NEXTAUTH_SECRET: "a-secret-for-tests-of-more-than-32-characters",
  SITE_URL: "http://localhost:3000",
});

/** The shortest timer that outlasts its request, in milliseconds. */
const LONG_MS = 1_000;

const request = new AsyncLocalStorage<string>();
outsideRequests(() => undefined);
followInvalidations();
afterEach(() => void jest.restoreAllMocks());

test.each([
  ["a purge of the database's files", purgeDeletedContacts],
  ["a change that Redis missed", () => announce({ id: "a", tags: ["/blog"] }, "begun")],
])("retries %s outside the request", async (_what, work) => {
  const { setTimeout } = globalThis;
  const seen: (string | undefined)[] = [];
  jest.spyOn(globalThis, "setTimeout").mockImplementation(((run: () => void, ms: number) => {
    if (ms >= LONG_MS) seen.push(request.getStore());
    return setTimeout(run, ms);
  }) as typeof setTimeout);
  await request.run("of a visitor", work);
  expect(seen).toEqual([undefined]);
});
