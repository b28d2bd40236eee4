import "server-only";
import { createHash } from "node:crypto";
import { setImmediate as yieldToRequests } from "node:timers/promises";
import { handToFrontCache } from "@/lib/cache/page-status";
import { AppError } from "@/lib/core/errors";
import type { Paging } from "@/lib/core/page-schema";
import { type EntryListQueries, toSlice } from "@/lib/db/pagination";
import { noCache } from "@/lib/http/responses";

// A list can be tens of megabytes long. It is cached until the next publish (lib/cache/front-cache.ts).

/** Entries that are read at a time. A post may be as large as a megabyte. */
const BATCH = 20;

type Caller = Pick<Request, "signal">;

// Yields to other requests between batches, because SQLite reads block this process.
async function readJson<T extends { id: string }>(
  list: EntryListQueries<T>,
  ids: string[],
  { signal }: Caller,
): Promise<Buffer> {
  let bytes = Buffer.from("[]");
  let end = 1;
  for (let at = 0; at < ids.length; at += BATCH) {
    await yieldToRequests();
    if (signal.aborted)
      throw new AppError("unavailable", "All callers of this list have disconnected.");
    const batch = ids.slice(at, at + BATCH);
    const found = new Map((await list.findByIds(batch)).map((entry) => [entry.id, entry]));
    const entries = batch.flatMap((id) => found.get(id) ?? []);
    if (entries.length === 0) continue;
    const chunk = Buffer.from(`${end > 1 ? "," : ""}${JSON.stringify(entries).slice(1)}`);
    if (end + chunk.length > bytes.length) {
      const share = (at + batch.length) / ids.length;
      const largerBuffer = Buffer.allocUnsafeSlow(Math.ceil(((end + chunk.length) / share) * 1.1));
      bytes.copy(largerBuffer, 0, 0, end);
      bytes = largerBuffer;
    }
    chunk.copy(bytes, end);
    end += chunk.length - 1;
  }
  return bytes.subarray(0, end + 1);
}

/** Returns 200 with the whole list or the requested page, X-Total-Count and an ETag. */
export async function respondWithList<T extends { id: string }>(
  caller: Caller,
  list: EntryListQueries<T>,
  paging: Paging,
): Promise<Response> {
  const total = await list.count();
  // Does not cache pages past the end, because callers could request any number of them.
  if (paging !== null && (paging.page - 1) * paging.pageSize >= total) {
    return reply(Buffer.from("[]"), total);
  }
  const ids = (await list.listIds(toSlice(paging))).map(({ id }) => id);
  const bytes = await readJson(list, ids, caller);
  return handToFrontCache(bytes) ? reply(bytes, total, null) : reply(bytes, total);
}

function reply(bytes: Buffer, total: number, body: BodyInit | null = Uint8Array.from(bytes)) {
  const hash = createHash("sha256").update(`${total} `).update(bytes).digest("base64url");
  return new Response(body, {
    headers: {
      ...noCache,
      "Content-Type": "application/json",
      ETag: `W/"${hash}"`,
      "X-Total-Count": String(total),
    },
  });
}
