import type { ContactDto } from "@/lib/contacts/schema";
import { HttpError } from "@/lib/http/client";
import { type ListFilter, useList } from "../lists/use-list";

const PAGE_SIZE = 25;

/** The views of the tab, in their order. */
export const views = ["open", "answered", "all", "spam"] as const;
export type ContactsView = (typeof views)[number];

const filters: Record<ContactsView, ListFilter> = {
  open: { spam: false, answered: false },
  answered: { spam: false, answered: true },
  all: { spam: false },
  spam: { spam: true },
};

/** Which contacts are shown: a view, and what is looked for in it; empty is nothing. */
export type Shown = {
  view: ContactsView;
  text: string;
  /** The Monday of the week in which they came. */
  week?: string | undefined;
  /** The first day on which they may have come. */
  since?: string | undefined;
  /** The path of the page that brought them. */
  source?: string | undefined;
};

const filterOf = ({ view, week, since, source }: Shown): ListFilter => ({
  ...filters[view],
  ...(week !== undefined && { week }),
  ...(since !== undefined && { since }),
  ...(source !== undefined && { source }),
});

/** The same as the API names it. */
export const choiceOf = (shown: Shown) => ({ text: shown.text, ...filterOf(shown) });

/** The contacts of a view in which a text occurs, a page at a time. */
export function useContacts(shown: Shown) {
  return useList<ContactDto>({
    path: "/api/contacts",
    filter: filterOf(shown),
    text: shown.text,
    pageSize: PAGE_SIZE,
    loadFailed: "Failed to load contacts",
    onFailure: logFailure,
  });
}

/** Logs, in the words of spec §8, why the contacts did not load. */
function logFailure(error: Error): void {
  console.error(
    error instanceof HttpError ? new Error(`HTTP error! status: ${error.status}`) : error,
  );
}
