import "server-only";
import { cache } from "react";
import { safeLoad } from "@/lib/core/safe-load";
import { toMediaCardItem } from "@/lib/entries/media/card";
import { listMediaItems } from "@/lib/entries/media/data";
import { MEDIA_PAGE_SIZE } from "@/lib/entries/media/page-size";

/** A part of the media, counted from 1, as cards, and how many there are in all. */
export const loadMediaPage = cache((page: number) =>
  safeLoad("media items", async () => {
    const { items, total } = await listMediaItems({ page, pageSize: MEDIA_PAGE_SIZE });
    return { items: items.map(toMediaCardItem), total };
  }),
);
