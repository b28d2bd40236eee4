import "server-only";
import { getDb } from "@/lib/db/client";
import { newestFirst } from "@/lib/db/pagination";
import { toDto } from "@/lib/entries/kind";
import { mediaKind } from "./kind";
import type { MediaDto } from "./schema";

/** Every media item, newest first. */
export async function listMediaItems(): Promise<MediaDto[]> {
  const { select } = mediaKind;
  const rows = await getDb().mediaItem.findMany({ select, orderBy: newestFirst });
  return rows.map((row) => toDto<MediaDto>(row));
}
