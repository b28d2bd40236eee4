import { toPageHtml } from "@/lib/html/page-html";
import type { SafeHtml } from "@/lib/html/safe-html";
import type { MediaDto } from "./schema";
import { parseVideo, type Video } from "./video";

export type MediaCardItem = Omit<MediaDto, "description"> & {
  description: SafeHtml;
  video: Video | null;
};

export function toMediaCardItem(item: MediaDto): MediaCardItem {
  return {
    ...item,
    description: toPageHtml(item.description, "card"),
    video: item.youtubeUrl === null ? null : parseVideo(item.youtubeUrl),
  };
}
