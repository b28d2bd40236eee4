import { del, delMany, entries, get, set } from "idb-keyval";
import { site } from "@/content/site";
import { readStoredSession } from "@/lib/auth/stored-session";
import type { EntryDto } from "./entry-tab";

// Stores each user's unsaved text in IndexedDB, which has room for embedded images.

export type Unsaved<Values> = {
  values: Values;
  /** Version of the entry when editing started; null for a new entry. */
  version: number | null;
  /** Idempotency key for creating the entry. Missing for a restored earlier version. */
  key?: string;
  changedAt: number;
};

const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

const createKey = (path: string, entry: EntryDto | null) =>
  [site.slug, readStoredSession()?.user.id ?? "", path, entry?.id ?? "new"].join(" ");

const isExpired = ({ changedAt }: Unsaved<unknown>) => changedAt < Date.now() - MAX_AGE_MS;

/** Reads a form's unsaved text, and deletes the expired text of all forms. */
export async function readUnsaved<Values>(path: string, entry: EntryDto | null) {
  const all = await entries<string, Unsaved<unknown>>();
  await delMany(all.filter(([, unsaved]) => isExpired(unsaved)).map(([key]) => key));
  return get<Unsaved<Values>>(createKey(path, entry));
}

export const storeUnsaved = (path: string, entry: EntryDto | null, unsaved: Unsaved<unknown>) =>
  set(createKey(path, entry), unsaved);

export const deleteUnsaved = (path: string, entry: EntryDto | null) => del(createKey(path, entry));
