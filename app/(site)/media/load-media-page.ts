import "server-only";
import { cache } from "react";
import { safeLoad } from "@/lib/core/safe-load";
import { toMediaCardItem } from "@/lib/entries/media/card";
import { listMediaItems } from "@/lib/entries/media/data";

/** Cards of a page of the media; from the first one on, the others are loaded as one scrolls. */
const MEDIA_PAGE_SIZE = 24;

/**
 * A page of the media, counted from 1, as cards, with how many items and pages there are. Read once for
 * the page and its metadata.
 */
export const loadMediaPage = cache((page: number) =>
  safeLoad("media items", async () => {
    const { items, total } = await listMediaItems({ page, pageSize: MEDIA_PAGE_SIZE });
    const pages = Math.max(1, Math.ceil(total / MEDIA_PAGE_SIZE));
    return { items: items.map(toMediaCardItem), total, pages };
  }),
);
