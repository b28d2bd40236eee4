import { removeInvisible } from "@/lib/core/invisible";
import { toAsciiDigits } from "@/lib/core/fold-text";

/** Number of digits of an Indian phone number, without +91 or a leading 0. */
export const NATIONAL_DIGITS = 10;

export const extractDigits = (text: string): string => toAsciiDigits(text).replace(/\D/g, "");

export const toPlainPhone = (text: string): string =>
  toAsciiDigits(removeInvisible(text))
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/\p{Zs}/gu, " ");

const mobile = String.raw`[6-9]\d{4}[ -]?\d{5}`;

/** Matches , and ; (not before extensions), line breaks, wide gaps, and gaps between a mobile and another number. */
const separators = new RegExp(
  String.raw`[,;](?!\s*(?:e?xt|x|#))|\s{2,}|\n|(?<=(?<!\d)${mobile})[ -]*(?:\+ )?(?=\+\d|0\d|${mobile}(?!\d))`,
  "gi",
);

export const markPhoneSeparators = (text: string): string =>
  toPlainPhone(text).replace(separators, " / ");
