import { useWindowEvent } from "@mantine/hooks";
import { z } from "zod";

// The fragment holds the state of a list, such as "#blog?page=2&q=tax". A reload and a return to the portal restore it.

type ListState = { page: number; text: string };

const splitHash = () => window.location.hash.split("?");

/** Returns the tab with "#", such as "#blog", or "" if the URL has no fragment. */
export const readTabHash = (): string => splitHash()[0] ?? "";

export function readListState(): ListState {
  const params = new URLSearchParams(splitHash()[1]);
  const page = Number(params.get("page"));
  return { page: Number.isInteger(page) && page > 0 ? page : 1, text: params.get("q") ?? "" };
}

const contactIdSchema = z.uuid().nullable().catch(null);

export const useTabHashChange = (tab: string, onChange: () => void): void =>
  useWindowEvent("hashchange", () => {
    if (readTabHash() === `#${tab}`) onChange();
  });

/** Returns the lead's id (a UUID) from "#contacts?lead=…", or null. */
export const readLinkedContactId = (): string | null =>
  readTabHash() === "#contacts"
    ? contactIdSchema.parse(new URLSearchParams(splitHash()[1]).get("lead"))
    : null;

/** Writes the state to the URL without a new history entry, so that Back leaves the portal. */
export function writeListState({ page, text }: ListState, tab: string): void {
  const params = new URLSearchParams();
  if (page > 1) params.set("page", String(page));
  if (text !== "") params.set("q", text);
  writeParams(tab, params);
}

/** Returns the view, such as "spam" from "#contacts?view=spam", or null. */
export const readViewFromUrl = (): string | null => new URLSearchParams(splitHash()[1]).get("view");

/** Sets or removes the view. Removes all other parameters, such as a lead's id. */
export const writeViewToUrl = (view: string | null): void =>
  writeParams("contacts", new URLSearchParams(view ? { view } : {}));

function writeParams(tab: string, params: URLSearchParams): void {
  const query = params.size === 0 ? "" : `?${params}`;
  if (query === (splitHash()[1] ? `?${splitHash()[1]}` : "")) return;
  window.history.replaceState(null, "", `#${tab}${query}`);
}
