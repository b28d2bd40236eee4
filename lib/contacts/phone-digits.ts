/** Of a number in India, without +91 or a leading 0. */
export const NATIONAL_DIGITS = 10;

/** The digits of India's scripts, from Devanagari to Malayalam: the same ten in each block. */
const INDIAN_ZERO = 0x0966;
const BLOCK = 0x80;
const indianDigits = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g;

/** A text with the digits of the keyboard, in whichever script and width they were written. */
export const withAsciiDigits = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(indianDigits, (digit) => String((digit.charCodeAt(0) - INDIAN_ZERO) % BLOCK));

/** The digits of a phone number alone, however it is written. */
export const phoneDigits = (written: string): string => withAsciiDigits(written).replace(/\D/g, "");
