import { expect, test } from "@jest/globals";
import { call } from "../../tools/site/calls";
import { insertContacts } from "../support/many-contacts";
import { readMemory } from "../support/memory";
import { onEachDatabaseWith } from "../support/on-each-database";

const MB = 1_024 * 1_024;
const LEADS = 30_000;
const message = "A message of some length. ".repeat(160);
/** Less than the size of the export, so that the test fails if the site builds it in memory. */
const MAX_MEMORY = 100 * MB;
/** Makes V8 collect garbage early, so that uncollected garbage hardly counts as memory in use. */
const SMALL_HEAP = { NODE_OPTIONS: "--max-old-space-size=160 --max-semi-space-size=2" };

onEachDatabaseWith("An export of 30,000 leads", SMALL_HEAP, (suite) => {
  test("uses less than 100 MB of extra memory while the site answers other requests", async () => {
    const { database, site, token } = suite();
    const lead = { message, searchText: "some" };
    await insertContacts(
      database,
      Array.from({ length: LEADS }, () => lead),
    );
    const startExport = async () => {
      const headers = { "Accept-Encoding": "identity" };
      const options = { method: "POST", token, body: {}, headers };
      return (await call(site.url, "/api/contacts/export", options)).body!.getReader();
    };
    // The process keeps some memory after its first export, so the baseline is measured after one.
    const first = await startExport();
    await first.read();
    await first.cancel();
    const memoryBefore = readMemory(site);

    const reader = await startExport();
    let size = 0;
    let peak = 0;
    for (let chunks = 0; ; chunks += 1) {
      const { done, value } = await reader.read();
      if (done) break;
      size += (value as Uint8Array).byteLength;
      peak = Math.max(peak, readMemory(site));
      if (chunks % 100 !== 0) continue;
      expect((await call(site.url, "/api/health?ready")).status).toBe(200);
    }
    expect(size).toBeGreaterThan(119 * MB);
    expect(peak - memoryBefore).toBeLessThan(MAX_MEMORY);
  }, 600_000);
});
