import "server-only";
import { getDb } from "@/lib/db/client";
import { newestFirst } from "@/lib/db/pagination";

/** An entry that has a page of its own, and when it was last changed. */
export type UpdatedEntry = { id: string; updatedAt: Date };

const select = { id: true, updatedAt: true } as const;

/** Every post and offer with when it was last changed, newest first, and the last change of media. */
export async function listUpdatedEntries(): Promise<{
  blogs: UpdatedEntry[];
  offers: UpdatedEntry[];
  mediaUpdatedAt: Date | null;
}> {
  const db = getDb();
  const [blogs, offers, media] = await Promise.all([
    db.blog.findMany({ select, orderBy: newestFirst }),
    db.offer.findMany({ select, orderBy: newestFirst }),
    db.mediaItem.aggregate({ _max: { updatedAt: true } }),
  ]);
  return { blogs, offers, mediaUpdatedAt: media._max.updatedAt };
}
