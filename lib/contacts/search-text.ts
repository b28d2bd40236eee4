import { type ContactFieldName, contactFields } from "./fields";
import { foldForStorage, foldText, queryWords, toStoredText } from "@/lib/core/fold-text";
import { NATIONAL_DIGITS, extractDigits } from "./phone-digits";

const numberLike = /^[\d\s()+.-]+$/;
const numbersInText = /\d[\d\s()+.-]{5,}\d/g;
/** Shorter numbers are amounts or years. */
const MIN_DIGITS = 7;

/** Drops India's +91 or a leading 0, even from an incomplete number. */
function nationalDigits(query: string): string {
  const digits = extractDigits(query).replace(/^0+(?=.)/, "");
  const isIndian = digits.startsWith("91") && (query[0] === "+" || digits.length > NATIONAL_DIGITS);
  return (isIndian ? digits.slice(2) : digits).slice(-NATIONAL_DIGITS);
}

/** Twice the longest message. A limit is needed, because folding can turn one character into eighteen. */
const FOLDED_MAX = 20_000;

/** Replaces half a surrogate pair at the cut, because PostgreSQL refuses it. */
const truncate = (text: string) => text.slice(0, FOLDED_MAX).toWellFormed();

/** Returns lines: each folded field, the digits of each phone number, and compounds as one word ("taxsaving"). */
export function toSearchText(lead: Record<ContactFieldName, string>): string {
  const fields = contactFields.map(({ name, kind }) => {
    const { text, joined } = foldForStorage(lead[name]);
    return { kind, text: truncate(text), joined: truncate(joined) };
  });
  const numbers = fields.flatMap(({ kind, text }) => {
    if (kind === "tel") return [text];
    return kind === "message" ? (text.match(numbersInText) ?? []) : [];
  });
  return toStoredText([
    ...fields.map(({ text }) => text),
    ...numbers.map(extractDigits),
    ...fields.map(({ joined }) => joined),
  ]);
}

/** Returns terms that must all occur. A phone number is one term of at most its last ten digits. */
export function searchTerms(text: string): string[] {
  const folded = foldText(text).trim();
  if (numberLike.test(folded) && extractDigits(folded).length >= MIN_DIGITS) {
    return [nationalDigits(folded)];
  }
  return queryWords(text);
}
