import "server-only";
import { createHash } from "node:crypto";
import { ReadableStream } from "node:stream/web";
import { setImmediate as othersTurn } from "node:timers/promises";
import { createGzip } from "node:zlib";
import { Mutex, Semaphore } from "async-mutex";
import { LRUCache } from "lru-cache";
import { AppError } from "@/lib/core/errors";
import { type EntryList, sliceOf } from "@/lib/db/pagination";
import { freshness } from "@/lib/cache/freshness.mjs";
import { IS_KEPT, keepBody } from "@/lib/cache/kept-body.mjs";
import { pathTag } from "@/lib/cache/publish";
import type { Paging } from "@/lib/core/page-schema";
import { revalidate } from "@/lib/http/reply";

// The lists that anybody may have are made once and kept as bytes until the next publish: the whole
// list of a site with thousands of posts is tens of megabytes.

type Made = {
  tag: string;
  bytes: Buffer;
  gzipped: Buffer;
  etag: string;
  total: number;
  /** When its reading began (performance.now). */
  madeAt: number;
};

/** How many bytes of lists are kept, both forms counted. A longer list is made for each burst of calls. */
const KEPT_BYTES = 128 * 1024 * 1024;

/** How many lists are kept, whole or in part: callers may ask for parts of any size. */
const KEPT_LISTS = 1_000;

/** How many lists are made at once: each takes memory, and a core. */
const AT_ONCE = 2;

/** How many lists may wait to be made, and when those beyond them try again. */
const MOST_WAITING = 100;
const AGAIN_SECONDS = 2;

/** How many entries are read at once: a post may have a megabyte. */
const BATCH = 20;

const kept = new LRUCache<string, Made>({
  max: KEPT_LISTS,
  maxSize: KEPT_BYTES,
  sizeCalculation: ({ bytes, gzipped }) => bytes.byteLength + gzipped.byteLength,
});

freshness.register({
  expire: (tags) => {
    for (const [key, { tag }] of kept.entries()) if (tags.has(tag)) kept.delete(key);
  },
  expireAll: () => kept.clear(),
});

type Caller = Pick<Request, "signal">;

/** The making of one list, and who waits for it. */
type Turn = {
  mutex: Mutex;
  callers: Set<Caller>;
  /** The last making: for those who asked before it began. */
  last?: { begun: number; made: Promise<Made> };
};

const turns = new Map<string, Turn>();
const slots = new Semaphore(AT_ONCE);

async function findKept(key: string): Promise<Made | undefined> {
  const oldest = await freshness.read();
  const found = kept.get(key);
  return found && found.madeAt >= oldest ? found : undefined;
}

/** Throws where nobody waits for a list any more. */
type CheckWanted = () => void;

/**
 * The kept list of a key, or one that is begun after this was called. For all who wait one is made,
 * or fails; for callers who have left none is.
 */
async function keptOrMade(
  key: string,
  make: (checkWanted: CheckWanted) => Promise<Made>,
  caller: Caller,
): Promise<Made> {
  const asked = performance.now();
  const found = await findKept(key);
  if (found) return found;
  if (!turns.has(key) && turns.size >= MOST_WAITING) {
    const message = "Too many lists are asked for right now. Please try again.";
    throw new AppError("unavailable", message, undefined, AGAIN_SECONDS);
  }
  const turn: Turn = turns.get(key) ?? { mutex: new Mutex(), callers: new Set() };
  turns.set(key, turn);
  turn.callers.add(caller);
  const checkWanted = () => {
    if ([...turn.callers].every(({ signal }) => signal.aborted)) {
      throw new AppError("unavailable", "Nobody waits for this list any more.");
    }
  };
  return turn.mutex
    .runExclusive(async () => {
      const made = await findKept(key);
      if (made) return made;
      if (turn.last === undefined || turn.last.begun < asked) {
        const made = slots.runExclusive(() => make(checkWanted));
        turn.last = { begun: performance.now(), made };
      }
      return turn.last.made;
    })
    .finally(() => {
      turn.callers.delete(caller);
      if (!turn.mutex.isLocked()) turns.delete(key);
    });
}

/**
 * Entries as JSON, read some at a time so that nobody else waits for the whole list: SQLite reads
 * within the process, and a promise alone lets no request in between.
 */
