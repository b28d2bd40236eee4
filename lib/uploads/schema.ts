import { z } from "zod";
import { timestamp } from "@/lib/core/fields";

/** The most bytes of an uploaded file: what a telephone's camera makes. */
export const UPLOAD_LIMIT = 20 * 1024 * 1024;

/** The most characters of a file's name that its address keeps. */
const NAME_MAX = 60;

/** What an upload is for: `image` takes images alone, `file` a PDF too. */
export const uploadQuerySchema = z.object({
  for: z.enum(["image", "file"], "for must be image or file").default("image"),
});

export type UploadPurpose = z.output<typeof uploadQuerySchema>["for"];

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}

/**
 * What a file is called on its sender's disk, as `encodeURIComponent` writes it: what cannot be read
 * is no name. Nothing of it is ever a path (lib/uploads/name.ts).
 */
export const fileNameSchema = z
  .string()
  .max(NAME_MAX * 50)
  .catch("")
  .transform(decoded)
  .meta({ description: "What the file is called, as encodeURIComponent writes it" });

const kind = z.enum(["image", "pdf"]);

/** A stored file: the address that visitors read it from. */
export const uploadDtoSchema = z
  .object({
    url: z.string(),
    kind,
    /** A sentence for the sender, such as about a lost animation. */
    notice: z.string().optional(),
  })
  .meta({ id: "Upload" });

export type UploadDto = z.infer<typeof uploadDtoSchema>;

const uploadUse = z.object({
  entity: z.enum(["blog", "media", "offer"]),
  id: z.string(),
  title: z.string(),
  /** False for an earlier version, or something deleted, that can be restored. */
  isCurrent: z.boolean(),
});

export type UploadUse = z.infer<typeof uploadUse>;

/** A stored file in the list of all. */
export const uploadedFileDtoSchema = z
  .object({
    id: z.string(),
    url: z.string(),
    kind,
    /** The sender’s name for it, with the ending of its format. */
    name: z.string(),
    /** Size of the file at its URL. */
    bytes: z.int(),
    createdAt: timestamp,
    /** At most ten of each kind of entry. */
    uses: z.array(uploadUse),
  })
  .meta({ id: "UploadedFile" });

export type UploadedFileDto = z.infer<typeof uploadedFileDtoSchema>;
