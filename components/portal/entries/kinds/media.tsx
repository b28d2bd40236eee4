"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useId } from "react";
import { type Resolver, useWatch } from "react-hook-form";
import { isAllowedImage } from "@/lib/html/rules";
import { paths } from "@/lib/core/paths";
import {
  type MediaDto,
  mediaFormSchema,
  type MediaFormValues,
  type MediaInput,
} from "@/lib/entries/media/schema";
import { parseDuration, formatShortDuration, formatDuration } from "@/lib/entries/media/duration";
import {
  requiresFile,
  requiresVideo,
  defaultMediaType,
  type MediaType,
} from "@/lib/entries/media/media-type";
import { parseVideo } from "@/lib/entries/media/video";
import { RichTextField } from "@/components/portal/editor/rich-text-field";
import type { EntryTab } from "@/components/portal/entries/entry-tab";
import { FieldColumns } from "@/components/portal/entries/field-columns";
import { SelectField } from "@/components/portal/forms/select-field";
import { TextField } from "@/components/portal/forms/text-field";
import { UploadField } from "@/components/portal/forms/upload-field";
import { cleanDraftUrl, cleanDraftTitle } from "./draft";

const typeNames: Record<MediaType, string> = {
  file: "File",
  youtube: "YouTube",
  both: "File and YouTube",
};

/** English and the languages of the Eighth Schedule to the Constitution of India. */
const languages = [
  ...["English", "Assamese", "Bengali", "Bodo", "Dogri", "Gujarati", "Hindi", "Kannada"],
  ...["Kashmiri", "Konkani", "Maithili", "Malayalam", "Manipuri", "Marathi", "Nepali", "Odia"],
  ...["Punjabi", "Sanskrit", "Santali", "Sindhi", "Tamil", "Telugu", "Urdu"],
];

const videoHints = {
  player: "Paste the link to a YouTube video, or the embed code that YouTube shows under Share.",
  link: "This is not a link to a YouTube video. Visitors see a link, not a player.",
  text: "This is not a video. Visitors see it as text. Paste the link that YouTube shows under Share.",
};

function VideoField() {
  const url = useWatch<MediaFormValues, "youtubeUrl">({ name: "youtubeUrl" })?.trim();
  return (
    <TextField<MediaFormValues>
      name="youtubeUrl"
      label="YouTube URL"
      description={<span role="status">{videoHints[url ? parseVideo(url).kind : "player"]}</span>}
      type="url"
      inputMode="url"
      required
    />
  );
}

function MediaFields() {
  const languagesId = useId();
  const mediaType = useWatch<MediaFormValues, "mediaType">({ name: "mediaType" });
  return (
    <>
      <TextField<MediaFormValues> name="title" label="Title" required data-autofocus />
      <FieldColumns
        details={
          <>
            <SelectField<MediaFormValues>
              name="mediaType"
              label="Media type"
              options={typeNames}
              required
            />
            {requiresFile(mediaType) && (
              <UploadField<MediaFormValues>
                name="fileUrl"
                label="File URL"
                purpose="file"
                required
              />
            )}
            {requiresVideo(mediaType) && <VideoField />}
            {requiresVideo(mediaType) && (
              <>
                <TextField<MediaFormValues>
                  name="duration"
                  label="Length"
                  description="Optional. In minutes (6), minutes and seconds (6:12), or hours, minutes and seconds (1:02:03)."
                  autoComplete="off"
                />
                <UploadField<MediaFormValues>
                  name="poster"
                  label="Poster URL"
                  description="Optional. Shown until the video is played."
                  purpose="image"
                />
              </>
            )}
            <TextField<MediaFormValues>
              name="language"
              label="Language"
              description="Optional. For example: Hindi, or Hindi with English subtitles"
              list={languagesId}
              autoComplete="off"
            />
            <datalist id={languagesId}>
              {languages.map((language) => (
                <option key={language} value={language} />
              ))}
            </datalist>
          </>
        }
      >
        <RichTextField<MediaFormValues> name="description" label="Description" toolbar="full" />
      </FieldColumns>
    </>
  );
}

const resolveAll = zodResolver(mediaFormSchema);

/** Empties the fields hidden by the media type before validation. The form keeps their text. */
const resolveVisible: Resolver<MediaFormValues, unknown, MediaInput> = (values, ...rest) =>
  resolveAll(
    {
      ...values,
      fileUrl: requiresFile(values.mediaType) ? values.fileUrl : "",
      ...(!requiresVideo(values.mediaType) && { youtubeUrl: "", duration: "", poster: "" }),
    },
    ...rest,
  );

export const mediaTab: EntryTab<MediaDto, MediaFormValues, MediaInput> = {
  path: "/api/media",
  searchPath: "/api/media/search",
  noun: "media item",
  entity: "media",
  tab: "media",
  searchedFields: "title, description or language",
  title: "Media Library",
  texts: {
    loading: "Loading media items...",
    error: "Failed to load media items",
    empty: { title: "No media items yet. Add some!", image: "/art/empty-media.svg" },
  },
  dialogTitle: "Edit Media",
  creation: {
    button: "Add Media",
    dialogTitle: "Add Media",
    newValues: () => ({
      title: "",
      description: "",
      fileUrl: "",
      youtubeUrl: "",
      mediaType: defaultMediaType,
      duration: "",
      language: "",
      poster: "",
    }),
  },
  showsServerMessage: { save: true, delete: false },
  resolver: resolveVisible,
  // A version from the item's history may lack duration, language and poster, which were added later.
  toValues: ({
    title,
    description,
    fileUrl,
    youtubeUrl,
    mediaType,
    duration,
    language,
    poster,
  }) => ({
    title,
    description,
    fileUrl: fileUrl ?? "",
    youtubeUrl: youtubeUrl ?? "",
    mediaType,
    duration: duration ? formatDuration(duration) : "",
    language: language ?? "",
    poster: poster ?? "",
  }),
  toDraft: (values, serverFields) => {
    const { title, description, fileUrl, youtubeUrl, mediaType, duration, language, poster } =
      values;
    const isVideo = requiresVideo(mediaType);
    return {
      ...serverFields,
      title: cleanDraftTitle(title),
      description: description ?? "",
      fileUrl: requiresFile(mediaType) ? cleanDraftUrl(fileUrl) : null,
      youtubeUrl: (isVideo && youtubeUrl?.trim()) || null,
      mediaType,
      duration: isVideo ? parseDuration(duration ?? "") : null,
      language: language?.trim() || null,
      poster: isVideo ? cleanDraftUrl(poster) : null,
    };
  },
  toCard: ({ description, fileUrl, mediaType, duration, language, poster }) => ({
    image:
      poster ?? (requiresFile(mediaType) && fileUrl && isAllowedImage(fileUrl) ? fileUrl : null),
    label: typeNames[mediaType],
    facts: [...(duration ? [formatShortDuration(duration)] : []), ...(language ? [language] : [])],
    html: description,
  }),
  listTexts: ({ title, description }) => [title, description ?? ""],
  getPagePath: () => paths.media,
  Fields: MediaFields,
};