async function jsonOf<T extends { id: string }>(
  list: EntryList<T>,
  ids: string[],
  checkWanted: CheckWanted,
): Promise<Buffer> {
  let bytes = Buffer.from("[]");
  let end = 1;
  for (let at = 0; at < ids.length; at += BATCH) {
    await othersTurn();
    checkWanted();
    const batch = ids.slice(at, at + BATCH);
    const found = new Map((await list.findByIds(batch)).map((entry) => [entry.id, entry]));
    const entries = batch.flatMap((id) => found.get(id) ?? []);
    if (entries.length === 0) continue;
    // Without the bracket at its beginning; the one at its end is written over by what follows.
    const piece = Buffer.from(`${end > 1 ? "," : ""}${JSON.stringify(entries).slice(1)}`);
    if (end + piece.length > bytes.length) {
      // As much as all of them take, where the rest is like what has come.
      const share = (at + batch.length) / ids.length;
      const longer = Buffer.allocUnsafeSlow(Math.ceil(((end + piece.length) / share) * 1.1));
      bytes.copy(longer, 0, 0, end);
      bytes = longer;
    }
    piece.copy(bytes, end);
    end += piece.length - 1;
  }
  return bytes.subarray(0, end + 1);
}

/** Into one buffer: a list may be tens of megabytes, and zlib's own way has it twice. */
async function gzipOf(bytes: Buffer): Promise<Buffer> {
  const gzipped = Buffer.allocUnsafeSlow(bytes.length + (bytes.length >> 10) + 1_024);
  let end = 0;
  for await (const chunk of createGzip().end(bytes)) {
    end += (chunk as Buffer).copy(gzipped, end);
  }
  return gzipped.subarray(0, end);
}

function etagOf(total: number, bytes: Buffer): string {
  const hash = createHash("sha256").update(`${total} `).update(bytes).digest("base64url");
  return `W/"${hash}"`;
}

async function make<T extends { id: string }>(
  key: string,
  tag: string,
  list: EntryList<T>,
  paging: Paging,
  checkWanted: CheckWanted,
): Promise<Made> {
  checkWanted();
  const madeAt = performance.now();
  const rows = await list.listIds(sliceOf(paging));
  const total = paging === null ? rows.length : await list.count();
  const ids = rows.map(({ id }) => id);
  const bytes = await jsonOf(list, ids, checkWanted);
  checkWanted();
  const gzipped = await gzipOf(bytes);
  const made = { tag, bytes, gzipped, etag: etagOf(total, bytes), total, madeAt };
  const isCurrent = (oldest: number) => madeAt >= oldest && kept.get(key) === made;
  keepBody(bytes, { gzipped, isCurrent });
  if (ids.length > 0 && !freshness.isOvertaken([tag], madeAt)) kept.set(key, made);
  return made;
}

/**
 * 200 with a whole list, or the part that was asked for, the total beside it and an ETag.
 * @throws AppError unavailable while too many others are made
 * @param request of who asks: a list that nobody waits for is not made
 * @param path of the list: what shows its entries is expired by it (lib/cache/publish.ts)
 */
export async function publicList<T extends { id: string }>(
  request: Caller,
  path: string,
  list: EntryList<T>,
  paging: Paging,
): Promise<Response> {
  const key = paging === null ? path : `${path} ${paging.page} ${paging.pageSize}`;
  // Parts beyond the last entry are without number: nobody waits for a turn to make them.
  if (paging !== null && !kept.has(key)) {
    const total = await list.count();
    if ((paging.page - 1) * paging.pageSize >= total)
      return answer(NOTHING, total, etagOf(total, NOTHING));
  }
  const made = await keptOrMade(
    key,
    (checkWanted) => make(key, pathTag(path), list, paging, checkWanted),
    request,
  );
  return answer(made.bytes, made.total, made.etag, IS_KEPT);
}

const NOTHING = Buffer.from("[]");

function answer(bytes: Buffer, total: number, etag: string, mark = ""): Response {
  // The bytes themselves, and no copy of them for each call.
  const body = ReadableStream.from([bytes]);
  return new Response(body as unknown as BodyInit, {
    headers: {
      "Cache-Control": `${revalidate["Cache-Control"]}${mark}`,
      "Content-Type": "application/json",
      ETag: etag,
      "X-Total-Count": String(total),
    },
  });
}
