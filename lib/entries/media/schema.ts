import { z } from "zod";
import {
  optionalLine,
  optionalText,
  optionalUrl,
  requiredText,
  timestamp,
  TITLE_LENGTH,
  URL_LENGTH,
  version,
} from "@/lib/core/fields";
import { cleanText } from "@/lib/core/invisible";
import { cleanUrl } from "@/lib/core/url";
import { optionalHtml } from "@/lib/html/schema";
import { DURATION_MAX, parseDuration } from "./duration";
import { requiresFile, requiresVideo, mediaTypes } from "./media-type";

/** Checks a rule even if another field is invalid, so that all errors are shown together. */
const evenIfInvalid = {
  when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null,
};

const LANGUAGE_MAX = 40;

function cleanVideoUrl(value: string): string {
  const url = cleanUrl(value);
  return /^https?:/i.test(url) ? url : cleanText(value);
}

const fields = {
  title: requiredText("Title", TITLE_LENGTH),
  description: optionalHtml("Description"),
  fileUrl: optionalUrl("File URL"),
  youtubeUrl: optionalLine("YouTube URL", URL_LENGTH, cleanVideoUrl).transform(
    (value) => value || null,
  ),
  mediaType: z.enum(mediaTypes, {
    error: ({ input }) =>
      input === undefined || input === null || input === ""
        ? "Media type is required"
        : "Media type must be file, youtube or both",
  }),
  language: optionalText("Language")
    .transform((value) => cleanText(value).trim())
    .refine(
      (value) => Array.from(value).length <= LANGUAGE_MAX,
      `Language must be at most ${LANGUAGE_MAX} characters`,
    )
    .transform((value) => value || null),
  poster: optionalUrl("Poster URL"),
};

const fileRule = {
  path: ["fileUrl"],
  error: "File URL is required",
  ...evenIfInvalid,
};

const videoRule = {
  path: ["youtubeUrl"],
  error: "YouTube URL is required",
  ...evenIfInvalid,
};

type MediaUrls = { mediaType: string; fileUrl: string | null; youtubeUrl: string | null };
const hasRequiredFile = (item: MediaUrls) => !requiresFile(item.mediaType) || item.fileUrl !== null;
const hasRequiredVideo = (item: MediaUrls) =>
  !requiresVideo(item.mediaType) || item.youtubeUrl !== null;

const secondsError = `Length must be a whole number of seconds from 1 to ${DURATION_MAX}`;

/** API input (spec §5, §7). `youtubeUrl` may be a URL, an id or embed code; `parseVideo` reads it for display. */
export const mediaInputSchema = z
  .object({
    ...fields,
    duration: z
      .int(secondsError)
      .min(1, secondsError)
      .max(DURATION_MAX, secondsError)
      .nullish()
      .transform((value) => value ?? null)
      .meta({ description: "The length of the video, in seconds" }),
  })
  .refine(hasRequiredFile, fileRule)
  .refine(hasRequiredVideo, videoRule);

export const mediaFormSchema = z
  .object({
    ...fields,
    duration: optionalText("Length").transform((value, context) => {
      if (value.trim() === "") return null;
      const seconds = parseDuration(value);
      if (seconds === null) {
        context.addIssue("Length must be minutes, such as 6, or minutes and seconds, such as 6:12");
      }
      return seconds;
    }),
  })
  .refine(hasRequiredFile, fileRule)
  .refine(hasRequiredVideo, videoRule);

export type MediaInput = z.output<typeof mediaInputSchema>;
export type MediaFormValues = z.input<typeof mediaFormSchema>;

/** API response (spec §3). */
export const mediaDtoSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    fileUrl: z.string().nullable(),
    youtubeUrl: z.string().nullable(),
    mediaType: z.enum(mediaTypes),
    /** In seconds. */
    duration: z.int().nullable(),
    language: z.string().nullable(),
    poster: z.string().nullable(),
    createdAt: timestamp,
    version,
  })
  .meta({ id: "MediaItem" });

export type MediaDto = z.infer<typeof mediaDtoSchema>;
