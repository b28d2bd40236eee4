import { z } from "zod";
import { optionalText, optionalUrl, requiredText, timestamp, version } from "@/lib/core/fields";
import { optionalHtml } from "@/lib/html/schema";
import { carriesFile, carriesVideo, mediaTypes } from "./media-type";

/** Runs a rule although another field is wrong too, so that all errors show at once. */
const always = {
  when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null,
};

/** What staff send for a media item: spec §5, §7. A video link is stored as it was given. */
export const mediaInputSchema = z
  .object({
    title: requiredText("Title"),
    description: optionalHtml("Description"),
    fileUrl: optionalUrl("File URL"),
    youtubeUrl: optionalText("YouTube URL").transform((value) => value.trim() || null),
    mediaType: z.enum(mediaTypes, {
      error: ({ input }) =>
        input === undefined || input === null || input === ""
          ? "Media type is required"
          : "Media type must be file, youtube or both",
    }),
  })
  .refine((item) => !carriesFile(item.mediaType) || item.fileUrl !== null, {
    path: ["fileUrl"],
    error: "File URL is required",
    ...always,
  })
  .refine((item) => !carriesVideo(item.mediaType) || item.youtubeUrl !== null, {
    path: ["youtubeUrl"],
    error: "YouTube URL is required",
    ...always,
  });

export type MediaInput = z.output<typeof mediaInputSchema>;
export type MediaFormValues = z.input<typeof mediaInputSchema>;

/** A media item as the API answers it: spec §3. */
export const mediaDtoSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    fileUrl: z.string().nullable(),
    youtubeUrl: z.string().nullable(),
    mediaType: z.enum(mediaTypes),
    createdAt: timestamp,
    version,
  })
  .meta({ id: "MediaItem" });

export type MediaDto = z.infer<typeof mediaDtoSchema>;
