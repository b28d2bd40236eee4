import { monitorEventLoopDelay } from "node:perf_hooks";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { call, signIn, registerAdmin } from "../../tools/site/calls";
import { createDatabase, type TestDatabase, testedKinds } from "../../tools/site/databases";
import { insertContacts } from "../support/many-contacts";
import { memoryOf } from "../support/memory";
import { startSite, type TestSite } from "../../tools/site/site";

// An export of any length goes out as it is read: on PostgreSQL, where a site has the most of them.

const MB = 1_024 * 1_024;
const NANOSECONDS_A_MS = 1_000_000;
const LEADS = 30_000;
/** 4 KB, so that the whole file has 119 MB. */
const message = "A message of some length. ".repeat(160);
const LEAST_SIZE = 119 * MB;
/** Less than the whole file, so that a site that builds it needs more. */
const MOST_MEMORY = 100 * MB;
/** A small heap: what is no longer needed is collected soon, and the whole has no room in it. */
const SMALL_HEAP = { NODE_OPTIONS: "--max-old-space-size=160 --max-semi-space-size=2" };

let database: TestDatabase;
let site: TestSite;
beforeAll(async () => {
  database = await createDatabase(testedKinds.at(-1)!);
  site = await startSite(database.url, SMALL_HEAP);
  await registerAdmin(site.url);
});
afterAll(async () => {
  await site?.stop();
  await database?.drop();
});

test("an export of 30,000 leads takes no more memory than a few, and nobody waits for it", async () => {
  const { token } = await signIn(site.url);
  await insertContacts(
    database,
    Array.from({ length: LEADS }, (_, at) => ({
      name: `Visitor ${at}`,
      message,
      searchText: "some",
    })),
  );
  /** As it is: packed, all of it would be under way at once. */
  const begin = async () => {
    const headers = { "Accept-Encoding": "identity" };
    const asked = { method: "POST", token, body: {}, headers };
    return (await call(site.url, "/api/contacts/export", asked)).body!.getReader();
  };
  // What the first one needs stays with the process.
  const first = await begin();
  await first.read();
  await first.cancel();
  const before = memoryOf(site);

  const reader = await begin();
  let size = 0;
  let most = 0;
  let slowest = 0;
  // What this machine stands still for is not the export's fault, and is told apart.
  const standstills = monitorEventLoopDelay();
  standstills.enable();
  for (let chunks = 0; ; chunks += 1) {
    const { done, value } = await reader.read();
    if (done) break;
    size += (value as Uint8Array).byteLength;
    most = Math.max(most, memoryOf(site));
    if (chunks % 100 !== 0) continue;
    const begun = performance.now();
    expect((await call(site.url, "/api/health?ready")).status).toBe(200);
    slowest = Math.max(slowest, performance.now() - begun);
  }
  console.log(`${Math.round((most - before) / MB)} MB more, ${Math.round(slowest)} ms at most`);
  expect(size).toBeGreaterThan(LEAST_SIZE);
  expect(most - before).toBeLessThan(MOST_MEMORY);
  expect(slowest - standstills.max / NANOSECONDS_A_MS).toBeLessThan(2_000);
}, 600_000);
