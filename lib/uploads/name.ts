import "server-only";
import { toSlug } from "@/lib/core/ids";
import { removeInvisible } from "@/lib/core/invisible";

const TITLE_MAX = 100;

const stripFolderAndExtension = (fileName: string) =>
  fileName.replace(/^.*[/\\]/s, "").replace(/\.[^.]*$/s, "");

/** Returns a name for the URL of a file: a-z, 0-9 and hyphens, never empty. */
export const toUrlName = (fileName: string, fallback: string): string =>
  toSlug(stripFolderAndExtension(fileName)) || fallback;

export const toUploadTitle = (fileName: string): string =>
  [
    ...removeInvisible(stripFolderAndExtension(fileName).normalize("NFC"))
      .replace(/[\p{C}\p{Z}"*:<>?|]+/gu, " ")
      .trim(),
  ]
    .slice(0, TITLE_MAX)
    .join("");

/** File that stores the title of an upload. No URL serves it. */
export const TITLE_FILE = "name.txt";
