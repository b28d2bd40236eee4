import "server-only";
import { toSlug } from "@/lib/core/ids";
import { removeInvisible } from "@/lib/core/invisible";

const GIVEN_MAX = 100;

const withoutFolderAndEnding = (given: string) =>
  given.replace(/^.*[/\\]/s, "").replace(/\.[^.]*$/s, "");

/**
 * What a file is called in its address: what its sender called it, without the ending, in a-z, 0-9
 * and hyphens; never empty, never a path.
 */
export const uploadName = (given: string, otherwise: string): string =>
  toSlug(withoutFolderAndEnding(given)) || otherwise;

/**
 * Returns the sender's name for a file, in any script, without folder and ending: for the list and
 * for saving the file. Empty when nothing of it can be read.
 */
export const givenName = (given: string): string =>
  [
    ...removeInvisible(withoutFolderAndEnding(given).normalize("NFC"))
      .replace(/[\p{C}\p{Z}"*:<>?|]+/gu, " ")
      .trim(),
  ]
    .slice(0, GIVEN_MAX)
    .join("");

/** The file of an upload that holds its given name. No address leads to it. */
export const NAME_FILE = "name.txt";
