import { removeInvisible } from "./invisible";
import { withAsciiDigits } from "./search-text";

/** Writes a phone number with the digits, plus, dashes and spaces of a keyboard; words in it stay. */
export const normalizePhone = (written: string): string =>
  removeInvisible(written)
    .replace(/[\p{Nd}\ufe62\uff01-\uff5e]/gu, withAsciiDigits)
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/\s/gu, " ");
