import "server-only";
import { getDb } from "@/lib/db/client";

/** The kinds of entries that have pages of their own. */
export type PagedKind = "posts" | "offers";

/** An entry that has a page of its own, and when it was last changed. */
export type UpdatedEntry = { id: string; updatedAt: Date };

/** Some posts or offers with when each was last changed. What was made first stands first. */
export function listUpdated(
  kind: PagedKind,
  slice: { skip: number; take: number },
): Promise<UpdatedEntry[]> {
  const asc = "asc" as const;
  // The index has all of it: no entry's text is read.
  const select = { id: true, updatedAt: true } as const;
  const query = { select, orderBy: [{ createdAt: asc }, { id: asc }], ...slice };
  return kind === "posts" ? getDb().blog.findMany(query) : getDb().offer.findMany(query);
}

export type LatestChanges = Record<PagedKind | "media", Date | null>;

/** When the last change of each kind was; null where there is none of it. */
export async function latestChanges(): Promise<LatestChanges> {
  const db = getDb();
  const latest = { _max: { updatedAt: true } } as const;
  const [posts, offers, media] = await Promise.all([
    db.blog.aggregate(latest),
    db.offer.aggregate(latest),
    db.mediaItem.aggregate(latest),
  ]);
  return {
    posts: posts._max.updatedAt,
    offers: offers._max.updatedAt,
    media: media._max.updatedAt,
  };
}
