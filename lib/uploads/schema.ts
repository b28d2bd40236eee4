import { z } from "zod";

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

/** A stored file: the address that visitors read it from. */
export const uploadDtoSchema = z
  .object({
    url: z.string(),
    kind: z.enum(["image", "pdf"]),
  })
  .meta({ id: "Upload" });

export type UploadDto = z.infer<typeof uploadDtoSchema>;
