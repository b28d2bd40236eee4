/** Note drafts by contact id. They survive closing the dialog. */
const drafts = new Map<string, string>();

const askBeforeLeaving = (event: Event) => event.preventDefault();

export const getNoteDraft = (contactId: string): string => drafts.get(contactId) ?? "";

/** Stores a draft. Empty text deletes it. While drafts exist, the browser asks before it leaves the page. */
export function storeNoteDraft(contactId: string, text: string): void {
  if (text.trim() === "") drafts.delete(contactId);
  else drafts.set(contactId, text);
  if (drafts.size > 0) addEventListener("beforeunload", askBeforeLeaving);
  else removeEventListener("beforeunload", askBeforeLeaving);
}

export function discardDraftsIfConfirmed(): boolean {
  if (drafts.size > 0 && !confirm("Your note has not been added. Log out without it?"))
    return false;
  for (const contactId of drafts.keys()) storeNoteDraft(contactId, "");
  return true;
}
