import "server-only";
import { getDb } from "@/lib/db/client";
import { getUploadStore } from "./store";

// Browsers store unsaved text, which may link to an upload, for this long (components/portal/entries/unsaved-text.ts).
const UNSAVED_MS = 30 * 24 * 60 * 60 * 1_000;

const ID_IN_URL = /\/uploads\/([\da-f]{32})\//g;

type Slice = { where: { id: { gt: string } }; orderBy: { id: "asc" }; take: number };

async function* readRows(find: (slice: Slice) => Promise<{ id: string }[]>) {
  let lastId: string | undefined = "";
  while (lastId !== undefined) {
    const rows = await find({ where: { id: { gt: lastId } }, orderBy: { id: "asc" }, take: 100 });
    yield* rows;
    lastId = rows.at(-1)?.id;
  }
}

async function listUsedIds(): Promise<Set<string>> {
  const { blog, mediaItem, offer, firm, entryVersion } = getDb();
  const finds = [
    (slice: Slice) => blog.findMany({ ...slice, select: { id: true, image: true, content: true } }),
    (slice: Slice) =>
      mediaItem.findMany({
        ...slice,
        select: { id: true, fileUrl: true, poster: true, description: true },
      }),
    (slice: Slice) =>
      offer.findMany({ ...slice, select: { id: true, image: true, description: true } }),
    (slice: Slice) => firm.findMany({ ...slice, select: { id: true, details: true } }),
    (slice: Slice) => entryVersion.findMany({ ...slice, select: { id: true, entry: true } }),
  ];
  const usedIds = new Set<string>();
  for (const find of finds) {
    for await (const row of readRows(find)) {
      for (const [, id = ""] of JSON.stringify(row).matchAll(ID_IN_URL)) usedIds.add(id);
    }
  }
  return usedIds;
}

export async function listUnusedUploads(): Promise<string[]> {
  const cutoff = Date.now() - UNSAVED_MS;
  const oldUploads = (await getUploadStore().list()).filter(
    ({ storedAt }) => storedAt.getTime() < cutoff,
  );
  if (oldUploads.length === 0) return [];
  const usedIds = await listUsedIds();
  return oldUploads.flatMap(({ id }) => (usedIds.has(id) ? [] : [id])).sort();
}
