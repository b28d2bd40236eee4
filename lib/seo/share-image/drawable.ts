import slugify from "slugify";
import { removeInvisible } from "@/lib/core/invisible";

/** Characters in the font files (scripts/fonts.ts). */
const DRAWABLE = /[\x20-\x7e\u00a1-\u00ac\u00ae-\u00ff–—‘’“”…•·′″×−₹€™‹›]/u;

/** If fewer of its letters and digits are drawn, a title could say something else. */
const DRAWN_MIN = 3 / 4;

const countLettersAndDigits = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** Strips accents from Latin letters that the fonts lack, and drops other missing characters. */
function toDrawable(character: string): string {
  if (DRAWABLE.test(character)) return character;
  if (/\p{Pd}/u.test(character)) return "-";
  return /\p{Script=Latin}/u.test(character) ? slugify(character) : "";
}

/** Returns the characters of a title that the fonts can draw; null for less than 3/4 of its letters and digits. */
export function drawableTitle(title: string): string | null {
  const text = removeInvisible(title).normalize("NFC").replace(/\s+/gu, " ");
  const drawableText = Array.from(text, toDrawable).join("").replace(/ +/g, " ").trim();
  return drawableText !== "" &&
    countLettersAndDigits(drawableText) >= countLettersAndDigits(text) * DRAWN_MIN
    ? drawableText
    : null;
}
