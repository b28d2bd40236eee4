import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { capitalise } from "@/components/ui/capitalise";
import { showToast } from "@/components/ui/toast";
import {
  describeFailure,
  isConflictError,
  isNotFoundError,
  readStoredVersion,
} from "@/components/portal/requests/failure-text";
import { portalRequest } from "@/components/portal/requests/portal-request";
import { type EntryEditor, getStoredPath, type StoredDto } from "./entry-editor";
import type { EntryDto, EntryTab } from "./entry-tab";

type Action = "create" | "update" | "delete";

/** The server refuses a change to an outdated version (optimistic lock). */
const buildIfMatch = (version: number) => ({ "If-Match": `"${version}"` });

/** How a save handles a colleague's change: fail, overwrite, or (after a deletion) create a new entry. */
export type SaveMode = "checked" | "overwrite" | "recreate";

type SaveRequest<Input> = { input: Input; mode: SaveMode };

// Mode `checked` creates an entry if `entry` is null, or updates `entry` if its stored version is still `version`.
// If the response to a creation was lost, the next save updates the stored entry, provided that its version is still 1.
export function useSaveEntry<Dto extends StoredDto, Values extends FieldValues, Input>(
  editor: EntryEditor<Dto, Values, Input>,
  entry: Dto | null,
  version: number | null,
  key: string,
  discard: () => Promise<void>,
) {
  /** Also set for a new entry once a conflict shows that an earlier save has stored it. */
  const [storedEntry, setStoredEntry] = useState<Dto | null>(entry);
  const create = (input: Input, mode: SaveMode) => {
    // The original key may belong to the deleted entry.
    const headers = { "Idempotency-Key": mode === "recreate" ? `${key}-recreate` : key };
    return portalRequest("POST", editor.path, { body: input, headers });
  };
  const change = (target: Dto, input: Input, headers: Record<string, string>) =>
    portalRequest("PUT", getStoredPath(editor, target), { body: input, headers });
  const save = async (input: Input, mode: SaveMode) => {
    if (mode === "overwrite" && storedEntry) return change(storedEntry, input, {});
    if (entry && mode === "checked") {
      return change(entry, input, version === null ? {} : buildIfMatch(version));
    }
    try {
      return await create(input, mode);
    } catch (error) {
      const conflictingEntry = readStoredVersion<Dto>(error);
      if (!conflictingEntry) throw error;
      setStoredEntry(conflictingEntry);
      if (conflictingEntry.version > 1) throw error;
      return change(conflictingEntry, input, buildIfMatch(1));
    }
  };
  const saving = useEntryMutation(
    editor,
    editor.showsServerMessage.save,
    ({ mode }) => (entry && mode !== "recreate" ? "update" : "create"),
    async ({ input, mode }: SaveRequest<Input>) => {
      const response = await save(input, mode);
      editor.onSaved?.(input);
      // Discards the unsaved text before the toast, because the user may close the tab right after the toast.
      await discard();
      return response;
    },
  );
  return { saving, storedEntry };
}

export function useDeleteEntry<Dto extends EntryDto, Values extends FieldValues, Input>(
  entryTab: EntryTab<Dto, Values, Input>,
) {
  return useEntryMutation(
    entryTab,
    entryTab.showsServerMessage.delete,
    () => "delete",
    (entry: Dto) =>
      portalRequest("DELETE", getStoredPath(entryTab, entry), {
        headers: buildIfMatch(entry.version),
      }),
  );
}

async function linkTo<Dto>(response: Response, getPagePath: (stored: Dto) => string) {
  return { href: getPagePath((await response.json()) as Dto), text: "View on Site" };
}

/** Shows the toasts (spec §8). Reloads the list after a success, a conflict or a deletion by a colleague. */
function useEntryMutation<Dto extends StoredDto, Values extends FieldValues, Input, Subject>(
  { path, noun, getPagePath }: EntryEditor<Dto, Values, Input>,
  showsServerMessage: boolean,
  getAction: (subject: Subject) => Action,
  send: (subject: Subject) => Promise<Response>,
) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const refetch = () => {
    void queryClient.invalidateQueries({ queryKey: ["/api/versions"] });
    return queryClient.invalidateQueries({ queryKey: [path] });
  };
  return useMutation({
    mutationFn: send,
    onSuccess: async (response, subject) => {
      const action = getAction(subject);
      const message = `${capitalise(noun)} ${action}d successfully`;
      const link = action === "delete" ? undefined : await linkTo(response, getPagePath);
      showToast({ title: "Success", message, kind: "success", link });
      void refetch();
      // Next's router cache still holds the old public pages.
      router.refresh();
    },
    onError: (error, subject) => {
      const action = getAction(subject);
      const summary = `Failed to ${action} ${noun}`;
      const message = showsServerMessage ? `${summary}: ${describeFailure(error)}` : summary;
      showToast({ title: "Error", message, kind: "error" });
      if (isConflictError(error) || isNotFoundError(error)) void refetch();
    },
  });
}
