import { useMutation } from "@tanstack/react-query";
import { showToast } from "@/components/ui/toast";
import { portalRequest } from "@/components/portal/requests/portal-request";
import { buildExportFilter, type ContactsView, type ContactsSelection } from "./use-contacts";

async function exportSelection(selection: ContactsSelection): Promise<void> {
  const response = await portalRequest("POST", "/api/contacts/export", {
    body: buildExportFilter(selection),
  });
  await saveFile(response, "contacts.csv");
}

const successMessages: Record<ContactsView, string> = {
  open: "Open contacts exported",
  answered: "Answered contacts exported",
  all: "Contacts exported",
  spam: "Spam exported",
};

export function useExport() {
  return useMutation({
    mutationFn: exportSelection,
    onSuccess: (_, { view }) =>
      showToast({ title: "Success", message: successMessages[view], kind: "success" }),
    onError: () =>
      showToast({ title: "Error", message: "Failed to export contacts", kind: "error" }),
  });
}

const MINUTE_MS = 60_000;

const readFileName = (response: Response, defaultName: string) =>
  /filename="([^"]+)"/.exec(response.headers.get("Content-Disposition") ?? "")?.[1] ?? defaultName;

/** Saves a response body as a file. @throws TypeError if the connection breaks; then nothing is saved */
async function saveFile(response: Response, defaultName: string): Promise<void> {
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = readFileName(response, defaultName);
  link.click();
  // Safari starts to read the URL only after this function returns.
  setTimeout(() => URL.revokeObjectURL(url), MINUTE_MS);
}
