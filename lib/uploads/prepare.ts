import "server-only";
import { createHash } from "node:crypto";
import { Mutex } from "async-mutex";
import { AppError } from "@/lib/core/errors";
import type { UploadPurpose } from "./schema";
import { isEncryptedPdf, isAnimatedPng, isWholePdf, detectType } from "./content";
import { toUploadTitle, TITLE_FILE, toUrlName } from "./name";
import { prepareImage } from "./image";

// Increase if the same upload would now give other files, because the content of a URL must never change.
const FORMAT_VERSION = 1;

export type PreparedUpload = {
  id: string;
  kind: "image" | "pdf";
  file: string;
  files: Map<string, Uint8Array>;
  notice?: string;
};

// Prepares one image at a time, because a decoded image takes hundreds of megabytes.
const imageMutex = new Mutex();

const acceptedTypes = {
  image: "a PNG, JPEG, GIF or WebP image",
  file: "a PDF, or a PNG, JPEG, GIF or WebP image",
} satisfies Record<UploadPurpose, string>;

function createTypeError(message: string): AppError {
  return new AppError("unsupported_media_type", message, { file: message });
}

function hashUpload(bytes: Buffer, name: string, title: string): string {
  const isAscii = /^[ -~]*$/.test(title);
  const key = `${FORMAT_VERSION} ${isAscii ? name : `${name} ${title}`}\n`;
  return createHash("sha256").update(key).update(bytes).digest("hex").slice(0, 32);
}

const DAMAGED_PDF =
  "The PDF is damaged or incomplete. Print it to PDF again and upload the new file.";
const ENCRYPTED_PDF =
  "This PDF is protected. If it asks for a password, visitors cannot open it: upload a copy without a password.";
const ANIMATED_PNG =
  "Only the first frame of this animated PNG is shown. To keep the animation, upload a GIF or WebP.";

/**
 * Checks a file and creates the files to store. Stops when `signal` aborts.
 * @throws AppError invalid (empty, damaged, too large, cancelled), unsupported_media_type
 */
export async function prepareUpload(
  bytes: Buffer,
  fileName: string,
  purpose: UploadPurpose,
  signal: AbortSignal,
): Promise<PreparedUpload> {
  const throwIfAborted = () => {
    if (signal.aborted) throw new AppError("invalid", "The upload was cancelled");
  };
  if (bytes.length === 0) {
    throw new AppError("invalid", "The file is empty", { file: "The file is empty" });
  }
  const type = detectType(bytes);
  if (type === null || (type === "pdf" && purpose === "image")) {
    throw createTypeError(`This file cannot be used. Choose ${acceptedTypes[purpose]}.`);
  }
  const title = toUploadTitle(fileName);
  const titleFile: [string, Uint8Array][] = title === "" ? [] : [[TITLE_FILE, Buffer.from(title)]];
  if (type === "pdf") {
    if (!isWholePdf(bytes)) throw new AppError("invalid", DAMAGED_PDF, { file: DAMAGED_PDF });
    const name = toUrlName(fileName, "document");
    const file = `${name}.pdf`;
    return {
      id: hashUpload(bytes, name, title),
      kind: "pdf",
      file,
      files: new Map([[file, bytes], ...titleFile]),
      ...(isEncryptedPdf(bytes) && { notice: ENCRYPTED_PDF }),
    };
  }
  const name = toUrlName(fileName, "image");
  const image = await imageMutex.runExclusive(() =>
    prepareImage(bytes, type, name, throwIfAborted),
  );
  throwIfAborted();
  return {
    id: hashUpload(bytes, name, title),
    kind: "image",
    file: image.file,
    files: new Map([...image.files, ...titleFile]),
    ...(type === "png" && isAnimatedPng(bytes) && { notice: ANIMATED_PNG }),
  };
}
