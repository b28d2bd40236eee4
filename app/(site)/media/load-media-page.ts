import "server-only";
import { cache } from "react";
import { safeLoad } from "@/lib/core/safe-load";
import { toMediaCardItem } from "@/lib/entries/media/card";
import { listMediaItems } from "@/lib/entries/media/data";

/** Cards per page. The first page loads more as the visitor scrolls. */
const MEDIA_PAGE_SIZE = 24;

/** Returns the cards of a page (the first is 1), and counts all items and pages. A page and its metadata share the result. */
export const loadMediaPage = cache((page: number) =>
  safeLoad("media items", async () => {
    const { items, total } = await listMediaItems({ page, pageSize: MEDIA_PAGE_SIZE });
    const pageCount = Math.max(1, Math.ceil(total / MEDIA_PAGE_SIZE));
    return { items: items.map(toMediaCardItem), total, pageCount };
  }),
);
