import "server-only";
import { toSlug } from "@/lib/core/ids";

/**
 * What a file is called in its address: what its sender called it, without the ending, in a-z, 0-9
 * and hyphens; never empty, never a path.
 */
export const uploadName = (given: string, otherwise: string): string =>
  toSlug(given.replace(/^.*[/\\]/s, "").replace(/\.[^.]*$/s, "")) || otherwise;
