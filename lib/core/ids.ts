import { createHash } from "node:crypto";
import anyAscii from "any-ascii";
import { customAlphabet } from "nanoid";
import { removeInvisible } from "./invisible";
import { toAsciiDigits } from "./fold-text";

const SLUG_LENGTH = 60;
const SUFFIX_LENGTH = 6;
const SUFFIX_CHARACTERS = "0123456789abcdefghijkmnpqrstuvwxyz";
const randomSuffix = customAlphabet(SUFFIX_CHARACTERS, SUFFIX_LENGTH);

/** Hashes an idempotency key with its scope, such as the entity and the user. */
export const hashKey = (...parts: string[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url");

/** Returns up to 60 characters (a-z, 0-9 and hyphens): `hom-lon` for "होम लोन". */
export const toSlug = (text: string): string =>
  anyAscii(
    toAsciiDigits(removeInvisible(text).replace(/\p{No}/gu, " $& "))
      .replace(/['’‘ʼ]|(?<=\d),(?=\d)/g, "")
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, " "),
  )
    .toLowerCase()
    .replace(/'/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, SLUG_LENGTH)
    .replace(/^-+|-+$/g, "");

/** Creates a permanent id from a title and six random characters: `tax-saving-for-nris-k3f9x2`. */
export function createEntryId(title: string): string {
  const suffix = randomSuffix();
  const slug = toSlug(title);
  return slug === "" ? suffix : `${slug}-${suffix}`;
}
