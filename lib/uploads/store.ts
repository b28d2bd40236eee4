import "server-only";
import type { ReadableStream } from "node:stream/web";
import { getEnv } from "@/lib/core/env";
import { diskStore } from "./disk-store";

/** A file that was stored. Its bytes are read once they are asked for. */
export type StoredFile = { read: () => ReadableStream<Uint8Array> };

/** An upload, and when it was put. */
export type StoredUpload = { id: string; storedAt: Date };

/**
 * Where uploads are kept. An id and a file's name are made by lib/uploads alone: small letters,
 * digits, hyphens, and one dot before the ending.
 */
export type UploadStore = {
  /**
   * Keeps the files of an upload: when this returns they outlive a failure of the machine, and until
   * then none of them can be found. What is kept under an id already stays as it is.
   */
  put: (id: string, files: ReadonlyMap<string, Uint8Array>) => Promise<void>;
  /** Null where there is no such file. */
  get: (id: string, file: string) => Promise<StoredFile | null>;
  /** Removes the files of an upload; false where there are none. It can be put again. */
  remove: (id: string) => Promise<boolean>;
  /** Whether an upload was removed, and not put again since. @throws where the store is away. */
  isRemoved: (id: string) => Promise<boolean>;
  /** The uploads that are not removed, newest first. */
  list: () => Promise<StoredUpload[]>;
  /** The names of an upload's files with their sizes in bytes; none where it was removed. */
  sizes: (id: string) => Promise<Map<string, number>>;
};

let store: UploadStore | undefined;

/** The store of this installation: the folder that UPLOADS_DIR names. */
export const getUploadStore = (): UploadStore => (store ??= diskStore(getEnv().UPLOADS_DIR));
