import { useMutation } from "@tanstack/react-query";
import { showToast } from "@/components/ui/toast";
import { portalRequest } from "@/components/portal/requests/portal-request";
import { saveFile } from "@/components/portal/requests/save-file";
import { choiceOf, type Shown } from "./use-contacts";

async function exportShown(shown: Shown): Promise<void> {
  const response = await portalRequest("POST", "/api/contacts/export", { body: choiceOf(shown) });
  await saveFile(response, "contacts.csv");
}

/** Saves the contacts that are shown, of all pages, as a CSV file. */
export function useExport() {
  return useMutation({
    mutationFn: exportShown,
    onSuccess: () => showToast({ title: "Success", message: "Contacts exported", kind: "success" }),
    onError: () =>
      showToast({ title: "Error", message: "Failed to export contacts", kind: "error" }),
  });
}
