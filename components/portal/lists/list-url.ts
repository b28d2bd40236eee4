import { useWindowEvent } from "@mantine/hooks";
import { z } from "zod";

// Which page of a list, and the words that it is searched for, stand in the address behind the tab:
// "#blog?page=2&q=tax". A reload keeps them, and so does Back from another page.

type ListPlace = { page: number; text: string };

const separated = () => window.location.hash.split("?");

/** The tab that the address names, with its hash: "#blog". Empty where it names none. */
export const tabOfUrl = (): string => separated()[0] ?? "";

/** What the address says of the list; page 1 and no words where it says nothing. */
export function readListPlace(): ListPlace {
  const params = new URLSearchParams(separated()[1]);
  const page = Number(params.get("page"));
  return { page: Number.isInteger(page) && page > 0 ? page : 1, text: params.get("q") ?? "" };
}

const leadId = z.uuid().nullable().catch(null);

/** Calls `follow` when the fragment changes to one of the tab. Any other one changes nothing in it. */
export const useTabFragment = (tab: string, follow: () => void): void =>
  useWindowEvent("hashchange", () => {
    if (tabOfUrl() === `#${tab}`) follow();
  });

/** The id of the lead that the address names: "#contacts?lead=…"; null where it names none. */
export const readLeadOfUrl = (): string | null =>
  tabOfUrl() === "#contacts" ? leadId.parse(new URLSearchParams(separated()[1]).get("lead")) : null;

/** Writes it in place of the entry before: Back leaves the portal. */
export function writeListPlace({ page, text }: ListPlace, tab: string): void {
  const params = new URLSearchParams();
  if (page > 1) params.set("page", String(page));
  if (text !== "") params.set("q", text);
  writeParams(tab, params);
}

/** The view of the leads that the address names: "#contacts?view=spam". */
export const readViewOfUrl = (): string | null => new URLSearchParams(separated()[1]).get("view");

/** Writes it, or none; a lead that the address named is no longer in it. */
export const writeViewToUrl = (view: string | null): void =>
  writeParams("contacts", new URLSearchParams(view ? { view } : {}));

function writeParams(tab: string, params: URLSearchParams): void {
  const place = params.size === 0 ? "" : `?${params}`;
  if (place === (separated()[1] ? `?${separated()[1]}` : "")) return;
  window.history.replaceState(null, "", `#${tab}${place}`);
}
