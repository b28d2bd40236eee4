import { removeInvisible } from "./invisible";
import { toKeyboardSigns } from "./keyboard-signs";

/** Spaces, control characters and what looks like them: browsers drop some inside addresses. */
const CONTROL_OR_SPACE = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff]/;

/** Whether text has no place in an address as it stands. */
export const hasControlOrSpace = (url: string) => CONTROL_OR_SPACE.test(url);

/** Whether an address is a path on our own site: `/x`, but neither `//host` nor `/\\host`. */
export const isOwnPath = (url: string) => /^\/(?![/\\])/.test(url) && !hasControlOrSpace(url);

/** Whether a value is an http(s) address, or a path on our own site. */
export function isHttpUrl(value: string): boolean {
  if (isOwnPath(value)) return true;
  return /^https?:\/\//i.test(value) && !hasControlOrSpace(value) && URL.canParse(value);
}

/**
 * Cleans a URL as it was typed or pasted. Invisible characters, tabs, line ends and spaces around it are
 * removed, spaces in it percent-encoded, as browsers do; in `tel:` they are removed, and digits and
 * dashes become those of a keyboard (RFC 3966).
 */
export function cleanUrl(text: string): string {
  const url = removeInvisible(text)
    .replace(/[\t-\r\u0085\u2028\u2029]/g, "")
    .trim();
  if (/^tel:/i.test(url)) return toKeyboardSigns(url).replace(/ |%20|%C2%A0/gi, "");
  return url.replace(/\s/gu, encodeURIComponent);
}
