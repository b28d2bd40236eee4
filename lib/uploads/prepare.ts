import "server-only";
import { createHash } from "node:crypto";
import { Mutex } from "async-mutex";
import { AppError } from "@/lib/core/errors";
import type { UploadPurpose } from "./schema";
import { typeOfContent } from "./content";
import { uploadName } from "./name";
import { prepareImage } from "./image";

/** Goes up with every change of what is made of a file: an address never changes its content. */
const RECIPE = 1;

/** An upload as it is stored: its files, and the one of them that its address names. */
export type PreparedUpload = {
  id: string;
  kind: "image" | "pdf";
  file: string;
  files: Map<string, Uint8Array>;
};

// A decoded picture takes hundreds of megabytes: one at a time.
const turn = new Mutex();

const wanted = {
  image: "a PNG, JPEG, GIF or WebP picture",
  file: "a PDF, or a PNG, JPEG, GIF or WebP picture",
} satisfies Record<UploadPurpose, string>;

function refusal(message: string): AppError {
  return new AppError("unsupported_media_type", message, { file: message });
}

/** The same file with the same name is the same upload. */
const idOf = (bytes: Buffer, name: string) =>
  createHash("sha256").update(`${RECIPE} ${name}\n`).update(bytes).digest("hex").slice(0, 32);

/**
 * Judges an uploaded file by its content and makes what is stored of it.
 *
 * @param given what its sender calls it
 * @param signal aborted once nobody waits for it any more: then nothing more is made
 * @throws AppError invalid for an empty or damaged file or too many pixels, unsupported_media_type
 *   for every other kind of file
 */
export async function prepareUpload(
  bytes: Buffer,
  given: string,
  purpose: UploadPurpose,
  signal: AbortSignal,
): Promise<PreparedUpload> {
  const goOn = () => {
    if (signal.aborted) throw new AppError("invalid", "The upload was cancelled");
  };
  if (bytes.length === 0) {
    throw new AppError("invalid", "The file is empty", { file: "The file is empty" });
  }
  const type = typeOfContent(bytes);
  if (type === null || (type === "pdf" && purpose === "image")) {
    throw refusal(`This file cannot be used. Choose ${wanted[purpose]}.`);
  }
  if (type === "pdf") {
    const name = uploadName(given, "document");
    const file = `${name}.pdf`;
    return { id: idOf(bytes, name), kind: "pdf", file, files: new Map([[file, bytes]]) };
  }
  const name = uploadName(given, "image");
  const image = await turn.runExclusive(() => prepareImage(bytes, type, name, goOn));
  goOn();
  return { id: idOf(bytes, name), kind: "image", ...image };
}
