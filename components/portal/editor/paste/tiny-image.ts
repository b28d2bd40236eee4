import { readStyle } from "@/lib/html/style";

/** Returns true for a tracking pixel. */
export function isTinyImage(image: Element): boolean {
  const style = readStyle(image);
  return ["width", "height"].some((side) => {
    const length = style.get(side) ?? image.getAttribute(side) ?? "";
    return /^[012](px|pt)?$/.test(length.trim());
  });
}

/** The head of a file in base64: a multiple of four characters. */
const HEAD = 48;

/** Returns true for data of an image of at most two pixels: a placeholder. */
export function isTinyData(url: string): boolean {
  const [, type, head = ""] = /^data:image\/(gif|png);base64,(.{1,48})/i.exec(url) ?? [];
  if (type === undefined) return false;
  const bytes = atob(head.slice(0, head.length === HEAD ? HEAD : head.length - (head.length % 4)));
  const at = (place: number) => bytes.charCodeAt(place) || 0;
  const sides =
    type.toLowerCase() === "gif"
      ? [at(6) + 256 * at(7), at(8) + 256 * at(9)]
      : [at(18) * 256 + at(19), at(22) * 256 + at(23)];
  return sides.every((side) => side <= 2);
}
