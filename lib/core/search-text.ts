// What a search compares: texts folded so that case and form do not matter, here and not in the
// database, which would know only the letters of ASCII (SQLite) or those of its locale (PostgreSQL).

/** The digits of India's scripts, from Devanagari to Malayalam: the same ten in each block. */
const INDIAN_ZERO = 0x0966;
const BLOCK = 0x80;
const indianDigits = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g;
/** Arabic digits, and those of Urdu, Kashmiri and Sindhi. */
const arabicDigits = /[٠-٩۰-۹]/g;

/** A text with the digits of the keyboard, in whichever script and width they were written. */
export const withAsciiDigits = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(indianDigits, (digit) => String((digit.charCodeAt(0) - INDIAN_ZERO) % BLOCK))
    .replace(arabicDigits, (digit) => String(digit.charCodeAt(0) % 16));

/**
 * Full width is as narrow, each hyphen and digit as on the keyboard, and what is not seen is not
 * there. Capitals are as small letters, also where a capital is two letters (ß), has a dot (İ) or
 * more than one small form (ς).
 */
export function foldText(text: string): string {
  const plain = withAsciiDigits(text)
    .replace(/\p{Cf}/gu, "")
    .replace(/\p{Pd}/gu, "-");
  const small = plain.toUpperCase().toLowerCase();
  return small.replaceAll("i\u0307", "i").replaceAll("ς", "σ").normalize("NFKC");
}

/** The words of a query, folded, each once. */
export const queryWords = (query: string): string[] => [
  ...new Set(foldText(query).trim().split(/\s+/).filter(Boolean)),
];
