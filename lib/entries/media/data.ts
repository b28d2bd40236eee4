import "server-only";
import type { Paging } from "@/lib/core/page-schema";
import { getDb } from "@/lib/db/client";
import { countAll, newestFirst, type Page, toSlice } from "@/lib/db/pagination";
import { toDto } from "@/lib/entries/kind";
import { mediaKind } from "./kind";
import type { MediaDto } from "./schema";

export async function listMediaItems(paging: Paging): Promise<Page<MediaDto>> {
  const { select } = mediaKind;
  const [rows, total] = await Promise.all([
    getDb().mediaItem.findMany({ select, orderBy: newestFirst, ...toSlice(paging) }),
    countAll("MediaItem"),
  ]);
  return { items: rows.map((row) => toDto<MediaDto>(row)), total };
}
