import "server-only";

/** What an uploaded file can be. */
export type ImageType = "jpeg" | "png" | "gif" | "webp";
export type FileType = ImageType | "pdf";

const startsWith = (bytes: Buffer, text: string, at = 0) =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, "latin1"));

/** PDF 32000-1, 7.5.5: readers look for the end of the file in its last 1,024 bytes. */
const PDF_END_BYTES = 1024;

const isPdf = (bytes: Buffer) =>
  startsWith(bytes, "%PDF-") && bytes.subarray(-PDF_END_BYTES).includes("%%EOF");

/**
 * What a file is by its first bytes, whatever its name says; null for everything else. Pictures are
 * decoded afterwards, which is the real proof; a PDF is served as nothing else than one.
 */
export function typeOfContent(bytes: Buffer): FileType | null {
  if (startsWith(bytes, "\xff\xd8\xff")) return "jpeg";
  if (startsWith(bytes, "\x89PNG\r\n\x1a\n")) return "png";
  if (startsWith(bytes, "GIF87a") || startsWith(bytes, "GIF89a")) return "gif";
  if (startsWith(bytes, "RIFF") && startsWith(bytes, "WEBP", 8)) return "webp";
  return isPdf(bytes) ? "pdf" : null;
}
