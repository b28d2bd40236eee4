import anyAscii from "any-ascii";
import { removeInvisible } from "@/lib/core/invisible";

/** Matches the characters in the font files (scripts/fonts.ts). */
const DRAWABLE = /[\x20-\x7e\u00a1-\u00ac\u00ae-\u00ff–—‘’“”…•·′″×−₹€™‹›]/u;

/** A title that keeps fewer of its letters and digits could mean something else. */
const MIN_DRAWN_SHARE = 3 / 4;

const countLettersAndDigits = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** Replaces characters that the fonts lack: Latin letters with ASCII, dashes with "-", and all others with "". */
function toDrawable(character: string): string {
  if (DRAWABLE.test(character)) return character;
  if (/\p{Pd}/u.test(character)) return "-";
  return /\p{Script=Latin}/u.test(character) ? anyAscii(character) : "";
}

/** Returns a title in drawable characters. Returns null if that is empty or keeps fewer than 3/4 of the letters and digits. */
export function toDrawableTitle(title: string): string | null {
  const text = removeInvisible(title).normalize("NFC").replace(/\s+/gu, " ");
  const drawableText = Array.from(text, toDrawable).join("").replace(/ +/g, " ").trim();
  return drawableText !== "" &&
    countLettersAndDigits(drawableText) >= countLettersAndDigits(text) * MIN_DRAWN_SHARE
    ? drawableText
    : null;
}
