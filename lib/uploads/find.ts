import "server-only";
import { text } from "node:stream/consumers";
import Negotiator from "negotiator";
import { nameVariant } from "./image-files";
import { TITLE_FILE } from "./name";
import { getUploadStore, type StoredFile } from "./store";
import { isUploadId } from "./url";

export type ServedFile = StoredFile & {
  name: string;
  mediaType: string;
  title?: string | undefined;
};

const IMAGE_FILE = /^[\da-z-]{1,99}-(\d{1,5})x\d{1,5}\.(jpg|png|gif)$/;
const PDF_FILE = /^[\da-z-]{1,99}\.pdf$/;
const WIDTH = /^\d{1,5}$/;

const plainTypes: Record<string, string> = {
  jpg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
};

// Ignores wildcards, because a browser that sends */* may be unable to decode these formats.
function listAcceptedFormats(accept: string): ("avif" | "webp")[] {
  const mediaTypes = new Negotiator({ headers: { accept } }).mediaTypes();
  return (["avif", "webp"] as const).filter((format) => mediaTypes.includes(`image/${format}`));
}

async function findImage(id: string, file: string, width: string | null, accept: string) {
  const store = getUploadStore();
  const [, ownWidth = "", extension = ""] = IMAGE_FILE.exec(file) ?? [];
  // The URL's file must exist, even if a variant is served.
  const plain = await store.get(id, file);
  if (plain === null) return null;
  const requestedWidth = width ?? ownWidth;
  for (const format of listAcceptedFormats(accept)) {
    const name = nameVariant(format, Number(requestedWidth));
    const found = await store.get(id, name);
    if (found) return { ...found, name, mediaType: `image/${format}` };
  }
  const mediaType = plainTypes[extension] ?? "";
  if (requestedWidth === ownWidth) return { ...plain, name: file, mediaType };
  const name = nameVariant("plain", Number(requestedWidth));
  const found = await store.get(id, name);
  return found && { ...found, name, mediaType };
}

export async function readTitle(id: string): Promise<string | undefined> {
  const found = await getUploadStore().get(id, TITLE_FILE);
  return found ? text(found.read()) : undefined;
}

async function findDocument(id: string, file: string): Promise<ServedFile | null> {
  const found = await getUploadStore().get(id, file);
  return (
    found && { ...found, name: file, mediaType: "application/pdf", title: await readTitle(id) }
  );
}

export const isServedFileName = (file: string) => IMAGE_FILE.test(file) || PDF_FILE.test(file);

/** Returns an image, as AVIF or WebP if `accept` names it, or a PDF. @param path id, optional width, file name */
export async function findUpload(path: string[], accept: string): Promise<ServedFile | null> {
  const [id = "", ...rest] = path;
  const file = rest.pop() ?? "";
  const [width = null] = rest;
  if (!isUploadId(id) || rest.length > 1 || (width !== null && !WIDTH.test(width))) return null;
  if (IMAGE_FILE.test(file)) return findImage(id, file, width, accept);
  return PDF_FILE.test(file) && width === null ? findDocument(id, file) : null;
}

export async function isUploadRemoved([id = ""]: string[]): Promise<boolean> {
  return isUploadId(id) && getUploadStore().isRemoved(id);
}
