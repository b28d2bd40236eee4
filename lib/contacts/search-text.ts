import { type ContactFieldName, contactFields } from "./fields";
import { foldForStorage, foldText, toQueryWords, toStoredText } from "@/lib/core/fold-text";
import { NATIONAL_DIGITS, extractDigits } from "./phone-digits";

const numberLike = /^[\d\s()+.-]+$/;
const numbersInText = /\d[\d\s()+.-]{5,}\d/g;
/** Shorter numbers are usually amounts or years. */
const MIN_DIGITS = 7;

/** Drops India's +91 or a leading 0, even from an incomplete number. */
function toNationalDigits(query: string): string {
  const digits = extractDigits(query).replace(/^0+(?=.)/, "");
  const isIndian = digits.startsWith("91") && (query[0] === "+" || digits.length > NATIONAL_DIGITS);
  return (isIndian ? digits.slice(2) : digits).slice(-NATIONAL_DIGITS);
}

/** Limits the length of a folded field, because folding can turn one character into eighteen. */
const FOLDED_MAX = 20_000;

/** Replaces half a surrogate pair at the cut, because PostgreSQL refuses it. */
const truncate = (text: string) => text.slice(0, FOLDED_MAX).toWellFormed();

/** Returns lines: the folded fields, the digits of phone numbers, and joined compounds ("taxsaving" for "tax-saving"). */
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

/** Returns terms that must all occur in a lead. A phone number becomes one term: at most its last ten digits. */
export function toSearchTerms(text: string): string[] {
  const folded = foldText(text).trim();
  if (numberLike.test(folded) && extractDigits(folded).length >= MIN_DIGITS) {
    return [toNationalDigits(folded)];
  }
  return toQueryWords(text);
}
