"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useWatch } from "react-hook-form";
import type { Resolver } from "react-hook-form";
import { isAllowedImage } from "@/lib/html/rules";
import { paths } from "@/lib/core/paths";
import {
  type MediaDto,
  type MediaFormValues,
  type MediaInput,
  mediaInputSchema,
} from "@/lib/entries/media/schema";
import {
  carriesFile,
  carriesVideo,
  defaultMediaType,
  type MediaType,
} from "@/lib/entries/media/media-type";
import { RichTextField } from "@/components/portal/editor/rich-text-field";
import type { EntryKind } from "@/components/portal/entries/entry-kind";
import { SelectField } from "@/components/portal/forms/select-field";
import { TextField } from "@/components/portal/forms/text-field";
import { UploadField } from "@/components/portal/forms/upload-field";
import { draftUrl, draftTitle } from "./draft";

const typeNames: Record<MediaType, string> = {
  file: "File",
  youtube: "YouTube",
  both: "File and YouTube",
};

function MediaFields() {
  const mediaType = useWatch<MediaFormValues, "mediaType">({ name: "mediaType" });
  return (
    <>
      <TextField<MediaFormValues> name="title" label="Title" required data-autofocus />
      <RichTextField<MediaFormValues> name="description" label="Description" toolbar="full" />
      <SelectField<MediaFormValues>
        name="mediaType"
        label="Media type"
        options={typeNames}
        required
      />
      {carriesFile(mediaType) && (
        <UploadField<MediaFormValues> name="fileUrl" label="File URL" purpose="file" required />
      )}
      {carriesVideo(mediaType) && (
        <TextField<MediaFormValues>
          name="youtubeUrl"
          label="YouTube URL"
          type="url"
          inputMode="url"
          required
        />
      )}
    </>
  );
}

const resolveAll = zodResolver(mediaInputSchema);

/** An address whose field the media type hides keeps its text, but is neither checked nor sent. */
const resolveShown: Resolver<MediaFormValues, unknown, MediaInput> = (values, ...rest) =>
  resolveAll(
    {
      ...values,
      fileUrl: carriesFile(values.mediaType) ? values.fileUrl : "",
      youtubeUrl: carriesVideo(values.mediaType) ? values.youtubeUrl : "",
    },
    ...rest,
  );

export const mediaKind: EntryKind<MediaDto, MediaFormValues, MediaInput> = {
  path: "/api/media",
  noun: "media item",
  entity: "media",
  tab: "media",
  searchIn: "Title or description",
  title: "Media Library",
  texts: {
    loading: "Loading media items...",
    error: "Failed to load media items",
    empty: { title: "No media items yet. Add some!", image: "/art/empty-media.svg" },
  },
  createButton: "Add Media",
  dialogTitle: { create: "Add Media", edit: "Edit Media" },
  appendsMessage: { save: true, delete: false },
  resolver: resolveShown,
  newValues: () => ({
    title: "",
    description: "",
    fileUrl: "",
    youtubeUrl: "",
    mediaType: defaultMediaType,
  }),
  toValues: ({ title, description, fileUrl, youtubeUrl, mediaType }) => ({
    title,
    description,
    fileUrl: fileUrl ?? "",
    youtubeUrl: youtubeUrl ?? "",
    mediaType,
  }),
  toDraft: ({ title, description, fileUrl, youtubeUrl, mediaType }, origin) => ({
    ...origin,
    title: draftTitle(title),
    description: description ?? "",
    fileUrl: carriesFile(mediaType) ? draftUrl(fileUrl) : null,
    youtubeUrl: (carriesVideo(mediaType) && youtubeUrl?.trim()) || null,
    mediaType,
  }),
  toCard: ({ description, fileUrl, mediaType }) => ({
    image: carriesFile(mediaType) && fileUrl && isAllowedImage(fileUrl) ? fileUrl : null,
    label: typeNames[mediaType],
    facts: [],
    html: description,
  }),
  pageOf: () => paths.media,
  Fields: MediaFields,
};
