import { removeInvisible } from "./invisible";
import { toAsciiDigits } from "./fold-text";

/** Converts the digits, dashes, spaces and full-width characters of a number, date or code to ASCII. */
export const toAsciiCharacters = (text: string): string =>
  removeInvisible(text)
    .replace(/[\p{Nd}\ufe62\uff01-\uff5e]/gu, toAsciiDigits)
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/\s/gu, " ");
