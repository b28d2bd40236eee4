import { type ContactFieldName, contactFields } from "./fields";
import { foldSearched, foldText, queryWords, toStoredText } from "@/lib/core/search-text";
import { NATIONAL_DIGITS, phoneDigits } from "./phone-digits";

/** Written like a phone number: what separates digits, and nothing else. */
const likeANumber = /^[\d\s()+.-]+$/;
/** The same within a text. The first and the last is a digit. */
const numbersWithin = /\d[\d\s()+.-]{5,}\d/g;
/** Fewer digits are a sum or a year. */
const LEAST_DIGITS = 7;

/**
 * The digits of a number, or of its beginning, without India's +91 or a 0 before them: how much of
 * the number is there is not known while it is typed.
 */
function nationalDigits(query: string): string {
  const digits = phoneDigits(query).replace(/^0+(?=.)/, "");
  const isIndian = digits.startsWith("91") && (query[0] === "+" || digits.length > NATIONAL_DIGITS);
  return (isIndian ? digits.slice(2) : digits).slice(-NATIONAL_DIGITS);
}

/** Twice the longest message: folded, one character can become eighteen. */
const FOLDED_MAX = 20_000;

/** Cut within a character of two halves, it would be a text that no database stores. */
const cut = (text: string) => text.slice(0, FOLDED_MAX).toWellFormed();

/**
 * Returns what is stored beside a lead to be searched: all of its text, folded, a field a line, then the
 * bare digits of its numbers and its words without hyphens and apostrophes.
 */
export function toSearchText(lead: Record<ContactFieldName, string>): string {
  const fields = contactFields.map(({ name, kind }) => {
    const { text, joined } = foldSearched(lead[name]);
    return { kind, text: cut(text), joined: cut(joined) };
  });
  const numbers = fields.flatMap(({ kind, text }) => {
    if (kind === "tel") return [text];
    return kind === "message" ? (text.match(numbersWithin) ?? []) : [];
  });
  return toStoredText([
    ...fields.map(({ text }) => text),
    ...numbers.map(phoneDigits),
    ...fields.map(({ joined }) => joined),
  ]);
}

/**
 * What must all occur in a lead's search text, in whichever field and order. A text that is written
 * like a phone number is one term: its digits, of ten or more the last ten.
 */
export function searchTerms(text: string): string[] {
  const folded = foldText(text).trim();
  if (likeANumber.test(folded) && phoneDigits(folded).length >= LEAST_DIGITS) {
    return [nationalDigits(folded)];
  }
  return queryWords(text);
}
