import { removeInvisible } from "@/lib/core/invisible";
import { withAsciiDigits } from "@/lib/core/fold-text";

/** Number of digits of an Indian phone number, without +91 or a leading 0. */
export const NATIONAL_DIGITS = 10;

export const phoneDigits = (text: string): string => withAsciiDigits(text).replace(/\D/g, "");

export const plainPhone = (text: string): string =>
  withAsciiDigits(removeInvisible(text))
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/\p{Zs}/gu, " ");

const mobile = String.raw`[6-9]\d{4}[ -]?\d{5}`;

/** Matches commas and semicolons (not before extensions), wide gaps, and a mobile number's end before another. */
const separators = new RegExp(
  String.raw`[,;](?!\s*(?:e?xt|x|#))|\s{2,}|\n|(?<=(?<!\d)${mobile})[ -]*(?:\+ )?(?=\+\d|0\d|${mobile}(?!\d))`,
  "gi",
);

export const separatePhones = (text: string): string => plainPhone(text).replace(separators, " / ");
