import { readLength, readStyle } from "@/lib/html/style";

// Mail and chat programs insert emoji as images.

const PICTOGRAPH = String.raw`\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)?[\u{e0020}-\u{e007f}]*`;

const EMOJI_ONLY = new RegExp(
  String.raw`^(?:(?:\p{RI}{2}|[\d#*]\ufe0f?\u20e3|${PICTOGRAPH}(?:\u200d${PICTOGRAPH})*)\s*)+$`,
  "u",
);

/** Attributes that contain the emoji in Gmail, WhatsApp, Discord, Teams and similar programs. */
const EMOJI_ATTRIBUTES = ["data-emoji", "data-plain-text", "alt", "aria-label", "title"];

/** Matches the code points in a URL that contains "emoji", such as emoji/1f1ee-1f1f3.png or emoji/1f64f/72.png. */
const CODES_IN_URL =
  /emoji.*\/(?:emoji_u|u)?((?:[\da-f]{4,5}|a[9e]|[23][\da](?=[-_]))(?:[-_][\da-f]{2,5})*)(?:\/\d+)?\.(?:png|svg|gif|webp)/i;

/** Larger images stay images, even if their alternative text is an emoji. */
const LARGEST_PX = 80;

export function readEmoji(image: HTMLImageElement): string | null {
  const style = readStyle(image);
  const isLarge = ["width", "height"].some((side) => {
    const length = style.get(side) ?? image.getAttribute(side) ?? undefined;
    return (readLength(length) ?? 0) > LARGEST_PX;
  });
  if (isLarge) return null;
  const text = EMOJI_ATTRIBUTES.map((name) => image.getAttribute(name)?.trim() ?? "").find(isEmoji);
  if (text !== undefined) return text;
  const [, codes] = CODES_IN_URL.exec(image.getAttribute("src") ?? "") ?? [];
  const mayBeEmoji = image.alt === "" || /^:[\w+-]+(::[\w-]+)?:$/.test(image.alt);
  if (codes === undefined || !mayBeEmoji) return null;
  const points = codes.split(/[-_]/).map((code) => Number.parseInt(code, 16));
  if (points.some((point) => point > 0x10ffff)) return null;
  const emoji = String.fromCodePoint(...points);
  return isEmoji(emoji) ? emoji : null;
}

const isEmoji = (text: string) => EMOJI_ONLY.test(text);
