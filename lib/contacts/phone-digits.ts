import { removeInvisible } from "@/lib/core/invisible";
import { withAsciiDigits } from "@/lib/core/search-text";

/** Of a number in India, without +91 or a leading 0. */
export const NATIONAL_DIGITS = 10;

/** The digits of a phone number alone, however it is written. */
export const phoneDigits = (written: string): string => withAsciiDigits(written).replace(/\D/g, "");

/** Returns what a phone field holds in the signs of a keyboard: digits, spaces, hyphens. */
export const plainPhone = (written: string): string =>
  withAsciiDigits(removeInvisible(written))
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/\p{Zs}/gu, " ");

/** An Indian mobile number without a code. */
const mobile = String.raw`[6-9]\d{4}[ -]?\d{5}`;

/** Commas that announce no extension, wide gaps, and the end of a mobile number before another number. */
const separators = new RegExp(
  String.raw`[,;](?!\s*(?:e?xt|x|#))|\s{2,}|\n|(?<=(?<!\d)${mobile})[ -]*(?:\+ )?(?=\+\d|0\d|${mobile}(?!\d))`,
  "gi",
);

/** Returns the numbers of a phone field, however it is written, with a slash between them. */
export const separatePhones = (written: string): string =>
  plainPhone(written).replace(separators, " / ");
