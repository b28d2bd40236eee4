import "server-only";
import { text } from "node:stream/consumers";
import Negotiator from "negotiator";
import { variantFile } from "./image-files";
import { NAME_FILE } from "./name";
import { getUploadStore, type StoredFile } from "./store";
import { isUploadId } from "./url";

/** A file as it is served. `name` tells its bytes from every other's. */
export type ServedFile = StoredFile & {
  name: string;
  mediaType: string;
  /** The sender’s name for a PDF, in any script. */
  title?: string | undefined;
};

const PICTURE = /^[\da-z-]{1,99}-(\d{1,5})x\d{1,5}\.(jpg|png|gif)$/;
const DOCUMENT = /^[\da-z-]{1,99}\.pdf$/;
const WIDTH = /^\d{1,5}$/;

const plainTypes: Record<string, string> = {
  jpg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
};

/** The newer formats that a browser names: one that takes everything may not know them. */
function newerFormats(accept: string): ("avif" | "webp")[] {
  const named = new Negotiator({ headers: { accept } }).mediaTypes();
  return (["avif", "webp"] as const).filter((format) => named.includes(`image/${format}`));
}

async function findImage(id: string, file: string, width: string | null, accept: string) {
  const store = getUploadStore();
  const [, own = "", ending = ""] = PICTURE.exec(file) ?? [];
  // The name is part of the address: another one leads nowhere.
  const plain = await store.get(id, file);
  if (plain === null) return null;
  const shown = width ?? own;
  for (const format of newerFormats(accept)) {
    const name = variantFile(format, Number(shown));
    const found = await store.get(id, name);
    if (found) return { ...found, name, mediaType: `image/${format}` };
  }
  const mediaType = plainTypes[ending] ?? "";
  if (shown === own) return { ...plain, name: file, mediaType };
  const name = variantFile("plain", Number(shown));
  const found = await store.get(id, name);
  return found && { ...found, name, mediaType };
}

/** Returns the sender’s name for a file, or undefined for uploads from before names were stored. */
export async function readTitle(id: string): Promise<string | undefined> {
  const found = await getUploadStore().get(id, NAME_FILE);
  return found ? text(found.read()) : undefined;
}

async function findDocument(id: string, file: string): Promise<ServedFile | null> {
  const found = await getUploadStore().get(id, file);
  return (
    found && { ...found, name: file, mediaType: "application/pdf", title: await readTitle(id) }
  );
}

/** Returns whether a file of an upload is the one in its URL. */
export const isNamedByUrl = (file: string) => PICTURE.test(file) || DOCUMENT.test(file);

/**
 * The file at an address under /uploads, in the best format that the browser takes; null where there
 * is none.
 * @param path id, then a width where it is not the picture's own, then the file's name
 * @param accept the header, or an empty text
 */
export async function findUpload(path: string[], accept: string): Promise<ServedFile | null> {
  const [id = "", ...rest] = path;
  const file = rest.pop() ?? "";
  const [width = null] = rest;
  if (!isUploadId(id) || rest.length > 1 || (width !== null && !WIDTH.test(width))) return null;
  if (PICTURE.test(file)) return findImage(id, file, width, accept);
  return DOCUMENT.test(file) && width === null ? findDocument(id, file) : null;
}

/** Whether the upload of an address under /uploads was withdrawn. */
export async function isWithdrawn([id = ""]: string[]): Promise<boolean> {
  return isUploadId(id) && getUploadStore().isRemoved(id);
}
