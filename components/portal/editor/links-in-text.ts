import { cleanUrl } from "@/lib/core/url";
import { isAllowedLink } from "@/lib/html/rules";

export type LinkInText = { start: number; end: number; href: string };

/** No URL has these: quotation marks, brackets and the punctuation of other scripts. */
const NEVER = String.raw`\s<>"“”„‟‘’‚‛«»‹›।॥،؛؟۔、。，．：；！？（）［］｛｝「」『』【】〈〉《》…`;

/** Zero width marks: within a URL where ASCII goes on, else its end. */
const UNSEEN = String.raw`\u200b\u2060\ufeff\u200e\u200f\u202a-\u202e\u2066-\u2069`;

const TAIL = `(?:[^${NEVER}${UNSEEN}]|[${UNSEEN}](?=[!-~]))`;
const LABEL = String.raw`[\p{L}\p{M}\p{N}-]+`;

const CANDIDATE = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}@./:_-])(?:(?:https?:\/\/|www\.)${TAIL}+|[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_{|}~-]+@(?:${LABEL}\.)+\p{L}[\p{L}\p{M}]+)`,
  "giu",
);

const BRACKETS = new Map([
  [")", "("],
  ["]", "["],
  ["}", "{"],
]);

/** Finds web and email addresses in text, without the punctuation of the sentence around them. */
export function findLinks(text: string): LinkInText[] {
  return [...text.matchAll(CANDIDATE)].flatMap(({ index, 0: candidate }) => {
    const before = text.charAt(index - 1);
    const words = trimTail(candidate, before);
    const href = toHref(words);
    return isAllowedLink(href) ? [{ start: index, end: index + words.length, href }] : [];
  });
}

function toHref(words: string): string {
  const url = cleanUrl(words);
  if (/^https?:/i.test(url)) return url;
  if (/^www\./i.test(url)) return /^www\.[^/?#]+\.[^/?#.]{2,}/i.test(url) ? `https://${url}` : "";
  return `mailto:${url}`;
}

/** Takes off closing punctuation, brackets that open before, and the sign that the text begins with. */
function trimTail(candidate: string, before: string): string {
  let words = candidate;
  for (;;) {
    const last = words.at(-1) ?? "";
    const opening = BRACKETS.get(last);
    const isOpen = opening !== undefined && count(words, opening) < count(words, last);
    const isMark = /[*_~|]/.test(last) && last === before;
    if (!/[.,;:!?'`|·•–—\p{Cf}]/u.test(last) && !isOpen && !isMark) return words;
    words = words.slice(0, -1);
  }
}

const count = (text: string, sign: string) => text.split(sign).length - 1;
