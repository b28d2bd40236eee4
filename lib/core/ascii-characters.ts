import { removeInvisible } from "./invisible";
import { toAsciiDigits } from "./fold-text";

/** Removes invisible characters, and converts digits, dashes, spaces and full-width characters to ASCII. */
export const toAsciiCharacters = (text: string): string =>
  removeInvisible(text)
    .replace(/[\p{Nd}\ufe62\uff01-\uff5e]/gu, toAsciiDigits)
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/\s/gu, " ");
