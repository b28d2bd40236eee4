import "@/scripts/load-env";
import { getDb } from "@/lib/db/client";
import { createEntryId } from "@/lib/core/ids";
import { blogKind } from "@/lib/entries/blog/kind";
import { toEntrySearchText } from "@/lib/entries/kind";
import { mediaKind } from "@/lib/entries/media/kind";
import { offerKind } from "@/lib/entries/offer/kind";
import { sanitizeHtml } from "@/lib/html/sanitize";
import { demoMedia } from "./demo/media";
import { demoOffers } from "./demo/offers";
import { demoPosts } from "./demo/posts";

/** Stored by the first run, so that later runs do not add deleted demo content again. */
const MARKER = "demo-content";

function toTimestamps(day: string) {
  const moment = new Date(`${day}T04:30:00Z`);
  return { createdAt: moment, updatedAt: moment };
}

/** Fills an empty database in one transaction. Returns false if it has entries or an earlier run's marker. */
async function fillEmptyDatabase(): Promise<boolean> {
  const now = Date.now();
  return getDb().$transaction(async (tx) => {
    if ((await tx.marker.findUnique({ where: { key: MARKER } })) !== null) return false;
    await tx.marker.create({ data: { key: MARKER } });
    const entryCount =
      (await tx.blog.count()) + (await tx.offer.count()) + (await tx.mediaItem.count());
    if (entryCount > 0) return false;
    await tx.blog.createMany({
      data: demoPosts.map(({ publishedOn, ...post }) => ({
        ...post,
        id: createEntryId(post.title),
        content: sanitizeHtml(post.content),
        searchText: toEntrySearchText(blogKind, post),
        ...toTimestamps(publishedOn),
      })),
    });
    await tx.mediaItem.createMany({
      data: demoMedia.map(({ publishedOn, ...item }) => ({
        ...item,
        id: createEntryId(item.title),
        description: sanitizeHtml(item.description),
        searchText: toEntrySearchText(mediaKind, item),
        ...toTimestamps(publishedOn),
      })),
    });
    await tx.offer.createMany({
      data: demoOffers.map((offer, index) => ({
        ...offer,
        // Makes each offer a minute older than the one before, so that the slides (newest first) keep this order.
        createdAt: new Date(now - index * 60_000),
        id: createEntryId(offer.title),
        description: sanitizeHtml(offer.description),
        searchText: toEntrySearchText(offerKind, offer),
      })),
    });
    return true;
  });
}

const isFilled = await fillEmptyDatabase();
console.log(
  isFilled
    ? `Added demo content: ${demoPosts.length} posts, ${demoOffers.length} offers, ${demoMedia.length} media items.`
    : "No demo content added: the database has content, or this script ran before.",
);
process.exit(0);
