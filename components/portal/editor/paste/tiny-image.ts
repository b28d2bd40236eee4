import { readStyle } from "@/lib/html/style";

export function isTinyImage(image: Element): boolean {
  const style = readStyle(image);
  return ["width", "height"].some((side) => {
    const length = style.get(side) ?? image.getAttribute(side) ?? "";
    return /^[012](px|pt)?$/.test(length.trim());
  });
}

/** Number of Base64 characters that contain the file header; a multiple of four. */
const HEADER_LENGTH = 48;

/** Returns true for an embedded GIF or PNG of at most two by two pixels, which is a placeholder. */
export function isTinyImageUrl(url: string): boolean {
  const [, type, header = ""] = /^data:image\/(gif|png);base64,(.{1,48})/i.exec(url) ?? [];
  if (type === undefined) return false;
  const bytes = atob(
    header.slice(
      0,
      header.length === HEADER_LENGTH ? HEADER_LENGTH : header.length - (header.length % 4),
    ),
  );
  const byteAt = (offset: number) => bytes.charCodeAt(offset) || 0;
  const sides =
    type.toLowerCase() === "gif"
      ? [byteAt(6) + 256 * byteAt(7), byteAt(8) + 256 * byteAt(9)]
      : [byteAt(18) * 256 + byteAt(19), byteAt(22) * 256 + byteAt(23)];
  return sides.every((side) => side <= 2);
}
