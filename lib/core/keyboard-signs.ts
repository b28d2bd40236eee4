import { removeInvisible } from "./invisible";
import { withAsciiDigits } from "./search-text";

/**
 * Writes the digits, dashes, spaces and full-width signs of numbers, dates and codes as a keyboard does,
 * and removes characters that draw nothing. Words stay.
 */
export const toKeyboardSigns = (text: string): string =>
  removeInvisible(text)
    .replace(/[\p{Nd}\ufe62\uff01-\uff5e]/gu, withAsciiDigits)
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/\s/gu, " ");
