import "server-only";
import slugify from "slugify";

const LENGTH_MAX = 60;

/**
 * What a file is called in its address: what its sender called it, without the ending, in a-z, 0-9
 * and hyphens; never empty, never a path.
 */
export function uploadName(given: string, otherwise: string): string {
  const base = given.replace(/^.*[/\\]/s, "").replace(/\.[^.]*$/s, "");
  // Signs are dropped: slugify has words for some of them.
  const words = base.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ");
  const slug = slugify(words, { lower: true, strict: true })
    .slice(0, LENGTH_MAX)
    .replace(/^-+|-+$/g, "");
  return slug === "" ? otherwise : slug;
}
