import { del, delMany, entries, set } from "idb-keyval";
import { site } from "@/content/site";
import { readStoredSession } from "@/lib/auth/stored-session";
import type { StoredDto } from "./entry-editor";

// Stores each user's unsaved text in IndexedDB, which has room for embedded images.

export type UnsavedText<Values> = {
  values: Values;
  /** Version of the entry when editing started; null for a new entry. */
  version: number | null;
  /** Identifies the form. Also the idempotency key for creating the entry. */
  key: string;
  changedAt: number;
};

/** `isOpen` is true while the text's form is open, in this tab or in another one. */
export type FoundText<Values> = UnsavedText<Values> & { isOpen: boolean };

export const STORED_DAYS = 30;

const MAX_AGE_MS = STORED_DAYS * 24 * 60 * 60 * 1000;

/** Returns the name under which a form's text is stored: it contains the ids of the user and of the form. */
export const createName = (path: string, entry: StoredDto | null, key: string) =>
  [site.slug, readStoredSession()?.user.id ?? "", path, entry?.id ?? "new", key].join(" ");

const isExpired = ({ changedAt }: UnsavedText<unknown>) => changedAt < Date.now() - MAX_AGE_MS;

/** Browsers offer locks only over HTTPS and on localhost. */
const locks = () => ("locks" in navigator ? navigator.locks : undefined);

/** Reads the unsaved texts of an entry's forms, newest first, and deletes the expired texts of all forms. */
export async function readUnsavedTexts<Values>(path: string, entry: StoredDto | null) {
  const all = await entries<string, UnsavedText<Values>>();
  await delMany(all.filter(([, text]) => isExpired(text)).map(([name]) => name));
  const prefix = createName(path, entry, "");
  const held = (await locks()?.query())?.held ?? [];
  const found: FoundText<Values>[] = [];
  for (const [name, text] of all) {
    if (isExpired(text) || !name.startsWith(prefix)) continue;
    found.push({ ...text, isOpen: held.some((lock) => lock.name === name) });
  }
  return found.sort((a, b) => b.changedAt - a.changedAt);
}

export const storeUnsavedText = (name: string, unsavedText: UnsavedText<unknown>) =>
  set(name, unsavedText);

export const deleteUnsavedText = (name: string) => del(name);

/** Marks the text's form as open until the returned function is called or the tab ends. */
export function markAsOpen(name: string): () => void {
  let close = () => {};
  const closed = new Promise<void>((resolve) => {
    close = resolve;
  });
  void locks()?.request(name, () => closed);
  return close;
}
