import { useMutation } from "@tanstack/react-query";
import { showToast } from "@/components/ui/toast";
import { portalRequest } from "@/components/portal/requests/portal-request";
import { saveFile } from "@/components/portal/requests/save-file";
import { buildExportFilter, type ContactsView, type ContactsSelection } from "./use-contacts";

async function exportSelection(selection: ContactsSelection): Promise<void> {
  const response = await portalRequest("POST", "/api/contacts/export", {
    body: buildExportFilter(selection),
  });
  // If the connection breaks, nothing is saved.
  saveFile(await response.blob(), readFileName(response, "contacts.csv"));
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

const readFileName = (response: Response, defaultName: string) =>
  /filename="([^"]+)"/.exec(response.headers.get("Content-Disposition") ?? "")?.[1] ?? defaultName;
