import "server-only";

/** What an uploaded file can be. */
export type ImageType = "jpeg" | "png" | "gif" | "webp";
export type FileType = ImageType | "pdf";

const startsWith = (bytes: Buffer, text: string, at = 0) =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, "latin1"));

/** PDF 32000-1, annex H: readers look for the mark in the first 1,024 bytes, and for the end in the last. */
const PDF_EDGE_BYTES = 1024;

/** A byte order mark or whole lines of text, as mail gateways and printers put there; no markup. */
const beginsAsPdf = /^(?:\xef\xbb\xbf)?(?:[\0\t\n\f\r\x1b -;=-~]*[\0\t\n\f\r ])?%PDF-\d/;

/**
 * What a file is by its first bytes, whatever its name says; null for everything else. Pictures are
 * decoded afterwards, which is the real proof; a PDF is served as nothing else than one.
 */
export function typeOfContent(bytes: Buffer): FileType | null {
  if (startsWith(bytes, "\xff\xd8\xff")) return "jpeg";
  if (startsWith(bytes, "\x89PNG\r\n\x1a\n")) return "png";
  if (startsWith(bytes, "GIF87a") || startsWith(bytes, "GIF89a")) return "gif";
  if (startsWith(bytes, "RIFF") && startsWith(bytes, "WEBP", 8)) return "webp";
  return beginsAsPdf.test(bytes.toString("latin1", 0, PDF_EDGE_BYTES)) ? "pdf" : null;
}

const padding = [0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x1a, 0x20];

/** Returns whether a PDF has its end, before any padding. */
export function isWholePdf(bytes: Buffer): boolean {
  let end = bytes.length;
  while (end > 0 && padding.includes(bytes[end - 1]!)) end -= 1;
  return bytes.subarray(Math.max(0, end - PDF_EDGE_BYTES), end).includes("%%EOF");
}

const encryption = /\/Encrypt[\0\s]*(?:\d+[\0\s]+\d+[\0\s]+R|<<)/;

/** Returns whether a PDF is encrypted: it may ask for a password, or only forbid printing. */
export const isEncryptedPdf = (bytes: Buffer): boolean => encryption.test(bytes.toString("latin1"));

/** Returns whether a PNG is animated (APNG). The decoder reads only its first frame. */
export const isAnimatedPng = (bytes: Buffer): boolean =>
  bytes.subarray(0, Math.max(0, bytes.indexOf("IDAT"))).includes("acTL");
