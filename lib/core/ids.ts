import { createHash } from "node:crypto";
import { customAlphabet } from "nanoid";
import slugify from "slugify";
import { removeInvisible } from "./invisible";
import { withAsciiDigits } from "./search-text";

/** The most characters of the words in an address. */
const SLUG_LENGTH = 60;
const SUFFIX_LENGTH = 6;
const SUFFIX_CHARACTERS = "0123456789abcdefghijkmnpqrstuvwxyz";
const randomSuffix = customAlphabet(SUFFIX_CHARACTERS, SUFFIX_LENGTH);

/** Names what a sender's key has made: a hash of the key with its kind and sender. */
export const hashKey = (...parts: string[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url");

/**
 * The words and numbers of a text in a-z, 0-9 and hyphens; may be empty. Signs are dropped: slugify has
 * words for some of them ("percent", "indian rupee").
 */
export const toSlug = (text: string): string =>
  slugify(
    withAsciiDigits(removeInvisible(text).replace(/\p{No}/gu, " $& "))
      .replace(/['’‘ʼ]|(?<=\d),(?=\d)/g, "")
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, " "),
    { lower: true, strict: true },
  )
    .slice(0, SLUG_LENGTH)
    .replace(/^-+|-+$/g, "");

/**
 * A readable id: the title in a-z, 0-9 and hyphens, then six characters, such as
 * `tax-saving-for-nris-k3f9x2`. Made once; a new title does not change it. The six are random.
 */
export function createEntryId(title: string): string {
  const suffix = randomSuffix();
  const slug = toSlug(title);
  return slug === "" ? suffix : `${slug}-${suffix}`;
}
