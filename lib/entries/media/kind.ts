import "server-only";
import { paths } from "@/lib/core/paths";
import type { EntryKind } from "@/lib/entries/kind";
import { toStoredHtml } from "@/lib/html/stored-html";
import { htmlToText } from "@/lib/html/text";
import { type MediaDto, mediaDtoSchema, type MediaInput, mediaInputSchema } from "./schema";

export const mediaKind: EntryKind<MediaInput, MediaDto> = {
  entity: "media",
  label: "Media item",
  path: paths.api.media,
  inputSchema: mediaInputSchema,
  dtoSchema: mediaDtoSchema,
  table: "MediaItem",
  model: (db) => db.mediaItem,
  select: {
    id: true,
    title: true,
    description: true,
    fileUrl: true,
    youtubeUrl: true,
    mediaType: true,
    duration: true,
    language: true,
    poster: true,
    createdAt: true,
    version: true,
  },
  toColumns: async (input) => ({ ...input, description: await toStoredHtml(input.description) }),
  listTexts: ({ title, description, language }) => [
    title,
    htmlToText(description),
    ...(language === null ? [] : [language]),
  ],
};
