import { useMutation } from "@tanstack/react-query";
import { showToast } from "@/components/ui/toast";
import { portalRequest } from "@/components/portal/requests/portal-request";
import { choiceOf, type ContactsView, type Shown } from "./use-contacts";

async function exportShown(shown: Shown): Promise<void> {
  const response = await portalRequest("POST", "/api/contacts/export", { body: choiceOf(shown) });
  await saveFile(response, "contacts.csv");
}

/** What is said of what a view has: its list alone is exported. */
const exported: Record<ContactsView, string> = {
  open: "Open contacts exported",
  answered: "Answered contacts exported",
  all: "Contacts exported",
  spam: "Spam exported",
};

/** Saves the contacts that are shown, of all pages, as a CSV file. */
export function useExport() {
  return useMutation({
    mutationFn: exportShown,
    onSuccess: (_, { view }) =>
      showToast({ title: "Success", message: exported[view], kind: "success" }),
    onError: () =>
      showToast({ title: "Error", message: "Failed to export contacts", kind: "error" }),
  });
}

const MINUTE_MS = 60_000;

/** The name that an answer gives its file, or another. */
const nameOf = (response: Response, otherwise: string) =>
  /filename="([^"]+)"/.exec(response.headers.get("Content-Disposition") ?? "")?.[1] ?? otherwise;

/**
 * Saves the body of an answer as a file, once all of it is there.
 * @throws TypeError when it breaks off: then nothing is saved.
 */
async function saveFile(response: Response, otherwise: string): Promise<void> {
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = nameOf(response, otherwise);
  link.click();
  // Safari begins to read it after this.
  setTimeout(() => URL.revokeObjectURL(url), MINUTE_MS);
}
