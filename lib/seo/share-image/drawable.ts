import slugify from "slugify";
import { removeInvisible } from "@/lib/core/invisible";

/** The characters of the fonts (scripts/fonts.ts). */
const DRAWABLE = /[\x20-\x7e\u00a1-\u00ac\u00ae-\u00ff–—‘’“”…•·′″×−₹€™‹›]/u;

/** With fewer of its letters and digits a title would say something else. */
const DRAWN_MIN = 3 / 4;

const count = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** Latin letters that the fonts lack lose their accents; all else that they lack is left out. */
function toDrawable(character: string): string {
  if (DRAWABLE.test(character)) return character;
  if (/\p{Pd}/u.test(character)) return "-";
  return /\p{Script=Latin}/u.test(character) ? slugify(character) : "";
}

/** Returns what the fonts can draw of a title; null where that is too little of it. */
export function drawableTitle(title: string): string | null {
  const given = removeInvisible(title).normalize("NFC").replace(/\s+/gu, " ");
  const drawn = Array.from(given, toDrawable).join("").replace(/ +/g, " ").trim();
  return drawn !== "" && count(drawn) >= count(given) * DRAWN_MIN ? drawn : null;
}
