import { del, delMany, entries, get, set } from "idb-keyval";
import { site } from "@/content/site";
import { readStoredSession } from "@/lib/auth/stored-session";
import type { EntryDto } from "./entry-kind";

// Text of a dialog that was typed and not saved. It is in the database of this browser, which has
// room for images within a text; each user has their own.

/** Unsaved text of one form. */
export type Unsaved<Values> = {
  values: Values;
  /** Which version of the entry it began from (null: a new entry). */
  version: number | null;
  /** What a new entry is sent with, so that it is made once. Missing in what an older release kept. */
  key?: string;
  changedAt: number;
};

/** After that long it is not offered any more. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

const keyOf = (path: string, entry: EntryDto | null) =>
  [site.slug, readStoredSession()?.user.id ?? "", path, entry?.id ?? "new"].join(" ");

const isOld = ({ changedAt }: Unsaved<unknown>) => changedAt < Date.now() - KEPT_MS;

/** What a form has unsaved, or undefined. What is too old, of whichever form, is forgotten. */
export async function readUnsaved<Values>(path: string, entry: EntryDto | null) {
  const all = await entries<string, Unsaved<unknown>>();
  await delMany(all.filter(([, unsaved]) => isOld(unsaved)).map(([key]) => key));
  return get<Unsaved<Values>>(keyOf(path, entry));
}

/** Keeps what a form has unsaved, in place of what was kept of it before. */
export const keepUnsaved = (path: string, entry: EntryDto | null, unsaved: Unsaved<unknown>) =>
  set(keyOf(path, entry), unsaved);

/** Forgets what a form has unsaved. */
export const forgetUnsaved = (path: string, entry: EntryDto | null) => del(keyOf(path, entry));
