import { del, delMany, entries, get, set } from "idb-keyval";
import { site } from "@/content/site";
import { readStoredSession } from "@/lib/auth/stored-session";
import type { StoredDto } from "./entry-editor";

// Stores each user's unsaved text in IndexedDB, which has room for embedded images.

export type UnsavedText<Values> = {
  values: Values;
  /** Version of the entry when editing started; null for a new entry. */
  version: number | null;
  /** Idempotency key for creating the entry. Missing for a restored earlier version. */
  key?: string;
  changedAt: number;
};

const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

const createKey = (path: string, entry: StoredDto | null) =>
  [site.slug, readStoredSession()?.user.id ?? "", path, entry?.id ?? "new"].join(" ");

const isExpired = ({ changedAt }: UnsavedText<unknown>) => changedAt < Date.now() - MAX_AGE_MS;

/** Reads a form's unsaved text, and deletes the expired text of all forms. */
export async function readUnsavedText<Values>(path: string, entry: StoredDto | null) {
  const all = await entries<string, UnsavedText<unknown>>();
  await delMany(all.filter(([, unsavedText]) => isExpired(unsavedText)).map(([key]) => key));
  return get<UnsavedText<Values>>(createKey(path, entry));
}

export const storeUnsavedText = (
  path: string,
  entry: StoredDto | null,
  unsavedText: UnsavedText<unknown>,
) => set(createKey(path, entry), unsavedText);

export const deleteUnsavedText = (path: string, entry: StoredDto | null) =>
  del(createKey(path, entry));
