import { z } from "zod";
import { timestamp } from "@/lib/core/fields";

/** In bytes. Most photos from phones are smaller. */
export const UPLOAD_LIMIT = 20 * 1024 * 1024;

const ENCODED_NAME_MAX = 3_000;

export const uploadQuerySchema = z.object({
  for: z.enum(["image", "file"], "for must be image or file").default("image"),
});

export type UploadPurpose = z.output<typeof uploadQuerySchema>["for"];

function decodeName(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}

/** Decodes a file name. Unreadable and overlong names become empty. The name is never used as a path. */
export const fileNameSchema = z
  .string()
  .max(ENCODED_NAME_MAX)
  .catch("")
  .transform(decodeName)
  .meta({ description: "The file name, encoded with encodeURIComponent" });

const kind = z.enum(["image", "pdf"]);

export const uploadDtoSchema = z
  .object({
    url: z.string(),
    kind,
    notice: z.string().optional(),
  })
  .meta({ id: "Upload" });

export type UploadDto = z.infer<typeof uploadDtoSchema>;

const uploadUse = z.object({
  entity: z.enum(["blog", "media", "offer", "firm"]),
  id: z.string(),
  title: z.string(),
  /** False for an earlier version or a deleted entry, which can be restored. */
  isCurrent: z.boolean(),
});

export type UploadUse = z.infer<typeof uploadUse>;

export const uploadedFileDtoSchema = z
  .object({
    id: z.string(),
    url: z.string(),
    kind,
    name: z.string(),
    bytes: z.int(),
    createdAt: timestamp,
    uses: z.array(uploadUse),
  })
  .meta({ id: "UploadedFile" });

export type UploadedFileDto = z.infer<typeof uploadedFileDtoSchema>;
