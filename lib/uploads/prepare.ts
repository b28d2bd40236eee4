import "server-only";
import { createHash } from "node:crypto";
import { Mutex } from "async-mutex";
import { AppError } from "@/lib/core/errors";
import type { UploadPurpose } from "./schema";
import { isEncryptedPdf, isAnimatedPng, isWholePdf, typeOfContent } from "./content";
import { givenName, NAME_FILE, uploadName } from "./name";
import { prepareImage } from "./image";

/** Goes up with every change of what is made of a file: an address never changes its content. */
const RECIPE = 1;

/** An upload as it is stored: its files, and the one of them that its address names. */
export type PreparedUpload = {
  id: string;
  kind: "image" | "pdf";
  file: string;
  files: Map<string, Uint8Array>;
  /** A sentence for the sender, such as about a lost animation. */
  notice?: string;
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
function hashUpload(bytes: Buffer, name: string, title: string): string {
  const isInName = /^[ -~]*$/.test(title);
  const key = `${RECIPE} ${isInName ? name : `${name} ${title}`}\n`;
  return createHash("sha256").update(key).update(bytes).digest("hex").slice(0, 32);
}

const DAMAGED_PDF =
  "The PDF is damaged or incomplete. Print it to PDF again and upload the new file.";
const ENCRYPTED_PDF =
  "This PDF is protected. If it asks for a password, visitors cannot open it: upload a copy without one.";
const MOVING_PNG =
  "Only the first frame of this animated PNG is shown. To keep the movement, upload a GIF or WebP.";

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
  const title = givenName(given);
  const nameFile: [string, Uint8Array][] = title === "" ? [] : [[NAME_FILE, Buffer.from(title)]];
  if (type === "pdf") {
    if (!isWholePdf(bytes)) throw new AppError("invalid", DAMAGED_PDF, { file: DAMAGED_PDF });
    const name = uploadName(given, "document");
    const file = `${name}.pdf`;
    return {
      id: hashUpload(bytes, name, title),
      kind: "pdf",
      file,
      files: new Map([[file, bytes], ...nameFile]),
      ...(isEncryptedPdf(bytes) && { notice: ENCRYPTED_PDF }),
    };
  }
  const name = uploadName(given, "image");
  const image = await turn.runExclusive(() => prepareImage(bytes, type, name, goOn));
  goOn();
  return {
    id: hashUpload(bytes, name, title),
    kind: "image",
    file: image.file,
    files: new Map([...image.files, ...nameFile]),
    ...(type === "png" && isAnimatedPng(bytes) && { notice: MOVING_PNG }),
  };
}
