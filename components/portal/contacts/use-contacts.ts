import type { ContactDto } from "@/lib/contacts/schema";
import { HttpError } from "@/lib/http/client";
import { type ListFilter, useList } from "../lists/use-list";

const PAGE_SIZE = 25;

/** Listed in the order of the buttons. */
export const views = ["open", "answered", "all", "spam"] as const;
export type ContactsView = (typeof views)[number];

const filters: Record<ContactsView, ListFilter> = {
  open: { spam: false, answered: false },
  answered: { spam: false, answered: true },
  all: { spam: false },
  spam: { spam: true },
};

/** `week` (its Monday) and `since` are dates such as "2026-11-23". `source` is the path of the page that brought a lead. */
export type ContactsSelection = {
  view: ContactsView;
  text: string;
  week?: string | undefined;
  since?: string | undefined;
  source?: string | undefined;
};

const buildFilter = ({ view, week, since, source }: ContactsSelection): ListFilter => ({
  ...filters[view],
  ...(week !== undefined && { week }),
  ...(since !== undefined && { since }),
  ...(source !== undefined && { source }),
});

export const buildExportFilter = (selection: ContactsSelection) => ({
  text: selection.text,
  ...buildFilter(selection),
});

export function useContacts(selection: ContactsSelection) {
  return useList<ContactDto>({
    path: "/api/contacts",
    searchPath: "/api/contacts/search",
    filter: buildFilter(selection),
    text: selection.text,
    pageSize: PAGE_SIZE,
    errorMessage: "Failed to load contacts",
    onFailure: logFailure,
  });
}

/** Logs a failed load in the words of spec §8. */
function logFailure(error: Error): void {
  console.error(
    error instanceof HttpError ? new Error(`HTTP error! status: ${error.status}`) : error,
  );
}
