import "server-only";

export type ImageType = "jpeg" | "png" | "gif" | "webp";
export type FileType = ImageType | "pdf";

const startsWith = (bytes: Buffer, text: string, offset = 0) =>
  bytes.subarray(offset, offset + text.length).equals(Buffer.from(text, "latin1"));

// Acrobat finds a header in the first 1,024 bytes and an end marker in the last 1,024 (PDF Reference 1.7, appendix H).
const PDF_EDGE_BYTES = 1024;

// Mail gateways and printers prepend a byte order mark or lines of text. HTML does not match, because "<" is excluded.
const PDF_START = /^(?:\xef\xbb\xbf)?(?:[\0\t\n\f\r\x1b -;=-~]*[\0\t\n\f\r ])?%PDF-\d/;

/** Reads the type from the first bytes. Decoding verifies images later. */
export function detectType(bytes: Buffer): FileType | null {
  if (startsWith(bytes, "\xff\xd8\xff")) return "jpeg";
  if (startsWith(bytes, "\x89PNG\r\n\x1a\n")) return "png";
  if (startsWith(bytes, "GIF87a") || startsWith(bytes, "GIF89a")) return "gif";
  if (startsWith(bytes, "RIFF") && startsWith(bytes, "WEBP", 8)) return "webp";
  return PDF_START.test(bytes.toString("latin1", 0, PDF_EDGE_BYTES)) ? "pdf" : null;
}

const padding = [0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x1a, 0x20];

export function isWholePdf(bytes: Buffer): boolean {
  let end = bytes.length;
  while (end > 0 && padding.includes(bytes[end - 1]!)) end -= 1;
  return bytes.subarray(Math.max(0, end - PDF_EDGE_BYTES), end).includes("%%EOF");
}

const encryption = /\/Encrypt[\0\s]*(?:\d+[\0\s]+\d+[\0\s]+R|<<)/;

/** Detects encryption. An encrypted PDF may require a password, or only forbid actions such as printing. */
export const isEncryptedPdf = (bytes: Buffer): boolean => encryption.test(bytes.toString("latin1"));

/** Detects an animated PNG. sharp reads only its first frame. */
export const isAnimatedPng = (bytes: Buffer): boolean =>
  bytes.subarray(0, Math.max(0, bytes.indexOf("IDAT"))).includes("acTL");
