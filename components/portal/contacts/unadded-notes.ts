/** What was typed and not added, by the id of its lead: a dialog that is closed by a slip keeps it. */
const unadded = new Map<string, string>();

const askBeforeLeaving = (event: Event) => event.preventDefault();

export const unaddedNote = (contactId: string): string => unadded.get(contactId) ?? "";

/** Keeps what was typed for a lead, or forgets it where it is empty, and asks before it is lost. */
export function keepUnaddedNote(contactId: string, text: string): void {
  if (text.trim() === "") unadded.delete(contactId);
  else unadded.set(contactId, text);
  if (unadded.size > 0) addEventListener("beforeunload", askBeforeLeaving);
  else removeEventListener("beforeunload", askBeforeLeaving);
}

/** Whether no note waits to be added, or whoever typed it lets it go. */
export function mayLoseUnaddedNotes(): boolean {
  if (unadded.size > 0 && !confirm("You have typed a note and not added it. Log out without it?"))
    return false;
  for (const contactId of unadded.keys()) keepUnaddedNote(contactId, "");
  return true;
}
