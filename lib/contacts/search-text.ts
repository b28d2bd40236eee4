import { NATIONAL_DIGITS, phoneDigits, withAsciiDigits } from "./phone-digits";

// What a search compares: texts folded so that case and form do not matter, here and not in the
// database, which would know only the letters of ASCII (SQLite) or those of its locale (PostgreSQL).

/** Written like a phone number: what separates digits, and nothing else. */
const likeANumber = /^[\d\s()+.-]+$/;
/** The same within a text. The first and the last is a digit. */
const numbersWithin = /\d[\d\s()+.-]{5,}\d/g;
/** Fewer digits are a sum or a year. */
const LEAST_DIGITS = 7;

/**
 * Full width is as narrow, each hyphen and digit as on the keyboard, and what is not seen is not
 * there. Capitals are as small letters, also where a capital is two letters (ß), has a dot (İ) or
 * more than one small form (ς).
 */
function folded(text: string): string {
  const plain = withAsciiDigits(text)
    .replace(/\p{Cf}/gu, "")
    .replace(/\p{Pd}/gu, "-");
  const small = plain.toUpperCase().toLowerCase();
  return small.replaceAll("i\u0307", "i").replaceAll("ς", "σ").normalize("NFKC");
}

/**
 * The digits of a number, or of its beginning, without India's +91 or a 0 before them: how much of
 * the number is there is not known while it is typed.
 */
function nationalDigits(sought: string): string {
  const digits = phoneDigits(sought).replace(/^0+(?=.)/, "");
  const isIndian =
    digits.startsWith("91") && (sought[0] === "+" || digits.length > NATIONAL_DIGITS);
  return (isIndian ? digits.slice(2) : digits).slice(-NATIONAL_DIGITS);
}

/** Twice the longest message: folded, one character can become eighteen. */
const FOLDED_MAX = 20_000;

/** Cut within a character of two halves, it would be a text that no database stores. */
const cut = (text: string) => text.slice(0, FOLDED_MAX).toWellFormed();

/**
 * What is stored beside a lead to be searched: all of its text, folded, a field a line, then the
 * bare digits of its numbers.
 */
export function toSearchText(lead: {
  name: string;
  email: string;
  phone: string;
  message: string;
}): string {
  const { name, email, phone, message } = lead;
  const fields = [name, email, phone, message].map((field) => cut(folded(field)));
  const numbers = [fields[2]!, ...(fields[3]!.match(numbersWithin) ?? [])].map(phoneDigits);
  return [...fields, ...numbers].join("\n");
}

/**
 * What must all occur in a lead's search text, in whichever field and order. A text that is written
 * like a phone number is one term: its digits, of ten or more the last ten.
 */
export function searchTerms(text: string): string[] {
  const sought = folded(text).trim();
  if (likeANumber.test(sought) && phoneDigits(sought).length >= LEAST_DIGITS) {
    return [nationalDigits(sought)];
  }
  return [...new Set(sought.split(/\s+/))].filter(Boolean);
}
