import "server-only";
import { cache } from "react";
import { safeLoad } from "@/lib/core/safe-load";
import { toMediaCardItem } from "@/lib/entries/media/card";
import { listMediaItems } from "@/lib/entries/media/data";

/** Cards per page. The first page loads more as the visitor scrolls. */
const MEDIA_PAGE_SIZE = 24;

/** Returns one page's cards and the numbers of all items and pages. Cached for the page and its metadata. */
export const loadMediaPage = cache((page: number) =>
  safeLoad("media items", async () => {
    const { items, total } = await listMediaItems({ page, pageSize: MEDIA_PAGE_SIZE });
    const pageCount = Math.max(1, Math.ceil(total / MEDIA_PAGE_SIZE));
    return { items: items.map(toMediaCardItem), total, pageCount };
  }),
);
