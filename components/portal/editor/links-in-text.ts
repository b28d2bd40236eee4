import { cleanUrl } from "@/lib/core/url";
import { isAllowedLink } from "@/lib/html/rules";

export type LinkInText = { start: number; end: number; href: string };

/** Characters that end a URL: white space, most quotation marks, angle brackets, the ellipsis and non-Latin punctuation. */
const URL_ENDS = String.raw`\s<>"“”„‟‘’‚‛«»‹›।॥،؛؟۔、。，．：；！？（）［］｛｝「」『』【】〈〉《》…`;

/** Invisible characters, which belong to a URL only before printable ASCII. */
const INVISIBLE = String.raw`\u200b\u2060\ufeff\u200e\u200f\u202a-\u202e\u2066-\u2069`;

const URL_CHARACTER = `(?:[^${URL_ENDS}${INVISIBLE}]|[${INVISIBLE}](?=[!-~]))`;
const DOMAIN_LABEL = String.raw`[\p{L}\p{M}\p{N}-]+`;

const CANDIDATE = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}@./:_-])(?:(?:https?:\/\/|www\.)${URL_CHARACTER}+|[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_{|}~-]+@(?:${DOMAIN_LABEL}\.)+\p{L}[\p{L}\p{M}]+)`,
  "giu",
);

const BRACKETS = new Map([
  [")", "("],
  ["]", "["],
  ["}", "{"],
]);

export function findLinks(text: string): LinkInText[] {
  return [...text.matchAll(CANDIDATE)].flatMap(({ index, 0: candidate }) => {
    const precedingCharacter = text.charAt(index - 1);
    const linkText = trimTail(candidate, precedingCharacter);
    const href = toHref(linkText);
    return isAllowedLink(href) ? [{ start: index, end: index + linkText.length, href }] : [];
  });
}

function toHref(linkText: string): string {
  const url = cleanUrl(linkText);
  if (/^https?:/i.test(url)) return url;
  if (/^www\./i.test(url)) return /^www\.[^/?#]+\.[^/?#.]{2,}/i.test(url) ? `https://${url}` : "";
  return `mailto:${url}`;
}

/** Removes trailing punctuation, unmatched closing brackets, and the closing character of `*url*`. */
function trimTail(candidate: string, precedingCharacter: string): string {
  let linkText = candidate;
  for (;;) {
    const last = linkText.at(-1) ?? "";
    const opening = BRACKETS.get(last);
    const isUnmatched = opening !== undefined && count(linkText, opening) < count(linkText, last);
    const isClosingCharacter = /[*_~|]/.test(last) && last === precedingCharacter;
    if (!/[.,;:!?'`|·•–—\p{Cf}]/u.test(last) && !isUnmatched && !isClosingCharacter)
      return linkText;
    linkText = linkText.slice(0, -1);
  }
}

const count = (text: string, character: string) => text.split(character).length - 1;
