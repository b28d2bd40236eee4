import "server-only";
import { getDb } from "@/lib/db/client";
import { getUploadStore } from "./store";

/**
 * An upload is left alone for that long, in milliseconds: text that a browser keeps unsaved may
 * show it (components/portal/entries/unsaved.ts).
 */
const LEFT_ALONE_MS = 30 * 24 * 60 * 60 * 1_000;

const ID_IN_URL = /\/uploads\/([\da-f]{32})\//g;

type Part = { where: { id: { gt: string } }; orderBy: { id: "asc" }; take: number };

/** Rows of a table, in parts: together they may be more than memory holds. */
async function* rowsOf(find: (part: Part) => Promise<{ id: string }[]>) {
  let last: string | undefined = "";
  while (last !== undefined) {
    const rows = await find({ where: { id: { gt: last } }, orderBy: { id: "asc" }, take: 100 });
    yield* rows;
    last = rows.at(-1)?.id;
  }
}

/** Ids of the uploads that entries show, or showed in a version that can be restored. */
async function listUsed(): Promise<Set<string>> {
  const { blog, mediaItem, offer, entryVersion } = getDb();
  const finds = [
    (part: Part) => blog.findMany({ ...part, select: { id: true, image: true, content: true } }),
    (part: Part) =>
      mediaItem.findMany({
        ...part,
        select: { id: true, fileUrl: true, poster: true, description: true },
      }),
    (part: Part) =>
      offer.findMany({ ...part, select: { id: true, image: true, description: true } }),
    (part: Part) => entryVersion.findMany({ ...part, select: { id: true, entry: true } }),
  ];
  const used = new Set<string>();
  for (const find of finds) {
    for await (const row of rowsOf(find)) {
      for (const [, id = ""] of JSON.stringify(row).matchAll(ID_IN_URL)) used.add(id);
    }
  }
  return used;
}

/** Ids of uploads, a month old at least, that no entry shows and no earlier version of one. */
export async function listUnusedUploads(): Promise<string[]> {
  const before = Date.now() - LEFT_ALONE_MS;
  const old = (await getUploadStore().list()).filter(({ storedAt }) => storedAt.getTime() < before);
  if (old.length === 0) return [];
  const used = await listUsed();
  return old.flatMap(({ id }) => (used.has(id) ? [] : [id])).sort();
}
