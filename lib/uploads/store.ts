import "server-only";
import type { ReadableStream } from "node:stream/web";
import { getEnv } from "@/lib/core/env";
import { createDiskStore } from "./disk-store";

export type StoredFile = { read: () => ReadableStream<Uint8Array> };

export type StoredUpload = { id: string; storedAt: Date };

/** Ids and file names come from lib/uploads and contain only a-z, 0-9, hyphens and at most one dot. */
export type UploadStore = {
  /** Stores all files durably and atomically. Does nothing if the id is stored already. */
  put: (id: string, files: ReadonlyMap<string, Uint8Array>) => Promise<void>;
  get: (id: string, file: string) => Promise<StoredFile | null>;
  /** Returns false if the id is not stored. */
  remove: (id: string) => Promise<boolean>;
  /** Throws if the store is unavailable. */
  isRemoved: (id: string) => Promise<boolean>;
  /** Newest first, without removed uploads. */
  list: () => Promise<StoredUpload[]>;
  getSizes: (id: string) => Promise<Map<string, number>>;
};

let store: UploadStore | undefined;

export const getUploadStore = (): UploadStore => (store ??= createDiskStore(getEnv().UPLOADS_DIR));
