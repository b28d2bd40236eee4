import type { ContactDto } from "@/lib/contacts/schema";
import { HttpError } from "@/lib/http/client";
import { useList } from "../lists/use-list";

const PAGE_SIZE = 25;

export type ContactsView = "leads" | "spam";

/** Which contacts are shown: a view, and what is looked for in it; empty is nothing. */
export type Shown = { view: ContactsView; text: string };

/** The same as the API names it. */
export const choiceOf = ({ view, text }: Shown) => ({ text, spam: view === "spam" });

/** The contacts of a view in which a text occurs, a page at a time. */
export function useContacts(shown: Shown) {
  const { text, spam } = choiceOf(shown);
  return useList<ContactDto>({
    path: "/api/contacts",
    filter: { spam },
    text,
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
