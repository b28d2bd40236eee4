import { customAlphabet } from "nanoid";
import slugify from "slugify";

const SLUG_LENGTH = 60;
const suffix = customAlphabet("0123456789abcdefghijkmnpqrstuvwxyz", 6);

/**
 * A readable id: the title in a-z, 0-9 and hyphens, then six random characters, such as
 * `tax-saving-for-nris-k3f9x2`. Made once; a new title does not change it.
 */
export function createEntryId(title: string): string {
  const slug = slugify(title, { lower: true, strict: true })
    .slice(0, SLUG_LENGTH)
    .replace(/-+$/, "");
  return slug === "" ? suffix() : `${slug}-${suffix()}`;
}
