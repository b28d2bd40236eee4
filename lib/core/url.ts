import { removeInvisible } from "./invisible";
import { toAsciiCharacters } from "./ascii-characters";

// Browsers remove some of these characters, and would open a different URL from the one that was checked.
const CONTROL_OR_SPACE = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff]/;

export const hasControlOrSpace = (url: string) => CONTROL_OR_SPACE.test(url);

/** Returns true if a URL is a path on our own site: `/x`, but neither `//host` nor `/\host`. */
export const isOwnPath = (url: string) => /^\/(?![/\\])/.test(url) && !hasControlOrSpace(url);

export function isOwnPathOrHttpUrl(value: string): boolean {
  if (isOwnPath(value)) return true;
  return /^https?:\/\//i.test(value) && !hasControlOrSpace(value) && URL.canParse(value);
}

export const isHttpsUrl = (value: string): boolean =>
  /^https:\/\//i.test(value) && !hasControlOrSpace(value) && URL.canParse(value);

/** Removes invisible characters and line breaks, encodes spaces, and writes `tel:` URLs in ASCII (RFC 3966). */
export function cleanUrl(text: string): string {
  const url = removeInvisible(text)
    .replace(/[\t-\r\u0085\u2028\u2029]/g, "")
    .trim();
  if (/^tel:/i.test(url)) return toAsciiCharacters(url).replace(/ |%20|%C2%A0/gi, "");
  return url.replace(/\s/gu, encodeURIComponent);
}

/** Returns a mailto: URL. Encodes characters such as "?" and ",", which would end the recipient (RFC 6068). */
export const buildEmailUrl = (email: string): string =>
  `mailto:${encodeURIComponent(email.toWellFormed()).replaceAll("%40", "@")}`;
