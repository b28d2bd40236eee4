import { readdirSync } from "node:fs";
import type { ServerResponse } from "node:http";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { withMockSites } from "../support/nginx";

const CHUNK = Buffer.alloc(1024 * 1024);
const CHUNKS = 60;

test("streams an export at the client's pace without writing it to disk", async () => {
  let sentChunks = 0;
  const blocked = Promise.withResolvers<void>();
  const send = async (response: ServerResponse) => {
    for (; sentChunks < CHUNKS; sentChunks += 1) {
      if (response.write(CHUNK)) continue;
      const drained = new Promise((resolve) => response.once("drain", resolve));
      const timer = setTimeout(blocked.resolve, 500);
      await drained;
      clearTimeout(timer);
    }
    response.end();
  };
  await withMockSites([(_, response) => void send(response)], {}, async (nginx) => {
    const response = await fetch(`${nginx.url}/api/contacts/export`, { method: "POST" });
    await blocked.promise;
    expect(sentChunks).toBeLessThan(CHUNKS);
    expect((await response.arrayBuffer()).byteLength).toBe(CHUNKS * CHUNK.length);
    // nginx unlinks its temporary files immediately, but never deletes the folders that it created for them.
    expect(readdirSync(path.join(nginx.folder, "temporary/proxy"))).toEqual([]);
  });
});
