import "server-only";
import { getDb } from "@/lib/db/client";

export type KindWithOwnPages = "posts" | "offers";

export type EntryUpdateTime = { id: string; updatedAt: Date };

/** Returns the id and the time of the last change of each post or offer, oldest entry first. */
export function listUpdateTimes(
  kind: KindWithOwnPages,
  slice: { skip: number; take: number },
): Promise<EntryUpdateTime[]> {
  const asc = "asc" as const;
  // An index covers these columns, so the database reads no texts.
  const select = { id: true, updatedAt: true } as const;
  const query = { select, orderBy: [{ createdAt: asc }, { id: asc }], ...slice };
  return kind === "posts" ? getDb().blog.findMany(query) : getDb().offer.findMany(query);
}

export type LatestChanges = Record<KindWithOwnPages | "media", Date | null>;

export async function findLatestChanges(): Promise<LatestChanges> {
  const db = getDb();
  const latestQuery = { _max: { updatedAt: true } } as const;
  const [posts, offers, media] = await Promise.all([
    db.blog.aggregate(latestQuery),
    db.offer.aggregate(latestQuery),
    db.mediaItem.aggregate(latestQuery),
  ]);
  return {
    posts: posts._max.updatedAt,
    offers: offers._max.updatedAt,
    media: media._max.updatedAt,
  };
}
